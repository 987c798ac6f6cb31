import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { setFeatureFacts } from '../book/set-facts.ts';
import { readThings } from '../gear/read-things.ts';
import { arrive } from '../gear/stacks.ts';
import { writeThings } from '../gear/write-things.ts';
import type { ThingRow } from '../party/items.ts';
import { type HoardPlace, placeColumns, placeInWords } from './hoard-place.ts';

/**
 * Lays things down as a hoard and gives its id; whatever step calls it writes one line of the log. A treasure of a room
 * that was taken lies there again. Throws not-found where the place is gone.
 */
export function placeHoard(
  sql: Sql,
  things: readonly ThingRow[],
  { name, place }: { name: string; place: HoardPlace },
): number {
  placeInWords(sql, place);
  const { lastId: id } = sql.run(
    query.insertInto('stash').values({ kind: 'hoard', name, ...placeColumns(place) }),
  );
  const lies = { holder_id: null, container_id: null, stash_id: id };
  const hoard = readThings(sql, [], [{ in: 'stash', id }]);
  for (const row of things) arrive(hoard, hoard.add({ ...row, ...lies, state: 'carried' }).id, lies);
  writeThings(sql, hoard);
  if (place?.spot === 'feature') setFeatureFacts(sql, place.id, { taken: false });
  return id;
}
