import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RoadDesk } from '../road-desk.ts';

/** A wood of one ground; the course goes south, forest, two hexes and four miles a day. */
let table: RoadDesk;
let mapId: number;
const all = { company: true, trail: true, course: true };

const told = async (forPlayers: boolean, picture = all) =>
  (await table.ask('map.losses', { mapId, format: 'svg', forPlayers, picture }))?.picture?.company;

async function drawn(forPlayers: boolean, picture = all): Promise<string> {
  const path = join(table.folder, 'picture.svg');
  await table.tell('map.export', {
    job: 'map',
    mapId,
    format: 'svg',
    forPlayers,
    picture,
    path,
    replace: true,
  });
  return readFileSync(path, 'utf8');
}

beforeEach(async () => {
  table = new RoadDesk();
  await table.setOut();
  mapId = await table.addMap('The Wood');
  const runs = Array.from({ length: 40 }, (_, row) => ({ col: 0, row, length: 40, code: 5 }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  await table.tell('travel.place', { on: { mapId, col: 20, row: 5 } });
  await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 20, row: 15 }] });
});
afterEach(() => table.end());

test('on course: one token, one trail and the course, told before and named in the key', async () => {
  await table.march(3, 6);
  expect(await told(false)).toBe('It shows the party at 2007, its trail and its course.');
  expect(await told(true)).toBe(await told(false));
  const svg = await drawn(false);
  for (const words of ['The party', 'The party’s trail', 'Its course']) expect(svg).toContain(`>${words}<`);
  expect(svg).not.toContain('think');
  // Nothing is said, or shown, of what nobody asked for.
  const none = { company: false, trail: false, course: false };
  expect(await told(false, none)).toBeNull();
  expect(await drawn(false, none)).not.toContain('party');
});

test('astray: the referee’s has truth and belief, the players’ what they believe alone', async () => {
  await table.march(1, 6, 6);
  const believed = 'It shows the party at 2007, its trail and its course.';
  expect(await told(true)).toBe(believed);
  expect(await told(false)).toMatch(
    /^It shows the party at (?!2007)\d{4}, where they think they are, 2007, its trail, the way they believed they went and its course\.$/,
  );
  const referees = await drawn(false);
  expect(referees).toContain('Where they think they are');
  expect(referees).toContain('>day 2?<');
  const theirs = await drawn(true);
  expect(theirs).not.toMatch(/think|\?<|believed/);
});

test('lost: the ring in both, and of the days on which they know it the players’ shows no way', async () => {
  await table.march(1, 6, 6);
  await table.tell('travel.tell', {});
  await table.tell('travel.setWay', { goal: 'Anywhere', through: [{ col: 20, row: 12 }] });
  const before = await told(true);
  expect(before).toBe('It shows the ring within which they might be, about 2005 and its trail.');
  await table.march(3, 6);
  expect(await told(true)).toBe(before);
  expect(await told(false)).toContain('the party at ');
  expect(await drawn(true)).toContain('They may be anywhere in it');
  await table.tell('travel.knows', {});
  await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 20, row: 18 }] });
  await table.march(3, 6);
  // That of the key and two ways, and nothing of how they came from the one to the other.
  const ways = (await drawn(true)).match(/<path d="M[^"]*" stroke="#221c14" stroke-width="3"\/>/g);
  expect(ways).toHaveLength(3);
});

test('a party on another map is told of', async () => {
  mapId = await table.addMap('The Vale');
  await table.tell('map.paint', {
    mapId,
    layer: 'terrain',
    runs: [{ col: 0, row: 0, length: 4, code: 5 }],
  });
  expect(await told(false)).toBe('The party is not on this map: nothing of it will stand there.');
});
