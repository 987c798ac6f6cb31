import { afterEach, beforeEach, expect, test } from 'vitest';
import { flatMap } from '../map/map-desk.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system: 'ose' });
});
afterEach(() => table.end());

const card = (target: string) => table.ask('page.card', { target });

test('a page says its first sentence and whether the players heard of it', async () => {
  const { id } = await table.tell('page.add', {
    ...{ title: 'Mill', kind: 'place', folder: 'Saltmoor' },
    text: '# The mill\n\nIt burnt down in the [[Great Fire|fire]]. Nobody goes.',
  });
  expect(await card('mill')).toEqual({
    name: 'Mill',
    what: 'Place, Saltmoor',
    lines: ['It burnt down in the fire.', 'The players have not heard of it.'],
  });
  await table.tell('page.change', { id, changes: { text: '', playersText: 'A black ruin. Cold.' } });
  await table.tell('page.tell', { id, told: true });
  expect((await card('place:Mill'))?.lines).toEqual(['A black ruin.', 'The players have heard of it.']);
  await table.tell('page.change', { id, changes: { playersText: '' } });
  expect((await card('Mill'))?.lines[0]).toBe('Nothing is written on it yet.');
});

test('a name that nobody has, or several, has no card', async () => {
  await table.tell('page.add', { title: 'Mill', kind: 'place' });
  await table.tell('page.add', { title: 'Mill', kind: 'faction' });
  expect(await card('nobody')).toBeNull();
  expect(await card('Mill')).toBeNull();
  expect((await card('faction:Mill'))?.what).toBe('Faction');
});

test('a creature says its figures, a printed one as its own', async () => {
  const goblin = await card('Goblin');
  expect(goblin?.what).toMatch(/^Creature, /);
  expect(goblin?.lines).toEqual([
    'Hit dice 1-1, 3 hit points on average; armour class 6 [13]; morale 7, 9 with king',
    "Attacks 1 weapon (1d6, by weapon); moves 60' (20')",
  ]);
  await table.tell('creature.add', {
    ...{ name: 'Mud crab', system: 'ose', notes: 'It waits in the silt. It is slow.' },
  });
  expect(await card('Mud crab')).toEqual({
    name: 'Mud crab',
    what: 'Creature of your own',
    lines: ['It waits in the silt.'],
  });
});

test('a table says its dice and rows', async () => {
  await table.tell('table.add', {
    name: 'Omens',
    columns: [{ title: '', dice: '1d2' }],
    notes: 'For the road. Not at night.',
    rows: [{ spans: [{ from: 1, to: 2 }], text: 'A crow' }],
  });
  expect(await card('Omens')).toEqual({
    name: 'Omens',
    what: 'Table',
    lines: ['1d2, 1 row', 'For the road.'],
  });
});

test('a dungeon says its levels and rooms, a room what is written of it and who waits there', async () => {
  const { id, levelId } = await table.tell('place.addDungeon', { name: 'Old Tower', notes: 'It leans.' });
  await table.tell('place.addLevel', { dungeonId: id, name: 'Cellar' });
  const room = await table.tell('place.addRoom', {
    ...{ levelId, key: '12', name: 'Guardroom', notes: 'A brazier smokes here.' },
  });
  await table.tell('room.addFoe', { roomId: room.id, who: 'Goblin', number: 4 });
  await table.tell('place.addFeature', {
    ...{ roomId: room.id, kind: 'treasure', name: 'a locked chest', facts: {} },
  });
  expect(await card('Old Tower')).toEqual({
    name: 'Old Tower',
    what: 'Dungeon',
    lines: ['2 levels, 1 room', 'It leans.'],
  });
  expect(await card('Old Tower 12')).toEqual({
    name: '12, Guardroom',
    what: 'Room, Old Tower, Level 1',
    lines: ['A brazier smokes here.', 'Foes: 4 × Goblin', 'Treasure: a locked chest'],
  });
});

test('a site says its hex, somebody of the party how they stand', async () => {
  const { id: mapId } = await table.tell('map.add', flatMap);
  await table.tell('map.addSite', {
    ...{ mapId, col: 3, row: 4, kind: 'ruin', name: 'Far Keep', notes: 'Owls nest in it.' },
  });
  expect((await card('Far Keep'))?.what).toMatch(/^Site, ruin, /);
  expect((await card('Far Keep'))?.lines).toEqual([expect.stringMatching(/^Hex \d+/), 'Owls nest in it.']);
  await table.tell('character.add', { name: 'Ida', className: 'Thief', level: 2, hp: 3, maxHp: 5 });
  await table.tell('character.add', { name: 'Odo', className: 'Fighter', level: 1, hp: 0, maxHp: 5 });
  expect(await card('Ida')).toEqual({
    name: 'Ida',
    what: 'With the party',
    lines: ['Thief 2, 3 of 5 hit points'],
  });
  expect((await card('Odo'))?.lines).toEqual(['Fighter 1, 0 of 5 hit points', 'Dead']);
});
