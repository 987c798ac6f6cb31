import type { Monsters } from './creatures.ts';
import { capital } from '../../shared/words/names.ts';
import type { EncountersFile } from '../../shared/content/schemas/encounters.ts';
import type { Confidence } from '../../shared/ipc/vocabulary.ts';
import { both, joined } from './words.ts';

/** A row of a table of the starter content, as a campaign would keep it. */
export interface OfferedRow {
  from: number;
  to: number;
  who: string;
  number: string;
  creatureId: string | null;
  /** The id of the table to throw on instead. */
  nested: string | null;
  note: string;
}

export interface OfferedTable {
  id: string;
  name: string;
  kind: 'dungeon' | 'wilderness' | 'subtable' | 'town';
  level: { from: number; to: number | null } | null;
  dice: string;
  derived: boolean;
  confidence: Confidence;
  rows: OfferedRow[];
}

type Table = EncountersFile['tables'][number];
type Row = Table['rows'][number];

const kinds = {
  dungeon: 'dungeon',
  wilderness: 'wilderness',
  'wilderness-subtable': 'subtable',
  town: 'town',
} as const satisfies Record<Table['kind'], OfferedTable['kind']>;

/** Every table that the content of a system offers, those of terrains and of sizes among them. */
export function offeredTables(file: EncountersFile, monsters: Monsters): OfferedTable[] {
  const nameOf = (id: string): string => monsters?.entries.find((each) => each.id === id)?.name ?? id;
  return [
    ...file.tables.map((table) => offered(file, table, nameOf)),
    ...file.terrain_index.flatMap((terrain) => terrainTable(file, terrain)),
    ...file.tables.flatMap((table) => sizeTables(table)),
  ];
}

function offered(file: EncountersFile, table: Table, nameOf: (id: string) => string): OfferedTable {
  return {
    id: table.id,
    name: table.name,
    kind: kinds[table.kind],
    level: table.level && { from: table.level.min, to: table.level.max },
    dice: table.dice,
    derived: table.derived === true,
    confidence: table.confidence,
    rows: joinedRows(table.rows.map((row) => offeredRow(file, table, row, nameOf))),
  };
}

const sizeTableId = (table: Table, row: Row): string => `${table.id}-size-${row.min}`;

function offeredRow(
  file: EncountersFile,
  table: Table,
  row: Row,
  nameOf: (id: string) => string,
): OfferedRow {
  const [only, ...others] = row.monsters;
  const party = file.npc_parties?.parties.find(({ id }) => id === row.npc_party);
  const number = row.number ?? party?.number ?? '';
  return {
    from: row.min,
    to: row.max,
    who: row.name,
    number: number === 'special' ? '' : number,
    creatureId: others.length === 0 && row.size_roll === undefined ? (only ?? null) : null,
    nested: row.size_roll === undefined ? null : sizeTableId(table, row),
    note: joined(
      [
        number === 'special' && 'How many, the book says in words.',
        others.length > 0 &&
          row.size_roll === undefined &&
          `One of: ${row.monsters.map(nameOf).join('; ')}. Choose.`,
        row.variant_hd !== undefined && `Hit Dice: ${row.variant_hd}.`,
        row.reroll_when !== undefined && `Throw again ${row.reroll_when}.`,
        row.npc_party !== null && 'A party of people.',
        row.note !== undefined && `${capital(row.note)}.`,
      ],
      ' ',
    ),
  };
}

/** The tables of one terrain stand behind one die. A terrain without a die is its one table. */
function terrainTable(file: EncountersFile, entry: EncountersFile['terrain_index'][number]): OfferedTable[] {
  const { terrain, dice, rows } = entry;
  if (dice === null) return [];
  const tables = rows.map(({ table }) => file.tables.find(({ id }) => id === table));
  const known = tables.filter((table) => table !== undefined);
  return [
    {
      id: `terrain-${terrain.join('-')}`,
      name: `Wilderness: ${terrain.join(', ')}`,
      kind: 'wilderness',
      level: null,
      dice,
      derived: false,
      confidence: known.find(({ confidence }) => confidence !== 'source')?.confidence ?? 'source',
      rows: joinedRows(
        rows.map(({ min, max, table }) => ({
          from: min,
          to: max,
          who: '',
          number: '',
          creatureId: null,
          nested: table,
          note: '',
        })),
      ),
    },
  ];
}

function sizeTables(table: Table): OfferedTable[] {
  return table.rows.flatMap((row) => {
    if (row.size_roll === undefined) return [];
    const { dice, rows } = row.size_roll;
    const name = row.name.replace(/ \(.*$/, '');
    return {
      id: sizeTableId(table, row),
      name: `${name}, its size (${table.name}, ${both(row)})`,
      kind: 'subtable' as const,
      level: null,
      dice,
      derived: false,
      confidence: table.confidence,
      rows: rows.map(({ min, max, monster, label }) => ({
        from: min,
        to: max,
        who: `${name}, ${label}`,
        number: row.number === null || row.number === 'special' ? '' : row.number,
        creatureId: monster,
        nested: null,
        note: '',
      })),
    };
  });
}

/** The same thing at several totals in a row is one row. */
function joinedRows(rows: readonly OfferedRow[]): OfferedRow[] {
  const found: OfferedRow[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    const isSame =
      last?.to === row.from - 1 &&
      last.who === row.who &&
      last.number === row.number &&
      last.creatureId === row.creatureId &&
      last.nested === row.nested &&
      last.note === row.note;
    if (isSame) last.to = row.to;
    else found.push({ ...row });
  }
  return found;
}

/** A table and all it sends to, the innermost first. */
export function withSubtables(tables: readonly OfferedTable[], first: OfferedTable): OfferedTable[] {
  const found: OfferedTable[] = [];
  const add = (table: OfferedTable): void => {
    if (found.includes(table)) return;
    for (const { nested } of table.rows) {
      const next = tables.find(({ id }) => id === nested);
      if (next) add(next);
    }
    found.push(table);
  };
  add(first);
  return found;
}

/** How many of a creature appear in a dungeon by its own line; null where it does not say, or says it in words. */
export function ownNumberOf(monsters: Monsters, creatureId: string | null): string | null {
  const number = monsters?.entries.find(({ id }) => id === creatureId)?.number_appearing;
  const usable = (text: string | null | undefined): text is string =>
    text !== null && text !== undefined && text !== '0' && text !== 'special';
  return [number?.dungeon, number?.wilderness].find(usable) ?? null;
}
