import { likelyDice } from '../../../shared/dice/likely-dice.ts';
import { rangeOf } from '../../../shared/dice/spelt-range.ts';
import { mostTableRows } from '../../../shared/ipc/prep/table.ts';
import { readableDice } from '../../../shared/tables/draw.ts';
import type { Span } from '../../../shared/tables/table.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import type { BookRandomTable } from '../book-entry.ts';
import type { DraftFile, ImportWatch, ReadEntry } from '../entry.ts';
import { judgeBook } from '../judge/judge-book.ts';
import { mostEntries } from '../limits.ts';
import { OwnTexts } from '../random-tables/own-text.ts';
import { plainHead, plainRow } from '../random-tables/plain-table.ts';
import { Reading } from '../reading.ts';
import { UnreadList } from '../unread-list.ts';
import { beginnings, toldTitles, type Beginning } from './beginning.ts';
import { randomColumns, type RandomColumns } from './random-columns.ts';
import { csvRecords, type CsvRecord } from './text.ts';
import { unshielded } from './unshielded.ts';

/** Random tables as a spreadsheet has them: each line a row, with its totals or its weight, and its text. */

const nameless = 'Imported table';
const longest = 4000;
const farthest = 1_000_000;

interface Row {
  readonly spans: (Span | null)[];
  readonly weight: number;
  readonly text: string;
}

interface TableDraft {
  readonly folder: string;
  readonly name: string;
  readonly columns: { title: string; dice: string }[];
  readonly rows: Row[];
  readonly told: UnreadList;
}

class Reader {
  readonly #columns: RandomColumns;
  readonly #tables = new Map<string, TableDraft>();

  constructor(columns: RandomColumns) {
    this.#columns = columns;
  }

  get tables(): TableDraft[] {
    return [...this.#tables.values()];
  }

  read(record: CsvRecord): void {
    const reading = Reading.ofPlainText(this.#values(record));
    const table = this.#tableOf(reading);
    if (table.rows.length >= mostTableRows) {
      table.told.add(`line ${record.line}`, 'A table has at most 2,000 rows. The line is left out.');
      return;
    }
    const row = {
      spans: this.#columns.thrown.map((_, at) => spanOf(reading, `span${at}`)),
      weight: reading.whole(['weight'], 1, 10_000) ?? 1,
      text: reading.lines(['text'], longest) ?? '',
    };
    table.rows.push(row);
    for (const { path, why } of reading.leftOver(() => 'It has no place here.'))
      if (why !== 'It holds nothing.') table.told.add(`line ${record.line}, ${path.replace(/0$/, '')}`, why);
  }

  #values({ cells }: CsvRecord): Record<string, string> {
    const cell = (index: number) => unshielded(cells[index] ?? '');
    const own = [...this.#columns.at].map(([name, index]) => [name, cell(index)]);
    const thrown = this.#columns.thrown.flatMap((column, at) =>
      [...column].map(([name, index]) => [`${name}${at}`, cell(index)]),
    );
    return Object.fromEntries([...own, ...thrown]) as Record<string, string>;
  }

  #tableOf(reading: Reading): TableDraft {
    const folder = reading.text(['folder'], 200) ?? '';
    const name = reading.text(['table'], 80) ?? nameless;
    const key = JSON.stringify([folder, name]);
    const known = this.#tables.get(key);
    const columns = this.#columns.thrown.map((_, at) => ({
      title: reading.text([`title${at}`], 40) ?? '',
      dice: diceOf(reading, `dice${at}`) || (this.#columns.dice[at] ?? ''),
    }));
    const table = known ?? { folder, name, columns, rows: [], told: new UnreadList() };
    // A spreadsheet may say only once what is said of all the lines of a table.
    columns.forEach(({ title, dice }, at) => {
      const column = table.columns[at];
      if (column) table.columns[at] = { title: column.title || title, dice: column.dice || dice };
    });
    this.#tables.set(key, table);
    return table;
  }
}

function diceOf(reading: Reading, field: string): string {
  const dice = reading.text([field], 60);
  if (dice === null || readableDice(dice) !== null) return dice ?? '';
  reading.refuse([field], `"${shownText(dice)}" is no dice such as 1d20.`);
  return '';
}

function spanOf(reading: Reading, field: string): Span | null {
  const written = reading.text([field], 40);
  if (written === null) return null;
  const plain = rangeOf(written);
  if (plain !== null) return plain;
  // Modified dice may come to less than nothing.
  const [, first, last] = /^([-−]?\d{1,7})(?:\s*[-–—−]\s*([-−]?\d{1,7}))?$/u.exec(written) ?? [];
  const ends = [first, last ?? first].map((end) => Number(end?.replace('−', '-')));
  const [from = NaN, to = NaN] = ends;
  if (from <= to && ends.every((end) => Math.abs(end) <= farthest)) return { from, to };
  return reading.refuse([field], `"${shownText(written)}" is no span of totals such as 1–3.`);
}

/** Thrown with dice where any row stands at a total, else drawn by weight. */
function tableOf({ folder, name, columns, rows, told }: TableDraft, texts: OwnTexts): BookRandomTable {
  const isThrown = rows.some(({ spans }) => spans.some((span) => span !== null));
  // Of several tables some have fewer columns than the file.
  const last = columns.findLastIndex(
    ({ dice }, at) => dice !== '' || rows.some(({ spans }) => spans[at] !== null),
  );
  const own = isThrown ? columns.slice(0, last + 1) : [];
  const thrown = own.map(({ title, dice }, at) => {
    if (dice !== '') return { title, dice };
    const likely = likelyDice(rows.flatMap(({ spans }) => spans[at] ?? []));
    told.add('dice', `No dice are written; ${likely} go with these totals.`);
    return { title, dice: likely };
  });
  return {
    ...plainHead,
    folder,
    name,
    way: isThrown ? 'dice' : 'weights',
    columns: isThrown ? thrown : [{ title: columns[0]?.title ?? '', dice: '' }],
    rows: rows.map(({ spans, weight, text }) => ({
      ...plainRow,
      spans: isThrown ? spans.slice(0, thrown.length) : [null],
      weight: isThrown ? 1 : weight,
      text: texts.read(text, folder),
    })),
  };
}

function* entriesOf(tables: readonly TableDraft[]): Generator<ReadEntry> {
  const texts = new OwnTexts(tables);
  for (const table of tables) {
    const entry = tableOf(table, texts);
    yield judgeBook(entry, table.told.all);
  }
}

/** Null where none of the first lines names columns of random tables. */
export function randomTablesCsv(text: string, watch: ImportWatch): DraftFile | null {
  for (const beginning of beginnings(text)) {
    const file = fileFrom(beginning, watch);
    if (file !== null) return file;
  }
  return null;
}

function fileFrom(beginning: Beginning, watch: ImportWatch): DraftFile | null {
  let reader: Reader | null = null;
  let count = 0;
  for (const { cells, line } of csvRecords(beginning.text, beginning.delimiter)) {
    if (reader === null) {
      const columns = randomColumns(cells);
      if (columns === null) return null;
      reader = new Reader(columns);
      continue;
    }
    count += 1;
    if (count <= mostEntries) reader.read({ cells, line: line + beginning.linesAbove });
    if (count % 2000 === 1999) watch.tick(count, count);
  }
  if (reader === null) return null;
  const { tables } = reader;
  const more = count - mostEntries;
  const unread =
    more > 0 ? [{ path: '...', why: `${more.toLocaleString('en')} more lines were not read.` }] : [];
  return {
    format: 'Random tables, CSV',
    count: tables.length,
    drafts: entriesOf(tables),
    unread: [...toldTitles(beginning), ...unread],
  };
}
