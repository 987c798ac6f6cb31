import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import { statusOf } from '../../../../shared/rules/fight/conditions.ts';
import type { FightNow } from '../fight-now.ts';

type Terms = NonNullable<QueryOutput<'combat.terms'>>;

/** Steps of the round the referee may go to now: those of the strip that the book takes. */
function phasesOpen({ machine, state }: FightNow): Terms['phases'] {
  const steps = machine.strip(state).flatMap((box) => (box.steps.length > 0 ? box.steps : [box]));
  const named = new Map(steps.map(({ phase, title }) => [phase, title]));
  return [...named].flatMap(([key, title]) => {
    const tried = attempt(machine, state, { kind: 'overrule', change: 'phase', phase: key }, []);
    return tried.wanted === null && tried.step.refused !== null ? [] : [{ key, title }];
  });
}

/** What the book has words for. */
export const termsOf = (now: FightNow): Terms => ({
  conditions: [...now.machine.conditions],
  known: now.machine.conditions.filter(
    (word) => statusOf(word) !== null || Object.keys(now.machine.flags(word)).length > 0,
  ),
  saves: now.machine.saves.map(({ key, title }) => ({ key, title })),
  phases: phasesOpen(now),
});
