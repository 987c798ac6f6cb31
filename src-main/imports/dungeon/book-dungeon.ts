import { z } from 'zod';
import { doorFacts, trapFacts } from '../../../shared/ipc/book/place-facts.ts';
import { roomFoeLimits } from '../../../shared/ipc/book/room-foe.ts';
import * as fields from '../../../shared/ipc/fields.ts';
import { newItem } from '../../../shared/ipc/party/things.ts';
import { counted } from '../../../shared/words/figures.ts';

/** A dungeon of one level as an import makes it: rooms with what they hold, and the doors between them. */

const keyedFoe = z.strictObject({
  who: fields.name,
  /** What they are, where the name says more: a "1st Level Warrior Goblin" is a goblin. */
  kin: fields.name.nullable(),
  number: fields.whole(1, roomFoeLimits.number).nullable(),
  notes: fields.prose(roomFoeLimits.notes),
});

const laidTrap = z.strictObject({
  name: fields.place,
  what: trapFacts.shape.what,
  of: trapFacts.shape.of,
  notes: fields.prose(4000),
});

const laidTreasure = z.strictObject({
  name: fields.place,
  hidden: z.boolean(),
  notes: fields.prose(4000),
  things: z.array(newItem).max(1000),
});

const holdings = z.strictObject({
  foes: z.array(keyedFoe).max(200),
  traps: z.array(laidTrap).max(200),
  treasures: z.array(laidTreasure).max(200),
});

const bookRoom = z.strictObject({
  key: fields.roomKey,
  name: fields.words(120),
  notes: fields.prose(20_000),
  holds: holdings.exactOptional(),
});

const bookDoor = z.strictObject({
  /** Places in the list of rooms: where it stands, and its other side; null leads out. */
  room: z.int().min(0),
  to: z.int().min(0).nullable(),
  name: fields.place,
  notes: fields.prose(4000),
  facts: doorFacts,
});

export const bookDungeon = z.strictObject({
  is: z.literal('dungeon'),
  name: fields.name,
  notes: fields.prose(20_000),
  levelNotes: fields.prose(20_000),
  /** Which level its dangers are of. */
  depth: z.int().min(1).max(99),
  /** The wandering table of the same source that is its own, by name. */
  wandering: fields.name.nullable(),
  rooms: z
    .array(bookRoom)
    .min(1, { error: 'It has no rooms.' })
    .max(2000, { error: 'A dungeon comes with at most 2,000 rooms and corridors.' }),
  doors: z.array(bookDoor).max(4000, { error: 'A dungeon comes with at most 4,000 doors.' }),
});

export type BookDungeon = z.output<typeof bookDungeon>;
export type BookRoom = z.output<typeof bookRoom>;
export type BookDoor = z.output<typeof bookDoor>;
export type DraftRoom = z.input<typeof bookRoom>;
export type DraftDungeon = z.input<typeof bookDungeon>;
export type DraftHoldings = z.input<typeof holdings>;
export type Holdings = z.output<typeof holdings>;

/** What will be made of it, in one line. */
export function dungeonSummary({ rooms, doors }: BookDungeon): string {
  const held = (kind: keyof Holdings): number =>
    rooms.reduce((sum, { holds }) => sum + (holds?.[kind].length ?? 0), 0);
  const holds = [
    [held('foes'), 'group of foes', 'groups of foes'],
    [held('traps'), 'trap', 'traps'],
    [held('treasures'), 'treasure', 'treasures'],
  ] as const;
  return [
    'Dungeon of one level',
    counted(rooms.length, 'room'),
    counted(doors.length, 'door or opening', 'doors and openings'),
    ...holds.flatMap(([count, one, many]) => (count === 0 ? [] : [counted(count, one, many)])),
  ].join(', ');
}
