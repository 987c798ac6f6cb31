import type { Check } from './checks.ts';

const unknown = (what: string, wanted: readonly string[], known: readonly { id: string }[]): string[] => {
  const ids = new Set(known.map(({ id }) => id));
  return wanted.filter((id) => !ids.has(id)).map((id) => `${what}: no ${id}`);
};

/** Every monster that another list names is in the list of monsters. */
export const monsterReferences: Check = ({ equipment, monsters, encounters }) => {
  const rows = encounters.tables.flatMap((table) => table.rows);
  const sizes = rows.flatMap((row) => row.size_roll?.rows ?? []);
  return [
    ...unknown(
      'encounter tables',
      rows.flatMap((row) => row.monsters),
      monsters.entries,
    ),
    ...unknown(
      'sizes',
      sizes.map(({ monster }) => monster),
      monsters.entries,
    ),
    ...unknown(
      'challenge levels',
      Object.values(encounters.by_challenge_level ?? {}).flat(),
      monsters.entries,
    ),
    ...unknown(
      'animals',
      equipment.animals.map(({ monster }) => monster).filter((id) => id !== null),
      monsters.entries,
    ),
  ];
};

/** Weapons, shots and fuel that are named are sold. */
export const equipmentReferences: Check = ({ classes, equipment }) => [
  ...unknown(
    'weapons of classes',
    classes.classes.flatMap(({ weapons }) => weapons.ids),
    equipment.weapons,
  ),
  ...unknown(
    'weapons of races',
    classes.races.flatMap((race) => race.forbidden_weapons ?? []),
    equipment.weapons,
  ),
  ...unknown(
    'ammunition',
    equipment.ammunition.flatMap((shot) => shot.for),
    equipment.weapons,
  ),
  ...unknown(
    'fuel',
    equipment.light_sources.map(({ fuel }) => fuel).filter((id) => id !== null),
    equipment.gear,
  ),
  ...unknown(
    'things that are weapons too',
    equipment.weapons.flatMap(({ id }) => (id.endsWith('-as-weapon') ? [id.replace('-as-weapon', '')] : [])),
    equipment.gear,
  ),
];

const anyone = [{ id: 'any' }, { id: 'human' }];

export const classReferences: Check = ({ classes, encounters }) => {
  const combinations = classes.combination_classes ?? [];
  const people = classes.races.length === 0 ? classes.classes : classes.races;
  const ranks = encounters.npc_parties?.class_levels?.rows ?? [];
  return [
    ...unknown(
      'classes of races',
      classes.races.flatMap((race) => race.classes ?? []),
      [...classes.classes, ...combinations],
    ),
    ...unknown(
      'combinations',
      combinations.flatMap((one) => one.classes),
      classes.classes,
    ),
    ...unknown(
      'races of combinations',
      combinations.map(({ race }) => race),
      classes.races,
    ),
    ...unknown(
      'races of classes',
      classes.classes.flatMap(({ races }) => races ?? []),
      [...people, ...anyone],
    ),
    ...unknown(
      'race of a class',
      classes.classes.flatMap(({ race }) => race ?? []),
      [...people, ...anyone],
    ),
    ...unknown(
      'levels of parties',
      ranks.map((row) => row.class),
      classes.classes,
    ),
  ];
};

const bracketed = /\[([a-z][a-z0-9-]*)\]/g;

/** Tables that send the reader to another table, and the treasure that monsters and parties have. */
export const tableReferences: Check = ({ equipment, monsters, encounters }) => {
  const { treasure, npc_parties: parties, strongholds } = encounters;
  const types = treasure.types.map(({ type }) => ({ id: type }));
  const lines = treasure.magic_items.flatMap(({ rows }) => rows);
  const named = lines.flatMap(({ name }) => [...name.matchAll(bracketed)].flatMap((match) => match[1] ?? []));
  const hoards = monsters.entries.flatMap((monster) => [
    ...monster.treasure.types,
    ...monster.treasure.lair_types,
  ]);
  return [
    ...unknown(
      'terrain',
      encounters.terrain_index.flatMap(({ rows }) => rows.map(({ table }) => table)),
      encounters.tables,
    ),
    ...unknown(
      'parties',
      encounters.tables.flatMap(({ rows }) => rows.flatMap((row) => row.npc_party ?? [])),
      parties?.parties ?? [],
    ),
    ...unknown(
      'patrols',
      Object.values(strongholds?.patrol ?? {}).map(({ hireling }) => hireling),
      equipment.hirelings,
    ),
    ...unknown(
      'magic items',
      lines.flatMap(({ table }) => table ?? []),
      treasure.magic_items,
    ),
    ...unknown('magic items within a name', named, treasure.magic_items),
    ...unknown(
      'trade-outs',
      treasure.value_rule?.trade_out.map(({ table }) => table) ?? [],
      treasure.magic_items,
    ),
    ...unknown('treasure of monsters', hoards, types),
    ...unknown(
      'treasure of parties',
      (parties?.parties ?? []).flatMap((party) => party.treasure),
      types,
    ),
  ];
};
