import { sql as raw } from 'kysely';
import type { Weights } from '../../../shared/rules/carry.ts';
import type { ReadThing } from '../../imports/entry.ts';
import { bound, query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { thingRow } from '../party/items.ts';
import type { PlaceColumns } from '../party/places.ts';

const columns = [
  'holder_id',
  'container_id',
  'stash_id',
  'state',
  'kind',
  'name',
  'quantity',
  'weight',
  'cost',
  'coin',
  'charges',
  'capacity',
  'notes',
  'facts',
] as const;

const insert = raw`insert into item (${raw.join(columns.map((column) => raw.ref(column)))})
  values (${raw.join(columns.map(() => raw`${null}`))})`.compile(query);

const inside = (containerId: number): PlaceColumns => ({
  holder_id: null,
  container_id: containerId,
  stash_id: null,
});

/** Writes the things of an entry: the outer ones to a place, the others into each other, containers first. */
export function writeThings(
  sql: Sql,
  things: readonly ReadThing[],
  place: PlaceColumns,
  weights: Weights,
): void {
  const ids = new Map<number, number>();
  const write = (index: number): number => {
    const known = ids.get(index);
    const thing = things[index];
    if (known !== undefined || thing === undefined) return known ?? 0;
    const columnsOfPlace = thing.inside === null ? place : inside(write(thing.inside));
    const row = { ...thingRow(thing.item, weights), ...columnsOfPlace, state: thing.item.state };
    const { lastId } = sql.run(bound(insert, ...columns.map((column) => row[column])));
    ids.set(index, lastId);
    return lastId;
  };
  for (const index of things.keys()) write(index);
}
