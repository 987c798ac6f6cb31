import { tables } from '../../tables.ts';
import type { RangedUse, Weapon } from '../stats.ts';

/** Weapons that strike equally far, hand to hand. */
export interface Reach {
  readonly feet: number;
  readonly ids: readonly string[];
  /** Where they stand in the stats. */
  readonly places: readonly number[];
}

/** A weapon that is shot or thrown. */
interface Ranged {
  readonly use: RangedUse;
  readonly ids: readonly [string];
  readonly place: number;
}

/** His weapons by what can be done with them. */
export interface Arsenal {
  readonly melee: readonly Reach[];
  /** Their flat can subdue. */
  readonly flat: readonly Reach[];
  readonly charging: readonly Reach[];
  readonly long: readonly Reach[];
  /** The longest reach of those long enough to meet one who closes; 0 without any. */
  readonly longest: number;
  readonly ranged: readonly Ranged[];
  /** Those that can be set against a charge. */
  readonly braced: readonly string[];
}

export const isMelee = ({ melee, ranged, flask }: Weapon): boolean => melee ?? !(ranged ?? flask);

/** How far it strikes hand to hand. Feet. */
export const reachOf = ({ reachFeet }: Pick<Weapon, 'reachFeet'>): number => reachFeet ?? tables.engagedFeet;

/** Long enough to meet one who closes. */
const isLong = (weapon: Weapon): boolean =>
  isMelee(weapon) && (weapon.long ?? reachOf(weapon) > tables.engagedFeet);

/** What it adds to the attack roll, and to the damage. */
export const toHitOf = ({ bonus = 0, toHit = 0 }: Weapon): number => bonus + toHit;
export const damageBonusOf = ({ bonus = 0, damageBonus = 0 }: Weapon): number => bonus + damageBonus;

function byReach(weapons: readonly Weapon[], passes: (weapon: Weapon) => boolean): Reach[] {
  const found = new Map<number, { ids: string[]; places: number[] }>();
  weapons.forEach((weapon, place) => {
    if (!isMelee(weapon) || !passes(weapon)) return;
    const feet = reachOf(weapon);
    const same = found.get(feet) ?? { ids: [], places: [] };
    same.ids.push(weapon.id);
    same.places.push(place);
    found.set(feet, same);
  });
  return Array.from(found, ([feet, { ids, places }]) => ({ feet, ids, places }));
}

export function arsenalOf(weapons: readonly Weapon[]): Arsenal {
  const long = byReach(weapons, isLong);
  return {
    melee: byReach(weapons, () => true),
    flat: byReach(weapons, ({ subdues }) => subdues === true),
    charging: byReach(weapons, ({ charge }) => charge === true),
    long,
    longest: Math.max(0, ...long.map(({ feet }) => feet)),
    ranged: weapons.flatMap(({ ranged, id }, place) => (ranged ? [{ use: ranged, ids: [id], place }] : [])),
    braced: weapons.filter(({ set }) => set === true).map(({ id }) => id),
  };
}
