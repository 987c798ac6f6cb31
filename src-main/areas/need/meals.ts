import type { Provision } from '../../../shared/ipc/vocabulary.ts';
import type { Pantry, Portions } from '../../facts/needs/pantry.ts';
import { portionsLeft, takeOne } from '../../facts/needs/pantry.ts';

/** How somebody fared over some days with one kind of provision. */
export interface Fare {
  /** Portions taken, by the name of whoever had them; the eater's own name for their own. */
  taken: Map<string, number>;
  missed: number;
  found: number;
  /** Days on end without, after the last of the days. */
  without: number;
}

export interface Eater {
  id: number;
  name: string;
  source: Provision;
  withoutBefore: number;
  /** Days on end it goes without and wants nothing. */
  spare?: number;
}

/**
 * What was foraged feeds so many on the first of the days, those with the least of their own first. Every day each takes
 * a portion of their own; whoever has none then takes from the beasts and the pool, and last, where all share, from
 * whoever has most. The pantry is used up on the way.
 */
export function mealsFor(
  eaters: readonly Eater[],
  pantry: Pantry,
  days: number,
  { share, foraged = 0 }: { share: boolean; foraged?: number },
): Map<number, Fare> {
  const fares = new Map(eaters.map((eater) => [eater.id, freshFare(eater)]));
  const byForage = new Set(poorest(eaters, pantry).slice(0, foraged));
  for (let day = 0; day < days; day++) {
    const wanting = eaters.filter((eater) => {
      const fare = fareOf(fares, eater);
      const source = day === 0 && byForage.has(eater) ? 'found' : eater.source;
      return !eatsAlone({ ...eater, source }, pantry, fare);
    });
    for (const eater of wanting) fed(fareOf(fares, eater), fromOthers(pantry, share));
  }
  return fares;
}

/** Those who eat from packs, whoever has least and has gone longest without first. OSE-WILD-7. */
const poorest = (eaters: readonly Eater[], { own }: Pantry): Eater[] =>
  eaters
    .filter(({ source }) => source === 'packs')
    .map((eater) => ({ eater, has: portionsLeft(own.get(eater.id) ?? []) }))
    .toSorted((one, other) => one.has - other.has || other.eater.withoutBefore - one.eater.withoutBefore)
    .map(({ eater }) => eater);

const freshFare = ({ withoutBefore }: Eater): Fare => ({
  taken: new Map(),
  missed: 0,
  found: 0,
  without: withoutBefore,
});

const fareOf = (fares: ReadonlyMap<number, Fare>, { id }: Eater): Fare => {
  const fare = fares.get(id);
  if (!fare) throw new Error(`Nobody with the id ${id} eats.`);
  return fare;
};

/** True where the day's meal is settled without anybody else. */
function eatsAlone({ id, source, spare = 0 }: Eater, pantry: Pantry, fare: Fare): boolean {
  if (source === 'found') {
    fare.found += 1;
    fare.without = 0;
    return true;
  }
  if (fare.without < spare) {
    fare.without += 1;
    return true;
  }
  if (source === 'none') {
    fed(fare, null);
    return true;
  }
  const own = takeOne(pantry.own.get(id) ?? []);
  if (own) fed(fare, own);
  return own !== null;
}

/** A portion of what is anybody's, or, where all share, of whoever has most. */
export function fromOthers(pantry: Pantry, share: boolean): Portions | null {
  const common = takeOne(pantry.common);
  if (common || !share) return common;
  const [richest] = [...pantry.own.values()].sort((a, b) => portionsLeft(b) - portionsLeft(a));
  return richest ? takeOne(richest) : null;
}

function fed(fare: Fare, from: Portions | null): void {
  if (from) fare.taken.set(from.owner, (fare.taken.get(from.owner) ?? 0) + 1);
  else fare.missed += 1;
  fare.without = from ? 0 : fare.without + 1;
}
