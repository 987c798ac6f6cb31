import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';
import { one } from './board.ts';

/** In the fight: it ends for the fallen only when the numbers now acting have acted. */
export const present = ({ status }: BasicFantasyFighter): boolean => status === 'active';

/** In the fight and on his feet. */
export const standing = ({ status, fallen }: BasicFantasyFighter): boolean =>
  status === 'active' && fallen === null;

/** Has an action left on the number now acting, fallen or not. */
const acts = ({ turn }: BasicFantasyFighter): boolean => turn.stage === 'due';

/** Still counts for his side. */
export const counts = (fighter: BasicFantasyFighter): boolean =>
  fighter.status === 'active' && (fighter.fallen === null || acts(fighter));

export const feetBetween = (from: BasicFantasyFighter, to: BasicFantasyFighter): number =>
  Math.abs(from.atFeet - to.atFeet);

export const foes = (from: BasicFantasyFighter, to: BasicFantasyFighter): boolean => from.side !== to.side;

/** The way from one place to another along the line; up it where they are the same. */
export const way = (from: number, to: number): 1 | -1 => (to < from ? -1 : 1);

/** Can strike at those he engages: not surprised, and not wrestling. */
const strikes = (fighter: BasicFantasyFighter): boolean =>
  present(fighter) && !fighter.surprised && fighter.holding === null && fighter.heldBy.length === 0;

const engages = (enemy: BasicFantasyFighter, fighter: BasicFantasyFighter): boolean =>
  enemy.side !== fighter.side && strikes(enemy) && feetBetween(enemy, fighter) <= enemy.kit.reachFeet;

/** Enemies in whose reach he stands. */
export function engagedBy(state: Pick<BasicFantasyState, 'fighters'>, index: number): number[] {
  const fighter = one(state, index);
  const found: number[] = [];
  for (let other = 0; other < state.fighters.length; other += 1) {
    if (engages(one(state, other), fighter)) found.push(other);
  }
  return found;
}

export function isEngaged(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  fighter: BasicFantasyFighter,
): boolean {
  for (const enemy of fighters) if (engages(enemy, fighter)) return true;
  return false;
}

/** Away from the nearest foe but those at his own place; down the line if there is none. */
export function awayFrom(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  fighter: BasicFantasyFighter,
): 1 | -1 {
  let nearest: BasicFantasyFighter | null = null;
  for (const enemy of fighters) {
    if (!foes(enemy, fighter) || !present(enemy) || enemy.atFeet === fighter.atFeet) continue;
    if (nearest === null || feetBetween(enemy, fighter) < feetBetween(nearest, fighter)) nearest = enemy;
  }
  return nearest !== null && nearest.atFeet < fighter.atFeet ? 1 : -1;
}
