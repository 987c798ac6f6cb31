/** What a column may mean, by the names that people give it. Names are compared without case, spaces and signs. */
const itemColumns = {
  name: ['name', 'item', 'itemname', 'thing'],
  quantity: ['quantity', 'qty', 'count', 'amount', 'number', 'howmany'],
  weight: ['weight', 'wt', 'weighteach', 'unitweight', 'enc', 'encumbrance'],
  weightCoins: ['weightcn', 'weightcoins', 'weightincoins', 'cn'],
  weightPounds: ['weightlb', 'weightlbs', 'weightpounds', 'weightinpounds', 'lb', 'lbs', 'pounds'],
  cost: ['cost', 'price', 'value', 'costgp', 'pricegp', 'valuegp', 'costeach', 'gp'],
  kind: ['kind', 'type', 'category'],
  holder: ['holder', 'owner', 'carriedby', 'heldby', 'bearer', 'who', 'character'],
  notes: ['notes', 'note', 'comment', 'comments', 'description'],
  charges: ['charges', 'uses'],
  capacity: ['capacity', 'holds'],
  damage: ['damage', 'dmg'],
  acBonus: ['acbonus', 'armourbonus', 'armorbonus'],
  magicBonus: ['magicbonus', 'magic', 'plus'],
  state: ['state', 'worn', 'equipped'],
} as const;

const characterColumns = {
  name: ['name', 'charactername', 'character'],
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
  employer: ['employer', 'serves', 'liege'],
  notes: ['notes', 'note', 'comment', 'comments', 'description'],
} as const;

export type ItemColumn = keyof typeof itemColumns;
export type CharacterColumn = keyof typeof characterColumns;

export const plainHeader = (header: string): string => header.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

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

export type CsvTable =
  | { kind: 'item'; columns: Map<number, ItemColumn> }
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
  const people = columnsOf(headers, characterColumns);
  const items = columnsOf(headers, itemColumns);
  const isPeople = [...people.values()].filter((column) => ofPeople.has(column)).length > 0;
  const table: CsvTable = isPeople
    ? { kind: 'character', columns: people }
    : { kind: 'item', columns: items };
  const known: string[] = [...table.columns.values()];
  return known.includes('name') && known.length > 1 ? table : null;
};
