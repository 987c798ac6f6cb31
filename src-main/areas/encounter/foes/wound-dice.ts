import type { DiceExpression, Term } from '../../../../shared/dice/expression.ts';
import { rollDice } from '../../../../shared/dice/roll.ts';
import type { RolledTerm } from '../../../../shared/dice/roll.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { readDice } from './written-dice.ts';

interface Wound {
  /** Below 0 it heals; null where nothing was said. */
  damage: number | null;
  /** " by 2d6+1", or nothing. */
  how: string;
}

/** The dice of a round's wounds, with what fell. */
export interface WoundDice {
  readonly reasons: Reason[];
  wound: (name: string, change: { damage: number | null; dice: string }, field: string) => Wound;
}

/** Throws bad-input for dice that cannot be read, pointing at the character. */
export function woundDice({ dice, campaign }: Pick<StepContext, 'dice' | 'campaign'>): WoundDice {
  const reasons: Reason[] = [];
  const { leastDamage } = campaign.system.meeting;
  return {
    reasons,
    wound: (name, { damage, dice: text }, field) => {
      if (text === '') return { damage, how: '' };
      const read = readDice(text, field);
      const { total, terms } = rollDice(read, dice());
      const amount = heals(read) ? Math.min(0, total) : Math.max(leastDamage, total);
      reasons.push({ source: `${name}, ${text}: ${facesOf(terms)}`, value: amount, rule: 'referee' });
      return { damage: amount, how: ` by ${heals(read) ? text.replace(/^\s*[-−–]\s*/u, '') : text}` };
    },
  };
}

const heals = ({ terms: [first] }: DiceExpression): boolean => first?.sign === -1;

/** "3, 5" for two dice that fell; those that do not count are left out. */
const facesOf = (terms: readonly RolledTerm[]): string =>
  terms
    .filter(({ term }: { term: Term }) => term.kind === 'dice')
    .flatMap(({ dice }) =>
      dice.filter(({ kept }) => kept).flatMap(({ faces }) => faces.map(({ face }) => face)),
    )
    .join(', ');
