/** The name that is being typed in lines of comers, and what it may become. */

interface Typing {
  /** What stands before the name: earlier lines, and how many. */
  readonly before: string;
  readonly name: string;
}

const option = /(?:^|\s)(?:hp|ac|side|as|arrives?)(?:\s|$)|@/i;
const count = /^\s*(?:\d+\s*(?:[x×]\s*)?\s)?\s*/i;

/** Null once more than a name stands in the last line. */
export function typingIn(text: string): Typing | null {
  const from = Math.max(text.lastIndexOf(';'), text.lastIndexOf('\n')) + 1;
  const line = text.slice(from);
  const lead = count.exec(line)?.[0] ?? '';
  const name = line.slice(lead.length);
  return option.test(name) ? null : { before: text.slice(0, from + lead.length), name };
}

const shownAtMost = 8;

/** The names that begin as it is typed, then those that hold it, each as the whole field would read. */
export function completions(text: string, names: readonly string[]): string[] {
  const typing = typingIn(text);
  const wanted = typing?.name.trim().toLowerCase() ?? '';
  if (typing === null || wanted === '') return [];
  const small = names.map((name) => ({ name, small: name.toLowerCase() }));
  const first = small.filter((each) => each.small.startsWith(wanted));
  const within = small.filter((each) => !each.small.startsWith(wanted) && each.small.includes(wanted));
  return [...first, ...within]
    .slice(0, shownAtMost)
    .map(
      ({ name }) => `${typing.before}${typing.before === '' || /\s$/.test(typing.before) ? '' : ' '}${name}`,
    );
}

/** What is pasted has lines; in the field they are parted by semicolons, and a stat block is one line. */
export const inOneLine = (pasted: string, isBlock: (text: string) => boolean): string => {
  const lines = pasted
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 && isBlock(lines.join(' ')) && !lines.every(isBlock)
    ? lines.join(' ')
    : lines.join('; ');
};
