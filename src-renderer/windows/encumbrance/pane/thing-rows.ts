import type { Thing } from '../../../lib/party/party-types.ts';

/** Sets of things by id, never changed in place: what was marked and what is shut. */
export type ThingIds = ReadonlySet<number>;

export const noIds: ThingIds = new Set();

export const idsOf = (things: readonly { id: number }[]): ThingIds => new Set(things.map(({ id }) => id));

/** The same ids with this one in or out. */
export const withId = (ids: ThingIds, id: number, isIn: boolean): ThingIds =>
  isIn ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));

/** A thing as one row of the tree that is in sight. */
export interface ThingRow {
  thing: Thing;
  /** From 1. */
  level: number;
  position: number;
  siblings: number;
  /** How many things lie directly in it; null for what holds nothing. */
  holds: number | null;
  open: boolean;
}

export const isContainer = (thing: Thing): boolean => thing.capacity !== null;

function countByContainer(things: readonly Thing[]): Map<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const { containerId } of things) counts.set(containerId, (counts.get(containerId) ?? 0) + 1);
  return counts;
}

/** The rows in sight: what lies in a shut container is left out. Things come in the order of their nesting. */
export function thingRows(things: readonly Thing[], shut: ThingIds): ThingRow[] {
  const known = new Set(things.map(({ id }) => id));
  const parentOf = ({ containerId }: Thing): number | null =>
    containerId !== null && known.has(containerId) ? containerId : null;
  const counts = countByContainer(things.map((thing) => ({ ...thing, containerId: parentOf(thing) })));
  const seen = new Map<number | null, number>();
  const rows: ThingRow[] = [];
  let hiddenBelow = Infinity;
  for (const thing of things) {
    const parent = parentOf(thing);
    const position = (seen.get(parent) ?? 0) + 1;
    seen.set(parent, position);
    if (thing.depth > hiddenBelow) continue;
    const inside = counts.get(thing.id) ?? 0;
    const open = inside > 0 && !shut.has(thing.id);
    hiddenBelow = inside > 0 && !open ? thing.depth : Infinity;
    rows.push({
      thing,
      level: thing.depth + 1,
      position,
      siblings: counts.get(parent) ?? 1,
      holds: inside > 0 || isContainer(thing) ? inside : null,
      open,
    });
  }
  return rows;
}

/** Of the things chosen those that lie in no other chosen thing: what holds them takes them along. */
export function outermost(things: readonly Thing[], chosen: ThingIds): Thing[] {
  const parents = new Map(things.map(({ id, containerId }) => [id, containerId]));
  const isCarried = (id: number): boolean => {
    for (let parent = parents.get(id); parent != null; parent = parents.get(parent)) {
      if (chosen.has(parent)) return true;
    }
    return false;
  };
  return things.filter(({ id }) => chosen.has(id) && !isCarried(id));
}

/** The things of the same place that are in all but number the same as this one, itself among them. */
export function equalTo(things: readonly Thing[], one: Thing): Thing[] {
  const mark = (thing: Thing): string =>
    JSON.stringify([
      thing.kind,
      thing.name,
      thing.coin,
      thing.weightEach,
      thing.costEach,
      thing.charges,
      thing.capacity,
      thing.containerId,
      thing.notes,
      thing.facts,
      // What is not known is alike to nothing but shots of its own.
      thing.truth === null || thing.kind === 'ammunition' ? thing.truth : thing.id,
    ]);
  const sought = mark(one);
  return things.filter((thing) => mark(thing) === sought);
}
