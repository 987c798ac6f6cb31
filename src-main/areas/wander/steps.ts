import { listed } from '../../../shared/words/names.ts';
import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { unstopped, withEvents } from '../../facts/words.ts';
import { removeTable } from '../../facts/tables/remove-table.ts';
import { needWandering, readWanderBook } from './read-tables.ts';
import type { WanderBook, WanderTable } from './read-tables.ts';
import { takeFromContent } from './take-from-content.ts';
import { throwOn } from './throw-on.ts';
import type { Thrown } from './throw-on.ts';
import { requireDice, requireRows, writeRows, writeTable } from './write-rows.ts';
import type { NewRow } from './write-rows.ts';

export const wanderSteps: StepsOf<'wander'> = {
  'wander.addTable': ({ sql }, { name, dice, notes, rows }) => {
    const book = readWanderBook(sql);
    requireDice(dice, 'dice');
    requireNewName(book, name, null);
    requireRows(book, new Map([[0, rows]]));
    const id = writeTable(sql, { name, dice, source: '', notes });
    writeRows(sql, id, rows);
    return { ...step(`New wandering table: ${name}, ${dice}${rowsInWords(rows.length)}.`), value: { id } };
  },

  'wander.changeTable': ({ sql }, { id, changes }) => {
    const book = readWanderBook(sql);
    const { table } = needWandering(book, id);
    const { name = table.name, dice = table.dice, notes = table.notes } = changes;
    if (changes.dice !== undefined) requireDice(dice, 'changes.dice');
    if (changes.name !== undefined) requireNewName(book, name, id, 'changes.name');
    const columns = JSON.stringify(table.columns.map((each, at) => (at === 0 ? { ...each, dice } : each)));
    sql.run(query.updateTable('random_table').set({ name, columns, notes }).where('id', '=', id));
    const done = [
      ...(name === table.name ? [] : [`it is now ${name}`]),
      ...(dice === table.dice ? [] : [`${dice} instead of ${table.dice} are thrown on it`]),
      ...(notes === table.notes ? [] : ['new notes']),
    ];
    return step(`Wandering table ${table.name}: ${done.length === 0 ? 'as it was' : listed(done)}.`);
  },

  'wander.removeTable': ({ sql }, { id }) => {
    const book = readWanderBook(sql);
    const { table, rows } = needWandering(book, id);
    const events = removeTable(sql, table);
    const sentence = `Removed the wandering table ${table.name}${rowsInWords(rows.length)}.`;
    return step(withEvents(sentence, events), { events });
  },

  'wander.setRows': ({ sql }, { id, rows }) => {
    const book = readWanderBook(sql);
    const found = needWandering(book, id);
    requireRows(book, new Map([[id, rows]]));
    if (isSame(found, rows)) throw refused(`${found.table.name} stands so already. Nothing was changed.`);
    requirePlain(found);
    sql.run(query.deleteFrom('random_row').where('table_id', '=', id));
    writeRows(sql, id, rows);
    return step(
      `Wandering table ${found.table.name}: ${rows.length === 1 ? '1 row' : `${rows.length} rows`}.`,
    );
  },

  'wander.takeFromContent': takeFromContent,

  'wander.roll': ({ sql, dice, content }, { tableId, faces }) => {
    const thrown = throwOn(sql, tableId, { dice, typed: faces, content });
    return {
      ...step(thrownInWords(thrown), { hidden: true, reasons: thrown.reasons }),
      value: thrown,
    };
  },
};

const rowsInWords = (count: number): string =>
  count === 0 ? '' : `, with ${count === 1 ? '1 row' : `${count} rows`}`;

/** Two tables of one name could not be told apart, on paper as little as in a file. */
function requireNewName(book: WanderBook, name: string, own: number | null, field = 'name'): void {
  const isTaken = [...book.values()].some(
    ({ table }) => table.id !== own && table.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken)
    throw refused(`There is a table ${name} already. Nothing was changed.`, {
      [field]: 'Choose another name.',
    });
}

/** What is written here would say less than what stands there. */
function requirePlain({ table, rows }: WanderTable): void {
  const more = rows.find(({ isPlain }) => !isPlain);
  if (more)
    throw refused(
      `${table.name} says more than who comes, as at ${more.from}: ${more.who.slice(0, 60)}. Nothing was changed; its rows are written in Prep, under Tables.`,
    );
}

const isSame = ({ rows: before }: WanderTable, rows: readonly NewRow[]): boolean =>
  JSON.stringify(
    before.map((row) => [row.from, row.to, row.who, row.number, row.creatureId, row.nestedId, row.note]),
  ) ===
  JSON.stringify(
    rows.map((row) => [row.from, row.to, row.who, row.number, row.creatureId, row.nestedId, row.note]),
  );

/** "Thrown on Dungeon level 1: 5, Goblin, 2d4." */
function thrownInWords({ who, numberDice, note, path }: Thrown): string {
  const way = path.map(({ table, total }) => `${table}, ${total}`).join(', then ');
  const what = who === null ? 'nothing stands there' : `${numberDice === '' ? '' : `${numberDice} `}${who}`;
  return `Thrown on ${way}: ${what}.${note === '' ? '' : ` ${unstopped(note)}.`}`;
}
