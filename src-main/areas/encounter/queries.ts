import { campaignContent } from '../../content/campaign-content.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { openEncounter, readDelve } from '../dungeon/read-delve.ts';
import type { QueriesOf } from '../query-handler.ts';
import { meetingFacts } from './facts.ts';
import { deriveMeeting } from './view.ts';
import { weigh } from './weigh.ts';

export const encounterQueries: QueriesOf<'encounter'> = {
  'encounter.view': async ({ file }) => {
    const { sql } = file;
    if (!underWay(sql)) return null;
    const content = await campaignContent(readCampaign(sql).system.id, true);
    // Read after the content: a step may have been taken meanwhile.
    const campaign = readCampaign(sql);
    const met = underWay(sql);
    return met && deriveMeeting({ sql, campaign, content, ...met, facts: meetingFacts(sql, campaign, met) });
  },

  'encounter.preview': ({ file }, { step, answers, speakerId }) => {
    const { sql } = file;
    const met = underWay(sql);
    if (!met) return null;
    const campaign = readCampaign(sql);
    return weigh(campaign.system, step, meetingFacts(sql, campaign, met, speakerId), answers);
  },
};

/** The encounter under way, or null. */
function underWay(sql: Parameters<typeof readDelve>[0]) {
  const delve = readDelve(sql);
  const row = delve && openEncounter(delve);
  return delve && row ? { delve, row } : null;
}
