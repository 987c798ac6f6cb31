import { noteRead, deskFacts } from '../../db/observed.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { recordOf } from './record.ts';

/** Mending goes record by record: of thousands the first are enough to begin with. */
const mostListed = 200;

export const amissQueries: QueriesOf<'amiss'> = {
  'amiss.list': ({ campaign }) => {
    noteRead(deskFacts);
    const { amiss } = campaign.file.records;
    return { records: amiss.slice(0, mostListed).map(recordOf), total: amiss.length };
  },
};
