import { counted } from '../../../../shared/words/figures.ts';
import { shownText } from '../../../../shared/words/shown-text.ts';
import type { Outline, OutlineLine } from './outline.ts';
import { weighed } from './odds.ts';

/** A list of a generator, with the lists within it. */
export interface PerchanceList {
  readonly name: string;
  /** The names on the way to it, its own the last: `animal.mammal`. */
  readonly path: readonly string[];
  readonly line: number;
  /** Written as `name = text`. */
  readonly isSet: boolean;
  readonly items: readonly PerchanceItem[];
  readonly lists: readonly PerchanceList[];
}

export const pathOf = ({ path }: Pick<PerchanceList, 'path'>): string => path.join('.');

export interface PerchanceItem {
  readonly line: number;
  readonly text: string;
  readonly weight: number;
  /** Odds that are worked out there. */
  readonly code: string | null;
  /** An item that has items itself. */
  readonly list: PerchanceList | null;
}

type Tell = (line: number, why: string) => void;

const named = /^([\p{L}_$][\p{L}\p{N}_$]{0,79})$/u;
const set = /^([\p{L}_$][\p{L}\p{N}_$]{0,79})\s*=(?![=>])\s*(.*)$/su;
const code = /^(?:async\s+)?[\p{L}_$][\p{L}\p{N}_$]*\s*(?:=\s*(?:async\s*)?)?\([^()]{0,400}\)\s*=>/u;

export const isCode = ({ text }: OutlineLine): boolean => code.test(text);
/** `name`, as a list is headed. */
export const headIn = ({ text }: OutlineLine): string | null => named.exec(text)?.[1] ?? null;
/** `name = text`, a list of one item. */
export function setIn({ text }: OutlineLine): { name: string; value: string } | null {
  const [, name, value] = set.exec(text) ?? [];
  return name === undefined || value === undefined ? null : { name, value };
}

/** A line that is left out, with how much stands under it. */
function shownLine({ text, below }: OutlineLine): string {
  const under = below.length === 0 ? '' : `, with ${counted(below.length, 'line')} under it,`;
  return `${shownText(text)}${under}`;
}

/** Below `$output` and the like stands what a list is told by the program there. */
const isOrder = (name: string): boolean => name.startsWith('$');

function listOf(head: OutlineLine, name: string, above: readonly string[], tell: Tell): PerchanceList {
  const path = [...above, name];
  const items: PerchanceItem[] = [];
  const lists: PerchanceList[] = [];
  for (const line of head.below) {
    const property = setIn(line);
    const order = property?.name ?? headIn(line) ?? '';
    if (isCode(line)) tell(line.line, `${shownLine(line)} is code and left out.`);
    else if (isOrder(order) && (property !== null || line.below.length > 0))
      tell(
        line.line,
        `${shownLine(line)} is left out; ${shownText(pathOf({ path }))} gives one of its items.`,
      );
    else if (property !== null) lists.push(oneOf(line, property, path, tell));
    else {
      const item = { ...weighed(line.text), line: line.line };
      const list = line.below.length === 0 ? null : listOf(line, item.text, path, tell);
      if (list !== null) lists.push(list);
      items.push({ ...item, list });
    }
  }
  return { name, path, line: head.line, isSet: false, items, lists };
}

function oneOf(
  { line, below }: OutlineLine,
  { name, value }: { name: string; value: string },
  above: readonly string[],
  tell: Tell,
): PerchanceList {
  for (const each of below) tell(each.line, 'It stands under a list of one item and is left out.');
  const items = [{ ...weighed(value), line, list: null }];
  return { name, path: [...above, name], line, isSet: true, items, lists: [] };
}

/** The lists of a generator in its order; all else is told by its line. */
export function listsOf({ top, tooDeep }: Outline, tell: Tell): PerchanceList[] {
  const lists = top.flatMap((line) => {
    const property = setIn(line);
    if (isCode(line)) tell(line.line, `${shownLine(line)} is code and left out.`);
    else if (property !== null) return [oneOf(line, property, [], tell)];
    else if (line.below.length > 0) return [listOf(line, weighed(line.text).text, [], tell)];
    else tell(line.line, `${shownText(line.text)} is no list, or one without items.`);
    return [];
  });
  for (const line of tooDeep) tell(line, 'It stands too deep under other lists and is left out.');
  return lists;
}

/** A list and those within it, each before its own. */
export const listsIn = (list: PerchanceList): PerchanceList[] => [list, ...list.lists.flatMap(listsIn)];
