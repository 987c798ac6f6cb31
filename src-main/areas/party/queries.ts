import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { treasureTables } from './treasure/hoard.ts';
import { partyViewNow } from './party-now.ts';

export const partyQueries: QueriesOf<'party'> = {
  'party.view': ({ file: { sql } }, _input, content) => partyViewNow(sql, readRules(sql), content),

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
