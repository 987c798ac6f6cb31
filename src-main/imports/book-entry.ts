import { counted } from '../../shared/words/figures.ts';
import { z } from 'zod';
import * as fields from '../../shared/ipc/fields.ts';
import { doorFacts } from '../../shared/ipc/book/place-facts.ts';
import { mostWanderRows, newWanderRow } from '../../shared/ipc/book/wander.ts';

/** What an import makes of the referee's book: a wandering table, or a dungeon of one level. */

const tableRow = newWanderRow.omit({ nestedId: true }).extend({
  /** The name of the table to throw on instead. */
  nested: fields.words(80).nullable(),
});

const bookTable = z.strictObject({
  is: z.literal('table'),
  name: fields.name,
  dice: z.string().min(1).max(60),
  notes: fields.prose(4000),
  rows: z.array(tableRow).min(1, { error: 'It has no rows.' }).max(mostWanderRows),
});

const bookRoom = z.strictObject({
  key: fields.roomKey,
  name: fields.words(120),
  notes: fields.prose(20_000),
});

const bookDoor = z.strictObject({
  /** Places in the list of rooms: where it stands, and its other side; null leads out. */
  room: z.int().min(0),
  to: z.int().min(0).nullable(),
  name: fields.place,
  notes: fields.prose(4000),
  facts: doorFacts,
});

const bookDungeon = z.strictObject({
  is: z.literal('dungeon'),
  name: fields.name,
  notes: fields.prose(20_000),
  levelNotes: fields.prose(20_000),
  rooms: z.array(bookRoom).min(1, { error: 'It has no rooms.' }).max(2000),
  doors: z.array(bookDoor).max(4000),
});

export const bookEntry = z.discriminatedUnion('is', [bookTable, bookDungeon]);
export type BookEntry = z.output<typeof bookEntry>;
export type BookTable = z.output<typeof bookTable>;
export type BookTableRow = z.output<typeof tableRow>;
export type BookDungeon = z.output<typeof bookDungeon>;
export type BookRoom = z.output<typeof bookRoom>;
export type BookDoor = z.output<typeof bookDoor>;

/** What will be made of it, in one line. */
export function bookSummary(entry: BookEntry): string {
  if (entry.is === 'table') {
    const nested = entry.rows.filter((row) => row.nested !== null).length;
    const sends = nested === 0 ? '' : `, ${counted(nested, 'sends', 'send')} to another table`;
    return `Wandering table, ${entry.dice}, ${counted(entry.rows.length, 'row')}${sends}`;
  }
  const doors = counted(entry.doors.length, 'door or opening', 'doors and openings');
  return `Dungeon of one level, ${counted(entry.rooms.length, 'room')}, ${doors}`;
}
