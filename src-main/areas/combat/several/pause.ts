import { refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { fightFacts } from '../told/fight-facts.ts';
import { fightNow } from '../fight-now.ts';
import { stretchesOver } from './times.ts';

/** A fight stands still, for a minute or for months. */
export const pause: StepOf<'combat.pause'> = ({ sql, campaign }, { fightId }) => {
  const now = fightNow(sql, campaign, fightId);
  if (now.row.state !== 'open') throw refused('That fight is not going on. Nothing was changed.');
  sql.run(query.updateTable('fight').set({ state: 'paused' }).where('id', '=', fightId));
  return step(`The fight against ${now.row.name} is paused.`, { fight: fightFacts(now) });
};

/** It goes on where it stood, also after its end: what passed meanwhile counts for nothing in it. */
export const goOnWith: StepOf<'combat.goOn'> = ({ sql, campaign }, { fightId }) => {
  const now = fightNow(sql, campaign, fightId);
  if (now.row.state === 'open') throw refused('That fight is going on already. Nothing was changed.');
  const fought = stretchesOver(now.state) * campaign.system.clock.roundSeconds;
  const began = Math.max(0, campaign.clock - fought);
  sql.run(
    query
      .updateTable('fight')
      .set({ state: 'open', outcome: '', began_seconds: began })
      .where('id', '=', fightId),
  );
  const again = now.row.state === 'ended' ? 'is open again' : 'goes on';
  return step(`The fight against ${now.row.name} ${again}.`, { fight: fightFacts(now) });
};
