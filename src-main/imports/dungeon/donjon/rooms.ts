import type { ImportContext } from '../../entry.ts';
import type { Reading } from '../../reading.ts';
import type { DraftHoldings } from '../book-dungeon.ts';
import { contentsOf } from './contents.ts';
import type { Square } from './corridors.ts';
import { doorOf, sides } from './doors.ts';
import type { DonjonDoor } from './doors.ts';

/** A room with its own side of each of its doors. */
export interface DonjonRoom {
  id: number;
  centre: Square;
  notes: string;
  holds: DraftHoldings;
  doors: DonjonDoor[];
}

const mostRooms = 2000;
const mostDoors = 200;
const farthest = 10_000;

/** The rooms that have a number; the list begins with none, so that each stands at its own. */
export function roomsOf(reading: Reading, context: ImportContext): DonjonRoom[] {
  const list = reading.value('rooms');
  if (!Array.isArray(list)) return [];
  const rooms: DonjonRoom[] = [];
  const taken = new Set<number>();
  for (const at of list.keys()) {
    if (list[at] === null) {
      reading.take('rooms', at);
      continue;
    }
    const id = reading.value('rooms', at, 'id');
    const isNumber = typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= farthest;
    if (rooms.length >= mostRooms)
      reading.refuse(['rooms', at], `At most ${mostRooms.toLocaleString('en')} rooms are read.`);
    else if (!isNumber || taken.has(id))
      reading.refuse(['rooms', at], 'It has no number of its own; the room is left out.');
    else {
      taken.add(id);
      rooms.push(roomOf(reading.within('rooms', at), id, context));
    }
  }
  return rooms;
}

function roomOf(reading: Reading, id: number, context: ImportContext): DonjonRoom {
  reading.take('id');
  const { holds, features } = contentsOf(reading.within('contents'), context);
  return {
    id,
    centre: centreOf(reading),
    notes: [features === '' ? '' : `${features}.`, sizeOf(reading)]
      .filter((note) => note !== '')
      .join('\n\n'),
    holds,
    doors: sides.flatMap((side) => doorsAt(reading, side)),
  };
}

/** Where the plan must show its number; walls are told by the squares within them. */
function centreOf(reading: Reading): Square {
  const at = (path: string): number => reading.whole([path], 0, farthest) ?? 0;
  const [north, south, west, east] = [at('north'), at('south'), at('west'), at('east')];
  return { row: Math.floor((north + south) / 2), col: Math.floor((west + east) / 2) };
}

function sizeOf(reading: Reading): string {
  const width = reading.number(['width'], 1, farthest);
  const height = reading.number(['height'], 1, farthest);
  if (width === null || height === null) return '';
  const shape = reading.text(['shape'], 40);
  const corners = reading.whole(['polygon'], 3, 100);
  const words = corners === null ? (shape === 'square' ? null : shape) : `${corners} sides`;
  return `${width} by ${height} feet${words === null ? '' : `, ${words}`}.`;
}

function doorsAt(reading: Reading, side: DonjonDoor['side']): DonjonDoor[] {
  const list = reading.value('doors', side);
  if (!Array.isArray(list)) return [];
  return Array.from(list.keys()).flatMap((at) => {
    if (at >= mostDoors) {
      reading.refuse(['doors', side, at], `At most ${mostDoors} doors in a wall are read.`);
      return [];
    }
    return doorOf(reading.within('doors', side, at), side) ?? [];
  });
}
