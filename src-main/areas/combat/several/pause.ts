import { refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { withEvents } from '../../../facts/words.ts';
import { comeBack, flightOutOf } from '../flight/after-flight.ts';
import { beginFacts, fightFacts } from '../told/fight-facts.ts';
import { fightNow } from '../fight-now.ts';
import { stretchesOver } from './times.ts';

/** A fight stands still, for a minute or for months. */
export const pause: StepOf<'combat.pause'> = ({ sql, campaign }, { fightId }) => {
  const now = fightNow(sql, campaign, fightId);
  if (now.row.state !== 'open') throw refused('That fight is not going on. Nothing was changed.');
  sql.run(query.updateTable('fight').set({ state: 'paused' }).where('id', '=', fightId));
  return step(`The fight against ${now.row.name} is paused.`, { fight: fightFacts(now) });
};

/** It goes on where it stood: what passed meanwhile counts for nothing in it. */
export const goOnWith: StepOf<'combat.goOn'> = (context, { fightId }) => {
  const { sql, campaign } = context;
  const now = fightNow(sql, campaign, fightId);
  const flight = now.row.state === 'ended' ? null : flightOutOf(sql, now);
  const isBack = flight !== null && flight.outcome !== null;
  if (now.row.state !== 'paused' && !isBack) throw refused('That fight is not paused. Nothing was changed.');
  const fought = stretchesOver(now.state) * campaign.system.clock.roundSeconds;
  const began = Math.max(0, campaign.clock - fought);
  sql.run(query.updateTable('fight').set({ state: 'open', began_seconds: began }).where('id', '=', fightId));
  const came = flight === null ? [] : [comeBack(context, now, flight)];
  const after = fightNow(sql, campaign, fightId);
  return step(withEvents(`The fight against ${now.row.name} goes on.`, came), {
    fight: flight === null ? fightFacts(after) : beginFacts(after),
  });
};
