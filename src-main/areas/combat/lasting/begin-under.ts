import type { KeptAct } from '../../../facts/fight/read-fight.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { goOn, playOn, writeStep } from '../acting/act.ts';
import type { Enlisted } from '../comers/enlist.ts';
import { fightNow } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
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

/** A fight that has just begun, with what lies on those in it; the first step where anything does. */
export function beginUnder(context: StepContext, fightId: number, all: readonly Enlisted[]): FightNow {
  const now = fightNow(context.sql, context.campaign, fightId);
  const acts = lyingOnNewcomers(context, now, all);
  if (acts.length === 0) return now;
  const done = playOn(now, acts);
  writeStep(context, now, done);
  goOn(context, now, done.state);
  return fightNow(context.sql, context.campaign, fightId);
}
