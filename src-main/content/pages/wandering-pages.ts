import type { EncountersFile } from '../../../shared/content/schemas/encounters.ts';
import type { MonstersFile } from '../../../shared/content/schemas/monsters.ts';
import type { ReferencePage } from '../../../shared/ipc/desk/reference-pages.ts';
import { offeredTables, ownNumberOf, type OfferedTable } from '../offered-tables.ts';
import { both, joined } from '../words.ts';

/** A page for each table of who is met. */
export function wanderingPages(file: EncountersFile, monsters: MonstersFile | null): ReferencePage[] {
  const tables = offeredTables(file, monsters);
  const nameOf = (id: string | null): string => tables.find((table) => table.id === id)?.name ?? '';
  return tables.map((table) => ({
    kind: 'table',
    id: `table.met.${table.id}`,
    name: table.name,
    topic: 'Who is met',
    text: joined([`Throw ${table.dice}`, `${table.rows.length} rows`]),
    figures: [],
    tables: [
      { title: '', heads: [table.dice, 'Who', 'How many', 'Note'], rows: rowsOf(table, monsters, nameOf) },
    ],
  }));
}

const rowsOf = (
  { rows }: OfferedTable,
  monsters: MonstersFile | null,
  nameOf: (id: string | null) => string,
): string[][] =>
  rows.map((row) => [
    both({ min: row.from, max: row.to }),
    row.who === '' ? nameOf(row.nested) : row.who,
    row.number === '' ? (ownNumberOf(monsters, row.creatureId) ?? '') : row.number,
    row.note,
  ]);
