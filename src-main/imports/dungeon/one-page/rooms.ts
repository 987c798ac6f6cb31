import type { BookDoor, BookRoom } from '../book-dungeon.ts';
import { doorOfType } from './doors.ts';
import { Ground } from './plan.ts';
import type { Plan, PlanDoor, PlanNote, Rect } from './plan.ts';

/** A door between two places; null is outside. `wall` is the side of `from` that it stands in. */
interface Way {
  from: number;
  to: number | null;
  wall: string;
  name: string;
  notes: string;
  facts: BookDoor['facts'];
  isGap: boolean;
}

export interface BookOfRooms {
  rooms: BookRoom[];
  doors: BookDoor[];
  /** Notes that lie in no room. */
  loose: PlanNote[];
  /** Doors with no room on either side, or within one. */
  lost: number;
  /** Squares of columns and of water that lie in no room. */
  outside: { columns: number; water: number };
}

const walls: Readonly<Record<string, string>> = {
  '0,-1': 'north',
  '0,1': 'south',
  '1,0': 'east',
  '-1,0': 'west',
};

const wallOf = (dx: number, dy: number): string => walls[`${dx},${dy}`] ?? '';

/** Rooms and doors of a plan: passages that only join two rooms become the door between them. */
export function roomsOf(plan: Plan): BookOfRooms {
  const ground = new Ground(plan);
  const notes = notesByRect(ground, plan.notes);
  const passages = new Passages(ground, plan.doors, (at) => ground.isPassage(at) && !notes.inside.has(at));
  const { ways, lost } = waysOf(ground, plan.doors, passages);
  const columns = ground.count(plan.columns);
  const water = ground.count(plan.water);
  const [columnsIn, waterIn] = [columns, water].map(({ inside }) => byPlace(inside, passages));
  const isBare = (at: number): boolean => !columnsIn?.has(at) && !waterIn?.has(at);
  const joined = throughPassages(ways, passages, isBare);
  const order = orderOf(ground, joined, notes.inside, passages);
  const keys = keysOf(order, notes.inside, passages);
  const sorted = order.toSorted((one, other) =>
    (keys.get(one) ?? '').localeCompare(keys.get(other) ?? '', 'en', { numeric: true }),
  );
  const places = new Map(sorted.map((at, index) => [at, index]));
  return {
    rooms: sorted.map((at) => ({
      key: keys.get(at) ?? '?',
      name: passages.has(at) ? 'Passage' : '',
      notes: roomNotes(ground.rects[at], {
        notes: notes.inside.get(at) ?? [],
        columns: columnsIn?.get(at) ?? 0,
        water: waterIn?.get(at) ?? 0,
        isPassage: passages.has(at),
      }),
    })),
    doors: joined.flatMap((way) => doorOf(way, places, keys)).toSorted((one, other) => one.room - other.room),
    loose: notes.outside,
    lost,
    outside: { columns: columns.outside, water: water.outside },
  };
}

function notesByRect(ground: Ground, notes: readonly PlanNote[]) {
  const inside = new Map<number, PlanNote[]>();
  const outside: PlanNote[] = [];
  for (const note of notes) {
    const at = ground.at({ x: Math.floor(note.x), y: Math.floor(note.y) });
    if (at === -1) outside.push(note);
    else inside.set(at, [...(inside.get(at) ?? []), note]);
  }
  return { inside, outside };
}

/** Counts of rectangles as counts of the places that they belong to. */
function byPlace(counts: ReadonlyMap<number, number>, passages: Passages): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [rect, count] of counts) {
    const place = passages.head(rect);
    sums.set(place, (sums.get(place) ?? 0) + count);
  }
  return sums;
}

/**
 * Passages that open into each other are one; its first rectangle stands for it. Where a ring of them has a door, an
 * archway or steps between two, one gap of the ring stays, so that these still lead from one place to another.
 */
class Passages {
  readonly #heads = new Map<number, number>();

  constructor(ground: Ground, doors: readonly PlanDoor[], isPassage: (at: number) => boolean) {
    ground.rects.forEach((_rect, at) => {
      if (isPassage(at)) this.#heads.set(at, at);
    });
    const sides = (door: PlanDoor) => sidesOf(ground, door).map((at) => this.#heads.get(this.head(at)));
    const within = doors.filter((door) => sides(door).every((side) => side !== undefined));
    const kept = within.filter((door) => !doorOfType(door.type).isGap && sides(door)[0] !== sides(door)[1]);
    for (const gap of within.filter(({ type }) => doorOfType(type).isGap)) {
      const [one, other] = sides(gap);
      if (one === undefined || other === undefined || one === other) continue;
      const joins = (door: PlanDoor): boolean => sides(door).every((side) => side === one || side === other);
      if (!kept.some(joins)) this.#heads.set(Math.max(one, other), Math.min(one, other));
    }
  }

  /** The place that a rectangle belongs to. */
  head(at: number): number {
    let head = at;
    for (let next = this.#heads.get(head); next !== undefined && next !== head; next = this.#heads.get(head))
      head = next;
    return head;
  }

  has(at: number): boolean {
    return this.#heads.has(at);
  }
}

const sidesOf = (ground: Ground, { x, y, dx, dy }: PlanDoor): [number, number] => [
  ground.at({ x: x - dx, y: y - dy }),
  ground.at({ x: x + dx, y: y + dy }),
];

function waysOf(ground: Ground, doors: readonly PlanDoor[], passages: Passages) {
  const ways: Way[] = [];
  let lost = 0;
  for (const door of doors) {
    const sides = sidesOf(ground, door);
    const [behind, ahead] = sides.map((at) => (at === -1 ? null : passages.head(at)));
    const { name, notes, facts, isGap } = doorOfType(door.type);
    const known = { name, notes, facts, isGap };
    const backward = wallOf(-door.dx, -door.dy);
    if (typeof behind === 'number' && behind !== ahead)
      ways.push({ ...known, from: behind, to: ahead ?? null, wall: wallOf(door.dx, door.dy) });
    else if (typeof ahead === 'number' && behind !== ahead)
      ways.push({ ...known, from: ahead, to: null, wall: backward });
    else if (sides[0] === sides[1]) lost += 1;
  }
  return { ways, lost };
}

/** A bare passage between two rooms with a gap at one end is left out; the door at the other leads from room to room. */
function throughPassages(
  given: readonly Way[],
  passages: Passages,
  isBare: (passage: number) => boolean,
): Way[] {
  let ways = [...given];
  const heads = new Set(given.flatMap(({ from, to }) => [from, to ?? from]).filter((at) => passages.has(at)));
  for (const passage of heads) {
    if (!isBare(passage)) continue;
    const ends = ways.filter(({ from, to }) => from === passage || to === passage);
    const [one, other] = ends;
    if (ends.length !== 2 || one === undefined || other === undefined) continue;
    const [near, far] = [farEnd(one, passage), farEnd(other, passage)];
    if (near === null || far === null || near.at === far.at || !(one.isGap || other.isGap)) continue;
    const door = one.isGap ? other : one;
    const start = door === one ? near : far;
    const notes = [door.notes, 'By a passage.'].filter((text) => text !== '').join(' ');
    const through = {
      ...door,
      from: start.at,
      to: start === near ? far.at : near.at,
      wall: start.wall,
      notes,
    };
    ways = [...ways.filter((way) => way !== one && way !== other), through];
  }
  return ways;
}

const opposite: Readonly<Record<string, string>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

/** The room at the other end of a way, and the wall of it that the way leaves by; null outside. */
function farEnd({ from, to, wall }: Way, passage: number): { at: number; wall: string } | null {
  if (from !== passage) return { at: from, wall };
  return to === null ? null : { at: to, wall: opposite[wall] ?? '' };
}

/** Places in the order in which one comes to them from outside, then those nobody comes to. */
function orderOf(
  ground: Ground,
  ways: readonly Way[],
  notes: ReadonlyMap<number, PlanNote[]>,
  passages: Passages,
): number[] {
  const used = new Set(ways.flatMap(({ from, to }) => [from, to ?? from]));
  const places = ground.rects.flatMap((_rect, at) =>
    (passages.has(at) ? used.has(at) : true) || notes.has(at) ? [at] : [],
  );
  const beside = new Map<number, number[]>();
  const join = (one: number, other: number): void =>
    void beside.set(one, [...(beside.get(one) ?? []), other]);
  for (const { from, to } of ways) {
    if (to === null) continue;
    join(from, to);
    join(to, from);
  }
  const order = new Set<number>();
  const starts = ways.filter(({ to }) => to === null).map(({ from }) => from);
  for (const start of [...starts, ...places]) {
    const queue = [start];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      if (order.has(at)) continue;
      order.add(at);
      queue.push(...(beside.get(at) ?? []));
    }
  }
  return [...order];
}

/** The key that the map shows, where a note stands; the other rooms are numbered behind the highest of them. */
function keysOf(
  order: readonly number[],
  notes: ReadonlyMap<number, PlanNote[]>,
  passages: Passages,
): Map<number, string> {
  const keys = new Map<number, string>();
  const taken = new Set<string>();
  const give = (at: number, wanted: string): void => {
    let key = wanted;
    // People tell keys apart whatever their capitals.
    for (let more = 2; taken.has(key.toLowerCase()); more += 1) key = `${wanted.slice(0, 8)}-${more}`;
    taken.add(key.toLowerCase());
    keys.set(at, key);
  };
  for (const at of order) {
    const ref = notes.get(at)?.[0]?.ref;
    if (ref !== undefined) give(at, ref);
  }
  let number = Math.max(
    0,
    ...[...taken].map(Number).filter((each) => Number.isInteger(each) && each < 100_000),
  );
  let passage = 0;
  for (const at of order)
    if (!keys.has(at)) give(at, passages.has(at) ? `P${(passage += 1)}` : String((number += 1)));
  return keys;
}

interface RoomFacts {
  notes: readonly PlanNote[];
  columns: number;
  water: number;
  isPassage: boolean;
}

function roomNotes(rect: Rect | undefined, { notes, columns, water, isPassage }: RoomFacts): string {
  const about = [
    rect !== undefined && !isPassage && `${rect.w} by ${rect.h} squares${rect.round ? ', round' : ''}.`,
    columns > 0 && (columns === 1 ? 'A column.' : `${columns} columns.`),
    water > 0 && 'Water on the floor.',
    rect?.last === true && 'Here the dungeon ends.',
  ].filter((text) => text !== false);
  const [, ...more] = notes;
  const told = notes.map(({ ref, text }) => (more.length === 0 ? text : `**${ref}.** ${text}`));
  return [...told, about.join(' ')].filter((text) => text !== '').join('\n\n');
}

function doorOf(
  way: Way,
  places: ReadonlyMap<number, number>,
  keys: ReadonlyMap<number, string>,
): BookDoor[] {
  const room = places.get(way.from);
  if (room === undefined) return [];
  const to = way.to === null ? null : (places.get(way.to) ?? null);
  const where = way.wall === '' ? '' : `In the ${way.wall} wall of ${keys.get(way.from) ?? ''}.`;
  const notes = [where, way.notes].filter((text) => text !== '').join(' ');
  return [{ room, to, name: way.name, notes, facts: way.facts }];
}
