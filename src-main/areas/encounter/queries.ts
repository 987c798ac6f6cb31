import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { readMet } from './open.ts';
import { stepFacts } from './settling/facts.ts';
import { needStep } from './settling/settle.ts';
import { weigh } from './settling/weigh.ts';
import { deriveMeeting } from './view/meeting-view.ts';

export const encounterQueries: QueriesOf<'encounter'> = {
  'encounter.view': ({ file }, _input, content) => {
    const { sql } = file;
    const campaign = readCampaign(sql);
    const met = readMet(sql);
    if (!met) return null;
    return deriveMeeting({
      ...met,
      sql,
      campaign,
      content,
      facts: stepFacts({ sql, campaign, content }, met),
    });
  },

  'encounter.preview': ({ file }, { step, answers }, content) => {
    const { sql } = file;
    const met = readMet(sql);
    if (!met) return null;
    const campaign = readCampaign(sql);
    return weigh(needStep(campaign.system, step), stepFacts({ sql, campaign, content }, met), answers);
  },
};
