import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { TestDesk } from '../test-desk.ts';

/**
 * A dungeon in a row, 1 to 6, a secret door between 2 and 5; the company stands in 2. Checks come every second turn and
 * bring somebody on 1 in 6: 18 checks in six hours. Worked by hand.
 */
let table: TestDesk;
let levelId = 0;
const rooms: number[] = [];
/** What the dice will show. */
const faces: number[] = [];
const room = (nth: number) => rooms[nth - 1] ?? 0;

beforeEach(async () => {
  faces.length = 0;
  table = new TestDesk(scriptedDice(faces));
  rooms.length = 0;
  await table.tell('app.createCampaign', { path: table.campaignPath, name: 'The Barrow', system: 'ose' });
  const hild = { name: 'Hild', className: 'Fighter', level: 1, hp: 6, maxHp: 6 };
  await table.tell('character.add', hild);
  ({ levelId } = await table.tell('place.addDungeon', { name: 'The Barrow' }));
  for (const key of ['1', '2', '3', '4', '5', '6'])
    rooms.push((await table.tell('place.addRoom', { levelId, key, name: `Room ${key}` })).id);
  const door = (from: number, to: number, facts = {}) =>
    table.tell('place.addFeature', {
      ...{ roomId: room(from), kind: 'door' as const, name: 'door', toRoomId: room(to) },
      facts,
    });
  await door(1, 2);
  await door(2, 3, { locked: true });
  await door(3, 4);
  await door(2, 5, { secret: true });
  await door(5, 6);
});
afterEach(() => table.end());

const tonight = (doors = 3) => table.ask('prep.tonight', { doors });
const stand = async (nth: number) => {
  const dungeonId = (await table.ask('place.list', {})).dungeons[0]?.id ?? 0;
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null, dungeonId });
  await table.tell('place.goTo', { roomId: room(nth) });
};
const nearby = async (doors = 3) =>
  (await tonight(doors)).near.map(({ title, doors: far, hidden }) => [title, far, hidden]);

test('rooms are as far as their doors; a secret way that nobody found is told apart', async () => {
  await stand(2);
  expect((await tonight()).dungeon).toEqual({ name: 'The Barrow', from: '2, Room 2', underWay: true });
  expect(await nearby()).toEqual([
    ['2, Room 2', 0, false],
    ['1, Room 1', 1, false],
    ['3, Room 3', 1, false],
    ['5, Room 5', 1, true],
    ['4, Room 4', 2, false],
    ['6, Room 6', 2, true],
  ]);
  expect((await nearby(1)).map(([title]) => title)).toEqual([
    '2, Room 2',
    '1, Room 1',
    '3, Room 3',
    '5, Room 5',
  ]);
  const secret = (await table.ask('place.room', { roomId: room(5) }))?.doors.find(({ state }) =>
    state.startsWith('secret'),
  );
  await table.tell('place.setDoor', { id: secret?.id ?? 0, act: 'find' });
  expect((await nearby()).filter(([, , hidden]) => hidden)).toEqual([]);
});

test('before play it is looked from the first room; without a room from nowhere', async () => {
  expect((await tonight(1)).dungeon).toEqual({ name: 'The Barrow', from: '1, Room 1', underWay: false });
  expect((await nearby(1)).map(([title]) => title)).toEqual(['1, Room 1', '2, Room 2']);
  const other = new TestDesk(scriptedDice([]));
  await other.tell('app.createCampaign', { path: other.campaignPath, name: 'Empty', system: 'hackmaster' });
  expect(await other.ask('prep.tonight', {})).toEqual({
    ...{ dungeon: null, wild: null, near: [], more: 0, tables: [], blocks: [], moreBlocks: 0, people: [] },
    ...{ rumours: [], musters: [], loose: [], sites: [], standing: [], moment: 'day 1, 10:00' },
    ...{ pages: [], ownTables: [], hidden: [], names: expect.any(Array) as unknown },
    coming: { hours: 6, checks: 18, inSix: 1, somebody: expect.closeTo(1 - (5 / 6) ** 18, 12) as number },
  });
  await other.end();
});

test('a room tells what is still to be met, opened, set off and found', async () => {
  await stand(2);
  const roomId = room(3);
  await table.tell('place.changeRoom', { id: roomId, notes: '## Look\n\nDust and bones. A lid is askew.' });
  await table.tell('room.addFoe', { roomId, who: 'Goblin', creatureId: 'goblin', number: 5 });
  const slain = await table.tell('room.addFoe', { roomId, who: 'Rat', creatureId: null, numberDice: '2d4' });
  await table.tell('room.changeFoe', { id: slain.id, state: 'slain' });
  await table.tell('place.addFeature', { roomId, kind: 'trap', name: 'Pit', facts: { chanceInSix: 3 } });
  await table.tell('place.addFeature', { roomId, kind: 'trap', name: 'Dart', facts: { sprung: true } });
  const { id: chest } = await table.tell('place.addFeature', { roomId, kind: 'treasure', name: 'chest' });
  await table.tell('place.addFeature', { roomId, kind: 'treasure', name: 'loose brick' });
  await table.tell('treasure.place', {
    ...{ source: { by: 'letters' as const, text: 'P', bearers: 1 }, low: false },
    ...{ lines: [{ typed: '30 gp; silver ring 15 gp' }], name: 'Old coins' },
    at: { spot: 'feature', id: chest },
  });
  expect((await tonight()).near.find(({ id }) => id === roomId)).toMatchObject({
    visited: false,
    ways: ['door to 2, Room 2: shut, locked', 'door to 4, Room 4: shut'],
    traps: ['Pit, 3 in 6'],
    foes: ['5 × Goblin'],
    hoards: ['Old coins, 45 gp', 'loose brick'],
    notes: 'Dust and bones.',
  });
});

test('what may come is weighed: the table of the level, its numbers, and the blocks of all who are near', async () => {
  await stand(2);
  await table.tell('room.addFoe', { roomId: room(4), who: 'Ogre', creatureId: 'ogre', number: 1 });
  const row = (from: number, to: number, who: string, creatureId: string | null, number: string) => ({
    ...{ from, to, who, creatureId, number, note: '', nestedId: null },
  });
  const { id: tableId } = await table.tell('wander.addTable', {
    ...{ name: 'Level one', dice: '1d6' },
    rows: [row(1, 3, 'Goblin', 'goblin', '2d4'), row(4, 6, 'Wind', null, '')],
  });
  await table.tell('place.changeLevel', { id: levelId, tableId });
  const { coming, tables, blocks, moreBlocks } = await tonight();
  expect(coming).toMatchObject({ hours: 6, checks: 18, inSix: 1 });
  expect(coming.somebody).toBeCloseTo(1 - (5 / 6) ** 18, 12);
  expect(tables).toMatchObject([{ id: tableId, name: 'Level one', levels: ['Level 1'], problem: null }]);
  const [goblins, wind] = tables[0]?.rows ?? [];
  expect(goblins).toMatchObject({ text: 'Goblin', row: 0.5, number: { least: 2, mean: 5, most: 8 } });
  expect(goblins?.within).toBeCloseTo(1 - (11 / 12) ** 18, 12);
  expect(wind).toMatchObject({ text: 'Wind', row: 0.5, number: null });
  expect(blocks.map(({ name }) => name)).toEqual(['Ogre', 'Goblin']);
  expect(moreBlocks).toBe(0);
  const armour = blocks[0]?.figures.find(({ label }) => /armour class/iu.test(label));
  expect(armour).toMatchObject({ text: expect.stringContaining('5 [14]') as string, guessed: false });
});

test('people of those rooms, rumours untold, musters, and every empty box', async () => {
  await stand(2);
  await table.tell('page.add', {
    title: 'Old Marl',
    kind: 'person',
    text: '**Blind** ferryman. Owes a debt.',
  });
  await table.tell('page.add', { title: 'Far Away', kind: 'person' });
  await table.tell('page.add', { title: 'The mill burns', kind: 'rumour', text: 'False. It only smokes.' });
  const heard = await table.tell('page.add', { title: 'Heard before', kind: 'rumour' });
  await table.tell('page.tell', { id: heard.id, told: true });
  await table.tell('place.changeRoom', {
    id: room(3),
    notes: '- Here sleeps [[Old Marl]], and [[Old Marl|he]].',
  });
  await table.tell('combat.keepMuster', { name: 'Gate watch', lines: '4 goblins' });
  await table.tell('page.add', { title: 'Next time', text: 'Soon:\n- [ ] the ferry is gone\n- [x] done\n' });
  await table.tell('log.addNote', { text: '- [ ] who took the key?' });
  const { near, people, rumours, musters, loose } = await tonight();
  expect(people).toMatchObject([{ title: 'Old Marl', text: 'Blind ferryman.' }]);
  expect(near.find(({ id }) => id === room(3))?.notes).toBe('Here sleeps Old Marl, and he.');
  expect(rumours).toMatchObject([{ title: 'The mill burns', text: 'False.' }]);
  expect(musters).toMatchObject([{ name: 'Gate watch', lines: '4 goblins' }]);
  expect(loose.map(({ text, to }) => [text, to.kind])).toEqual([
    ['who took the key?', 'log'],
    ['the ferry is gone', 'page'],
  ]);
  await table.tell('page.add', { title: 'Many', text: '- [ ] x\n'.repeat(60) });
  await table.tell('log.addNote', { text: '- [ ] y\n'.repeat(40).trim() });
  const kinds = (await tonight()).loose.map(({ to }) => to.kind);
  expect(kinds).toEqual([...Array<string>(30).fill('log'), ...Array<string>(30).fill('page')]);
});

test('of many rooms the nearest are told, and how many are not', async () => {
  for (let nth = 0; nth < 40; nth += 1) {
    const { id } = await table.tell('place.addRoom', { levelId, key: `x${nth}` });
    await table.tell('place.addFeature', {
      ...{ roomId: room(2), kind: 'door', name: 'crawl', toRoomId: id },
    });
  }
  await stand(2);
  const { near, more } = await tonight(1);
  expect(near).toHaveLength(24);
  expect(near[0]?.title).toBe('2, Room 2');
  expect(more).toBe(44 - 24);
});

test('how the company stands: weather, light, what there is to burn and eat, effects and what is coming', async () => {
  await stand(2);
  const item = (kind: 'torch' | 'ration' | 'oilFlask', name: string, quantity: number) =>
    table.tell('inventory.add', { item: { name, kind, quantity }, to: { in: 'holder', id: 1 } });
  await item('torch', 'torches', 6);
  await item('oilFlask', 'oil', 1);
  await item('ration', 'rations', 7);
  await table.tell('character.add', { name: 'Odo', className: 'Cleric', level: 1, hp: 5, maxHp: 5 });
  await table.tell('weather.say', { words: 'driving snow' });
  await table.tell('light.kindle', { characterId: 1, kind: 'torch' });
  await table.tell('effect.add', {
    ...{ name: 'Shield', kind: 'spell', characterIds: [1] },
    duration: { amount: '2', unit: 'turns' },
  });
  await table.tell('calendar.addReminder', { words: 'market at Reedham', day: 3 });
  await table.tell('calendar.addReminder', { words: 'the ferry leaves', day: 30 });
  const { moment, standing, sites } = await tonight();
  expect(moment).toBe('day 1, 10:00');
  expect(standing).toEqual([
    { label: 'Weather', lines: ['driving snow'] },
    { label: 'Light', lines: ['Hild: torch, 6 turns'] },
    { label: 'Stores', lines: ['5 torches', '1 flask of oil', '7 rations, 3 days for 2'] },
    { label: 'Effects', lines: ['Shield on Hild: 2 turns'] },
    { label: 'Coming', lines: ['market at Reedham: day 3'] },
  ]);
  expect(sites).toEqual([]);
});

test('sites within a day’s walk on the map, the nearest first, with what the players know of them', async () => {
  const numbering = { firstCol: 0, firstRow: 0, order: 'col-row', digits: 2, separator: '' } as const;
  const layout = { layout: 'flat', raised: 'odd', hexMiles: 6, numbering } as const;
  const { id: mapId } = await table.tell('map.add', { name: 'The North', ...layout });
  const site = (col: number, row: number, kind: 'settlement' | 'ruin', name: string, notes = '') =>
    table.tell('map.addSite', { mapId, col, row, kind, name, notes });
  await site(10, 14, 'ruin', 'Far Keep');
  await site(10, 15, 'ruin', 'Too Far');
  await site(10, 11, 'settlement', 'Reedham', 'A ferry. And an inn.');
  const plain = [10, 11].map((row) => ({ col: 10, row, length: 1, code: 1 }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs: plain });
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
  const sites = async () => (await tonight()).sites.map(({ name, about, notes }) => [name, about, notes]);
  expect(await sites()).toEqual([
    ['Reedham', 'settlement, 6 miles, unknown', 'A ferry.'],
    ['Far Keep', 'ruin, 24 miles, unknown', ''],
  ]);
  await table.tell('travel.place', { on: { mapId, col: 10, row: 11 } });
  expect((await sites()).map(([name, about]) => `${name}: ${about}`)).toEqual([
    'Reedham: settlement, here, unknown',
    'Far Keep: ruin, 18 miles, unknown',
    'Too Far: ruin, 24 miles, unknown',
  ]);
});

test('tonight goes out as text and as a page, with throws made beforehand', async () => {
  await stand(2);
  await table.tell('room.addFoe', { roomId: room(3), who: 'Ogre', creatureId: 'ogre', number: 2 });
  const { id: tableId } = await table.tell('wander.addTable', {
    ...{ name: 'Level one', dice: '1d6' },
    rows: [{ from: 1, to: 6, who: 'Goblin', creatureId: 'goblin', number: '2d4', note: '', nestedId: null }],
  });
  await table.tell('place.changeLevel', { id: levelId, tableId });
  const inFolder = (name: string) => join(table.folder, name);
  const written = async (format: 'markdown' | 'html', path: string) => {
    faces.push(...Array.from({ length: 12 }, (_, at) => (at % 6) + 1));
    const told = await table.tell('tonight.export', { doors: 1, format, paper: 'A4', path });
    return { told, text: readFileSync(path, 'utf8') };
  };
  const markdown = await written('markdown', inFolder('tonight.md'));
  expect(markdown.told.leftOut).toEqual([]);
  expect(markdown.text).toContain('## 1 door from 2, Room 2');
  expect(markdown.text).toMatch(/\| 3, Room 3 \| 1 door \| Foes: 2 × Ogre\. Ways/);
  expect(markdown.text).toMatch(/\| Ogre \| 2 near \| Armour class 5 \\\[14/);
  expect(markdown.text).not.toContain('| 4, Room 4');
  const page = await written('html', inFolder('tonight.html'));
  expect(page.text).toContain('1d6, thrown beforehand: 1  2  3  4  5  6  1  2  3  4  5  6');
  faces.push(...Array.from({ length: 12 }, () => 1));
  const refused = await table.refusal('tonight.export', {
    ...{ format: 'html' as const, paper: 'A4' as const, path: inFolder('tonight.html') },
  });
  expect(refused.code).toBe('file-exists');
  const relative = { format: 'html', paper: 'A4', path: 'tonight.html' } as const;
  expect((await table.refusal('tonight.export', relative)).message).toMatch(/not a full path\. Nothing was/);
});

test('in the wild, who may come by the checks of the ground and the table it throws on', async () => {
  expect((await tonight()).wild).toBeNull();
  const numbering = { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' } as const;
  const { id: mapId } = await table.tell('map.add', {
    ...({ name: 'The North', layout: 'flat', raised: 'odd', hexMiles: 6, numbering } as const),
  });
  const { grounds } = await table.ask('map.list', {});
  const forest = grounds.find(({ name }) => /forest/iu.test(name))?.code ?? 0;
  const here = { col: 3, row: 3 };
  await table.tell('map.paint', { mapId, layer: 'terrain', runs: [{ ...here, length: 1, code: forest }] });
  await table.tell('travel.place', { on: { mapId, ...here } });
  // A forest is 2 in 6; the campaign checks once a day.
  const bare = (await tonight()).wild;
  expect(bare).toMatchObject({ ground: 'forest', coming: { hours: 24, checks: 1, inSix: 2 }, table: null });
  expect(bare?.coming.somebody).toBeCloseTo(1 / 3, 12);
  const rows = [
    { from: 1, to: 3, who: 'Goblin', number: '2d6', creatureId: 'goblin' },
    { from: 4, to: 4, who: 'Nobody at all', number: '' },
  ];
  const { id: tableId } = await table.tell('wander.addTable', { name: 'Woods', dice: '1d4', rows });
  await table.tell('map.changeGround', { code: forest, tableId });
  const { wild, blocks } = await tonight();
  expect(wild?.table?.name).toBe('Woods');
  expect(wild?.table?.rows.map(({ text, row, number }) => [text, row, number])).toEqual([
    ['Goblin', 0.75, { least: 2, mean: 7, most: 12 }],
    ['Nobody at all', 0.25, null],
  ]);
  expect(wild?.table?.rows[0]?.within).toBeCloseTo(1 / 4, 12);
  expect(blocks.find(({ id }) => id === 'goblin')?.mayCome).toBe(true);
  await stand(1);
  expect((await tonight()).wild).toBeNull();
});
