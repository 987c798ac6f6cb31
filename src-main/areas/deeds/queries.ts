import type { QueriesOf } from '../../steps/query-handler.ts';
import { deedOptionsOf } from './options.ts';

export const deedQueries: QueriesOf<'deed'> = {
  'deed.options': ({ file: { sql } }, _input, content) => deedOptionsOf(sql, content),
};
