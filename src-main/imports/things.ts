import type { CoinKind, ItemKind } from '../../shared/ipc/vocabulary.ts';
import type { DraftThing, ImportContext, NewItemInput } from './entry.ts';
import { kindNamed } from './kinds.ts';
import { coinNamed, coinWeight, weightIn } from './measures.ts';
import type { SourceUnit } from './measures.ts';

/** A thing of no special kind, sorted by its name. Weight in the source's unit, cost in gold pieces, each. */
export const plainThing = (
  context: ImportContext,
  given: { name: string; weight: number; unit: SourceUnit; cost: number | null; treasure: boolean },
): NewItemInput => {
  const { name, cost } = given;
  const kind = kindNamed(name, given.treasure);
  const coin = kind === 'coin' ? coinNamed(name) : null;
  const weightEach = weightIn(context, given.weight, given.unit);
  return { kind, name, weightEach, costEach: coin === null ? cost : null, coin };
};

/** So many coins of one kind; nothing for none. */
export const coins = (context: ImportContext, coin: CoinKind, quantity: number, path: string): DraftThing[] =>
  quantity === 0
    ? []
    : [
        {
          item: { kind: 'coin', name: coin, quantity, coin, weightEach: coinWeight(context) },
          inside: null,
          path,
        },
      ];

const assumedCapacity: Record<ImportContext['unit'], number> = { coins: 400, pounds: 40 };

/** How much a container holds that says nothing of it: as its namesake of the starter content, else as a backpack. */
export const assumeCapacity = (context: ImportContext, name: string): number =>
  context.capacities[name.toLowerCase()] ?? assumedCapacity[context.unit];

interface Contained {
  id: string | null;
  containerId: string | null;
}

/**
 * For each thing the index of what it lies in. A container that is not there, that is the thing itself or lies in it
 * is none: `onLost` is told of it.
 */
export const placesInside = (
  things: readonly Contained[],
  onLost: (index: number) => void,
): (number | null)[] => {
  const byId = new Map(things.flatMap(({ id }, index) => (id === null ? [] : [[id, index] as const])));
  const inside = things.map(({ containerId }) => (containerId === null ? null : byId.get(containerId)));
  return inside.map((place, index) => {
    if (place === null) return null;
    if (place !== undefined && !comesBack(inside, index)) return place;
    onLost(index);
    return null;
  });
};

/** True where following the containers never ends. */
const comesBack = (inside: readonly (number | null | undefined)[], from: number): boolean => {
  let at = inside[from];
  for (let steps = 0; at !== null && at !== undefined; steps += 1) {
    if (steps > inside.length) return true;
    at = inside[at];
  }
  return false;
};

/** What is worn or wielded by its kind, where the source only says that it is in use. */
export const stateInUse = (kind: ItemKind): 'worn' | 'wielded' | 'carried' => {
  if (kind === 'armour' || kind === 'shield') return 'worn';
  return kind === 'weapon' ? 'wielded' : 'carried';
};
