import { headIn, isCode, setIn } from './lists.ts';
import { weighed } from './odds.ts';
import type { Outline, OutlineLine } from './outline.ts';

/** `[name` and `[x = name`; a link of a notebook, `[[Name]]`, throws on nothing. */
const thrown = /(?<![\\[])\[\s*(?:[\p{L}_][\p{L}\p{N}_]{0,39}\s*=\s*)?([\p{L}_$][\p{L}\p{N}_$]{0,79})/gu;

/** All names that stand where a list may be thrown on. */
export const namesThrown = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(thrown), ([, name = '']) => name));

/** Where what is shown of a generator begins. */
export const isOutput = (name: string): boolean => name === 'output' || name === '$output';

const isList = (line: OutlineLine): boolean => headIn(line) !== null && line.below.length > 0;
const isKnown = (line: OutlineLine): boolean => isList(line) || setIn(line) !== null || isCode(line);

/**
 * Whether lists under their names are those of a generator: it says where it begins, an item throws on one of the
 * lists, or an item has odds and there is nothing but lists. Words under headings, which many texts are, are not enough.
 */
export function isGenerator({ top }: Outline, thrownOn: ReadonlySet<string>): boolean {
  const lists = top.filter(isList);
  const known = top.filter(isKnown);
  if (lists.length === 0 || known.length * 4 < top.length * 3) return false;
  const names = known.flatMap((line) => headIn(line) ?? setIn(line)?.name ?? []);
  if (names.some((name) => isOutput(name) || thrownOn.has(name))) return true;
  const hasOdds = lists.some(({ below }) => below.some(({ text }) => weighed(text).text !== text));
  return hasOdds && known.length === top.length;
}
