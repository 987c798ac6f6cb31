import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { FightNow } from '../fight-now.ts';
import { shownPlan } from './plan.ts';
import type { Plan } from './plan.ts';

type Shown = NonNullable<QueryOutput<'combat.plan'>>;

/** A plan as the board shows it before a die falls; who is not there any more is in none. */
export function planOf({ machine, state }: FightNow, plan: Plan): Shown {
  const there = new Set(state.fighters.filter(({ status }) => status === 'active').map(({ id }) => id));
  const members = plan.members.filter((id) => there.has(id));
  const { acts, idle } = shownPlan(machine, state, { ...plan, members });
  const blows = machine
    .legalActions(state)
    .filter(({ actor, role }) => role === 'attack' && actor !== null && members.includes(actor));
  return {
    acts: acts.map(({ act, entry }) => ({
      by: act.actor,
      title: entry.title,
      role: entry.role,
      at: act.target ?? null,
    })),
    idle,
    ways: [...new Set(blows.flatMap(({ ways = [] }) => ways))],
    targets: [...new Set(blows.flatMap(({ targets = [] }) => targets))],
  };
}
