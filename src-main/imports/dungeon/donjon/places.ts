import { doorFacts } from '../../../../shared/ipc/book/place-facts.ts';
import type { DraftHoldings, DraftRoom, BookDoor } from '../book-dungeon.ts';
import type { Corridors, Square } from './corridors.ts';
import { beyond } from './doors.ts';
import type { DonjonDoor } from './doors.ts';
import { featureTrap } from './level.ts';
import type { Feature, WayOut } from './level.ts';
import type { DonjonRoom } from './rooms.ts';

/** The rooms of the level and those corridors that lead somewhere, each a place, and the doors between them. */
export interface Places {
  rooms: DraftRoom[];
  doors: BookDoor[];
  /** What lies in no place of these. */
  loose: string[];
}

interface Level {
  rooms: readonly DonjonRoom[];
  corridors: Corridors | null;
  features: readonly Feature[];
  waysOut: readonly WayOut[];
}

interface Corridor {
  /** Its place among those that lead somewhere. */
  at: number;
  /** What is there, and in how many places. */
  notes: Map<string, number>;
  traps: DraftHoldings['traps'];
}

const longestNotes = 20_000;
const isOpen = doorFacts.parse({ open: true });

export function placesOf({ rooms, corridors, features, waysOut }: Level): Places {
  const numbers = new Map(rooms.map(({ id }, at) => [id, at]));
  const found = new Map<number, Corridor>();
  const known = (number: number | null | undefined): Corridor | null => {
    if (number === null || number === undefined) return null;
    const corridor = found.get(number) ?? { at: found.size, notes: new Map<string, number>(), traps: [] };
    found.set(number, corridor);
    return corridor;
  };
  const corridorAt = (square: Square): Corridor | null => known(corridors?.at(square));
  const joins = doorsOf(rooms, numbers).map((door) => ({
    ...door,
    corridor: door.to === null ? corridorAt(beyond(door.door)) : null,
  }));
  const exits = waysOut.map((way) => ({ way, corridor: way.roomId === null ? corridorAt(way) : null }));
  const doorTraps = new Map<number, DraftHoldings['traps']>();
  for (const { from, door } of joins)
    if (door.trap !== null) doorTraps.set(from, [...trapsOn(doorTraps, from), door.trap]);
  const traps = new Set(
    rooms.flatMap(({ holds }, at) => [...holds.traps, ...trapsOn(doorTraps, at)].map(({ name }) => name)),
  );
  const loose = features.flatMap((feature) =>
    looseMarks(feature, (mark) => known(corridors?.ofMark(mark)), traps),
  );
  const placeOf = (corridor: Corridor | null): number | null =>
    corridor === null ? null : rooms.length + corridor.at;
  const doors = joins.map(({ from, to, corridor, door, notes }) => ({
    room: from,
    to: to ?? placeOf(corridor),
    ...{ name: door.name, notes, facts: door.facts },
  }));
  const outside = exits.flatMap(({ way, corridor }) => {
    const room = way.roomId === null ? placeOf(corridor) : (numbers.get(way.roomId) ?? null);
    return room === null ? [] : [{ room, to: null, name: way.name, notes: way.notes, facts: isOpen }];
  });
  const lost = exits.filter(
    ({ way, corridor }) => corridor === null && (way.roomId === null || !numbers.has(way.roomId)),
  );
  return {
    rooms: [
      ...rooms.map((room, at) => bookRoom(room, trapsOn(doorTraps, at))),
      ...Array.from(found.values(), bookCorridor),
    ],
    doors: [...doors, ...outside].toSorted((one, other) => one.room - other.room),
    loose: [
      ...loose,
      ...lost.map(({ way }) => `**${way.name}.** At row ${way.row}, column ${way.col}. ${way.notes}`.trim()),
    ],
  };
}

const trapsOn = (traps: ReadonlyMap<number, DraftHoldings['traps']>, at: number): DraftHoldings['traps'] =>
  traps.get(at) ?? [];

interface Join {
  /** Places in the list of rooms. */
  from: number;
  to: number | null;
  door: DonjonDoor;
  notes: string;
}

/** Each door once: both rooms that it joins tell of it. */
function doorsOf(rooms: readonly DonjonRoom[], numbers: ReadonlyMap<number, number>): Join[] {
  const told = new Map<string, Join>();
  const joins: Join[] = [];
  for (const [from, { doors }] of rooms.entries())
    for (const door of doors) {
      const square = `${door.row},${door.col}`;
      const other = told.get(square);
      if (other !== undefined && other.to === from && door.to === rooms[other.from]?.id) {
        if (door.said !== other.door.said)
          other.notes = `${other.notes} From ${rooms[from]?.id}: ${door.said}.`.slice(0, 4000);
        continue;
      }
      const to = door.to === null ? null : (numbers.get(door.to) ?? null);
      const isLost = door.to !== null && to === null;
      const notes = isLost ? `${door.notes} To room ${door.to}, which was not read.` : door.notes;
      const join = { from, to, door, notes: notes.slice(0, 4000) };
      told.set(square, join);
      joins.push(join);
    }
  return joins;
}

/** Lays a feature where its marks stand; what is left is told of the level. */
function looseMarks(
  feature: Feature,
  corridorOf: (mark: Square) => Corridor | null,
  known: ReadonlySet<string>,
): string[] {
  const { key, text, marks } = feature;
  const trap = featureTrap(feature, known);
  const noted = `**${key}.** ${text}.`;
  const lost = marks.filter((mark) => {
    const corridor = corridorOf(mark);
    if (corridor === null) return true;
    if (trap === null) corridor.notes.set(noted, (corridor.notes.get(noted) ?? 0) + 1);
    else corridor.traps.push({ ...trap, notes: [`**${key}** on the plan.`, trap.notes].join('\n').trim() });
    return false;
  });
  if (lost.length === 0 && marks.length > 0) return [];
  const where = lost.map(({ row, col }) => `row ${row}, column ${col}`).join('; ');
  return [`**${key}.** ${text}${where === '' ? '' : `: ${where}`}.`];
}

const bookRoom = ({ id, notes, holds }: DonjonRoom, doorTraps: DraftHoldings['traps']): DraftRoom => ({
  key: String(id),
  name: '',
  notes,
  holds: { ...holds, traps: [...holds.traps, ...doorTraps] },
});

const bookCorridor = ({ at, notes, traps }: Corridor): DraftRoom => ({
  key: `C${at + 1}`,
  name: 'Corridor',
  notes: Array.from(notes, ([note, places]) => (places === 1 ? note : `${note} In ${places} places.`))
    .join('\n\n')
    .slice(0, longestNotes),
  holds: { foes: [], traps, treasures: [] },
});
