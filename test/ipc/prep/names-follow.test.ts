import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flatMap } from '../map/map-desk.ts';
import { TestDesk } from '../test-desk.ts';

let desk: TestDesk;
let pageId: number;

beforeEach(async () => {
  desk = new TestDesk();
  await desk.tell('app.createCampaign', { name: 'Barrow', path: desk.campaignPath, system: 'ose' });
});
afterEach(() => desk.end());

const page = async (text: string) => {
  pageId = (await desk.tell('page.add', { title: 'Notes', text })).id;
};
const text = async () => (await desk.ask('page.view', { id: pageId })).text;
const lastLine = async () => (await desk.ask('log.list', { limit: 1 })).lines[0]?.summary ?? '';

describe('links follow what they mean to its new name', () => {
  it('a creature, in every text, with its own words kept, in one step', async () => {
    const { id } = await desk.tell('creature.add', { name: 'Bog goblin', system: 'ose' });
    await page('[[Bog goblin]], [[creature:bog goblin|them]] and [[Goblin]].');
    await desk.tell('session.start', {});
    await desk.tell('log.addNote', { text: 'Ask the [[Bog goblin]].' });
    await desk.tell('creature.change', { id, changes: { name: 'Mudling', notes: 'Shy.' } });
    expect(await text()).toBe('[[Mudling]], [[Mudling|them]] and [[Goblin]].');
    expect(await lastLine()).toBe('Bog goblin: it is now Mudling and its notes; 3 links follow.');
    await desk.tell('journal.undo', {});
    expect(await text()).toBe('[[Bog goblin]], [[creature:bog goblin|them]] and [[Goblin]].');
  });

  it('where another bears the new name, each goes on meaning what it meant', async () => {
    await desk.tell('page.add', { title: 'Hild', kind: 'person' });
    const { id } = await desk.tell('creature.add', { name: 'Witch', system: 'ose' });
    await page('[[Hild]] is no [[Witch]].');
    await desk.tell('creature.change', { id, changes: { name: 'Hild' } });
    expect(await text()).toBe('[[person:Hild]] is no [[creature:Hild]].');
  });

  it('one that means two things, or nothing, stays', async () => {
    await desk.tell('page.add', { title: 'Hild', kind: 'person' });
    const { id } = await desk.tell('creature.add', { name: 'Hild', system: 'ose' });
    await page('[[Hild]] and [[Nobody]].');
    await desk.tell('creature.change', { id, changes: { name: 'Witch' } });
    expect(await text()).toBe('[[Hild]] and [[Nobody]].');
    expect(await lastLine()).toBe('Hild: it is now Witch.');
  });

  it('a dungeon and its rooms, by name and by key', async () => {
    const { id, levelId } = await desk.tell('place.addDungeon', { name: 'Old Tower' });
    const room = await desk.tell('place.addRoom', { levelId, key: '12', name: 'The well' });
    await page('[[Old Tower]], [[The well]], [[Old Tower 12]].');
    await desk.tell('place.changeDungeon', { id, name: 'New Tower' });
    expect(await text()).toBe('[[New Tower]], [[The well]], [[The well]].');
    await desk.tell('place.changeRoom', { id: room.id, name: '' });
    expect(await text()).toBe('[[New Tower]], [[New Tower 12]], [[New Tower 12]].');
    await desk.tell('place.changeRoom', { id: room.id, key: '14' });
    expect(await text()).toBe('[[New Tower]], [[New Tower 14]], [[New Tower 14]].');
  });

  it('a site of a map, and a level by the path of its rooms', async () => {
    const { id: mapId } = await desk.tell('map.add', flatMap);
    const site = { mapId, col: 3, row: 4, kind: 'ruin', name: 'Far Keep', notes: '' } as const;
    const { id } = await desk.tell('map.addSite', site);
    const { levelId } = await desk.tell('place.addDungeon', { name: 'Tower' });
    await desk.tell('place.addRoom', { levelId, key: '1' });
    await page('[[Far Keep]] and [[Tower, Level 1, 1]].');
    await desk.tell('map.changeSite', { id, name: 'Near Keep' });
    expect(await lastLine()).toBe('Far Keep is called Near Keep now; a link follows.');
    await desk.tell('place.changeLevel', { id: levelId, name: 'Cellar' });
    expect(await text()).toBe('[[Near Keep]] and [[Tower 1]].');
  });

  it('somebody of the party, and a page that becomes of another kind', async () => {
    const { id } = await desk.tell('character.add', {
      ...{ name: 'Ida', className: 'Thief', level: 1, hp: 3, maxHp: 3 },
    });
    const mill = await desk.tell('page.add', { title: 'The mill', kind: 'note' });
    await page('[[Ida]] at [[note:The mill]].');
    await desk.tell('character.edit', { id, changes: { name: 'Idun' } });
    expect(await lastLine()).toBe('Ida is now called Idun; a link follows.');
    await desk.tell('page.change', { id: mill.id, changes: { kind: 'place' } });
    expect(await text()).toBe('[[Idun]] at [[The mill]].');
  });
});

describe('throws follow tables', () => {
  const columns = [{ title: '', dice: '1d4' }];
  const row = (said: string) => ({ spans: [{ from: 1, to: 4 }], text: said });
  const add = (name: string, said: string, folder = '') =>
    desk.tell('table.add', { name, folder, columns, rows: [row(said)] });
  const rowOf = async (id: number) =>
    (await desk.ask('table.view', { id, column: 0, modifiers: [], add: 0 })).rows[0]?.text;

  it('to another name, within choices and with all they say, links too', async () => {
    const gems = await add('Gems', 'jet');
    const loot = await add('Loot', 'A purse, {2 Gems}, {red|{who=Gems.cap}} and {Gemstones}');
    await page('Throw on [[Gems]].');
    await desk.tell('table.change', { id: gems.id, changes: { name: 'Stones' } });
    expect(await rowOf(loot.id)).toBe('A purse, {2 Stones}, {red|{who=Stones.cap}} and {Gemstones}');
    expect(await text()).toBe('Throw on [[Stones]].');
    expect(await lastLine()).toMatch(/; 2 throws follow; a link follows\.$/);
    await desk.tell('journal.undo', {});
    expect(await rowOf(loot.id)).toBe('A purse, {2 Gems}, {red|{who=Gems.cap}} and {Gemstones}');
  });

  it('into another folder, where one of the same name stood nearer', async () => {
    const far = await add('Gems', 'jet');
    const near = await add('Gems', 'opal', 'Marsh');
    const loot = await add('Loot', '{Gems}', 'Marsh');
    await desk.tell('table.change', { id: loot.id, changes: { folder: 'Hills' } });
    expect(await rowOf(loot.id)).toBe('{Marsh/Gems}');
    await desk.tell('table.change', { id: near.id, changes: { name: 'Opals' } });
    expect(await rowOf(loot.id)).toBe('{Opals}');
    expect(await rowOf(far.id)).toBe('jet');
  });
});
