import { parseDice } from '../../../shared/dice/notation.ts';
import { likelyDice } from '../../../shared/dice/likely-dice.ts';
import { diceOfRange, rangeOf } from '../../../shared/dice/spelt-range.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { mostWanderRows } from '../../../shared/ipc/book/wander.ts';
import type { BookTableRow } from '../book-entry.ts';
import { beginnings, toldTitles } from './beginning.ts';
import type { Beginning } from './beginning.ts';
import { levelColumns, levelTables } from './level-columns.ts';
import type { LevelColumns } from './level-columns.ts';
import { csvRecords } from './text.ts';
import { unshielded } from './unshielded.ts';
import type { CsvRecord } from './text.ts';
import { wanderColumns } from './wander-columns.ts';
import type { WanderColumn, WanderColumns } from './wander-columns.ts';
import type { DraftFile, ImportWatch, ReadEntry, Unread } from '../entry.ts';
import { judgeBook } from '../judge/judge-book.ts';
import { mostEntries } from '../limits.ts';
import { Reading } from '../reading.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { UnreadList } from '../unread-list.ts';

/** Wandering tables: the first line names the columns, every other line is a row of a table. */

const nameless = 'Imported table';
const farthest = 1_000_000;

interface TableDraft {
  name: string;
  dice: string | null;
  rows: BookTableRow[];
  unread: UnreadList;
  /** Where the next weighed row begins. */
  next: number;
}

class TableReader {
  readonly #columns: WanderColumns;
  readonly #headers: readonly string[];
  readonly #tables = new Map<string, TableDraft>();
  /** Whether the column "table" names the table a row is of, and not one to throw on instead. */
  readonly #tableIsOwn: boolean;

  constructor(columns: WanderColumns, headers: readonly string[], records: readonly CsvRecord[]) {
    this.#columns = columns;
    this.#headers = headers;
    const isFilled = (record: CsvRecord, column: WanderColumn): boolean => this.#cell(record, column) !== '';
    this.#tableIsOwn =
      columns.at.has('nested') ||
      records.every(
        (record) => isFilled(record, 'table') && (isFilled(record, 'who') || isFilled(record, 'nested')),
      );
  }

  get tables(): TableDraft[] {
    return [...this.#tables.values()];
  }

  read(record: CsvRecord): void {
    const reading = Reading.ofPlainText(this.#values(record));
    const table = this.#tableOf(reading);
    const told: Unread[] = [];
    const row = this.#row(reading, table, told);
    const isFull = table.rows.length >= mostWanderRows;
    if (row === null || isFull) {
      const why = isFull ? `A table has at most ${mostWanderRows} rows.` : (told[0]?.why ?? 'It is no row.');
      table.unread.add(`line ${record.line}`, `${why} The line is left out.`);
      return;
    }
    table.rows.push(row);
    const left = reading
      .leftOver(() => 'It has no place here.')
      .filter(({ why }) => why !== 'It holds nothing.');
    for (const { path, why } of [...told, ...left, ...this.#strange(record)])
      table.unread.add(`line ${record.line}, ${path}`, why);
  }

  #cell({ cells }: CsvRecord, column: WanderColumn): string {
    const index = this.#columns.at.get(column);
    return index === undefined ? '' : unshielded(cells[index] ?? '');
  }

  #values(record: CsvRecord): Record<string, string> {
    const columns = [...this.#columns.at.keys()];
    return Object.fromEntries(columns.map((column) => [column, this.#cell(record, column)]));
  }

  #strange({ cells }: CsvRecord): Unread[] {
    const used = new Set(this.#columns.at.values());
    return cells.flatMap((cell, index) => {
      if (cell === '' || used.has(index)) return [];
      const header = this.#headers[index] ?? '';
      const path = header === '' ? `column ${index + 1}` : shownText(header);
      return [{ path, why: 'No column of that name is known.' }];
    });
  }

  #tableOf(reading: Reading): TableDraft {
    const name = (this.#tableIsOwn ? reading.text(['table'], 80) : null) ?? nameless;
    const key = name.toLowerCase();
    const known = this.#tables.get(key);
    const dice = reading.text(['dice'], 60);
    const table = known ?? { name, dice: this.#columns.dice, rows: [], unread: new UnreadList(), next: 1 };
    if (known === undefined) this.#tables.set(key, table);
    if (dice === null) return table;
    if (!isDice(dice)) reading.refuse(['dice'], 'They are no dice such as 1d20.');
    else table.dice ??= dice;
    return table;
  }

  #row(reading: Reading, table: TableDraft, told: Unread[]): BookTableRow | null {
    const nested = reading.text([this.#tableIsOwn ? 'nested' : 'table'], 80);
    const who = reading.text(['who'], 80) ?? '';
    const span = this.#span(reading, table, told);
    if (span === null) return null;
    if (who === '' && nested === null) {
      told.unshift({ path: 'who', why: 'It names nobody and no table.' });
      return null;
    }
    return {
      ...span,
      who,
      number: numberOf(reading, told),
      creatureId: reading.text(['creature'], 80),
      nested,
      note: reading.text(['note'], 400) ?? '',
    };
  }

  /** Its totals: written as a range, from and to, or as a weight behind the rows before it. */
  #span(reading: Reading, table: TableDraft, told: Unread[]): { from: number; to: number } | null {
    const written = reading.text(['range'], 40);
    if (written !== null) {
      const range = rangeOf(written);
      if (range === null)
        told.push({ path: 'range', why: `"${shownText(written)}" is no range such as 1-3.` });
      return range;
    }
    const from = reading.whole(['from'], -farthest, farthest);
    if (from !== null) {
      const to = reading.whole(['to'], -farthest, farthest) ?? from;
      if (to >= from) return { from, to };
      told.push({ path: 'to', why: `It ends at ${to}, before it begins at ${from}.` });
      return null;
    }
    const weight = reading.whole(['weight'], 1, 10_000);
    if (weight === null) {
      told.push({ path: 'range', why: 'It does not say at which totals it stands.' });
      return null;
    }
    const begins = table.next;
    table.next += weight;
    return { from: begins, to: begins + weight - 1 };
  }
}

function isDice(text: string): boolean {
  try {
    parseDice(text);
    return true;
  } catch (error) {
    if (error instanceof TurnkeeperError) return false;
    throw error;
  }
}

/** How many appear; an old book's 2-8 is 2d4. */
function numberOf(reading: Reading, told: Unread[]): string {
  const text = reading.text(['number'], 40);
  if (text === null) return '';
  const dice = diceOfRange(text);
  if (!isDice(dice ?? text)) {
    reading.refuse(['number'], 'It is neither dice nor a figure.');
    return '';
  }
  if (dice !== null) told.push({ path: 'number', why: `${shownText(text)} is taken for ${dice}.` });
  return dice ?? text;
}

function entryOf({ name, dice, rows, unread }: TableDraft): ReadEntry {
  const told = unread.all;
  if (dice === null && rows.length > 0)
    told.push({ path: 'dice', why: `No dice are written; ${likelyDice(rows)} go with these totals.` });
  const taken = dice ?? (rows.length === 0 ? '1d20' : likelyDice(rows));
  return judgeBook({ is: 'table', name, dice: taken, notes: '', rows }, told);
}

/** Null where none of the first lines names columns of a wandering table. */
export const wanderTableFile = (text: string, watch: ImportWatch): DraftFile | null => {
  for (const beginning of beginnings(text)) {
    const file = fileFrom(beginning, watch);
    if (file !== null) return file;
  }
  return null;
};

const entriesOf = (
  columns: WanderColumns | null,
  headers: readonly string[],
  records: readonly CsvRecord[],
): ReadEntry[] | null => {
  if (columns === null) return null;
  const reader = new TableReader(columns, headers, records);
  for (const record of records) reader.read(record);
  return reader.tables.map(entryOf);
};

const fileFrom = (beginning: Beginning, watch: ImportWatch): DraftFile | null => {
  const records: CsvRecord[] = [];
  let headers: readonly string[] = [];
  let columns: WanderColumns | null = null;
  let levels: LevelColumns | null = null;
  let count = 0;
  for (const { cells, line } of csvRecords(beginning.text, beginning.delimiter)) {
    const record = { cells, line: line + beginning.linesAbove };
    if (columns === null && levels === null) {
      headers = record.cells;
      levels = levelColumns(headers);
      columns = levels === null ? wanderColumns(headers) : null;
      if (columns === null && levels === null) return null;
    } else {
      count += 1;
      if (count <= mostEntries) records.push(record);
    }
    if (count % 2000 === 1999) watch.tick(count, count);
  }
  const entries =
    levels === null ? entriesOf(columns, headers, records) : levelTables(levels, records, likelyDice);
  if (entries === null) return null;
  const used = new Set(levels === null ? columns?.at.values() : [0, ...levels.levels.keys()]);
  const unread = headers
    .filter((header, index) => header !== '' && !used.has(index))
    .map((header) => ({ path: shownText(header), why: 'No column of that name is known.' }));
  if (count > records.length)
    unread.push({
      path: '...',
      why: `${(count - records.length).toLocaleString('en')} more lines were not read.`,
    });
  return {
    format: 'Wandering table, CSV',
    count: entries.length,
    drafts: entries,
    unread: [...toldTitles(beginning), ...unread],
  };
};
