import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { gangOdds } from '../../../../shared/odds/fight/gang-odds.ts';
import type { Chooses } from '../../../../shared/odds/fight/gang-odds.ts';
import type { ActionFigures } from '../../../../shared/rules/fight/views.ts';
import type { FightNow } from '../fight-now.ts';
import { blowOf } from '../groups/plan.ts';
import type { Ground, PlannedAct } from '../groups/plan.ts';
import { figuresOf } from './odds-view.ts';
import { spoiltBy } from './spoilt.ts';

type PlanOdds = NonNullable<NonNullable<QueryOutput<'combat.plan'>>['odds']>;

/** What the blows of a plan come to; who has first to walk up is not counted. */
export function planOdds(now: Pick<FightNow, 'machine' | 'state'>, ground: Ground): PlanOdds {
  const figures = new Map<string, ActionFigures | null>();
  const weighed = ({ act }: PlannedAct): ActionFigures | null => {
    const key = `${act.actor}/${act.kind}/${act.target ?? ''}/${act.way ?? ''}`;
    const known = figures.get(key);
    if (known !== undefined) return known;
    const found = figuresOf(now, act);
    figures.set(key, found);
    return found;
  };
  const chooses =
    (by: string): Chooses =>
    (standing) => {
      const blow = blowOf({ ground, ...standing }, by);
      const own = blow && weighed(blow);
      return own && blow.act.target !== undefined ? { target: blow.act.target, figures: own } : null;
    };
  const ids = [...ground.stands.keys()];
  const { hits, damage, asAimed, targets } = gangOdds(ground.plan.members.map(chooses), ids);
  return {
    hits,
    damage,
    asAimed,
    targets: targets.map(({ id, falls, unhurt }) => {
      const name = spoiltBy(now, id);
      return { id, falls, spell: name === null ? null : { name, survives: unhurt } };
    }),
  };
}
