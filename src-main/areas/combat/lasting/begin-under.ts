import type { KeptAct } from '../../../facts/fight/read-fight.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { goOn, playOn, undiced, writeStep } from '../acting/act.ts';
import type { Enlisted } from '../comers/enlist.ts';
import { fightNow } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { cameWithout } from '../lying/came-without.ts';
import { lyingOn } from './free.ts';

/** What lay on people and foes before they came to fight holds of them in it. */
export function lyingOnNewcomers(
  context: Pick<StepContext, 'sql' | 'campaign'>,
  now: FightNow,
  all: readonly Pick<Enlisted, 'entrant'>[],
): KeptAct[] {
  const ids = all.map(({ entrant }) => entrant.id);
  return lyingOn(context, now, ids).map((action) => ({ action, dice: [] }));
}

interface Begun {
  readonly now: FightNow;
  /** In words, what they left elsewhere. */
  readonly told: string;
}

/**
 * A fight that has just begun, with what lies on those in it, and without what they left elsewhere; the first step where
 * there is any of it.
 */
export function beginUnder(context: StepContext, fightId: number, all: readonly Enlisted[]): Begun {
  const now = fightNow(context.sql, context.campaign, fightId);
  const without = cameWithout(context.sql, context.campaign, now);
  const acts = [...lyingOnNewcomers(context, now, all), ...without.rulings.map(undiced)];
  if (acts.length === 0) return { now, told: '' };
  const done = playOn(now, acts);
  writeStep(context, now, done);
  goOn(context, now, done.state);
  return { now: fightNow(context.sql, context.campaign, fightId), told: without.told };
}
