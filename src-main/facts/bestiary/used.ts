import { sql as raw } from 'kysely';
import type { Sql } from '../../db/sql.ts';
import { query } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import { once } from '../map/country.ts';

const everyId = raw<[creatureId: string]>`
  SELECT creature_id FROM room_foe WHERE creature_id IS NOT NULL
  UNION SELECT creature_id FROM encounter WHERE creature_id IS NOT NULL
  UNION SELECT creature_id FROM foe WHERE creature_id IS NOT NULL
  UNION SELECT json_extract(value, '$.creature') FROM random_row, json_each(gives)
    WHERE gives <> '[]' AND json_extract(value, '$.kind') = 'creature'`.compile(query);

/** Of the creatures that are keyed, met, fought or given by tables, the ids that rows keep. */
const usedCreatures = whileUnchanged(
  (sql): ReadonlySet<string> => new Set(sql.rows(everyId).map(([id]) => id)),
);

/** Whether a creature of this book, or an own one, is among them in a campaign of this system. */
export function isUsedIn(
  sql: Sql,
  systemId: string,
): (creature: { book: string; id: string; isOwn: boolean }) => boolean {
  const used = once(() => usedCreatures(sql));
  return ({ book, id, isOwn }) => (isOwn || book === systemId) && used().has(id);
}
