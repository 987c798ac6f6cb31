import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyWorkers } from '../../test-desk.ts';
import { RoadDesk } from '../road-desk.ts';

const tables: RoadDesk[] = [];
beforeAll(readyWorkers);
afterAll(() => Promise.all(tables.map((table) => table.end())));

/** A week in the forest with these dice for the direction, as players may read it. */
async function readByPlayers(directions: readonly (readonly number[])[]): Promise<string> {
  const table = new RoadDesk();
  tables.push(table);
  await table.setOut();
  await table.tell('session.start', {});
  await table.course({ ground: 'forest', miles: 400 });
  for (const direction of directions) await table.march(...direction, 6);
  const path = join(table.folder, 'players.md');
  await table.tell('app.export', {
    job: 'players',
    format: 'markdown',
    forPlayers: true,
    sessionId: 1,
    path,
  });
  // When it was written differs, whatever it says.
  return readFileSync(path, 'utf8').replace(/^exported: .*$/m, '');
}

test('players read the same of a week on course and of a week astray', async () => {
  const onCourse = await readByPlayers([[3], [4], [5], [6], [3], [4], [5]]);
  const astray = await readByPlayers([[1, 1], [2, 6], [5], [1, 3], [2, 4], [6], [1, 2]]);
  expect(astray).toBe(onCourse);
  expect(onCourse).toContain('forest 16 miles');
  for (const secret of ['course', 'astray', 'lost', 'Direction', 'Wandering', '°'])
    expect(onCourse.split('## ').at(-1), secret).not.toContain(secret);
});

const shown = { company: true, trail: true, course: true };

/** Days over a map that is of one ground from end to end, with these dice for the direction: the log, the map and its picture, of the players, their plan, and what Theirs shows. */
async function mapReadByPlayers(
  directions: readonly (readonly number[])[],
  { code, hexMiles, row }: { code: number; hexMiles: number; row: number } = {
    code: 5,
    hexMiles: 6,
    row: 45,
  },
): Promise<[string, string, string, string, string]> {
  const table = new RoadDesk();
  tables.push(table);
  await table.setOut();
  await table.tell('session.start', {});
  const mapId = await table.addMap('The Wood');
  await table.tell('map.change', { id: mapId, hexMiles, notes: 'One ground.' });
  const runs = Array.from({ length: 160 }, (_, at) => ({ col: -40, row: at - 40, length: 140, code }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  await table.tell('travel.place', { on: { mapId, col: 30, row: 20 } });
  await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 30, row }] });
  for (const direction of directions) await table.march(...direction, 6);
  const log = join(table.folder, 'players.md');
  await table.tell('app.export', {
    job: 'players',
    format: 'markdown',
    forPlayers: true,
    sessionId: 1,
    path: log,
  });
  const map = join(table.folder, 'players.json');
  await table.tell('map.export', { job: 'map', mapId, format: 'json', forPlayers: true, path: map });
  const picture = join(table.folder, 'players.svg');
  await table.tell('map.export', {
    job: 'map',
    mapId,
    format: 'svg',
    forPlayers: true,
    path: picture,
    picture: shown,
  });
  const plan = await table.ask('travel.plan', { from: 'believed' });
  const theirs = await table.ask('map.theirs', { mapId });
  return [
    readFileSync(log, 'utf8').replace(/^exported: .*$/m, ''),
    readFileSync(map, 'utf8'),
    readFileSync(picture, 'utf8'),
    JSON.stringify(plan),
    JSON.stringify(theirs),
  ];
}

test('and of days on a map, whose players’ version shows where they believe they went', async () => {
  const onCourse = await mapReadByPlayers([[3], [4], [5], [6]]);
  const astray = await mapReadByPlayers([[1, 1], [2, 6], [5], [1, 3]]);
  expect(astray).toEqual(onCourse);
  expect(onCourse[0]).toContain('forest 16 miles');
  expect(onCourse[3]).toContain('"refusal":null');
});

test('what they see over open ground lies on their map as far from where they believe they are', async () => {
  const open = { code: 1, hexMiles: 2, row: 68 };
  const onCourse = await mapReadByPlayers([[3], [4], [5], [6]], open);
  const astray = await mapReadByPlayers([[1, 1], [2], [5], [1, 3]], open);
  expect(astray).toEqual(onCourse);
});

test('Theirs tells nothing of what is secret, hearsay or out of their sight, and finds none of it', async () => {
  const table = new RoadDesk();
  tables.push(table);
  await table.setOut();
  const mapId = await table.addMap('The Wood');
  const runs = Array.from({ length: 10 }, (_, row) => ({ col: 0, row, length: 10, code: 5 }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  await table.tell('map.paint', { mapId, layer: 'known', runs: [{ col: 0, row: 3, length: 4, code: 1 }] });
  const site = { mapId, col: 2, row: 3, kind: 'ruin' as const, notes: 'A wyrm sleeps there.' };
  await table.tell('map.addSite', { ...site, name: 'Old Tower', knowledge: 'known', harbour: true });
  const before = await table.ask('map.theirs', { mapId });
  expect(before?.sites).toEqual([
    expect.objectContaining({ id: 1, name: 'Old Tower', notes: '', harbour: false }),
  ]);
  await table.tell('map.addSite', { ...site, name: 'Wyrm’s Den', knowledge: 'secret' });
  await table.tell('map.addSite', { ...site, name: 'Wyrm’s Hoard', knowledge: 'rumour' });
  await table.tell('map.addSite', { ...site, row: 7, name: 'Wyrm’s Gate', knowledge: 'known' });
  await table.tell('map.addRegion', { mapId, name: 'Wyrmland' });
  await table.tell('map.addLine', {
    mapId,
    kind: 'trail',
    name: 'Wyrm Trail',
    path: '1,3 2,3',
    secret: true,
  });
  await table.tell('map.addLabel', { mapId, col: 1, row: 3, words: 'Wyrms', secret: true });
  await table.tell('map.setNote', { mapId, col: 1, row: 3, notes: 'Wyrm tracks.' });
  expect(await table.ask('map.theirs', { mapId })).toEqual(before);
  expect((await table.ask('map.find', { mapId, text: 'wyrm' })).found).not.toEqual([]);
  expect((await table.ask('map.find', { mapId, text: 'wyrm', theirs: true })).found).toEqual([]);
  expect((await table.ask('map.find', { mapId, text: 'tower', theirs: true })).found).toHaveLength(1);
});
