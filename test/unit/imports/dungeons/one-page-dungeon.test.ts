import { describe, expect, it } from 'vitest';
import type { BookDungeon } from '../../../../src-main/imports/dungeon/book-dungeon.ts';
import { onlyEntry, readAll, readJson } from '../samples/contexts.ts';
import { ownPlan, rowOfDoors } from '../samples/dungeon-samples.ts';

const dungeonOf = (value: unknown): BookDungeon => {
  const { book, refused } = onlyEntry(value);
  if (book?.is !== 'dungeon') throw new Error(`No dungeon was read: ${refused ?? ''}`);
  return book;
};
const doorsOf = ({ rooms, doors }: BookDungeon) =>
  doors.map(({ room, to, name, notes }) => [
    rooms[room]?.key,
    to === null ? null : rooms[to]?.key,
    name,
    notes,
  ]);

describe('a one page dungeon', () => {
  it('becomes a dungeon of one level, its rooms keyed as on the map', () => {
    const { format } = readJson(ownPlan);
    expect(format).toBe('One page dungeon, JSON');
    const { name, notes, rooms } = dungeonOf(ownPlan);
    expect([name, notes]).toEqual(['The Hushed Cellar', 'Nobody has come back up since the mill stopped.']);
    expect(rooms).toEqual([
      {
        key: '1',
        name: '',
        notes: 'Flour lies ankle deep, and something has walked in it.\n\n4 by 3 squares. 2 columns.',
      },
      { key: '2', name: '', notes: 'Three rats the size of dogs, asleep.\n\n3 by 3 squares, round.' },
      { key: '3', name: '', notes: '3 by 3 squares. Water on the floor. Here the dungeon ends.' },
      { key: '4', name: '', notes: '3 by 3 squares.' },
      { key: '5', name: '', notes: '3 by 2 squares.' },
      { key: 'P1', name: 'Passage', notes: '' },
    ]);
  });

  it('joins its rooms by doors of every kind, through passages that lead nowhere else', () => {
    expect(doorsOf(dungeonOf(ownPlan))).toEqual([
      ['1', null, 'Entrance, stairs', 'In the south wall of 1.'],
      ['1', '2', 'Door', 'In the east wall of 1.'],
      ['1', 'P1', 'Archway', 'In the north wall of 1.'],
      ['3', '1', 'Secret door', 'In the east wall of 3. By a passage.'],
      ['P1', '4', 'Barred door', 'In the west wall of P1.'],
      ['P1', '5', 'Locked door', 'In the east wall of P1. The key is somewhere in the dungeon.'],
    ]);
  });

  it('keeps what each kind of door is; an unknown one is a door, and told', () => {
    const { doors } = dungeonOf(rowOfDoors);
    const states = doors.map(({ name, facts }) => [
      name,
      Object.entries(facts)
        .filter(([, value]) => value === true)
        .map(([key]) => key)
        .join(),
    ]);
    expect(states).toEqual([
      ['Opening', 'open'],
      ['Door', ''],
      ['Archway', 'open'],
      ['Portcullis', ''],
      ['Locked door', 'locked'],
      ['Secret door', 'secret'],
      ['Barred door', 'barred'],
      ['Steps', 'open'],
      ['Door', ''],
      ['Entrance, stairs', 'open'],
    ]);
    expect(doors[8]?.notes).toContain('type 12');
    expect(onlyEntry(rowOfDoors).unread).toContainEqual({
      path: 'doors.8.type',
      why: 'Doors of type 12 are not known here; it is taken for a door.',
    });
  });

  it('gives no two rooms keys that are one but for their capitals', () => {
    const twice = structuredClone(ownPlan);
    twice.notes.forEach((note, at) => (note.ref = at === 0 ? 'a' : 'A'));
    const keys = dungeonOf(twice).rooms.map(({ key }) => key.toLowerCase());
    expect(keys).toContain('a-2');
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('lists every field it could not read', () => {
    const odd = structuredClone(ownPlan) as Record<string, unknown> & typeof ownPlan;
    odd['tags'] = ['cold'];
    odd.rects.push({ x: 1.5, y: 0, w: 2, h: 2 }, { x: 90, y: 90, w: 0, h: 1 });
    odd.doors.push(
      { x: 50, y: 50, dir: { x: 0, y: 1 }, type: 1 },
      { x: 0, y: 9, dir: { x: 1, y: 1 }, type: 1 },
    );
    odd.notes.push({ text: 'Where is this?', ref: '9', pos: { x: 70, y: 70 } });
    Object.assign(odd.rects[0] ?? {}, { colour: 'red' });
    const { unread, book } = onlyEntry(odd);
    expect(unread.map(({ path }) => path).sort()).toEqual(
      [
        'version',
        'tags',
        'rects.0.colour',
        'rects.14.x',
        'rects.15.w',
        'doors.8.dir.x',
        'rects',
        'doors',
        'notes',
      ].sort(),
    );
    expect(book?.is === 'dungeon' && book.levelNotes).toBe('**9.** Where is this?');
  });

  it('is refused without rooms, and left to others without rectangles', () => {
    expect(onlyEntry({ rects: [], doors: [] }).refused).toBe('It has no rooms.');
    expect(() => readAll(JSON.stringify({ doors: [], notes: [] }))).toThrow(/Nothing in it was recognised/);
  });
});
