import { refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { withEvents } from '../../../facts/words.ts';
import { comeBack, flightOutOf } from '../flight/after-flight.ts';
import { beginFacts, fightFacts } from '../told/fight-facts.ts';
import { takeBackEnd } from '../ending/take-back.ts';
import { fightNow } from '../fight-now.ts';
import { stretchesOver } from './times.ts';

/** A fight stands still, for a minute or for months. */
export const pause: StepOf<'combat.pause'> = ({ sql, campaign }, { fightId }) => {
  const now = fightNow(sql, campaign, fightId);
  if (now.row.state !== 'open') throw refused('That fight is not going on. Nothing was changed.');
  sql.run(query.updateTable('fight').set({ state: 'paused' }).where('id', '=', fightId));
  return step(`The fight against ${now.row.name} is paused.`, { fight: fightFacts(now) });
};

/**
 * It goes on where it stood, also after its end; who was caught fleeing comes back with it. What passed meanwhile counts
 * for nothing in it.
 */
export const goOnWith: StepOf<'combat.goOn'> = (context, { fightId }) => {
  const { sql, campaign } = context;
  const now = fightNow(sql, campaign, fightId);
  const { state, name } = now.row;
  const isOver = state === 'ended';
  const flight = isOver ? null : flightOutOf(sql, now);
  const isBack = flight !== null && flight.outcome !== null;
  if (!isOver && state !== 'paused' && !isBack)
    throw refused('That fight is not paused. Nothing was changed.');
  const fought = stretchesOver(now.state) * campaign.system.clock.roundSeconds;
  const began = Math.max(0, campaign.clock - fought);
  sql.run(
    query
      .updateTable('fight')
      .set({ state: 'open', outcome: '', began_seconds: began })
      .where('id', '=', fightId),
  );
  const stays = isOver ? takeBackEnd(context, fightId) : [];
  const came = flight === null ? stays : [comeBack(context, now, flight)];
  const after = fightNow(sql, campaign, fightId);
  const again = isOver ? 'is open again' : 'goes on';
  return step(withEvents(`The fight against ${name} ${again}.`, came), {
    fight: flight === null && !isOver ? fightFacts(after) : beginFacts(after),
  });
};
