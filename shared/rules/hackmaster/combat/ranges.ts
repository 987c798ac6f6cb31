import { bandDie } from '../attack/ranged.ts';
import { tables } from '../tables.ts';
import type { DieName, RangedWeapon } from '../terms.ts';
import type { Weapon } from './fighter/build.ts';
import { apart, inReach, meleeOf, reachOf, type HackmasterFighter } from './state.ts';

/** The attack die at this distance as the target's size makes it, or null out of range. HM-RNG-1, HM-RNG-2. */
export const rangeDie = (
  { ranged }: Weapon,
  shooter: HackmasterFighter,
  target: HackmasterFighter,
): DieName | null => (ranged === null ? null : bandDie(ranged, apart(shooter, target), target.build.size));

/** Leaves the hand as it flies. */
export const isHurled = ({ ranged }: { readonly ranged?: RangedWeapon | null }): boolean =>
  ranged !== undefined && ranged !== null && tables.ranged.weapons[ranged].hurled;

export const hasMissiles = (fighter: HackmasterFighter): boolean => fighter.ammo[fighter.wielded] !== 0;

/** Whether someone other than the shooter is at him hand to hand. HM-RNG-7. */
export const isInMelee = (
  fighters: readonly HackmasterFighter[],
  target: HackmasterFighter,
  shooter: HackmasterFighter,
): boolean =>
  fighters.some(
    (foe) =>
      foe !== shooter &&
      foe.side !== target.side &&
      foe.status === 'active' &&
      meleeOf(foe) !== null &&
      (inReach(foe, target) || inReach(target, foe)),
  );

/** Those a shot may stray to: within so many feet of its target, the nearest first. HM-RNG-8. */
export const bystanders = (
  fighters: readonly HackmasterFighter[],
  target: HackmasterFighter,
  shooter: HackmasterFighter,
): { id: string; size: HackmasterFighter['build']['size']; distanceFt: number }[] =>
  fighters
    .filter((fighter) => fighter !== shooter && fighter.status === 'active')
    .map((fighter) => ({ id: fighter.id, size: fighter.build.size, distanceFt: apart(fighter, target) }));

/** Whether a blow would have landed but for a push of this second: its results take no blow from it. HM-TIME-8. */
export function landsStill(by: HackmasterFighter, against: HackmasterFighter): boolean {
  const own = by.shoved?.answers === true ? by.shoved.from : by.atFeet;
  const other = against.shoved?.from ?? against.atFeet;
  return Math.abs(own - other) <= reachOf(by);
}

/** Whether a blow of one lands on the other on this second. */
export const lands = (by: HackmasterFighter, against: HackmasterFighter): boolean =>
  inReach(by, against) || landsStill(by, against);
