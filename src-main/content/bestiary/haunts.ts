import type { Haunts } from '../../../shared/bestiary/search/lines.ts';
import type { Bounds } from '../../../shared/bestiary/search/sought.ts';
import type { EncountersFile } from '../../../shared/content/schemas/encounters.ts';

type Table = EncountersFile['tables'][number];

const nowhere: Haunts = { terrains: [], levels: [] };

/** Where the wandering tables of a book put each creature: kinds of terrain, and levels underground. */
export function hauntsIn(encounters: EncountersFile | null): (id: string) => Haunts {
  const known = new Map<string, { terrains: Set<string>; levels: Bounds[] }>();
  for (const table of encounters?.tables ?? []) {
    const terrains = terrainsOf(table, encounters);
    for (const id of creaturesOn(table)) {
      const haunts = known.get(id) ?? { terrains: new Set(), levels: [] };
      known.set(id, haunts);
      for (const terrain of terrains) haunts.terrains.add(terrain);
      if (table.level !== null)
        haunts.levels.push({ least: table.level.min, most: table.level.max ?? Infinity });
    }
  }
  return (id) => {
    const haunts = known.get(id);
    return haunts ? { terrains: [...haunts.terrains], levels: haunts.levels } : nowhere;
  };
}

const creaturesOn = ({ rows }: Table): Set<string> =>
  new Set(
    rows.flatMap(({ monsters, size_roll: sizes }) => [
      ...monsters,
      ...(sizes?.rows ?? []).map(({ monster }) => monster),
    ]),
  );

/** Of the table itself, and of every terrain whose own table leads to it. */
const terrainsOf = (table: Table, encounters: EncountersFile | null): string[] => [
  ...table.terrain,
  ...(encounters?.terrain_index ?? [])
    .filter(({ rows }) => rows.some((row) => row.table === table.id))
    .flatMap(({ terrain }) => terrain),
];
