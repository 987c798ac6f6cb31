import type { BookTable } from '../../book-entry.ts';
import type { DraftFile, ImportContext, Unread } from '../../entry.ts';
import type { JsonFile } from '../../json/pieces.ts';
import { judgeBook } from '../../judge/judge-book.ts';
import { Reading, type Path } from '../../reading.ts';
import type { DraftDungeon } from '../book-dungeon.ts';
import { Corridors } from './corridors.ts';
import { detailsOf, featuresOf, wanderingOf, waysOutOf } from './level.ts';
import { placesOf } from './places.ts';
import { roomsOf } from './rooms.ts';

/** The dungeon that the generator of donjon exports: a plan of squares, rooms with what is in them, their doors. */

const longest = { name: 80, notes: 20_000 } as const;

/** Where a room lies and how it is drawn: nothing here is drawn by it. */
const drawn = new Set('area row col size blocks cells composite offset depth'.split(' '));

function explain(path: Path): string | null {
  const [field, , inRoom] = path;
  if (field === 'settings' || field === 'cell_bit') return null;
  if ((field === 'rooms' && drawn.has(String(inRoom))) || drawn.has(String(path.at(-1)))) return null;
  return 'It has no place here.';
}

function readDungeon(
  reading: Reading,
  context: ImportContext,
): { dungeon: DraftDungeon; table: BookTable | null } {
  const name = reading.text(['settings', 'name'], longest.name) ?? 'Nameless dungeon';
  const rooms = roomsOf(reading, context);
  const corridors = Corridors.of(
    reading.value('cells'),
    reading.value('cell_bit'),
    reading.value('settings', 'bleed'),
    rooms,
  );
  const places = placesOf({
    rooms,
    corridors,
    features: featuresOf(reading),
    waysOut: waysOutOf(reading),
  });
  const called = `${name.slice(0, longest.name - 11)}: wandering`;
  const table = wanderingOf(reading, called);
  const details = detailsOf(reading);
  const dungeon: DraftDungeon = {
    is: 'dungeon',
    name,
    notes: reading.lines(['details', 'history'], longest.notes) ?? '',
    levelNotes: [details, ...places.loose]
      .filter((note) => note !== '')
      .join('\n\n')
      .slice(0, longest.notes),
    depth: reading.whole(['settings', 'level'], 1, 99) ?? 1,
    wandering: table === null ? null : called,
    rooms: places.rooms,
    doors: places.doors,
  };
  reading.refuse(['cells'], planTold(corridors !== null, places.doors.length === 0));
  return { dungeon, table };
}

function planTold(hasPlan: boolean, isUnjoined: boolean): string {
  if (isUnjoined) return 'The plan is not kept, and tells of no door; the rooms stand unjoined.';
  return hasPlan
    ? 'The plan itself is not kept; it tells what the corridors join.'
    : 'The plan cannot be read; doors into corridors lead nowhere.';
}

/** What the source has no words for, or more of than there is room for. */
function toldOf({ rooms, levelNotes }: DraftDungeon): Unread[] {
  const isWeightless = rooms.some(({ holds }) =>
    holds?.treasures.some(({ things }) => things.some(({ kind }) => kind !== 'coin')),
  );
  const isCut = [levelNotes, ...rooms.map(({ notes }) => notes)].some((text) => text.length >= longest.notes);
  return [
    ...(isWeightless
      ? [
          {
            path: 'rooms',
            why: 'What things of treasure weigh it does not say; all but coins weigh nothing.',
          },
        ]
      : []),
    ...(isCut
      ? [{ path: 'corridor_features', why: 'Of the notes of a place the first 20,000 letters are kept.' }]
      : []),
  ];
}

/** Null where the file is no such dungeon. */
export function donjonFile(file: JsonFile, context: ImportContext): DraftFile | null {
  if (file.kind !== 'object' || !file.lists.has('rooms') || !file.lists.has('cells')) return null;
  if (!file.values.has('settings') || !file.values.has('cell_bit')) return null;
  const reading = new Reading(file.whole.read());
  const { dungeon, table } = readDungeon(reading, context);
  const unread = [...reading.leftOver(explain), ...toldOf(dungeon)];
  const entries = [judgeBook(dungeon, unread), ...(table === null ? [] : [judgeBook(table, [])])];
  return { format: 'Dungeon of donjon, JSON', count: entries.length, drafts: entries, unread: [] };
}
