import { figure, signed } from '../../../../../shared/words/figures.ts';
import type { TableView } from '../table-types.ts';

type Columns = TableView['columns'];
type Modifiers = TableView['modifiers'];

/** "1d20", or "B 1d6, X 1d8" of two columns. */
export const columnsText = (columns: Columns): string =>
  columns.map(({ title, dice }) => (title === '' ? dice : `${title} ${dice}`)).join(', ');

/** The last word of each is its dice. */
export const columnsFrom = (text: string): Columns =>
  text.split(',').map((each) => {
    const words = each.trim().split(/\s+/u);
    return { title: words.slice(0, -1).join(' '), dice: words.at(-1) ?? '' };
  });

/** One a line: "night +2". */
export const modifiersText = (modifiers: Modifiers): string =>
  modifiers.map(({ title, add }) => `${title} ${signed(add)}`.replace('−', '-')).join('\n');

/** Null, with the line that is none, where a line cannot be read. */
export function modifiersFrom(text: string): { modifiers: Modifiers; wrong: string | undefined } {
  const modifiers: Modifiers = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, title, sign, add] = /^(.*?)\s*([-+−])\s*(\d{1,4})$/u.exec(line) ?? [];
    if (title === undefined || add === undefined)
      return { modifiers, wrong: `“${line.slice(0, 40)}” wants a figure, such as night +2.` };
    modifiers.push({ title, add: sign === '+' ? Number(add) : -Number(add) });
  }
  return modifiers.length > 20
    ? { modifiers, wrong: `At most ${figure(20)} modifiers.` }
    : { modifiers, wrong: undefined };
}
