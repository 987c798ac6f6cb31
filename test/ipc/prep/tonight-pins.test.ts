import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { TestDesk } from '../test-desk.ts';

/** Three rooms in a row in one dungeon, one in another; a person of the first room, another whom nothing names. */
let table: TestDesk;
let levelId = 0;
const rooms: number[] = [];
const room = (nth: number) => rooms[nth - 1] ?? 0;

beforeEach(async () => {
  table = new TestDesk(scriptedDice([]));
  rooms.length = 0;
  await table.tell('app.createCampaign', { path: table.campaignPath, name: 'The Barrow', system: 'ose' });
  await table.tell('character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 6, maxHp: 6 });
  ({ levelId } = await table.tell('place.addDungeon', { name: 'The Barrow' }));
  for (const key of ['1', '2', '3'])
    rooms.push((await table.tell('place.addRoom', { levelId, key, name: `Room ${key}` })).id);
  for (const nth of [1, 2])
    await table.tell('place.addFeature', {
      ...{ roomId: room(nth), kind: 'door', name: 'door', toRoomId: room(nth + 1) },
    });
  const other = await table.tell('place.addDungeon', { name: 'The Mill' });
  rooms.push((await table.tell('place.addRoom', { levelId: other.levelId, key: 'M' })).id);
});
afterEach(() => table.end());

const tonight = () => table.ask('prep.tonight', { doors: 1 });
const near = async () => (await tonight()).near.map(({ title, pinned }) => (pinned ? `${title}!` : title));
const pinRoom = (nth: number, as: 'first' | 'hidden' | null = 'first') =>
  table.tell('tonight.pin', { what: { kind: 'room', id: room(nth) }, as });

test('a pinned room comes next to the one at hand, wherever it lies, in the referee’s order; a hidden one not at all', async () => {
  expect(await near()).toEqual(['1, Room 1', '2, Room 2']);
  await pinRoom(4);
  await pinRoom(2);
  expect(await near()).toEqual(['1, Room 1', 'room M!', '2, Room 2!']);
  expect((await tonight()).near[1]).toMatchObject({ doors: null, level: 'Level 1' });
  await table.tell('tonight.swap', {
    one: { kind: 'room', id: room(2) },
    other: { kind: 'room', id: room(4) },
  });
  expect(await near()).toEqual(['1, Room 1', '2, Room 2!', 'room M!']);
  await pinRoom(2, 'hidden');
  expect(await near()).toEqual(['1, Room 1', 'room M!']);
  expect((await tonight()).hidden).toEqual([{ what: { kind: 'room', id: room(2) }, title: '2, Room 2' }]);
  await pinRoom(2, null);
  await pinRoom(4, null);
  expect(await near()).toEqual(['1, Room 1', '2, Room 2']);
  expect((await tonight()).hidden).toEqual([]);
});

test('each step goes back and comes again, and a room that is struck takes its pin along', async () => {
  await pinRoom(4);
  await pinRoom(1, 'hidden');
  await table.tell('journal.undo', {});
  expect(await near()).toEqual(['1, Room 1', 'room M!', '2, Room 2']);
  await table.tell('journal.redo', {});
  expect(await near()).toEqual(['room M!', '2, Room 2']);
  await table.tell('place.removeRoom', { id: room(4) });
  expect(await near()).toEqual(['2, Room 2']);
  await table.tell('journal.undo', {});
  expect(await near()).toEqual(['room M!', '2, Room 2']);
});

test('creatures, pages, tables, musters and sites are pinned alike, each in its list', async () => {
  const { id: wight } = await table.tell('creature.add', { name: 'Marsh wight', system: 'ose', facts: {} });
  const person = await table.tell('page.add', { title: 'Ysolt', kind: 'person', text: 'Keeps the ferry.' });
  const place = await table.tell('page.add', { title: 'The ford', kind: 'place' });
  const rumour = await table.tell('page.add', { title: 'A ghost', kind: 'rumour' });
  await table.tell('page.add', { title: 'Another', kind: 'rumour' });
  const omens = await table.tell('wander.addTable', {
    ...{ name: 'Omens', dice: '1d6' },
    rows: [{ from: 1, to: 6, who: 'Crows', creatureId: null, number: '', note: '', nestedId: null }],
  });
  await table.tell('combat.keepMuster', { name: 'A watch', lines: '4 goblins' });
  await table.tell('combat.keepMuster', { name: 'B watch', lines: '1 ogre' });
  const musterId = (await tonight()).musters[1]?.id ?? 0;
  const numbering = { firstCol: 0, firstRow: 0, order: 'col-row', digits: 2, separator: '' } as const;
  const layout = { layout: 'flat', raised: 'odd', hexMiles: 6, numbering } as const;
  const { id: mapId } = await table.tell('map.add', { name: 'The North', ...layout });
  const site = await table.tell('map.addSite', {
    ...{ mapId, col: 3, row: 4, kind: 'ruin', name: 'Far Keep', notes: '' },
  });
  for (const what of [
    { kind: 'creature' as const, id: 'goblin' },
    { kind: 'creature' as const, id: `own:${wight}` },
    { kind: 'page' as const, id: person.id },
    { kind: 'page' as const, id: place.id },
    { kind: 'page' as const, id: rumour.id },
    { kind: 'table' as const, id: omens.id },
    { kind: 'muster' as const, id: musterId },
    { kind: 'site' as const, id: site.id },
  ])
    await table.tell('tonight.pin', { what, as: 'first' });
  const seen = await tonight();
  const told = (lines: readonly { pinned: boolean; title?: string; name?: string }[]) =>
    lines.map(({ pinned, title, name }) => `${title ?? name ?? ''}${pinned ? '!' : ''}`);
  expect(told(seen.blocks)).toEqual(['Goblin!', 'Marsh wight!']);
  expect(told(seen.people)).toEqual(['Ysolt!']);
  expect(told(seen.pages)).toEqual(['The ford!']);
  expect(told(seen.rumours)).toEqual(['A ghost!', 'Another']);
  expect(seen.ownTables).toEqual([{ id: omens.id, pinned: true, title: 'Omens', text: '1d6, 1 row' }]);
  expect(told(seen.musters)).toEqual(['B watch!', 'A watch']);
  expect(told(seen.sites)).toEqual(['Far Keep!']);
  expect(seen.sites[0]?.about).toBe('ruin, further off, unknown');
  // A rumour they have heard is still wanted, among the other pages; a table of the level stands with who may come.
  await table.tell('page.tell', { id: rumour.id, told: true });
  await table.tell('place.changeLevel', { id: levelId, tableId: omens.id });
  const later = await tonight();
  expect(told(later.pages)).toEqual(['The ford!', 'A ghost!']);
  expect(told(later.tables)).toEqual(['Omens!']);
  expect(later.ownTables).toEqual([]);
  await table.tell('creature.remove', { id: wight });
  expect(told((await tonight()).blocks)).toEqual(['Goblin!']);
  await table.tell('journal.undo', {});
  expect(told((await tonight()).blocks)).toEqual(['Goblin!', 'Marsh wight!']);
});

test('the table of the land is pinned and hidden as those of levels are, and stands in one place', async () => {
  const rows = [{ from: 1, to: 4, who: 'Goblin', number: '2d6', creatureId: 'goblin' }];
  const { id } = await table.tell('wander.addTable', { name: 'Woods', dice: '1d4', rows });
  const what = { kind: 'table', id } as const;
  await table.tell('tonight.pin', { what, as: 'first' });
  expect((await tonight()).ownTables.map(({ title }) => title)).toEqual(['Woods']);
  const numbering = { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' } as const;
  const layout = { layout: 'flat', raised: 'odd', hexMiles: 6, numbering } as const;
  const { id: mapId } = await table.tell('map.add', { name: 'The North', ...layout });
  const { grounds } = await table.ask('map.list', {});
  const code = grounds.find(({ name }) => /forest/iu.test(name))?.code ?? 0;
  const here = { col: 3, row: 3 };
  await table.tell('map.paint', { mapId, layer: 'terrain', runs: [{ ...here, length: 1, code }] });
  await table.tell('travel.place', { on: { mapId, ...here } });
  await table.tell('map.changeGround', { code, tableId: id });
  const pinned = await tonight();
  expect(pinned.wild).toMatchObject({ table: { name: 'Woods', pinned: true }, hidden: false });
  expect(pinned.ownTables).toEqual([]);
  expect(pinned.blocks.map((block) => block.id)).toEqual(['goblin']);
  await table.tell('tonight.pin', { what, as: 'hidden' });
  const hidden = await tonight();
  expect(hidden.wild).toMatchObject({ ground: 'forest', table: null, hidden: true });
  expect(hidden.blocks).toEqual([]);
  expect(hidden.hidden).toEqual([{ what, title: 'Woods' }]);
  await table.tell('tonight.pin', { what, as: null });
  expect((await tonight()).wild).toMatchObject({ table: { name: 'Woods', pinned: false }, hidden: false });
});

test('a pinned page is read once, whatever it is', async () => {
  const { sql } = table.desk.campaign.file;
  const { id } = await table.tell('page.add', { title: 'The ford', kind: 'place' });
  await table.tell('tonight.pin', { what: { kind: 'page', id }, as: 'first' });
  const get = vi.spyOn(sql, 'get');
  onTestFinished(() => get.mockRestore());
  expect((await tonight()).pages).toEqual([{ id, pinned: true, title: 'The ford', text: '' }]);
  const pagesRead = get.mock.results.filter(
    ({ value }) => (value as { title?: string } | undefined)?.title === 'The ford',
  );
  expect(pagesRead).toHaveLength(1);
});

test('what is gone, so already or not first is refused in words', async () => {
  const gone = { kind: 'page', id: 99 } as const;
  expect((await table.refusal('tonight.pin', { what: gone, as: 'first' })).message).toBe(
    'That is no longer there. Nothing was changed.',
  );
  const nobody = { kind: 'creature', id: 'no such beast' } as const;
  expect((await table.refusal('tonight.pin', { what: nobody, as: 'first' })).code).toBe('not-found');
  await pinRoom(1);
  const one = { kind: 'room', id: room(1) } as const;
  expect((await table.refusal('tonight.pin', { what: one, as: 'first' })).message).toMatch(/so already/);
  await pinRoom(2, 'hidden');
  const other = { kind: 'room', id: room(2) } as const;
  expect((await table.refusal('tonight.swap', { one, other })).message).toMatch(/does not come first/);
  expect((await table.refusal('tonight.swap', { one, other: one })).code).toBe('refused');
});

test('ten names that nobody bears, the same all evening, others at the next; the campaign’s own go before', async () => {
  const flat = async () => (await tonight()).names.flatMap(({ names }) => names);
  const first = await tonight();
  expect(first.names.map(({ of, names }) => [of, names.length])).toEqual([
    ['Woman', 2],
    ['Man', 2],
    ['Dwarf', 2],
    ['Elf', 2],
    ['Halfling', 2],
  ]);
  const before = await flat();
  await table.tell('character.add', {
    name: `${before[4]} the Bold`,
    className: 'Dwarf',
    level: 1,
    hp: 4,
    maxHp: 4,
  });
  await table.tell('page.add', { title: before[0] ?? '', kind: 'person' });
  const after = await flat();
  expect(after).toHaveLength(10);
  expect(after).not.toContain(before[0]);
  expect(after).not.toContain(before[4]);
  expect(after.filter((name) => before.includes(name))).toHaveLength(8);
  await table.tell('session.start', {});
  expect((await flat()).filter((name) => after.includes(name)).length).toBeLessThan(10);
  await table.tell('table.add', {
    ...{ name: 'Names', purpose: 'name', way: 'weights', columns: [{ title: '', dice: '' }] },
    rows: ['Aska', '{Aska|Bera}', 'Bera', 'Hild'].map((text) => ({ text, spans: [null] })),
  });
  expect((await tonight()).names).toEqual([
    { of: 'Names', names: expect.arrayContaining(['Aska', 'Bera']) as string[] },
  ]);
  expect(await flat()).toHaveLength(2);
});
