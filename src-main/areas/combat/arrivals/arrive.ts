import { TurnkeeperError } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Row } from '../../../db/tables.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { join } from '../join.ts';
import { expectedIn } from './expected.ts';

/** Those who were expected come, by the referee's word: as they were named, in one step. */
export const arrive: StepOf<'combat.arrive'> = (context, { fightId, after, arrivalId }) => {
  const { lines } = needExpected(context.sql, fightId, arrivalId);
  const joined = join(context, {
    fightId,
    after,
    people: [],
    comers: [],
    lines,
    musterId: null,
    initiative: null,
  });
  settle(context.sql, arrivalId, 'come');
  return joined;
};

export const dropArrival: StepOf<'combat.dropArrival'> = ({ sql }, { fightId, arrivalId }) => {
  const { lines } = needExpected(sql, fightId, arrivalId);
  settle(sql, arrivalId, 'dropped');
  return step(`${lines}: expected no more.`);
};

function needExpected(sql: Sql, fightId: number, arrivalId: number): Row<'fight_arrival'> {
  const row = expectedIn(sql, fightId).find(({ id }) => id === arrivalId);
  if (row) return row;
  throw new TurnkeeperError('not-found', 'They are expected no more. Nothing was changed.');
}

const settle = (sql: Sql, id: number, state: 'come' | 'dropped') =>
  sql.run(query.updateTable('fight_arrival').set({ state }).where('id', '=', id));
