import type { Fatigue } from '../../../shared/rules/ose/terms.ts';
import { fatigueAdvance, restStatus } from '../exploration.ts';

/** How the party stands with its hourly turn of rest (OSE-REST-1, 2). */
export interface RestStanding {
  /** Turns of activity until the next turn should be rest; 0 when it is due. */
  inTurns: number;
  /** Whether the penalty stands already. */
  overdue: boolean;
  /** What attack and damage rolls lose, or would lose, by going without. */
  penalty: number;
}

/** Found by asking the rule, turn by turn. */
export function restStanding(fatigue: Fatigue): RestStanding {
  let state = fatigue;
  let inTurns = 0;
  while (!restStatus({ fatigue: state }).turnRestDue) {
    state = afterTurn(state);
    inTurns += 1;
  }
  const now = hourlyPenalty(fatigue);
  return { inTurns, overdue: now < 0, penalty: now < 0 ? now : hourlyPenalty(afterTurn(state)) };
}

const afterTurn = (fatigue: Fatigue): Fatigue =>
  fatigueAdvance({ fatigue, activities: [{ kind: 'activeTurns', turns: 1 }] }).fatigue;

/** The part of the penalty that a turn of rest takes away; the rule names it by its id. */
const hourlyPenalty = (fatigue: Fatigue): number =>
  Number(restStatus({ fatigue }).reasons.find(({ rule }) => rule === 'OSE-REST-2')?.value ?? 0);
