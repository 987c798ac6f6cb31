/** The parts of a statement that must not be taken for others: comments, quoted words, words, single signs. */
const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|[A-Za-z_][A-Za-z0-9_]*|[^]/g;

const isComment = (part: string): boolean => part.startsWith('--') || part.startsWith('/*');

const depthAfter = (depth: number, part: string): number => {
  if (part === '(') return depth + 1;
  return part === ')' ? depth - 1 : depth;
};

/** What stands in the brackets that open at `from` or after it, with them. */
const bracketed = (parts: readonly string[], from: number): string => {
  let depth = 0;
  let text = '';
  for (const part of parts.slice(from)) {
    depth = depthAfter(depth, part);
    text += part;
    if (depth === 0 && part === ')') break;
  }
  return text.trim();
};

/** Every condition that a CREATE TABLE sets its rows by CHECK, in brackets. */
export const checksIn = (createTable: string): string[] => {
  const parts = (createTable.match(token) ?? []).filter((part) => !isComment(part));
  return parts.flatMap((part, at) => (part.toUpperCase() === 'CHECK' ? [bracketed(parts, at + 1)] : []));
};

const unquoted = (part: string): string => part.replace(/^"(.*)"$/s, '$1');

/** The words of a condition that may name a column: all but its texts and comments. */
export const wordsOf = (condition: string): ReadonlySet<string> =>
  new Set((condition.match(token) ?? []).filter((part) => /^["A-Za-z_]/.test(part)).map(unquoted));

/** Every text and figure that a condition names, as SQL. */
export const literalsIn = (condition: string): string[] =>
  condition.match(/'(?:[^']|'')*'|(?<![\w.])\d+/g) ?? [];
