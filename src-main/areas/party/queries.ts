import { readRules } from '../../facts/campaign/read-campaign.ts';
import { readFatigue } from '../../facts/delve/read-delve.ts';
import { passingView, readPassing } from '../../facts/needs/passing.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { treasureTables } from '../../facts/treasure/hoard.ts';
import { partyViewNow } from './party-now.ts';

export const partyQueries: QueriesOf<'party'> = {
  'party.view': ({ file: { sql } }, _input, content) => {
    const rules = readRules(sql);
    const party = partyViewNow(sql, rules, content);
    const passing = readPassing(sql, rules, readFatigue(sql));
    return { ...party, passing: party.members.flatMap((each) => passingView(each.id, passing(each)) ?? []) };
  },

  'party.treasureTables': (_desk, _input, { encounters }) => {
    const treasures = encounters?.treasure ?? null;
    return {
      tables: treasureTables(treasures).map(({ id, title }) => ({ id, title })),
      worths: [
        ...(treasures?.gems ? (['gem'] as const) : []),
        ...(treasures?.jewellery_value_gp ? (['jewellery'] as const) : []),
      ],
    };
  },
};
