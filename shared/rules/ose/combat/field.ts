import type { LegalAction } from '../../combat.ts';
import { feetApart, isBehind, lineWithin } from '../../fight/aim/space.ts';
import { tables } from '../tables.ts';
import { able, type OseFighter, type Step } from './state.ts';

export const { meleeReachFeet } = tables.combat;

/** How much higher one is than the other. Feet. */
const heightBetween = (a: OseFighter, b: OseFighter): number => Math.abs(a.build.height - b.build.height);

export const distance = (a: OseFighter, b: OseFighter): number =>
  feetApart(Math.abs(a.atFeet - b.atFeet), heightBetween(a, b));

/** How far he must go along the line until he is in reach. Feet. */
export const lineToReach = (from: OseFighter, to: OseFighter): number =>
  Math.max(
    0,
    Math.abs(from.atFeet - to.atFeet) - Math.max(0, lineWithin(meleeReachFeet, heightBetween(from, to))),
  );

/** Whether a rank of his own stands before him. */
export const isInRear = (fighter: OseFighter, fighters: readonly OseFighter[]): boolean =>
  fighter.build.rank > 1 && isBehind(fighter, fighters.filter(able), ({ build }) => build.rank);

export const inReach = (a: OseFighter, b: OseFighter): boolean => distance(a, b) <= meleeReachFeet;

/** How the field looks from one spot to one side. Distances in feet. */
interface Spot {
  /** Foes within reach who can fight. */
  readonly near: readonly OseFighter[];
  readonly nearIds: readonly string[];
  /** Foes within reach who lie helpless. */
  readonly helpless: readonly OseFighter[];
  readonly nearest: OseFighter | null;
  /** How far one may go, up and down the line, before a foe stops him at the reach of his arm. */
  readonly roomUp: number;
  readonly roomDown: number;
}

/** What a fighter, as he was then, could choose from in a step. */
interface Listed {
  readonly fighter: OseFighter;
  readonly step: Step;
  readonly options: readonly LegalAction[];
}

/** What one side is up against. Of these foes only what shows may be read: it alone is kept up to date. */
export interface Opposition {
  /** Foes who can fight, and those who lie helpless. */
  readonly able: readonly OseFighter[];
  readonly ids: readonly string[];
  readonly helpless: readonly OseFighter[];
  readonly spots: Map<number | string, Spot>;
  /** By the fighter's index: what he was told already. */
  readonly listed: (Listed | undefined)[];
}

/** Everyone's index, in order: by his id, by his side, and all of them. */
interface Roster {
  readonly ids: ReadonlyMap<string, number>;
  readonly sides: ReadonlyMap<string, readonly number[]>;
  readonly everyone: readonly number[];
}

/**
 * The field as it shows: where everyone is, and whether he can fight. Worked out as it is asked for, and handed on
 * from state to state as long as it looks the same, since most steps of a fight change no more than hit points.
 */
export interface Field {
  readonly fighters: readonly OseFighter[];
  readonly roster: Roster;
  readonly sides: Map<string, Opposition>;
}

export function fieldOf(fighters: readonly OseFighter[]): Field {
  const ids = new Map<string, number>();
  const sides = new Map<string, number[]>();
  fighters.forEach(({ id, side }, index) => {
    ids.set(id, index);
    const members = sides.get(side);
    if (members) members.push(index);
    else sides.set(side, [index]);
  });
  return { fighters, roster: { ids, sides, everyone: [...ids.values()] }, sides: new Map() };
}

/** Whether the field shows one for the other. */
export const looksAlike = (a: OseFighter, b: OseFighter): boolean =>
  a.status === b.status && a.atFeet === b.atFeet && a.turn.falling === b.turn.falling && a.build === b.build;

/** The field once someone of a side looks different: his own side still sees what it saw. */
export function refreshed(field: Field, fighters: readonly OseFighter[], side: string): Field {
  const own = field.sides.get(side);
  const sides = new Map<string, Opposition>();
  if (own) sides.set(side, own);
  return { ...field, fighters, sides };
}

/** What a side is up against. */
export function against({ fighters, sides }: Field, side: string): Opposition {
  const known = sides.get(side);
  if (known) return known;
  const foes: OseFighter[] = [];
  const ids: string[] = [];
  const helpless: OseFighter[] = [];
  for (const fighter of fighters) {
    if (fighter.side === side) continue;
    if (able(fighter)) {
      foes.push(fighter);
      ids.push(fighter.id);
    } else if (fighter.status === 'unconscious') helpless.push(fighter);
  }
  const found = { able: foes, ids, helpless, spots: new Map<number | string, Spot>(), listed: [] };
  sides.set(side, found);
  return found;
}

function look({ able: foes, helpless }: Opposition, fighter: OseFighter): Spot {
  const { atFeet } = fighter;
  const near: OseFighter[] = [];
  const nearIds: string[] = [];
  let nearest: OseFighter | null = null;
  let least = Infinity;
  let roomUp = Infinity;
  let roomDown = Infinity;
  for (const foe of foes) {
    const ahead = foe.atFeet - atFeet;
    const gap = distance(foe, fighter);
    if (gap <= meleeReachFeet) {
      near.push(foe);
      nearIds.push(foe.id);
    }
    if (gap < least) {
      least = gap;
      nearest = foe;
    }
    if (heightBetween(foe, fighter) > meleeReachFeet) continue;
    if (ahead > 0) roomUp = Math.min(roomUp, Math.max(0, ahead - meleeReachFeet));
    else if (ahead < 0) roomDown = Math.min(roomDown, Math.max(0, -ahead - meleeReachFeet));
  }
  const lying = helpless.length > 0 ? helpless.filter((foe) => inReach(fighter, foe)) : helpless;
  return { near, nearIds, helpless: lying, nearest, roomUp, roomDown };
}

/** The view from where a fighter stands; fighters of one side on one spot, and of one height, share it. */
export function spotOf(foes: Opposition, fighter: OseFighter): Spot {
  const { height } = fighter.build;
  const place = height === 0 ? fighter.atFeet : `${fighter.atFeet}/${height}`;
  let spot = foes.spots.get(place);
  if (!spot) foes.spots.set(place, (spot = look(foes, fighter)));
  return spot;
}

/** The direction away from `other`, up the line (1) if both stand on one spot. */
export const awayFrom = ({ atFeet }: OseFighter, other: OseFighter): 1 | -1 =>
  atFeet >= other.atFeet ? 1 : -1;

export const roomToward = ({ roomUp, roomDown }: Spot, direction: number): number =>
  direction > 0 ? roomUp : roomDown;

/** Foes within reach from whom a step away is open. */
export const escapes = (spot: Spot, fighter: OseFighter): OseFighter[] =>
  spot.near.filter((foe) => roomToward(spot, awayFrom(fighter, foe)) > 0);
