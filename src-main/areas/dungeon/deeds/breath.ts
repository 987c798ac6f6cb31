import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';

const winded = query
  .updateTable('upkeep')
  .set({ rounds_run: 0, rounds_rested: 0 })
  .where('rounds_run', '>', 0)
  .compile();

/** A whole turn of rest gives everybody their breath back (BF-RUN-6, 7). */
export const catchBreath = (sql: Sql): void => void sql.run(winded);
