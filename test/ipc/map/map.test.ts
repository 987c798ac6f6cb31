import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pathText } from '../../../shared/map/line-path.ts';
import type { LinePoint } from '../../../shared/map/line-path.ts';
import { MapDesk, flatMap, forest, hills, plain } from './map-desk.ts';

let table: MapDesk;

beforeEach(async () => {
  table = new MapDesk();
  await table.begin();
});
afterEach(() => table.end());

const theMap = async () => (await table.ask('map.list', {})).maps.find(({ id }) => id === table.mapId);
const things = async () => {
  const found = await table.ask('map.things', { mapId: table.mapId });
  if (!found) throw new Error('The map is gone.');
  return found;
};

describe('a map', () => {
  test('the first brings the usual grounds, the second finds them there', async () => {
    const first = await table.ask('map.list', {});
    expect(first.grounds.map(({ name }) => name)).toContain('Pine forest');
    await table.tell('map.add', { ...flatMap, name: 'The South' });
    const second = await table.ask('map.list', {});
    expect(second.grounds).toEqual(first.grounds);
    expect(second.maps.map(({ name }) => name)).toEqual(['The North', 'The South']);
  });

  test('is renamed, scaled and renumbered in one step, and back by undo', async () => {
    const before = await theMap();
    await table.tell('map.change', {
      id: table.mapId,
      name: 'Far North',
      hexMiles: 12,
      numbering: { ...flatMap.numbering, firstCol: 0, firstRow: 0, separator: '.' },
    });
    expect(await table.said()).toBe(
      'The map The North: called Far North now, 12 miles a hex and numbered from 00.00.',
    );
    await table.undo();
    expect(await theMap()).toEqual(before);
  });

  test('is not laid otherwise where a road would come to jump', async () => {
    await table.tell('map.addLine', {
      mapId: table.mapId,
      kind: 'road',
      name: 'King’s Road',
      path: pathText([
        { col: 1, row: 1 },
        { col: 2, row: 0 },
      ]),
    });
    const { message } = await table.refusal('map.change', { id: table.mapId, raised: 'even' });
    const laid = (await theMap())?.raised;
    expect([message.includes('King’s Road'), laid]).toEqual([true, 'odd']);
  });

  test('given up it takes along what lay on it, and undo brings all of it back', async () => {
    await table.paint(forest, [0, 0, 40]);
    await table.tell('map.addSite', { mapId: table.mapId, col: 1, row: 1, kind: 'ruin', name: 'Old Tower' });
    await table.tell('map.setNote', { mapId: table.mapId, col: 2, row: 2, notes: 'Wolves.' });
    const before = [await table.cells(), await things()];
    await table.tell('map.remove', { id: table.mapId });
    expect(await table.said()).toBe('Gave up the map The North. With it went 1 site and 1 note.');
    expect(await table.ask('map.things', { mapId: table.mapId })).toBeNull();
    await table.undo();
    expect([await table.cells(), await things()]).toEqual(before);
  });
});

describe('grounds', () => {
  test('a new one takes the least free code; of the same name there is one', async () => {
    const { code } = await table.tell('map.addGround', {
      name: 'Glass waste',
      ground: 'desert',
      look: 'broken',
    });
    expect(code).toBe(19);
    const { message } = await table.refusal('map.addGround', {
      name: 'glass WASTE',
      ground: 'desert',
      look: 'snow',
    });
    expect(message).toContain('already');
    await table.tell('map.removeGround', { code: 3 });
    expect((await table.tell('map.addGround', { name: 'Moor', ground: 'swamp', look: 'swamp' })).code).toBe(
      3,
    );
  });

  test('one that hexes hold stays', async () => {
    await table.paint(forest, [0, 0, 3]);
    const { message } = await table.refusal('map.removeGround', { code: forest });
    expect(message).toContain('3 hexes are Forest');
    await table.undo();
    await table.tell('map.removeGround', { code: forest });
    expect(await table.said()).toBe('Struck the ground Forest.');
  });

  test('changed it is changed on every map', async () => {
    await table.tell('map.changeGround', { code: forest, name: 'Blackwood', look: 'pines' });
    await table.paint(forest, [0, 0]);
    const hex = await table.ask('map.hex', { mapId: table.mapId, col: 0, row: 0 });
    expect(hex?.ground).toMatchObject({ code: forest, name: 'Blackwood', ground: 'forest', look: 'pines' });
  });
});

describe('painting', () => {
  test('a stroke over pieces and over others, one step, undone and redone', async () => {
    await table.paint(plain, [-2, -1, 4], [14, 3, 4]);
    expect(await table.said()).toBe('Painted 8 hexes: Plain.');
    const first = await table.cells();
    expect(Object.keys(first).sort()).toEqual(
      ['-2,-1', '-1,-1', '0,-1', '1,-1', '14,3', '15,3', '16,3', '17,3'].sort(),
    );
    await table.paint(hills, [0, -1, 2]);
    const second = await table.cells();
    expect(second).toEqual({ ...first, '0,-1': hills, '1,-1': hills });
    await table.undo();
    expect(await table.cells()).toEqual(first);
    await table.tell('journal.redo', {});
    expect(await table.cells()).toEqual(second);
  });

  test('marks change where the content changes, and come back with it', async () => {
    const marks = () => table.ask('map.marks', { mapId: table.mapId });
    await table.paint(plain, [0, 0], [20, 0]);
    const before = await marks();
    await table.paint(hills, [0, 0]);
    const after = await marks();
    expect(after.map(({ stamp }, at) => stamp === before[at]?.stamp)).toEqual([false, true]);
    await table.undo();
    expect(await marks()).toEqual(before);
  });

  test('wiped to nothing a piece is gone', async () => {
    await table.paint(plain, [0, 0, 3]);
    await table.paint(0, [0, 0, 3]);
    expect(await table.ask('map.marks', { mapId: table.mapId })).toEqual([]);
  });

  test.each([
    ['with what it holds already', [{ col: 0, row: 0, length: 1, code: plain }], 'so already'],
    ['with a ground that is none', [{ col: 0, row: 0, length: 1, code: 700 }], 'not on the list'],
    ['over the map’s edge', [{ col: 4000, row: 0, length: 200, code: plain }], 'leaves the map'],
    ['with nothing', [], 'There is nothing to paint. Nothing was changed.'],
    [
      'more than a million',
      Array.from({ length: 123 }, (_, row) => ({ col: -4096, row, length: 8192, code: 2 })),
      'at most 1,000,000',
    ],
  ])('%s is refused, and nothing is painted', async (_, runs, words) => {
    await table.paint(plain, [0, 0]);
    const before = await table.cells();
    const { message, details } = await table.refusal('map.paint', {
      mapId: table.mapId,
      layer: 'terrain',
      runs,
    });
    expect(`${message} ${Object.values(details ?? {}).join(' ')}`).toContain(words);
    expect(await table.cells()).toEqual(before);
  });

  test('a wall is filled to its border and no further', async () => {
    await table.paint(hills, [0, 0, 5], [0, 4, 5], [0, 1], [0, 2], [0, 3], [4, 1], [4, 2], [4, 3]);
    const { hexes } = await table.tell('map.fill', {
      mapId: table.mapId,
      layer: 'terrain',
      col: 2,
      row: 2,
      code: forest,
    });
    expect(hexes).toBe(9);
    expect(await table.said()).toBe('Filled 9 hexes about 0303: Forest.');
    const { message } = await table.refusal('map.fill', {
      mapId: table.mapId,
      layer: 'terrain',
      col: 9,
      row: 9,
      code: forest,
    });
    expect(message).toContain('has no end');
  });

  test('heights, regions and what is known are layers of their own', async () => {
    const { code } = await table.tell('map.addRegion', { mapId: table.mapId, name: 'The March' });
    const run = { col: 3, row: 3, length: 2 };
    const paint = (layer: 'elevation' | 'region' | 'known' | 'theirs', cell: number) =>
      table.tell('map.paint', { mapId: table.mapId, layer, runs: [{ ...run, code: cell }] });
    await paint('elevation', 1040);
    expect(await table.said()).toBe('Painted 2 hexes: 1,000 feet high.');
    await paint('region', code);
    await paint('known', 3);
    await paint('theirs', forest);
    expect(await table.ask('map.hex', { mapId: table.mapId, col: 4, row: 3 })).toMatchObject({
      number: '0504',
      ground: null,
      theirs: { name: 'Forest' },
      elevationFeet: 1000,
      region: { name: 'The March' },
      known: { seen: true, entered: true, explored: false },
    });
    const tooMuch = await table.refusal('map.paint', {
      mapId: table.mapId,
      layer: 'known',
      runs: [{ ...run, code: 8 }],
    });
    expect(tooMuch.message).toContain('not on the list');
    const regions = await things();
    await table.tell('map.removeRegion', { id: regions.regions[0]?.id ?? 0 });
    expect(await table.said()).toBe('Struck the region The March. 2 hexes belong to no region now.');
    expect(await table.cells('region')).toEqual({});
  });
});

describe('what lies on it', () => {
  test('a river along hexes, a border along their sides', async () => {
    const river = await table.tell('map.addLine', {
      mapId: table.mapId,
      kind: 'river',
      name: 'Ashwater',
      path: pathText([
        { col: 1, row: 1 },
        { col: 1, row: 2 },
        { col: 1, row: 3 },
      ]),
    });
    expect(await table.said()).toBe('Drew a river Ashwater, 3 hexes long.');
    await table.tell('map.addLine', {
      mapId: table.mapId,
      kind: 'border',
      along: 'edges',
      path: pathText([
        { col: 5, row: 5, side: 0 },
        { col: 5, row: 5, side: 1 },
      ]),
    });
    expect((await things()).lines.map(({ kind, path }) => [kind, path.length])).toEqual([
      ['river', 3],
      ['border', 2],
    ]);
    const over = await table.ask('map.hex', { mapId: table.mapId, col: 5, row: 4 });
    expect(over?.lines.map(({ kind }) => kind)).toEqual(['border']);
    await table.tell('map.changeLine', { id: river.id, name: 'Blackwater' });
    expect(await table.said()).toBe('The river Ashwater is called Blackwater now.');
    await table.tell('map.removeLine', { id: river.id });
    expect((await things()).lines).toHaveLength(1);
  });

  test.each<[what: string, along: 'centres' | 'edges', points: LinePoint[], words: string]>([
    ['of one hex', 'centres', [{ col: 0, row: 0 }], 'two hexes'],
    [
      'with a jump',
      'centres',
      [
        { col: 0, row: 0 },
        { col: 3, row: 0 },
      ],
      'jumps between its points 1 and 2',
    ],
    [
      'of sides that do not touch',
      'edges',
      [
        { col: 0, row: 0, side: 0 },
        { col: 0, row: 0, side: 3 },
      ],
      'jumps',
    ],
    ['of hexes along sides', 'edges', [{ col: 0, row: 0 }], 'a point that is none'],
    [
      'of 4,001 points',
      'centres',
      Array.from({ length: 4001 }, (_, row) => ({ col: 0, row: row - 3000 })),
      'at most 4,000',
    ],
    [
      'off the map',
      'centres',
      [
        { col: 0, row: 4095 },
        { col: 0, row: 4096 },
      ],
      '',
    ],
  ])('a line %s is refused', async (_, along, points, words) => {
    const { message, details } = await table.refusal('map.addLine', {
      mapId: table.mapId,
      kind: 'road',
      along,
      path: pathText(points),
    });
    expect(`${message} ${Object.values(details ?? {}).join(' ')}`).toContain(words);
    expect((await things()).lines).toEqual([]);
  });

  test('a site is moved, made known and struck; its dungeon may go and leaves it', async () => {
    const dungeon = await table.tell('place.addDungeon', { name: 'Barrow' });
    const { id } = await table.tell('map.addSite', {
      mapId: table.mapId,
      col: 3,
      row: 6,
      kind: 'dungeon',
      name: 'The Barrow',
      dungeonId: dungeon.id,
    });
    expect(await table.said()).toBe('The Barrow stands at 0407.');
    await table.tell('map.changeSite', { id, col: 4, row: 6 });
    expect(await table.said()).toBe('The Barrow stands at 0507 now.');
    await table.tell('map.changeSite', { id, knowledge: 'known' });
    expect(await table.said()).toBe('The Barrow is known to the players now.');
    await table.tell('place.removeDungeon', { id: dungeon.id });
    expect((await things()).sites[0]).toMatchObject({ col: 4, row: 6, dungeon: null, knowledge: 'known' });
    await table.tell('map.removeSite', { id });
    expect((await things()).sites).toEqual([]);
  });

  test('labels and notes', async () => {
    const { id } = await table.tell('map.addLabel', {
      mapId: table.mapId,
      col: 0,
      row: 0,
      words: 'Here be wyrms',
    });
    await table.tell('map.changeLabel', { id, size: 200, turn: -30 });
    expect((await things()).labels).toEqual([
      { id, col: 0, row: 0, words: 'Here be wyrms', size: 200, turn: -30, secret: false },
    ]);
    await table.tell('map.setNote', { mapId: table.mapId, col: 0, row: 0, notes: 'A cairn.' });
    await table.tell('map.setNote', { mapId: table.mapId, col: 0, row: 0, notes: 'A broken cairn.' });
    expect((await things()).notes).toMatchObject([{ col: 0, row: 0, notes: 'A broken cairn.' }]);
    await table.tell('map.setNote', { mapId: table.mapId, col: 0, row: 0, notes: '' });
    expect((await things()).notes).toEqual([]);
  });

  test('is found by number, name, kind and note, the nearest first', async () => {
    const site = (name: string, kind: 'spring' | 'ruin', col: number, notes = '') =>
      table.tell('map.addSite', { mapId: table.mapId, col, row: 0, kind, name, notes });
    await site('Far Well', 'spring', 20);
    await site('Near Well', 'spring', 2);
    await site('Old Tower', 'ruin', 5, 'A well in its yard.');
    await table.tell('map.setNote', { mapId: table.mapId, col: 9, row: 9, notes: 'Well of souls' });
    const find = async (text: string) =>
      (await table.ask('map.find', { mapId: table.mapId, text, near: { col: 0, row: 0 } })).found.map(
        ({ what, name, number, miles }) => [what, name, number, miles],
      );
    expect(await find('well')).toEqual([
      ['site', 'Near Well', '0301', 12],
      ['site', 'Far Well', '2101', 120],
      ['site', 'Old Tower', '0601', 30],
      ['note', '', '1010', 78],
    ]);
    expect((await find('spring')).map(([, name]) => name)).toEqual(['Near Well', 'Far Well']);
    expect(await find('0709')).toEqual([['hex', '', '0709', 66]]);
    expect(await find('nothing like it')).toEqual([]);
  });
});
