import { heldLines } from '../../db/gone-back.ts';
import type { Sql } from '../../db/sql.ts';

/** Whether the party ran since a moment, in seconds: a turn in which it did is not one of something else (OSE-RUN-3). */
export function ranSince(sql: Sql, moment: number): boolean {
  const newest = heldLines(sql)
    .select('game_time')
    .where('kind', 'in', ['dungeon.run', 'encounter.pursuitRound'])
    .orderBy('seq', 'desc')
    .limit(1);
  return (sql.get(newest)?.game_time ?? -1) >= moment;
}
