import type { Monsters } from '../../content/creatures.ts';
import type { EncountersFile } from '../../../shared/content/schemas/encounters.ts';
import type { Gift, RandomTable } from '../../../shared/tables/table.ts';
import { offeredTables } from '../../content/offered-tables.ts';
import type { OfferedRow, OfferedTable } from '../../content/offered-tables.ts';

const made = new WeakMap<EncountersFile, readonly RandomTable[]>();

/** The tables of the starter content, to be thrown by name without being taken. They are made once a launch. */
export function contentTables(file: EncountersFile | null, monsters: Monsters): readonly RandomTable[] {
  if (file === null) return [];
  const known = made.get(file) ?? offeredTables(file, monsters).map(tableOf);
  made.set(file, known);
  return known;
}

const tableOf = ({ id, name, dice, rows }: OfferedTable): RandomTable => ({
  id,
  name,
  folder: '',
  columns: [{ title: '', dice }],
  way: 'dice',
  beyond: 'nothing',
  modifiers: [],
  rows: rows.map((row, at) => ({
    id: at + 1,
    spans: [{ from: row.from, to: row.to }],
    weight: 1,
    text: row.who,
    gives: giftsOf(row),
    again: null,
    once: false,
    struck: false,
    drawn: 0,
    note: row.note,
  })),
});

/** Who comes, and the table to throw on instead, as a row gives them. */
export const giftsOf = ({
  who,
  number,
  creatureId,
  nested,
}: Pick<OfferedRow, 'who' | 'number' | 'creatureId'> & { nested: number | string | null }): Gift[] => [
  ...(creatureId === null && number === ''
    ? []
    : [{ kind: 'creature' as const, creature: creatureId ?? '', name: who, number }]),
  ...(nested === null ? [] : [{ kind: 'table' as const, table: nested, times: '', add: 0, unique: false }]),
];
