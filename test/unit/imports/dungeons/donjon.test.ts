import { describe, expect, it } from 'vitest';
import type { BookDungeon } from '../../../../src-main/imports/dungeon/book-dungeon.ts';
import { inCoins, readAll, readJson } from '../samples/contexts.ts';
import { donjonLevel } from '../samples/donjon-sample.ts';

const read = (value: unknown) => {
  const { format, entries } = readJson(value);
  const [dungeon, table] = entries;
  if (dungeon?.book?.is !== 'dungeon') throw new Error(`No dungeon was read: ${dungeon?.refused ?? ''}`);
  return { format, book: dungeon.book, unread: dungeon.unread, summary: dungeon.summary, table };
};
const roomOf = ({ rooms }: BookDungeon, key: string) => {
  const room = rooms.find((each) => each.key === key);
  if (room === undefined) throw new Error(`There is no room ${key}.`);
  return room;
};
const states = (facts: object): string =>
  Object.entries(facts)
    .flatMap(([state, value]) => (value === true ? [state] : []))
    .join();
/** The sample with something of it changed. */
const changed = (change: (level: typeof donjonLevel) => void): typeof donjonLevel => {
  const copy = structuredClone(donjonLevel);
  change(copy);
  return copy;
};

describe('a dungeon of donjon', () => {
  it('is a level of its depth with rooms, corridors, and what the level is like', () => {
    const { format, book, summary } = read(donjonLevel);
    expect(format).toBe('Dungeon of donjon, JSON');
    expect(summary).toBe(
      'Dungeon of one level, 5 rooms, 6 doors and openings, 2 groups of foes, 4 traps, 2 treasures',
    );
    expect([book.name, book.depth, book.notes]).toEqual([
      'The Warrens of the Tin King',
      3,
      'The level was dug by kobolds, and flooded twice.',
    ]);
    expect(book.levelNotes.split('\n\n')).toEqual([
      '**Floors.** Hewn Stone (difficult to run)',
      '**Walls.** Masonry',
      '**Temperature.** Cool',
      '**Light.** Dark',
      '**e.** Somebody whistles: row 9, column 9.',
    ]);
    expect(book.rooms.map(({ key, name, notes }) => [key, name, notes])).toEqual([
      ['1', '', 'A well stands in the middle of the room.\n\n30 by 30 feet.'],
      ['2', '', '30 by 30 feet, 6 sides.'],
      ['3', '', '30 by 20 feet.'],
      ['C1', 'Corridor', ''],
      ['C2', 'Corridor', '**c.** A draught blows here. In 2 places.'],
    ]);
  });

  it('tells each door once, and where it leads: to a room, into a corridor, out', () => {
    const { book } = read(donjonLevel);
    expect(
      book.doors.map(({ room, to, name, notes, facts }) => [
        book.rooms[room]?.key,
        to === null ? null : book.rooms[to]?.key,
        name,
        notes,
        states(facts),
      ]),
    ).toEqual([
      ['1', '2', 'Good Wooden Door', 'In the east wall. Magically reinforced.', 'stuck'],
      ['1', 'C1', 'Iron Door', 'In the south wall.', ''],
      ['2', 'C2', 'Archway', 'In the east wall.', 'open'],
      [
        '3',
        'C1',
        'Stone Door',
        'In the west wall. The door is opened by a loose brick. DC 20 to find. Good lock.',
        'locked,secret',
      ],
      ['C1', null, 'Stairs down', 'Towards the east.', 'open'],
      ['C2', null, 'Way out', 'Towards the north.', 'open'],
    ]);
  });

  it('keys its foes, lays its traps and hoards, and says what guards them', () => {
    const { book } = read(donjonLevel);
    const { foes, traps, treasures } = roomOf(book, '1').holds ?? { foes: [], traps: [], treasures: [] };
    expect(foes).toEqual([
      {
        who: '1st Level Warrior Goblin',
        kin: 'Goblin',
        number: 4,
        notes: 'Grip: the tallest, and the worst tempered.',
      },
      { who: 'Cave Wolf', kin: null, number: 1, notes: 'mm 12' },
    ]);
    expect(traps).toEqual([
      { name: 'Net Trap', what: 'DC 15 to find; all within 10 ft. are held', of: 'room', notes: '' },
      { name: 'Fire Trap', what: '4d6 damage', of: 'room', notes: 'On the Iron Door in the south wall.' },
    ]);
    expect(
      treasures.map(({ name, hidden, things }) => [
        name,
        hidden,
        things.map((thing) => [thing.kind, thing.name, thing.quantity, thing.costEach]),
      ]),
    ).toEqual([
      [
        'Treasure',
        false,
        [
          ['coin', 'gp', 120, null],
          ['coin', 'sp', 1400, null],
          ['gem', 'Banded Agate', 2, 10],
          ['otherTreasure', 'Bone Flute set with Jet', 1, 25],
        ],
      ],
    ]);
    const hidden = roomOf(book, '3').holds;
    expect(hidden?.traps).toEqual([{ name: 'Poison Needle Trap', what: '', of: 'treasure', notes: '' }]);
    expect(hidden?.treasures[0]).toMatchObject({
      name: 'Iron Chest',
      hidden: true,
      notes: 'Hidden Trapped and Locked Iron Chest (good lock)',
      things: [
        { kind: 'coin', name: 'cp', quantity: 2000 },
        { name: 'Spell Scroll (Light) (common, dmg 200)', costEach: null },
        { name: '+1 Spear (phb 218, 900 gp) Long Spear', costEach: 900 },
      ],
    });
    expect(roomOf(book, 'C1').holds?.traps).toEqual([
      { name: 'Pit Trap', what: '10 ft. deep, 1d6 damage', of: 'room', notes: '**a** on the plan.' },
    ]);
  });

  it('brings its wandering monsters as a table that is the level’s own', () => {
    const { book, table } = read(donjonLevel);
    expect(book.wandering).toBe('The Warrens of the Tin King: wandering');
    expect(table?.book).toEqual({
      is: 'table',
      name: 'The Warrens of the Tin King: wandering',
      dice: '1d2',
      notes: '',
      rows: [
        {
          from: 1,
          to: 1,
          who: 'Giant Rat',
          number: '2',
          creatureId: null,
          nested: null,
          note: 'looking for food',
        },
        {
          from: 2,
          to: 2,
          who: 'Ogre',
          number: '1',
          creatureId: null,
          nested: null,
          note: 'mm 75, and 3 x Goblin (mm 47), easy, 300 xp, lost',
        },
      ],
    });
  });

  it('lists what it left, and nothing that it took', () => {
    const odd = changed((level) => {
      Object.assign(level, { mood: 'grim' });
      Object.assign(level.rooms[1] ?? {}, { smell: 'tin' });
      level.rooms[1]?.contents.detail?.trap?.push('x'.repeat(5000));
    });
    const { unread } = read(odd);
    expect(unread.map(({ path }) => path)).toEqual([
      'cells',
      'details.special',
      'rooms.1.contents.detail.trap.1',
      'rooms.1.smell',
      'mood',
      'bookkeeping',
      'rooms',
    ]);
    const { unread: ofSample } = read(donjonLevel);
    expect(ofSample.map(({ path, why }) => [path, why])).toEqual([
      ['cells', 'The plan itself is not kept; it tells what the corridors join.'],
      ['details.special', 'It holds nothing.'],
      ['bookkeeping', expect.stringMatching(/^\d+ fields of the program it came from: /)],
      ['rooms', 'What things of treasure weigh it does not say; all but coins weigh nothing.'],
    ]);
  });

  it('keeps its rooms where the plan cannot be read, and says what their doors lack', () => {
    const { book, unread } = read(changed((level) => Object.assign(level, { cells: ['none'] })));
    expect(book.rooms.map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(book.doors.filter(({ to }) => to === null).map(({ name }) => name)).toEqual([
      'Iron Door',
      'Archway',
      'Stone Door',
    ]);
    expect(unread[0]).toEqual({
      path: 'cells',
      why: 'The plan cannot be read; doors into corridors lead nowhere.',
    });
    expect(book.levelNotes).toContain('**a.** Pit Trap (10 ft. deep, 1d6 damage): row 7, column 2.');
    expect(book.levelNotes).toContain('**Way out.** At row 1, column 11. Towards the north.');
  });

  it('leaves out rooms without a number of their own and doors without a place, each told', () => {
    const { book, unread } = read(
      changed((level) => {
        Object.assign(level.rooms[2] ?? {}, { id: 1 });
        Object.assign(level.rooms[1]?.doors.east?.[0] ?? {}, { row: 'two' });
      }),
    );
    expect(book.rooms.filter(({ name }) => name === '').map(({ key }) => key)).toEqual(['1', '3']);
    const told = unread.map(({ path, why }) => `${path}: ${why}`);
    expect(told).toContain('rooms.2: It has no number of its own; the room is left out.');
    expect(told).toContain('rooms.1.doors.east.0.row: It is no number from 0 to 10,000.');
  });

  it('tells of a door to a room that was not read', () => {
    const { book } = read(changed((level) => level.rooms.splice(2, 1)));
    expect(book.doors[0]).toMatchObject({
      to: null,
      notes: 'In the east wall. Magically reinforced. To room 2, which was not read.',
    });
  });

  it('keeps as words what is no count and no name, and all else beside it', () => {
    const { book } = read(
      changed((level) => {
        const detail = level.rooms[1]?.contents.detail;
        detail?.monster?.splice(0, 5, '(cr 1)', '--', 'Treasure: 0 gp; 9000000 x Jet; 5 sp');
      }),
    );
    const { foes, treasures } = roomOf(book, '1').holds ?? { foes: [], treasures: [] };
    expect(foes.map(({ who }) => who)).toEqual(['(cr 1)']);
    expect(treasures[0]?.things.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['0 gp', 1],
      ['9000000 x Jet', 1],
      ['sp', 5],
    ]);
  });

  it('of more rooms than are read keeps the first, and tells the others', () => {
    const one = { id: 1, contents: { summary: 'Empty' } };
    const many = Array.from({ length: 2001 }, (_none, at) => ({ ...one, id: at + 1 }));
    const { book, unread } = read({
      ...donjonLevel,
      rooms: many,
      egress: [],
      stairs: [],
      corridor_features: {},
    });
    expect(book.rooms).toHaveLength(2000);
    expect(unread).toContainEqual({ path: 'rooms.2000', why: 'At most 2,000 rooms are read.' });
  });

  it('tells what the two sides of a door say of it where they differ', () => {
    const { book } = read(
      changed((level) => Object.assign(level.rooms[2]?.doors.west?.[0] ?? {}, { desc: 'Locked Iron Door' })),
    );
    expect(book.doors[0]?.notes).toBe('In the east wall. Magically reinforced. From 2: Locked Iron Door.');
  });

  it('is refused without rooms, and left to others without a plan', () => {
    expect(readJson({ ...donjonLevel, rooms: [null] }).entries[0]?.refused).toBe('It has no rooms.');
    const { cells: _, ...planless } = donjonLevel;
    expect(() => readAll(JSON.stringify(planless), inCoins)).toThrow(/Nothing in it was recognised/);
  });
});
