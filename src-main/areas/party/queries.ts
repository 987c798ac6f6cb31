import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { partyViewNow } from './party-now.ts';

export const partyQueries: QueriesOf<'party'> = {
  'party.view': ({ file: { sql } }, _input, content) => partyViewNow(sql, readRules(sql), content),
};
