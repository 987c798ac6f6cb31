import { feetApart, isBehind, lineWithin } from '../../fight/aim/space.ts';
import { fighterAt } from '../../fight/draft.ts';
import { tables } from '../tables.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';

type Everyone = Pick<BasicFantasyState, 'fighters'>;

/** In the fight: it ends for the fallen only when the numbers now acting have acted. */
export const present = ({ status }: BasicFantasyFighter): boolean => status === 'active';

/** In the fight and on his feet. */
export const standing = ({ status, fallen }: BasicFantasyFighter): boolean =>
  status === 'active' && fallen === null;

/** Still counts for his side: on his feet, or with an action left on the number now acting. */
export const counts = ({ status, fallen, turn }: BasicFantasyFighter): boolean =>
  status === 'active' && (fallen === null || turn.stage === 'due');

/** How much higher one is than the other. Feet. */
export const heightBetween = (from: BasicFantasyFighter, to: BasicFantasyFighter): number =>
  Math.abs(from.kit.height - to.kit.height);

export const feetBetween = (from: BasicFantasyFighter, to: BasicFantasyFighter): number =>
  feetApart(Math.abs(from.atFeet - to.atFeet), heightBetween(from, to));

/** How far he must go along the line until he is so near. Feet, 0 or less if he is. */
export const lineTo = (from: BasicFantasyFighter, to: BasicFantasyFighter, reach: number): number =>
  Math.abs(from.atFeet - to.atFeet) - Math.max(0, lineWithin(reach, heightBetween(from, to)));

/** Whether a rank of his own stands before him. */
export const isInRear = ({ fighters }: Everyone, fighter: BasicFantasyFighter): boolean =>
  fighter.kit.rank > 1 && isBehind(fighter, fighters.filter(standing), ({ kit }) => kit.rank);

export const foes = (from: BasicFantasyFighter, to: BasicFantasyFighter): boolean => from.side !== to.side;

/** The way from one place to another along the line; up it where they are the same. */
export const way = (from: number, to: number): 1 | -1 => (to < from ? -1 : 1);

/** Can strike at those he engages: not surprised, and not wrestling. */
const strikes = (fighter: BasicFantasyFighter): boolean =>
  present(fighter) &&
  fighter.hull === null &&
  !fighter.surprised &&
  fighter.holding === null &&
  fighter.heldBy.length === 0;

const engages = (enemy: BasicFantasyFighter, fighter: BasicFantasyFighter): boolean =>
  enemy.side !== fighter.side &&
  fighter.hull === null &&
  strikes(enemy) &&
  feetBetween(enemy, fighter) <= enemy.kit.reachFeet;

/** Enemies in whose reach he stands. BF-DIS-1. */
export function engagedBy(state: Everyone, index: number): number[] {
  const fighter = fighterAt(state, index);
  const found: number[] = [];
  for (let other = 0; other < state.fighters.length; other += 1) {
    if (engages(fighterAt(state, other), fighter)) found.push(other);
  }
  return found;
}

export function isEngaged({ fighters }: Everyone, fighter: BasicFantasyFighter): boolean {
  for (const enemy of fighters) if (engages(enemy, fighter)) return true;
  return false;
}

/** How far he comes this way before he is within 5 feet of an enemy, which engages him. Feet. BF-CMB-3. */
export function roomToward({ fighters }: Everyone, fighter: BasicFantasyFighter, direction: 1 | -1): number {
  let room = Infinity;
  for (const enemy of fighters) {
    if (enemy.side === fighter.side || !strikes(enemy)) continue;
    if (heightBetween(enemy, fighter) > tables.engagedFeet) continue;
    const ahead = (enemy.atFeet - fighter.atFeet) * direction;
    if (ahead > 0) room = Math.min(room, Math.max(0, ahead - tables.engagedFeet));
  }
  return room;
}

/** Away from the nearest foe but those at his own place; down the line if there is none. */
export function awayFrom({ fighters }: Everyone, fighter: BasicFantasyFighter): 1 | -1 {
  let nearest: BasicFantasyFighter | null = null;
  for (const enemy of fighters) {
    if (!foes(enemy, fighter) || !present(enemy) || enemy.atFeet === fighter.atFeet) continue;
    if (nearest === null || feetBetween(enemy, fighter) < feetBetween(nearest, fighter)) nearest = enemy;
  }
  return nearest !== null && nearest.atFeet < fighter.atFeet ? 1 : -1;
}
