import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EffectRow } from '../../db/tables.ts';

/** Damage that only subdued and has not mended yet: on the clock between fights, in the rules while one is fought. */

export const subdued = 'subdued';

export const isSubdual = ({ name, points }: EffectRow): boolean => name === subdued && points !== null;

/** Whole stretches that are over have given a point back each; where no clock counts them, all are left. */
export function pointsLeft(
  { points, from_seconds: from, until_seconds: until }: EffectRow,
  clock: number,
): number {
  if (points === null || until === null) return points ?? 0;
  const each = (until - from) / points;
  return Math.max(0, Math.min(points, Math.ceil((until - clock) / each)));
}

const whole = {
  character: query
    .selectFrom('character')
    .select('id')
    .where((on) => on('hp', '>=', on.ref('max_hp'))),
  foe: query
    .selectFrom('foe')
    .select('id')
    .where((on) => on('hp', '>=', on.ref('max_hp'))),
};

const ofWhom = query
  .updateTable('effect')
  .set({ ended: 1 })
  .where('name', '=', subdued)
  .where('points', 'is not', null)
  .where('until_seconds', 'is', null)
  .where('ended', '=', 0)
  .where((on) => on.or([on('character_id', 'in', whole.character), on('foe_id', 'in', whole.foe)]));

/**
 * Where no clock counts the points they are forgotten as soon as the hit points are whole again: to be called by
 * whatever gives hit points back. BF-SUB-9.
 */
export const forgetSubdual = (sql: Sql): void => void sql.run(ofWhom);
