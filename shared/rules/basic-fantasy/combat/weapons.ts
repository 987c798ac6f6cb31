import { tables } from '../tables.ts';
import { rateOfFire } from './rules.ts';
import type { BasicFantasyFighter, Gear } from './state.ts';
import type { Weapon } from './stats.ts';

export const isMelee = ({ melee, ranged, flask }: Weapon): boolean => melee ?? !(ranged ?? flask);

/** How far it strikes hand to hand. Feet. */
export const reachOf = ({ reachFeet }: Pick<Weapon, 'reachFeet'>): number => reachFeet ?? tables.engagedFeet;

/** Long enough to meet one who closes. */
export const isLong = (weapon: Weapon): boolean =>
  isMelee(weapon) && (weapon.long ?? reachOf(weapon) > tables.engagedFeet);

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
export function intervalOf({ ranged }: Weapon): number {
  const { reload = 'ordinary', siegeRate } = ranged ?? {};
  return rateOfFire({ weapon: reload, rounds: 1, ...(siegeRate === undefined ? {} : { siegeRate }) })
    .interval;
}

/** Whether his routine has an attack with this weapon left, or he has any attack left if he has none. */
export function mayUse({ stats: { routine }, kit, turn }: BasicFantasyFighter, id: string): boolean {
  if (turn.attacks >= kit.attacks) return false;
  if (!routine || routine.length === 0) return true;
  return routine.some((name, place) => name === id && (turn.used & (1 << place)) === 0);
}

/** The routine's attacks used once this weapon has struck, one bit each. */
export function usedWith({ stats: { routine = [] }, turn }: BasicFantasyFighter, id: string): number {
  const place = routine.findIndex((name, at) => name === id && (turn.used & (1 << at)) === 0);
  return place < 0 ? turn.used : turn.used | (1 << place);
}
