import type { Weights } from '../../../../shared/rules/exploration/carry.ts';
import type { ReadThing } from '../../../imports/entry.ts';
import type { Sql } from '../../../db/sql.ts';
import { insertItem } from '../../../facts/party/item-row.ts';
import { thingRow } from '../../../facts/party/items.ts';
import type { PlaceColumns } from '../../../facts/party/places.ts';

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
    const id = insertItem(sql, row);
    ids.set(index, id);
    return id;
  };
  for (const index of things.keys()) write(index);
}
