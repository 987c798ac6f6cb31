import { tables } from '../tables.ts';
import { able, type OseCombatState, type OseFighter } from './state.ts';

export const { meleeReachFeet } = tables.combat;

export const distance = (a: OseFighter, b: OseFighter): number => Math.abs(a.atFeet - b.atFeet);

export const inReach = (a: OseFighter, b: OseFighter): boolean => distance(a, b) <= meleeReachFeet;

/** How the field looks from one spot to one side. Distances in feet. */
interface Spot {
  readonly atFeet: number;
  /** Foes who can fight, all of them and those within reach. */
  readonly foes: readonly OseFighter[];
  readonly foeIds: readonly string[];
  readonly near: readonly OseFighter[];
  readonly nearIds: readonly string[];
  /** Foes within reach who lie helpless. */
  readonly helpless: readonly OseFighter[];
  readonly nearest: OseFighter | null;
  /** How far one may go, up and down the line, before a foe stops him at the reach of his arm. */
  readonly roomUp: number;
  readonly roomDown: number;
}

/** Looks from where a fighter stands; fighters of one side on one spot share what they see. */
export type Field = (fighter: OseFighter) => Spot;

interface Opposition {
  readonly able: OseFighter[];
  readonly ids: string[];
  readonly helpless: OseFighter[];
  readonly spots: Map<number, Spot>;
}

function opposition({ fighters }: OseCombatState, side: string): Opposition {
  const against: Opposition = { able: [], ids: [], helpless: [], spots: new Map() };
  for (const fighter of fighters) {
    if (fighter.side === side) continue;
    if (able(fighter)) {
      against.able.push(fighter);
      against.ids.push(fighter.id);
    } else if (fighter.status === 'unconscious') against.helpless.push(fighter);
  }
  return against;
}

function look({ able: foes, ids: foeIds, helpless }: Opposition, fighter: OseFighter): Spot {
  const { atFeet } = fighter;
  const near: OseFighter[] = [];
  const nearIds: string[] = [];
  let nearest: OseFighter | null = null;
  let least = Infinity;
  let roomUp = Infinity;
  let roomDown = Infinity;
  for (const foe of foes) {
    const ahead = foe.atFeet - atFeet;
    const gap = Math.abs(ahead);
    if (gap <= meleeReachFeet) {
      near.push(foe);
      nearIds.push(foe.id);
    }
    if (gap < least) {
      least = gap;
      nearest = foe;
    }
    if (ahead > 0) roomUp = Math.min(roomUp, Math.max(0, ahead - meleeReachFeet));
    else if (ahead < 0) roomDown = Math.min(roomDown, Math.max(0, gap - meleeReachFeet));
  }
  const lying = helpless.length > 0 ? helpless.filter((foe) => inReach(fighter, foe)) : helpless;
  return { atFeet, foes, foeIds, near, nearIds, helpless: lying, nearest, roomUp, roomDown };
}

/** The field as it is now; every side and every spot is looked at only once. */
export function fieldOf(state: OseCombatState): Field {
  const sides = new Map<string, Opposition>();
  return (fighter) => {
    let against = sides.get(fighter.side);
    if (!against) sides.set(fighter.side, (against = opposition(state, fighter.side)));
    let spot = against.spots.get(fighter.atFeet);
    if (!spot) against.spots.set(fighter.atFeet, (spot = look(against, fighter)));
    return spot;
  };
}

/** The direction away from `other`, up the line (1) if both stand on one spot. */
export const awayFrom = ({ atFeet }: { atFeet: number }, other: OseFighter): 1 | -1 =>
  atFeet >= other.atFeet ? 1 : -1;

export const roomToward = ({ roomUp, roomDown }: Spot, direction: number): number =>
  direction > 0 ? roomUp : roomDown;

/** Foes within reach from whom a step away is open. */
export const escapes = (spot: Spot): OseFighter[] =>
  spot.near.filter((foe) => roomToward(spot, awayFrom(spot, foe)) > 0);
