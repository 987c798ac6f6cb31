import { feetBetween, type Look } from './look.ts';
import { hasMissiles, landsStill, rangeDie } from '../ranges.ts';

/** Enemies his blow can land on: no farther away than his reach, or pushed no farther on this second. */
export function near(look: Look): readonly string[] {
  const { field, side, reach, targets, fighter } = look;
  if (targets.near) return targets.near;
  const ids: string[] = [];
  for (const foe of field.looks) {
    if (!foe.active || foe.side === side) continue;
    const lands = feetBetween(foe, look) <= reach || (field.shoves > 0 && landsStill(fighter, foe.fighter));
    if (lands) ids.push(foe.id);
  }
  targets.near = ids;
  return ids;
}

function farther(look: Look): string[] {
  const { field, side, reach } = look;
  const ids: string[] = [];
  let closest = Infinity;
  for (const foe of field.looks) {
    if (!foe.active || foe.side === side) continue;
    const distance = feetBetween(foe, look);
    if (distance <= reach || foe.feet === look.feet) continue;
    if (distance < closest) {
      ids.unshift(foe.id);
      closest = distance;
    } else ids.push(foe.id);
  }
  return ids;
}

/** Active enemies farther off than his reach, the nearest first, the others as listed; not those right above him. */
export const beyond = (look: Look): readonly string[] => (look.targets.beyond ??= farther(look));

const nobody: readonly string[] = [];

/** Enemies the missile weapon in hand can reach. */
export function inRange({ field, side, fighter, weapon, targets }: Look): readonly string[] {
  if (!weapon || weapon.ranged === null || !hasMissiles(fighter)) return nobody;
  if (targets.inRange) return targets.inRange;
  const ids: string[] = [];
  for (const foe of field.looks) {
    if (foe.active && foe.side !== side && rangeDie(weapon, fighter, foe.fighter) !== null) {
      ids.push(foe.id);
    }
  }
  targets.inRange = ids;
  return ids;
}
