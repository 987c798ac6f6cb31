import { given, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { kindOf } from '../readers.ts';
import { tables } from '../tables.ts';

interface Counters {
  /** Null for a creature without a score. */
  constitution: number | null;
  roundsRun: number;
  /** Consecutive rounds. */
  roundsRested: number;
}

const { running } = tables;

/** The counters, both cleared by a full turn of rest, and the limit in rounds. Throws `bad-input`. */
function countersOf(input: Counters): { limit: number; run: number; rested: number } {
  const { constitution } = input;
  const limit =
    constitution === null
      ? running.withoutConstitution
      : whole(constitution, 'constitution', { min: 0, max: Number.MAX_SAFE_INTEGER / 2 }) *
        running.roundsPerConstitutionPoint;
  const run = whole(input.roundsRun, 'roundsRun');
  const rested = whole(input.roundsRested, 'roundsRested');
  return rested >= running.restRounds ? { limit, run: 0, rested: 0 } : { limit, run, rested };
}

const limitReason = (input: Counters, limit: number) =>
  because('rounds of running', limit, input.constitution === null ? 'BF-RUN-4' : 'BF-RUN-3');

/**
 * How many rounds a creature may still run, or must rest before it can run again.
 * Throws `bad-input`. BF-RUN-2 to 6.
 */
export function runningStatus(input: Counters): {
  limit: number;
  roundsLeft: number;
  exhausted: boolean;
  mayRun: boolean;
  restRoundsNeeded: number;
} & Reasoned {
  const { limit, run, rested } = countersOf(given(input));
  const exhausted = run >= limit;
  return {
    limit,
    roundsLeft: Math.max(0, limit - run),
    exhausted,
    mayRun: !exhausted,
    restRoundsNeeded: exhausted ? running.restRounds - rested : 0,
    reasons: [limitReason(input, limit), because('rounds run', run, 'BF-RUN-3')],
  };
}

/**
 * One round of running, walking or rest. The exhausted cannot run; only a full turn of uninterrupted rest clears
 * what was run. Throws `unknown-kind`, `bad-input`. BF-RUN-4 to 7.
 */
export function runningAdvance(input: Counters & { activity: 'run' | 'walk' | 'rest' }): {
  allowed: boolean;
  roundsRun: number;
  roundsRested: number;
  exhausted: boolean;
} & Reasoned {
  const { limit, run, rested } = countersOf(given(input));
  const activity = kindOf(input.activity, 'activity', ['run', 'walk', 'rest']);
  const reasons = [limitReason(input, limit)];
  if (activity === 'run' && run >= limit) {
    return { allowed: false, roundsRun: run, roundsRested: rested, exhausted: true, reasons };
  }
  const next =
    activity === 'run'
      ? { roundsRun: run + 1, roundsRested: 0 }
      : activity === 'walk'
        ? { roundsRun: run, roundsRested: 0 }
        : rested + 1 >= running.restRounds
          ? { roundsRun: 0, roundsRested: 0 }
          : { roundsRun: run, roundsRested: rested + 1 };
  return { allowed: true, ...next, exhausted: next.roundsRun >= limit, reasons };
}

export const runningOps = {
  'running.status': runningStatus,
  'running.advance': runningAdvance,
} as const;
