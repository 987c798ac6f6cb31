import type { Campaign } from '../campaign/read-campaign.ts';
import { wanderingDue } from '../exploration.ts';
import { answersOf } from './prompt-answers.ts';
import type { Delve } from './read-delve.ts';

export const checkKey = (turn: number) => `check:${turn}`;

export const isCheckDue = (campaign: Campaign, turn: number): boolean =>
  wanderingDue({
    environment: 'dungeon',
    turn,
    everyTurns: campaign.exploration.dungeonCheckEvery,
  }).due;

/** The turns whose wandering check is due and neither rolled, dismissed nor delayed past the turn at hand, oldest first. */
export function pendingChecks(delve: Delve, campaign: Campaign): number[] {
  const answers = answersOf(delve);
  return unrolledChecks(delve, campaign).filter((turn) => !answers.isHeld(checkKey(turn)));
}

/** Turns until the next check asks to be rolled: one that waits, comes back from its delay, or falls due. */
export function turnsUntilCheck(delve: Delve, campaign: Campaign): number {
  const now = delve.row.turn + 1;
  const answers = answersOf(delve);
  const back = unrolledChecks(delve, campaign).map((turn) => answers.returnsIn(checkKey(turn)));
  const rolled = new Set(delve.checks.map((check) => check.turn));
  let next = now + 1;
  while (!isCheckDue(campaign, next) || rolled.has(next) || answers.isHeld(checkKey(next))) next += 1;
  return Math.min(next - now, ...back);
}

/** Due checks that will still be rolled: all but the dismissed, the turn at hand among them. */
export function openChecks(delve: Delve, campaign: Campaign): number[] {
  const answers = answersOf(delve);
  return unrolledChecks(delve, campaign).filter((turn) => answers.returnsIn(checkKey(turn)) < Infinity);
}

/**
 * What was due on past turns stands in their rows, so a later change of the interval asks for nothing back.
 */
function unrolledChecks({ row, unrolled, checks }: Delve, campaign: Campaign): number[] {
  const now = row.turn + 1;
  const isRolled = checks.some((check) => check.turn === now);
  return isCheckDue(campaign, now) && !isRolled ? [...unrolled, now] : unrolled;
}
