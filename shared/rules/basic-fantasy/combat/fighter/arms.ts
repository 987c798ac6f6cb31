import { missileRateOfFire } from '../../attack/reload.ts';
import type { BasicFantasyFighter, Gear } from '../state.ts';
import type { Weapon } from '../stats.ts';
import type { Reach } from './arsenal.ts';

/** What he has of the weapon at this place of his stats. */
export function gearAt({ gear }: BasicFantasyFighter, index: number): Gear {
  const found = gear[index];
  if (!found) throw new RangeError(`There is no weapon ${index}.`);
  return found;
}

/** Which of his weapons bears this name. */
export function weaponIndex({ stats }: BasicFantasyFighter, id: string): number {
  const index = stats.weapons.findIndex((weapon) => weapon.id === id);
  if (index < 0) throw new RangeError(`There is no weapon called ${id}.`);
  return index;
}

export function weaponAt({ stats }: BasicFantasyFighter, index: number): Weapon {
  const weapon = stats.weapons[index];
  if (!weapon) throw new RangeError(`There is no weapon ${index}.`);
  return weapon;
}

/** Rounds from one shot to the next. */
export function intervalOf({ ranged, engine }: Weapon): number {
  if (engine !== undefined)
    return missileRateOfFire({ weapon: 'siege', siegeEngine: engine, rounds: 1 }).interval;
  const { reload = 'ordinary', siegeRate } = ranged ?? {};
  const rate = siegeRate === undefined ? {} : { siegeRate };
  return missileRateOfFire({ weapon: reload, rounds: 1, ...rate }).interval;
}

const timesIn = (list: readonly string[], id: string): number => list.filter((one) => one === id).length;

/** Whether a routine has an attack with this weapon left, after those already made. */
function goesOn(routine: readonly string[], used: readonly string[], id: string): boolean {
  if (timesIn(routine, id) <= timesIn(used, id)) return false;
  return used.every((one) => timesIn(routine, one) >= timesIn(used, one));
}

/** Whether one of his routines has an attack with this weapon left, or he has any attack left if he has none. */
function mayUse({ stats: { routine, routines }, kit, turn }: BasicFantasyFighter, id: string): boolean {
  if (turn.attacks >= kit.attacks) return false;
  if (routines) return routines.some((one) => goesOn(one, turn.used, id));
  return !routine || routine.length === 0 || goesOn(routine, turn.used, id);
}

/** Whether he has this weapon at hand: something of it is left, and nobody took it. */
export const atHand = (fighter: BasicFantasyFighter, place: number): boolean => {
  const { left, taken = false } = gearAt(fighter, place);
  return left !== 0 && !taken;
};

/** An engine that is swung must be made ready like one that shoots. */
const idle = ({ stats, gear }: BasicFantasyFighter, place: number): boolean =>
  stats.weapons[place]?.engine !== undefined && gear[place]?.loaded === false;

/** Whether he has this weapon at hand and an attack left to make with it. */
export const ready = (fighter: BasicFantasyFighter, id: string, place: number): boolean =>
  atHand(fighter, place) && mayUse(fighter, id) && !idle(fighter, place);

/** Those of the weapons that are ready; the list itself where all of them are. */
export function readyOf(fighter: BasicFantasyFighter, { ids, places }: Reach): readonly string[] {
  const isReady = (id: string, nth: number): boolean => ready(fighter, id, places[nth] ?? -1);
  return ids.every(isReady) ? ids : ids.filter(isReady);
}

/** Weapons long enough to strike at one who has come this near. */
export const longWeapons = (fighter: BasicFantasyFighter, feet: number): string[] =>
  fighter.kit.arsenal.long.flatMap((reach) => (reach.feet >= feet ? readyOf(fighter, reach) : []));
