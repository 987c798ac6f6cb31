import { amount, given } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { kindOf } from '../readers.ts';
import { tables } from '../tables.ts';

const kinds = ['concealment', 'cover'] as const;

const whollyHidden = 100;

/** The penalty of the highest step reached; `percent` of the target is protected. Throws `bad-input`. */
export function coverPenaltyAt(kind: (typeof kinds)[number], percent: unknown, field: string): number {
  const covered = percent === undefined ? 0 : amount(percent, field, { min: 0, max: whollyHidden });
  return tables.cover.steps.findLast(({ from }) => covered >= from)?.[kind] ?? 0;
}

/**
 * The attack penalty for a target this much (percent) behind soft concealment or hard cover; nobody can aim at one
 * wholly behind hard cover. Throws `unknown-kind`, `bad-input`. BF-COV-1 to 5.
 */
export function coverPenalty(input: { kind: (typeof kinds)[number]; percent: number }): {
  penalty: number;
  targetable: boolean;
} & Reasoned {
  const kind = kindOf(given(input).kind, 'kind', kinds);
  const percent = amount(input.percent, 'percent', { min: 0, max: whollyHidden });
  const penalty = coverPenaltyAt(kind, percent, 'percent');
  return {
    penalty,
    targetable: kind === 'concealment' || percent < whollyHidden,
    reasons: [because(`${kind}, ${percent}%`, penalty, kind === 'cover' ? 'BF-COV-4' : 'BF-COV-3')],
  };
}

export const coverOps = {
  'cover.penalty': coverPenalty,
} as const;
