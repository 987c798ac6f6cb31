import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { FightNow } from '../fight-now.ts';
import { groundOf, shownPlan } from './plan.ts';
import { planOdds } from '../odds/plan-odds.ts';
import type { Plan } from './plan.ts';

type Shown = NonNullable<QueryOutput<'combat.plan'>>;

/** A plan as the board shows it before a die falls; who is not there any more is in none. */
export function planOf(now: FightNow, plan: Plan, showsOdds: boolean): Shown {
  const { machine, state } = now;
  const there = new Set(state.fighters.filter(({ status }) => status === 'active').map(({ id }) => id));
  const members = plan.members.filter((id) => there.has(id));
  const ground = groundOf(machine, state, { ...plan, members });
  const { acts, idle } = shownPlan(ground);
  const blows = ground.legal.filter(
    ({ actor, role }) => role === 'attack' && actor !== null && members.includes(actor),
  );
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
    odds: showsOdds ? planOdds(now, ground) : null,
  };
}
