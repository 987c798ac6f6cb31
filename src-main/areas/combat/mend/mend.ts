import { refused } from '../../../../shared/errors.ts';
import { putBack } from '../../../db/journal/put-back.ts';
import { readCampaign } from '../../../facts/campaign/read-campaign.ts';
import { unstopped } from '../../../facts/words.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { actStep } from '../acting/act.ts';
import { lastAct } from './last-act.ts';

/** The last act is taken back, and done again with the right dice: one line, which says so. */
export const mend: StepOf<'combat.mend'> = (context, { fightId, after, seq, acts, changed }) => {
  const { sql, desk } = context;
  const last = lastAct(sql, context.campaign, fightId);
  if (typeof last === 'string') throw refused(`${last} Nothing was changed.`);
  if (last.n !== after || last.to !== seq)
    throw refused('Something else happened meanwhile. Nothing was changed; look at the board again.');
  putBack(desk.campaign.file, seq);
  // The clock may stand otherwise again.
  const campaign = readCampaign(sql);
  const done = actStep({ ...context, campaign }, { fightId, after: after - 1, acts });
  const told = changed.map(({ face, was }) => `${face} was ${was}`).join(', ');
  return {
    ...done,
    summary: `${unstopped(done.summary)} (mended: ${told}).`,
    outcome: { ...done.outcome, wentBack: { to: seq, over: 1 } },
  };
};
