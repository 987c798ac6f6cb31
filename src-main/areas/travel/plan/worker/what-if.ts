import { TurnkeeperError } from '../../../../../shared/errors.ts';
import type { QueryOutput } from '../../../../../shared/ipc/contract.ts';
import { likelyDay } from '../count-plan.ts';
import type { BriefPlan } from '../count-plan.ts';
import type { SeaToPlan } from '../day-ahead.ts';
import type { Intent } from '../mornings.ts';

export type WhatIf = NonNullable<QueryOutput<'travel.plan'>['plan']>['whatIfs'][number];

/** One of them stays behind, or all go at another rate; of a vessel what is otherwise. */
export interface Otherwise {
  leaves?: number | undefined;
  baseFeet?: number | undefined;
  vessel?: Partial<SeaToPlan> | undefined;
}

/** One thing that would be otherwise. */
export interface Change extends Otherwise {
  what: string;
  note: string;
  intent: Intent;
  /** Nothing is otherwise where no day of rest is on the way. */
  overRests?: true;
}

/** Each change alone, told as a difference; those with which nobody gets on, or too slowly to be planned, are left out. */
export function whatIfs(
  changes: readonly Change[],
  now: BriefPlan,
  count: (intent: Intent, otherwise: Otherwise) => BriefPlan,
): WhatIf[] {
  const rests = now.steady.some(({ kind }) => kind === 'rest');
  return changes
    .filter(({ overRests }) => rests || !overRests)
    .flatMap(({ what, note, intent, ...otherwise }) => {
      const then = countedOrNot(() => count(intent, otherwise));
      if (then === null) return [];
      const [likely, before] = [likelyDay(then.there), likelyDay(now.there)];
      return [
        {
          what,
          note,
          steadyDays: then.steady.length - now.steady.length,
          likelyDays: likely < 0 || before < 0 ? null : likely - before,
          food: then.food.at(-1) ?? 1,
          foraging: then.foraging.at(-1) ?? 1,
        },
      ];
    });
}

function countedOrNot(count: () => BriefPlan): BriefPlan | null {
  try {
    return count();
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return null;
  }
}
