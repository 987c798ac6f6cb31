import { diceOfRange, rangeOf } from '../../../shared/dice/spelt-range.ts';
import { mostWanderRows } from '../../../shared/ipc/book/wander.ts';
import type { BookTableRow } from '../book-entry.ts';
import type { ReadEntry } from '../entry.ts';
import { judgeBook } from '../judge/judge-book.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { UnreadList } from '../unread-list.ts';
import { plainHeader } from './plain-header.ts';
import type { CsvRecord } from './text.ts';

/** A wandering table a level of a dungeon, side by side: totals in the first column, a level in each other. */

const named = /^(?:dungeon |monster )?(?:levels?|lvl?\.?) ?(\d{1,2}(?: ?(?:-|–|to) ?\d{1,2}|\+)?)$/i;
const ordinal = /^(\d{1,2})(?:st|nd|rd|th)(?: level)?$/i;
const bare = /^(\d{1,2}(?: ?[-–] ?\d{1,2}|\+)?)$/;

const levelOf = (header: string): string | null => {
  const [, level] = named.exec(header) ?? ordinal.exec(header) ?? bare.exec(header) ?? [];
  return level === undefined ? null : level.replaceAll(/ ?(?:–|to) ?/g, '-');
};

const totals = /^(?:\d*d(?:\d+|%)|roll|die ?roll|die|dice|range)$/i;

export interface LevelColumns {
  /** The dice that the first column names. */
  dice: string | null;
  levels: ReadonlyMap<number, string>;
}

/** Null where the columns are not the levels of a dungeon, two at least. */
export const levelColumns = (headers: readonly string[]): LevelColumns | null => {
  const [first = '', ...others] = headers.map((header) => header.trim());
  if (!totals.test(first)) return null;
  const levels = new Map<number, string>();
  others.forEach((header, at) => {
    const level = levelOf(header);
    if (level !== null) levels.set(at + 1, level);
  });
  const dice = /\d/.test(plainHeader(first)) || first.includes('%') ? first : null;
  return levels.size < 2 ? null : { dice, levels };
};

const count = String.raw`\d*d\d+(?: ?[+-] ?\d+)?|\d{1,3}(?: ?- ?\d{1,3})?`;
const behind = new RegExp(String.raw`^(.*\S)(?:,? +| *\()(${count})\)?$`, 'i');
const before = new RegExp(String.raw`^(${count}) +(\D.*)$`, 'i');

/** Who is met and how many: "Goblin (2d4)", "2d4 goblins", "Goblin, 2-8". An old book's 2-8 is 2d4. */
const metIn = (cell: string): { who: string; number: string } => {
  const [, number, name] = before.exec(cell) ?? [];
  const [, nameBefore, numberBehind] = number === undefined ? (behind.exec(cell) ?? []) : [];
  const written = (number ?? numberBehind ?? '').replaceAll(' ', '');
  return {
    who: (name ?? nameBefore ?? cell).replace(/[\s,]+$/, ''),
    number: diceOfRange(written) ?? written,
  };
};

/** The table of one level. */
const tableOf = (
  at: number,
  level: string,
  { dice }: LevelColumns,
  records: readonly CsvRecord[],
  likely: (rows: readonly BookTableRow[]) => string,
): ReadEntry => {
  const unread = new UnreadList();
  const rows: BookTableRow[] = [];
  for (const { cells, line } of records) {
    const cell = cells[at] ?? '';
    const range = rangeOf(cells[0] ?? '');
    const { who, number } = metIn(cell);
    const isRow = cell !== '' && !/^[-–—]+$/.test(cell);
    if (!isRow) continue;
    if (range === null)
      unread.add(
        `line ${line}`,
        `"${shownText(cells[0] ?? '')}" is no range such as 1-3. The line is left out.`,
      );
    else if (who.length > 80 || number.length > 40)
      unread.add(`line ${line}`, 'It is longer than a row has room for. The line is left out.');
    else if (rows.length === mostWanderRows)
      unread.add(`line ${line}`, `A table has at most ${mostWanderRows} rows. The line is left out.`);
    else rows.push({ ...range, who, number, creatureId: null, nested: null, note: '' });
  }
  const taken = dice ?? (rows.length === 0 ? '1d20' : likely(rows));
  if (dice === null && rows.length > 0)
    unread.add('dice', `No dice are written; ${taken} go with these totals.`);
  return judgeBook({ is: 'table', name: `Level ${level}`, dice: taken, notes: '', rows }, unread.all);
};

/** A table for each level, in the order of the columns. */
export const levelTables = (
  columns: LevelColumns,
  records: readonly CsvRecord[],
  likely: (rows: readonly BookTableRow[]) => string,
): ReadEntry[] => [...columns.levels].map(([at, level]) => tableOf(at, level, columns, records, likely));
