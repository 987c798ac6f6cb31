import { sql as raw } from 'kysely';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { LanternsGone } from '../lights/lanterns-follow.ts';
import { insertItem, itemColumns } from '../party/item-row.ts';
import { lanternsFollow } from '../lights/lanterns-follow.ts';
import { placeColumns } from '../party/places.ts';
import type { Things } from './things.ts';

/** Stands for the ground while nothing lies there yet; it is made when the first thing is written. */
export const groundToBe = 0;

const update = withValues(
  (row: ItemRow) => raw`update item
  set ${raw.join(itemColumns.map((column) => raw`${raw.ref(column)} = ${row[column]}`))} where id = ${row.id}`,
);
const remove = withValues(({ id }: { id: number }) => query.deleteFrom('item').where('id', '=', id));

/** Writes what was rearranged, and gives the ids of what is new by those it had. */
export function writeThings(sql: Sql, things: Things): ReadonlyMap<number, number> {
  const { added, changed, removed } = things.differences();
  const ids = new Map<number, number>();
  const stored = (row: ItemRow): ItemRow => {
    const placed = { ...row };
    if (row.stash_id === groundToBe) Object.assign(placed, placeColumns(sql, { in: 'ground' }));
    if (row.container_id !== null) placed.container_id = ids.get(row.container_id) ?? row.container_id;
    return placed;
  };
  // From the first made: what lies in a new thing was made after it.
  for (const row of added.toSorted((one, other) => other.id - one.id))
    ids.set(row.id, insertItem(sql, stored(row)));
  for (const row of changed) {
    const placed = stored(row);
    sql.run(update({ ...placed, id: row.id }));
  }
  for (const { id } of removed) sql.run(remove({ id }));
  return ids;
}

/**
 * Writes, and lets every burning lantern go with the lanterns. Throws refused where a burning one would be left with
 * nobody.
 */
export function writeWithLanterns(sql: Sql, things: Things): ReadonlyMap<number, number> {
  const gone = lanternsGone(things);
  const ids = writeThings(sql, things);
  for (const each of gone) lanternsFollow(sql, each);
  return ids;
}

/** Who has fewer lanterns than before, and who got them. */
export function lanternsGone(things: Things): LanternsGone[] {
  const before = things.asRead();
  const { added, changed, removed } = things.differences();
  const moved = [...added, ...changed, ...removed].some(({ id }) =>
    [...things.tree(id), ...before.tree(id)].some(({ kind }) => kind === 'lantern'),
  );
  if (!moved) return [];
  const counts = things
    .holdersTouched()
    .map((id) => ({ id, left: lanterns(things, id), had: lanterns(before, id) }));
  const to = counts.find(({ left, had }) => left > had)?.id ?? null;
  return counts.filter(({ left, had }) => left < had).map(({ id, left }) => ({ from: id, to, left }));
}

const lanterns = (things: Things, holderId: number): number =>
  things
    .treeAt({ holder_id: holderId, container_id: null, stash_id: null })
    .reduce((sum, { kind, quantity }) => sum + (kind === 'lantern' ? quantity : 0), 0);
