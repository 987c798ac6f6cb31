import { askingDice, DieWanted } from '../../../shared/dice/asking.ts';
import { tableBook } from '../../../shared/tables/book.ts';
import { rollTable, type RollOptions } from '../../../shared/tables/roll.ts';
import type { RollTree } from '../../../shared/tables/rolled.ts';
import type { RandomTable, TableId, TableRow } from '../../../shared/tables/table.ts';

let rows = 0;

/** A row of one column or of a draw, with what the test says of it. */
export const row = (text: string, changes: Partial<TableRow> = {}): TableRow => ({
  id: (rows += 1),
  spans: [null],
  weight: 1,
  text,
  gives: [],
  again: null,
  once: false,
  struck: false,
  drawn: 0,
  note: '',
  ...changes,
});

/** Rows that stand at 1, 2, 3 and so on of the dice. */
export const inOrder = (...texts: (string | [string, Partial<TableRow>])[]): TableRow[] =>
  texts.map((each, at) => {
    const [text, changes] = typeof each === 'string' ? [each, {}] : each;
    return row(text, { spans: [{ from: at + 1, to: at + 1 }], ...changes });
  });

/** A table thrown with these dice, at the top of the campaign. */
export const table = (
  id: TableId,
  name: string,
  dice: string,
  itsRows: readonly TableRow[],
  changes: Partial<RandomTable> = {},
): RandomTable => ({
  id,
  name,
  folder: '',
  columns: [{ title: '', dice }],
  way: 'dice',
  beyond: 'nothing',
  modifiers: [],
  rows: itsRows,
  ...changes,
});

/** A roll asked die by die: the faces answer in their order, and what each die was for is kept. */
export function asked(
  tables: readonly RandomTable[],
  id: TableId,
  faces: readonly number[],
  options: Omit<RollOptions, 'dice'> = {},
): { tree: RollTree; asks: string[] } {
  const book = tableBook(tables);
  const asks: string[] = [];
  for (let given = 0; ; given += 1) {
    const dice = askingDice(faces.slice(0, given));
    try {
      const tree = rollTable(book, id, { ...options, dice });
      if (dice.used !== faces.length)
        throw new RangeError(`${faces.length - dice.used} faces are left over.`);
      return { tree, asks };
    } catch (error) {
      if (!(error instanceof DieWanted)) throw error;
      if (given === faces.length) throw new RangeError(`No face for ${error.message}`, { cause: error });
      asks.push(`${error.ask.title} d${error.ask.sides} (${error.ask.nth} of ${error.ask.of ?? '?'})`);
    }
  }
}
