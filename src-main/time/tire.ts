import type { Activity } from '../../shared/rules/ose/harm/rest.ts';
import type { Fatigue } from '../../shared/rules/ose/terms.ts';
import { query } from '../db/sql.ts';
import type { Sql } from '../db/sql.ts';
import { clockOf, readFatigue, writeFatigue } from '../facts/delve/read-delve.ts';
import { fatigueAdvance } from '../facts/exploration.ts';
import { daySeconds } from '../../shared/clock.ts';
import type { Lapse, Standing } from './lapse.ts';

/** Turns tire the company or rest it, in a delve and outside; a night outside clears what its turns cost. */
export function tire(lapse: Lapse, standing: Standing): Standing {
  const activities = standing.row === null ? outside(lapse) : inTurns(lapse);
  if (activities.length === 0) return standing;
  const fatigue = stillRun(lapse, standing, tiredBy(standing.fatigue, activities));
  writeFatigue(lapse.sql, fatigue);
  if (activities.some(({ kind }) => kind !== 'activeTurns')) catchBreath(lapse.sql);
  return { ...standing, fatigue };
}

const inTurns = ({ turns, does }: Lapse): Activity[] =>
  turns === 0 ? [] : [{ kind: does === 'rest' ? 'restTurns' : 'activeTurns', turns }];

/** Hours of rest rest; whatever they do, a night's camp clears the dungeon's tiredness (OSE-REST-6). */
const outside = ({ from, to, turns, does }: Lapse): Activity[] => [
  ...(does === 'rest' && turns > 0 ? [{ kind: 'restTurns' as const, turns }] : []),
  ...(Math.floor(to / daySeconds) > Math.floor(from / daySeconds) ? [{ kind: 'otherDay' as const }] : []),
];

const tiredBy = (fatigue: Fatigue, activities: Activity[]): Fatigue =>
  fatigueAdvance({ fatigue, activities }).fatigue;

/** Rounds run add up until a whole turn goes by without any (OSE-RUN-3); rest ends the count at once. */
function stillRun({ sql, does, before }: Lapse, { row }: Standing, after: Fatigue): Fatigue {
  const { roundsRun } = before.fatigue;
  if (roundsRun === 0 || row === null || before.row === null || does === 'rest') return after;
  const ranAt = sql.get(query.selectFrom('fatigue').select('ran_at'))?.ran_at ?? -1;
  return ranAt >= clockOf({ row: before.row }) ? { ...after, roundsRun } : after;
}

const winded = query
  .updateTable('upkeep')
  .set({ rounds_run: 0, rounds_rested: 0 })
  .where('rounds_run', '>', 0)
  .compile();

/** A whole turn of rest, or a longer one, gives everybody their breath back (BF-RUN-6, 7). */
const catchBreath = (sql: Sql): void => void sql.run(winded);

/** Complete days of rest take every tiredness away (OSE-REST-4 to 6). */
export function restDay(sql: Sql): void {
  catchBreath(sql);
  writeFatigue(sql, tiredBy(readFatigue(sql), [{ kind: 'restDay' }]));
}
