import { onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import type {
  Door,
  LevelView,
  PlaceBook,
  RoomLine,
  RoomView,
} from '../../../src-renderer/windows/places/place-types.ts';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';

let books = 0;

export const emptyBook: PlaceBook = { dungeons: [], here: null, underWay: false };

export const lineSample = (
  id: number,
  key: string,
  name: string,
  more: Partial<RoomLine> = {},
): RoomLine => ({
  id,
  key,
  name,
  visited: false,
  doors: 0,
  liveTraps: 0,
  treasures: 0,
  foes: 0,
  tries: 0,
  ...more,
});

export const bookOf = (rooms: number, more: Partial<PlaceBook> = {}): PlaceBook => ({
  dungeons: [
    {
      id: 1,
      name: 'Barrow',
      notes: '',
      levels: [
        { id: 10, name: 'Level 1', depth: 1, notes: '', table: null, rooms, visited: 0 },
        { id: 11, name: 'Crypts', depth: 2, notes: '', table: null, rooms: 0, visited: 0 },
      ],
    },
  ],
  here: null,
  underWay: true,
  ...more,
});

export const levelOf = (rooms: RoomLine[], id = 10, name = 'Level 1'): LevelView => ({
  level: { id, name, depth: 1, notes: '', table: null, pictureId: null },
  dungeon: { id: 1, name: 'Barrow' },
  rooms,
});

export const doorSample = (id: number, name: string, more: Partial<Door> = {}): Door => ({
  id,
  name,
  notes: '',
  problems: [],
  facts: {
    open: false,
    stuck: true,
    locked: false,
    barred: false,
    secret: false,
    found: false,
    spiked: null,
  },
  to: { id: 2, key: '2', name: 'Guardroom', visited: false, level: 'Level 1' },
  fromFar: false,
  state: 'shut, stuck',
  acts: ['force', 'free', 'lock', 'bar', 'spike'],
  ...more,
});

export const roomSample = (
  id: number,
  key: string,
  name: string,
  more: Partial<RoomView> = {},
): RoomView => ({
  id,
  key,
  name,
  visited: false,
  notes: '',
  level: { id: 10, name: 'Level 1', depth: 1 },
  dungeon: { id: 1, name: 'Barrow' },
  here: false,
  foes: [],
  doors: [],
  traps: [],
  treasures: [],
  hoards: [],
  others: [],
  tries: [],
  ...more,
});

/** A fake main process with a place book, and the window's keys listening as they do in the program. */
export function stage(book: PlaceBook, rooms: RoomLine[] = [], room?: Partial<RoomView>): FakeBridge {
  layOut();
  const bridge = installFakeBridge();
  bridge.answer('place.list', book);
  bridge.answer('place.level', ({ levelId }) =>
    levelId === 10 ? levelOf(rooms) : levelOf([], levelId, 'Crypts'),
  );
  bridge.answer('place.room', ({ roomId }) => {
    const line = rooms.find(({ id }) => id === roomId);
    return line ? roomSample(line.id, line.key, line.name, room) : null;
  });
  bridge.answer('place.find', { rooms: [], more: 0, takes: null });
  bridge.answer('shell.view', shellSample());
  bridge.answer('app.view', appSample({ campaignPath: `/c/${(books += 1)}.turnkeeper` }));
  bridge.answer('wander.list', { tables: [], noContent: null });
  shortcuts.onrefused = (reason) => status.refuse(reason);
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  return bridge;
}
