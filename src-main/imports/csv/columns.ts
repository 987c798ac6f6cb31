import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import { creatureColumns } from './creatures.ts';
import { plainHeader } from './plain-header.ts';

/** What a column may mean, by the names that people give it. Names are compared without case, spaces and signs. */
const itemColumns = {
  name: ['name', 'item', 'itemname', 'thing'],
  quantity: ['quantity', 'qty', 'count', 'amount', 'number', 'howmany'],
  weight: ['weight', 'wt', 'weighteach', 'unitweight', 'enc', 'encumbrance'],
  weightCoins: ['weightcn', 'weightcoins', 'weightincoins', 'cn'],
  weightPounds: ['weightlb', 'weightlbs', 'weightpounds', 'weightinpounds', 'lb', 'lbs', 'pounds'],
  cost: ['cost', 'price', 'value', 'costgp', 'pricegp', 'valuegp', 'costeach', 'gp'],
  kind: ['kind', 'type', 'category'],
  holder: ['holder', 'owner', 'carriedby', 'heldby', 'bearer', 'who', 'character', 'pc', 'playercharacter'],
  notes: ['notes', 'note', 'comment', 'comments', 'description'],
  charges: ['charges', 'uses'],
  capacity: ['capacity', 'holds'],
  damage: ['damage', 'dmg'],
  acBonus: ['acbonus', 'armourbonus', 'armorbonus'],
  magicBonus: ['magicbonus', 'magic', 'plus'],
  state: ['state', 'worn', 'equipped'],
} as const;

const characterColumns = {
  name: ['name', 'charactername', 'character', 'pc', 'pcname', 'playercharacter'],
  kind: ['kind', 'type'],
  className: ['class', 'classname'],
  race: ['race', 'ancestry'],
  level: ['level', 'lvl'],
  xp: ['xp', 'exp', 'experience'],
  hp: ['hp', 'hitpoints', 'currenthp'],
  maxHp: ['maxhp', 'hpmax', 'maxhitpoints', 'maximumhp'],
  strength: ['str', 'strength'],
  intelligence: ['int', 'intelligence'],
  wisdom: ['wis', 'wisdom'],
  dexterity: ['dex', 'dexterity'],
  constitution: ['con', 'constitution'],
  charisma: ['cha', 'charisma'],
  alignment: ['alignment', 'al'],
  languages: ['languages', 'language'],
  armourClass: ['ac', 'armourclass', 'armorclass'],
  thac0: ['thac0', 'thaco'],
  weapon: ['weapon', 'weapons'],
  armour: ['armour', 'armor'],
  employer: ['employer', 'serves', 'liege'],
  notes: ['notes', 'note', 'comment', 'comments', 'description'],
} as const;

export type ItemColumn = keyof typeof itemColumns;
export type CharacterColumn = keyof typeof characterColumns;

const columnsOf = <Column extends string>(
  headers: readonly string[],
  known: Readonly<Record<Column, readonly string[]>>,
): Map<number, Column> => {
  const found = new Map<number, Column>();
  const used = new Set<Column>();
  const meanings = Object.entries(known) as [Column, readonly string[]][];
  headers.forEach((header, index) => {
    const [column] = meanings.find(([, names]) => names.includes(plainHeader(header))) ?? [];
    if (column === undefined || used.has(column)) return;
    found.set(index, column);
    used.add(column);
  });
  return found;
};

/** Columns that name things of one kind, where no column is called a name. */
const kindColumns: Readonly<Record<string, ItemKind>> = {
  weapon: 'weapon',
  weapons: 'weapon',
  armour: 'armour',
  armor: 'armour',
};

export type CsvTable =
  | { kind: 'item'; columns: Map<number, ItemColumn>; of: ItemKind | null }
  | { kind: 'creature'; columns: NonNullable<ReturnType<typeof creatureColumns>> }
  | { kind: 'character'; columns: Map<number, CharacterColumn> };

const ofPeople: ReadonlySet<CharacterColumn> = new Set([
  'className',
  'race',
  'level',
  'xp',
  'hp',
  'maxHp',
  'strength',
  'intelligence',
  'wisdom',
  'dexterity',
  'constitution',
  'charisma',
  'alignment',
]);

/** What a table with these headers holds; null where no header is a name, or where there is nothing beside it. */
export const tableOf = (headers: readonly string[]): CsvTable | null => {
  const creatures = creatureColumns(headers);
  if (creatures !== null) return { kind: 'creature', columns: creatures };
  const people = columnsOf(headers, characterColumns);
  const isPeople = [...people.values()].some((column) => ofPeople.has(column));
  const table: CsvTable = isPeople ? { kind: 'character', columns: people } : itemTable(headers);
  const known: string[] = [...table.columns.values()];
  return known.includes('name') && known.length > 1 ? table : null;
};

const itemTable = (headers: readonly string[]): CsvTable => {
  const columns = columnsOf(headers, itemColumns);
  if ([...columns.values()].includes('name')) return { kind: 'item', columns, of: null };
  const at = headers.findIndex((header) => Object.hasOwn(kindColumns, plainHeader(header)));
  if (at !== -1) columns.set(at, 'name');
  return { kind: 'item', columns, of: kindColumns[plainHeader(headers[at] ?? '')] ?? null };
};
