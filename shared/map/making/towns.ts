import type { Dice } from '../../dice/dice.ts';
import type { Hex } from '../../hex/grid.ts';
import type { Look } from '../map-words.ts';
import type { Lattice } from './lattice.ts';
import { mark } from './rivers.ts';
import { townName } from './town-names.ts';

export interface Town extends Hex {
  name: string;
}

interface Land {
  /** Fields take the place of open land about each town. */
  looks: Look[];
  rivers: readonly (readonly number[])[];
  isSea: (place: number) => boolean;
  dice: Dice;
  most: number;
}

const flat: ReadonlySet<Look> = new Set(['plain', 'grass', 'farmland']);
const apart = 4;

/** Puts towns on flat land, by rivers and waters before all, none close to another, and fields about them. */
export function settle(lattice: Lattice, { looks, rivers, isSea, dice, most }: Land): Town[] {
  if (most === 0) return [];
  const onRiver = new Set(rivers.flat());
  const wishes: { place: number; worth: number }[] = [];
  for (let place = 0; place < lattice.size; place += 1) {
    if (!flat.has(looks[place] ?? 'deeps')) continue;
    const beside = lattice.beside(place);
    const water = (onRiver.has(place) ? 12 : 0) + (beside.some(isSea) ? 8 : 0);
    const fields = beside.filter((each) => flat.has(looks[each] ?? 'deeps')).length;
    wishes.push({ place, worth: water + fields + dice.roll(4) });
  }
  wishes.sort((one, other) => other.worth - one.worth || one.place - other.place);
  const near = new Uint8Array(lattice.size);
  const towns: Town[] = [];
  const names = new Set<string>();
  for (const { place } of wishes) {
    if (towns.length === most) break;
    if (near[place] === 1) continue;
    mark(lattice, place, apart, near);
    towns.push({ ...lattice.hexAt(place), name: townName(dice, onRiver.has(place), names) });
    for (const field of [place, ...lattice.beside(place)])
      if (flat.has(looks[field] ?? 'deeps') && (field === place || dice.roll(3) > 1))
        looks[field] = 'farmland';
  }
  return towns;
}
