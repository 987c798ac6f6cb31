import { isMelee } from '../weapons.ts';
import type { Foe } from './state.ts';

type Names = readonly string[];

/** The enemies of a side as they are seen from one place. */
interface Sight {
  readonly all: Names;
  readonly farthestFeet: number;
  /** Beyond reach, and within it. */
  readonly far: Names;
  readonly near: readonly Foe[];
  readonly nearNames: Names;
  readonly subduable: Names;
  readonly loose: Names;
}

export const idsOf = (fighters: readonly { readonly id: string }[]): string[] => fighters.map(({ id }) => id);

function lookAround(foes: readonly Foe[], atFeet: number): Sight {
  const all = idsOf(foes);
  const near: Foe[] = [];
  const far: string[] = [];
  let farthestFeet = 0;
  for (const foe of foes) {
    const feet = Math.abs(foe.atFeet - atFeet);
    if (feet > farthestFeet) farthestFeet = feet;
    if (isMelee(feet)) near.push(foe);
    else far.push(foe.id);
  }
  const nearNames = idsOf(near);
  const soft = near.every(({ subduable }) => subduable);
  const free = near.every(({ heldBy }) => heldBy.length === 0);
  return {
    all,
    farthestFeet,
    far,
    near,
    nearNames,
    subduable: soft ? nearNames : idsOf(near.filter(({ subduable }) => subduable)),
    loose: free ? nearNames : idsOf(near.filter(({ heldBy }) => heldBy.length === 0)),
  };
}

/** What was seen before, by the list of enemies and the place; such a list never changes. */
const seen = new WeakMap<readonly Foe[], Map<number, Sight>>();

/** The enemies from one place; all who stand there share it. */
export function sightOf(foes: readonly Foe[], atFeet: number): Sight {
  let places = seen.get(foes);
  if (!places) {
    places = new Map();
    seen.set(foes, places);
  }
  let sight = places.get(atFeet);
  if (!sight) {
    sight = lookAround(foes, atFeet);
    places.set(atFeet, sight);
  }
  return sight;
}

/** Those within range, from where they were seen. */
export const within = (
  foes: readonly Foe[],
  { all, farthestFeet }: Sight,
  atFeet: number,
  rangeFeet: number,
): Names =>
  farthestFeet <= rangeFeet ? all : idsOf(foes.filter((foe) => Math.abs(foe.atFeet - atFeet) <= rangeFeet));
