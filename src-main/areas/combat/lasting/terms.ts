import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { statusOf } from '../../../../shared/rules/fight/conditions.ts';
import type { FightNow } from '../fight-now.ts';

/** What the book has words for. */
export const termsOf = ({ machine }: FightNow): NonNullable<QueryOutput<'combat.terms'>> => ({
  conditions: [...machine.conditions],
  known: machine.conditions.filter(
    (word) => statusOf(word) !== null || Object.keys(machine.flags(word)).length > 0,
  ),
  saves: machine.saves.map(({ key, title }) => ({ key, title })),
});
