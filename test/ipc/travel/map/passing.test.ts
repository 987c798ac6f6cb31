import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { RoadDesk } from '../road-desk.ts';

/** Plain from end to end; the course goes south, four hexes of six miles a day. */
let table: RoadDesk;
let mapId: number;

const site = async (row: number, more: Partial<CommandInput<'map.addSite'>> = {}) =>
  (await table.tell('map.addSite', { mapId, col: 10, row, kind: 'ruin', name: 'Old Tower', ...more })).id;
const passing = async () => (await table.road()).passing;
const where = async () => {
  const { true: truly, believed } = (await table.ask('travel.where', {})) ?? {};
  return { truly: truly?.at, believed: believed?.at };
};
const knowledge = async (id: number) =>
  (await table.ask('map.things', { mapId }))?.sites.find((each) => each.id === id)?.knowledge;

/** Their own map, as text. */
async function theirs(): Promise<string> {
  const path = join(table.folder, 'theirs.txt');
  await table.tell('map.export', {
    job: 'map',
    mapId,
    format: 'text-mapper',
    forPlayers: true,
    path,
    replace: true,
  });
  return readFileSync(path, 'utf8');
}

beforeEach(async () => {
  table = new RoadDesk();
  await table.setOut();
  mapId = await table.addMap('The North');
  const runs = Array.from({ length: 40 }, (_, row) => ({ col: 0, row, length: 40, code: 1 }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
  await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 10, row: 30 }] });
});
afterEach(() => table.end());

test('the march stops in the hex of a site they do not know, the hours so far spent, and waits for a word', async () => {
  const id = await site(12);
  const { stopped } = await table.march(6);
  expect(stopped).toBe('Something lies by the way');
  expect(await where()).toMatchObject({ truly: { col: 10, row: 12 } });
  expect(await table.now()).toBe('2 12:00');
  expect(await passing()).toEqual({ id, name: 'Old Tower' });
  expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toBe(
    'They come by Old Tower. Say whether they see it; no time has passed.',
  );
  expect(await table.said()).toBe('Day 1 of the road, march: clear 12 miles.');
  expect(await theirs()).not.toContain('Tower');

  await table.tell('travel.seeSite', { siteId: id, sees: true });
  expect([await table.said(), await knowledge(id), await passing()]).toEqual([
    'They see Old Tower.',
    'known',
    null,
  ]);
  expect(await theirs()).toContain('1012 plain ruin "Old Tower"');
  await table.tell('journal.undo', {});
  expect([await knowledge(id), await passing()]).toEqual(['secret', { id, name: 'Old Tower' }]);
  await table.tell('journal.redo', {});
  await table.march(6);
  expect(await where()).toMatchObject({ truly: { col: 10, row: 14 } });
});

test('passed by it stays unknown and is not asked for again, but is when they come that way again', async () => {
  const id = await site(12, { knowledge: 'rumour' });
  await table.march(6);
  await table.tell('travel.seeSite', { siteId: id, sees: false });
  expect([await knowledge(id), await passing(), await theirs()]).toEqual([
    'rumour',
    null,
    expect.not.stringContaining('Tower') as string,
  ]);
  await table.refusal('travel.seeSite', { siteId: id, sees: true });
  await table.march(6);
  expect(await where()).toMatchObject({ truly: { col: 10, row: 14 } });
  await table.tell('travel.setWay', { goal: 'Back', through: [{ col: 10, row: 8 }] });
  await table.march(6);
  expect(await passing()).toEqual({ id, name: 'Old Tower' });
});

test('of two in a hex each is asked for, and a known one never', async () => {
  await site(11, { knowledge: 'known' });
  const [first, second] = [await site(13), await site(13, { name: 'Wolf Den', kind: 'lair' })];
  await table.march(6, 6);
  expect(await passing()).toEqual({ id: first, name: 'Old Tower' });
  await table.tell('travel.seeSite', { siteId: first, sees: false });
  expect(await passing()).toEqual({ id: second, name: 'Wolf Den' });
  await table.tell('map.removeSite', { id: second });
  expect(await passing()).toBeNull();
});

test('astray their map has it where they think they are, until they know where that was', async () => {
  // Half a right angle to the right: from the first hex on they go south-west.
  const id = await site(11, { col: 9 });
  await table.march(1, 4);
  const { truly, believed } = await where();
  expect([truly, believed]).toEqual([
    { col: 9, row: 11 },
    { col: 10, row: 11 },
  ]);
  await table.tell('travel.seeSite', { siteId: id, sees: true });
  expect(await theirs()).toContain('1011 plain ruin "Old Tower"');
  expect((await table.ask('travel.where', {}))?.contradiction).toBeNull();
  await table.tell('travel.knows', {});
  expect(await theirs()).not.toContain('1011 plain ruin');
});

test('who knows that they are lost learns of it, and not where it stands', async () => {
  await table.march(1, 6, 6);
  await table.tell('travel.tell', {});
  const { truly } = await where();
  const { col, row } = truly ?? { col: 0, row: 0 };
  const id = await site(row + 1, { col });
  await table.tell('travel.setWay', { goal: 'Anywhere', through: [{ col, row: row + 4 }] });
  await table.march(6);
  expect(await passing()).toEqual({ id, name: 'Old Tower' });
  await table.tell('travel.seeSite', { siteId: id, sees: true });
  expect([await table.said(), await knowledge(id)]).toEqual([
    'They see Old Tower, and do not know where it stands.',
    'rumour',
  ]);
});
