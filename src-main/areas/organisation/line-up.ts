import type { CharacterRow } from '../../db/tables.ts';
import type { Spot } from '../../facts/formations.ts';

type Marcher = Pick<CharacterRow, 'id' | 'kind'>;

const abreast = 2;

/** Everybody who walks two abreast in their order, the first in front; beasts after them, one behind the other. */
export function linedUp(people: readonly Marcher[]): (Spot & { id: number })[] {
  const walkers = people.filter(({ kind }) => kind !== 'mount' && kind !== 'vehicle' && kind !== 'vessel');
  const mounts = people.filter(({ kind }) => kind === 'mount');
  const ranks = Math.ceil(walkers.length / abreast);
  return [
    ...walkers.map(({ id }, index) => ({ id, rank: Math.floor(index / abreast), file: index % abreast })),
    ...mounts.map(({ id }, index) => ({ id, rank: ranks + index, file: 0 })),
  ].filter(({ rank }) => rank <= lastRank);
}

/** As far back as somebody can be placed. */
const lastRank = 99;
