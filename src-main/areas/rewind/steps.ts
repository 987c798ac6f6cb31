import { TurnkeeperError } from '../../../shared/errors.ts';
import { putBack } from '../../db/journal/put-back.ts';
import { query } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { summaryOf } from './looking-back.ts';
import { stepsSince } from './standing-steps.ts';

export const rewindSteps: StepsOf<'rewind'> = {
  'rewind.goBackTo': ({ sql, desk }, { seq }) => {
    const over = stepsSince(sql, seq);
    putBack(desk.campaign.file, seq);
    const clock = sql.get(query.selectFrom('clock').select('seconds'));
    if (!clock) throw new TurnkeeperError('file-damaged', 'The campaign has no clock.');
    const what = seq === 0 ? 'before the first step.' : `after step ${seq}: ${summaryOf(sql, seq)}`;
    return step(`Went back to how things stood ${what}`, { wentBack: { to: seq, over } });
  },
};
