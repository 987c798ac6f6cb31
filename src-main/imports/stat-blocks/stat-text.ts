/** Text of stat blocks with one way of writing dashes, times signs, feet and halves. */
export const plainStats = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[–—−‐‑]/g, '-')
    .replaceAll('×', 'x')
    .replaceAll(/[′’‘]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll('½', '1/2')
    .replaceAll(/<br ?\/?>/gi, ' ')
    .replaceAll(/[^\S\n]+/g, ' ');

/** A row of a Markdown table: a label and its figure read as on a line of their own. */
const rowOfTable = (line: string): string => {
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !/^:?-+:?$/.test(cell));
  return cells.length === 2 ? cells.join(': ') : cells.join(', ');
};

/** A line without the signs of Markdown. The stars of Hit Dice stay: they close behind no letter that they opened at. */
const plainLine = (line: string): string => {
  const bare = line.trim().replace(/^(?:> ?)+/, '');
  if (/^(?:-{3,}|\*{3,}|={3,}|_{3,})$/.test(bare)) return '';
  const unlinked = bare
    .replaceAll(/!?\[\[([^[\]|]{1,200})(?:\|[^[\]]{0,200})?\]\]/g, '$1')
    .replaceAll(/!?\[([^[\]]{1,200})\]\([^()]{0,400}\)/g, '$1');
  const row = unlinked.startsWith('|') ? rowOfTable(unlinked) : unlinked;
  return row
    .replaceAll(/(?<![\w*])\*\*(?=[a-z#%[])([^*]{1,200}?)\*\*/gi, '$1')
    .replaceAll(/(?<![\w*])\*(?=[a-z#%])([^*]{1,200}?)\*(?!\*)/gi, '$1')
    .replaceAll(/(?<!\w)__([^_]{1,200}?)__/g, '$1')
    .replace(/^(?:[-•]|\*(?!\*)) +/, '')
    .trim();
};

/** No page that somebody pastes has a longer line. */
const longestLine = 20_000;

/** The lines of a text as they are read; a heading keeps its sign. What is too long to be one is left empty. */
export const plainLines = (text: string): { lines: string[]; tooLong: number[] } => {
  const written = plainStats(text).split('\n');
  const lines = written.map((line) => (line.length > longestLine ? '' : plainLine(line)));
  const tooLong = written.flatMap((line, at) => (line.length > longestLine ? [at] : []));
  return { lines, tooLong };
};

/** How many brackets each letter stands in. Those that never close, or only far off, are none. */
export const bracketDepths = (text: string): Uint8Array => {
  const farthest = 600;
  const steps = new Int16Array(text.length + 1);
  let open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(' || letter === '[') open.push(at);
    else if (letter === '\n' && text[at + 1] === '\n') open = [];
    else if (letter === ')' || letter === ']') {
      const from = open.pop();
      if (from === undefined || at - from > farthest) continue;
      steps[from + 1] = (steps[from + 1] ?? 0) + 1;
      steps[at] = (steps[at] ?? 0) - 1;
    }
  }
  const depths = new Uint8Array(text.length + 1);
  let depth = 0;
  for (let at = 0; at <= text.length; at += 1) {
    depth += steps[at] ?? 0;
    depths[at] = depth;
  }
  return depths;
};

export interface Field {
  key: string;
  /** The label as it is written. */
  label: string;
  text: string;
}

/** What of a field's text a pattern left over. */
export const restOf = (text: string, match: RegExpExecArray | null): string =>
  match === null ? text : (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim();
