import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { soAlready } from '../../steps/so-already.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { nameOf } from './place.ts';

export interface Roles {
  callerId: number | null;
  mapperId: number | null;
}

const roles = query.selectFrom('party_role').selectAll().compile();

export function readRoles(sql: Sql): Roles {
  const row = sql.get(roles);
  return { callerId: row?.caller_id ?? null, mapperId: row?.mapper_id ?? null };
}

export const setRoles: StepOf<'organisation.setRoles'> = ({ sql }, { callerId, mapperId }) => {
  const before = readRoles(sql);
  const caller = callerId === null ? 'Nobody' : nameOf(sql, callerId, 'callerId');
  const mapper = mapperId === null ? 'nobody' : nameOf(sql, mapperId, 'mapperId');
  if (before.callerId === callerId && before.mapperId === mapperId) throw soAlready();
  const values = { caller_id: callerId, mapper_id: mapperId };
  const { changes } = sql.run(query.updateTable('party_role').set(values).where('id', '=', 1));
  if (changes === 0) sql.run(query.insertInto('party_role').values({ id: 1, ...values }));
  return step(`${caller} calls for the party, ${mapper} draws the map.`);
};
