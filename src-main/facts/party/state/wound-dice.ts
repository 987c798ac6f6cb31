import type { DiceExpression, Term } from '../../../../shared/dice/expression.ts';
import { rollDice } from '../../../../shared/dice/roll.ts';
import type { RolledTerm } from '../../../../shared/dice/roll.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import type { Dice } from '../../../../shared/dice/dice.ts';
import type { CampaignRules } from '../../campaign/read-campaign.ts';
import { readDice } from '../../written-dice.ts';

interface Wound {
  /** Below 0 it heals; null where nothing was said. */
  damage: number | null;
  /** " by 2d6+1", or nothing. */
  how: string;
}

interface Table {
  campaign: Pick<CampaignRules, 'system'>;
  /** Dice that take the typed faces first. */
  dice: (...typed: (number | null)[]) => Dice;
}

/** The dice of wounds, with what fell. */
export interface WoundDice {
  readonly reasons: Reason[];
  wound: (
    name: string,
    change: { damage: number | null; dice: string; faces?: readonly number[] },
    field: string,
  ) => Wound;
}

/** Throws bad-input for dice that cannot be read, pointing at the character. */
export function woundDice({ dice, campaign }: Table): WoundDice {
  const reasons: Reason[] = [];
  const { leastDamage } = campaign.system.meeting;
  return {
    reasons,
    wound: (name, { damage, dice: text, faces = [] }, field) => {
      if (text === '') return { damage, how: '' };
      const read = readDice(text, field);
      const { total, terms } = rollDice(read, dice(...faces));
      const amount = heals(read) ? Math.min(0, total) : Math.max(leastDamage, total);
      reasons.push({
        source: `${name === '' ? '' : `${name}, `}${text}: ${facesOf(terms)}`,
        value: amount,
        rule: 'referee',
      });
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
