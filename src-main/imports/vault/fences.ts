/** A fenced block of a note. */
export interface Fence {
  language: 'statblock' | 'encounter' | 'encounter-table';
  text: string;
  /** The line that opens it, counted from 1. */
  line: number;
  /** The nearest heading above it. */
  heading: string | null;
}

export interface NoteParts {
  /** YAML between the dashes at the top. */
  front: string | null;
  fences: Fence[];
  /** The lines that are neither, the others empty. */
  rest: string[];
}

const opening = /^((?:> ?)*)[ ]{0,3}(`{3,}|~{3,})[ ]*(statblock|encounter-table|encounter)\s*$/;
const anyOpening = /^(?:> ?)*[ ]{0,3}(`{3,}|~{3,})/;

/** Whether a text is a note with blocks that are read here. */
export const holdsFences = (text: string): boolean =>
  /^(?:> ?)*[ ]{0,3}(?:`{3,}|~{3,})[ ]*(?:statblock|encounter-table|encounter)[ \t\r]*$/m.test(text) ||
  /^---[ \t]*\r?\n(?:[^\n]*\n){0,200}?statblock:[ ]*(?:true|yes)[ \t]*\r?\n/.test(text);

const isClosing = (line: string, fence: string): boolean => {
  const bare = line.replace(/^(?:> ?)+/, '').trim();
  return bare.length >= fence.length && bare === fence.charAt(0).repeat(bare.length);
};

const headingOf = (line: string): string | null => {
  const [, words] = /^#{1,6} +(.+?)[ #]*$/.exec(line) ?? [];
  return words === undefined || /`=|<%/.test(words) ? null : words;
};

const frontOf = (lines: readonly string[]): number => {
  if (lines[0]?.trimEnd() !== '---') return -1;
  return lines.findIndex((line, at) => at > 0 && at < 1000 && /^(?:---|\.\.\.)\s*$/.test(line));
};

/** A note as its blocks and what stands around them. A block that never ends goes to the end of the note. */
export const partsOf = (text: string): NoteParts => {
  const lines = text.split(/\r\n|\n|\r/);
  const rest = [...lines];
  const fences: Fence[] = [];
  const ends = frontOf(lines);
  if (ends > 0) rest.fill('', 0, ends + 1);
  let heading: string | null = null;
  for (let at = Math.max(0, ends + 1); at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    heading = headingOf(line) ?? heading;
    const sign = (opening.exec(line)?.[2] ?? anyOpening.exec(line)?.[1]) || null;
    if (sign === null) continue;
    const [, quote = '', , language] = opening.exec(line) ?? [];
    let end = at + 1;
    while (end < lines.length && !isClosing(lines[end] ?? '', sign)) end += 1;
    if (language !== undefined) {
      const inner = lines
        .slice(at + 1, end)
        .map((each) => (quote === '' ? each : each.replace(/^(?:> ?)+/, '')));
      const fence = { text: inner.join('\n'), line: at + 1, heading };
      fences.push({ ...fence, language: language as Fence['language'] });
      rest.fill('', at, end + 1);
    }
    at = end;
  }
  return { front: ends > 0 ? lines.slice(1, ends).join('\n') : null, fences, rest };
};
