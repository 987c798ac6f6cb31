import { readRules } from '../../facts/campaign/read-campaign.ts';
import { readFatigue } from '../../facts/delve/read-delve.ts';
import { passingView, readPassing } from '../../facts/needs/passing.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { partyViewNow } from './party-now.ts';

export const partyQueries: QueriesOf<'party'> = {
  'party.view': ({ file: { sql } }, _input, content) => {
    const rules = readRules(sql);
    const party = partyViewNow(sql, rules, content);
    const passing = readPassing(sql, rules, readFatigue(sql));
    return { ...party, passing: party.members.flatMap((each) => passingView(each.id, passing(each)) ?? []) };
  },
};
