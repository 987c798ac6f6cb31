import { fighterAt } from '../../../fight/draft.ts';
import type { Reason } from '../../../common/reason.ts';
import { vehicleOps } from '../../exploration/vehicles.ts';
import type { Vehicle } from '../../terms.ts';
import type { Piece } from '../copies.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import { unitFeet } from '../fighter/start.ts';
import { counts } from '../field.ts';
import type { BasicFantasyFighter, Options } from '../state.ts';
import { leftOf, slowed, usualSide, wordOf, wornTo } from './sides.ts';

/** What blows and repairs do to a vehicle in a fight. */

/** As it is now: so far it goes. */
function trim(fighter: Piece, options: Options): void {
  const sound = { ...fighter.kit, movementFeet: fighter.stats.movementFeet * unitFeet(options) };
  fighter.kit = slowed(sound, fighter);
}

/** Hit points were said, or it has become a vehicle: the damage follows. */
export function refit(fighter: Piece, options: Options): void {
  fighter.hull = wornTo(fighter.hp, fighter.maxHp);
  trim(fighter, options);
}

export interface Breach {
  readonly amount: number;
  readonly by?: number | null;
  readonly detail?: string;
  readonly reasons?: readonly Reason[];
  readonly side?: string;
}

const keptSide = (kept: Piece['kept']): string => {
  const side = kept?.['hullSide'];
  return typeof side === 'string' ? side : usualSide;
};

/** Damage to one side: what exceeds its Hardness counts. It is out of the fight once it can go no farther. BF-VEH-3 to 7. */
export function breach(
  draft: BasicFantasyDraft,
  index: number,
  vehicle: Vehicle,
  { amount, by = null, detail, reasons = [], side }: Breach,
): void {
  const fighter = edit(draft, index);
  const done = vehicleOps['vehicle.damage']({
    vehicle,
    side: side ?? keptSide(fighter.kept),
    damage: amount,
  });
  fighter.hull = done.vehicle.sides;
  fighter.hp = Math.min(fighter.hp, leftOf(done.vehicle));
  trim(fighter, draft.state.options);
  if (done.speedFactor === 0 && fighter.status === 'active') fighter.fallen = 'dead';
  const [, hardness] = done.reasons;
  const why = hardness === undefined ? reasons : [...reasons, hardness];
  const told = { amount: done.applied, by, reasons: why };
  tell(draft, 'hurt', index, detail === undefined ? told : { ...told, detail });
}

/** It can go no farther. */
export function wrecked(draft: BasicFantasyDraft, index: number, vehicle: Vehicle): void {
  tell(draft, 'wrecked', index, { detail: wordOf(vehicle) });
}

/** Vehicles whose side has just lost the last who fought for it: they are anybody's. */
export function leaveBehind(draft: BasicFantasyDraft): void {
  draft.fighters.forEach(({ hull, side, status }, index) => {
    if (hull === null || status !== 'active') return;
    const aboard = (one: BasicFantasyFighter): boolean =>
      one.side === side && one.hull === null && counts(one);
    if (!draft.before.fighters.some(aboard) || draft.fighters.some(aboard)) return;
    const fighter = edit(draft, index);
    fighter.status = 'surrendered';
    fighter.turn.stage = 'done';
    tell(draft, 'abandoned', index, { detail: 'left behind' });
  });
}

/** Mended by the referee's word, the worst side first; the answer is the hit points its row gains. */
export function mend(draft: BasicFantasyDraft, index: number, vehicle: Vehicle, points: number): number {
  const before = fighterAt(draft, index).hp;
  const sides = { ...vehicle.sides };
  let left = points;
  for (const [side, damage] of Object.entries(sides).sort(([, one], [, other]) => other - one)) {
    const taken = Math.min(left, damage);
    sides[side] = damage - taken;
    left -= taken;
  }
  const fighter = edit(draft, index);
  fighter.hull = sides;
  fighter.hp = leftOf({ ...vehicle, sides });
  if (fighter.hp > 0) fighter.fallen = null;
  trim(fighter, draft.state.options);
  return fighter.hp - before;
}
