import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RoadDesk } from '../road-desk.ts';

/** A strip of plain; the company stands at 1010, where an old tower stands over a crypt of the place book. */
let table: RoadDesk;
let mapId: number;
let tower: number;
let inn: number;
let dungeonId: number;

const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('The party is on no map.');
  return found;
};
const siteAt = async (col: number, row: number, name: string, more: object = {}) =>
  (await table.tell('map.addSite', { mapId, col, row, kind: 'ruin', name, ...more })).id;
const undo = () => table.tell('journal.undo', {});
const delve = async () => (await table.ask('dungeon.delve', {})).delve;

beforeEach(async () => {
  table = new RoadDesk();
  await table.setOut();
  mapId = await table.addMap('The North');
  const runs = Array.from({ length: 20 }, (_, row) => ({ col: 0, row: row + 5, length: 20, code: 1 }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
  dungeonId = (await table.tell('place.addDungeon', { name: 'The Crypt' })).id;
  tower = await siteAt(10, 10, 'Old Tower', { dungeonId });
  inn = await siteAt(10, 10, 'The Inn', { kind: 'settlement', knowledge: 'rumour' });
});
afterEach(() => table.end());

describe('going in', () => {
  test('a site with a dungeon is entered where they stand; they know it then, and undo takes all of it back', async () => {
    expect((await where()).here).toMatchObject([
      { id: tower, name: 'Old Tower', kind: 'ruin', knowledge: 'secret', dungeon: 'The Crypt' },
      { id: inn, name: 'The Inn', kind: 'settlement', knowledge: 'rumour', dungeon: null },
    ]);
    expect(await table.tell('travel.goIn', { siteId: tower })).toEqual({ underground: true });
    expect(await table.said()).toBe('The party of 1 entered The Crypt.');
    expect(await delve()).toMatchObject({ name: 'The Crypt', turn: 0 });
    expect((await where()).here[0]).toMatchObject({ knowledge: 'known' });
    expect(await where()).toMatchObject({ number: '1010', true: { at: { col: 10, row: 10 }, toward: null } });
    await undo();
    expect(await delve()).toBeNull();
    expect((await where()).here[0]).toMatchObject({ knowledge: 'secret' });
  });

  test('a site without one is gone into, and known', async () => {
    expect(await table.tell('travel.goIn', { siteId: inn })).toEqual({ underground: false });
    expect(await table.said()).toBe('The party goes into The Inn.');
    expect(await delve()).toBeNull();
    expect((await where()).here[1]).toMatchObject({ knowledge: 'known' });
    expect((await table.refusal('travel.goIn', { siteId: inn })).message).toBe(
      'They know The Inn, and no dungeon of the book belongs to it. Stay there, or give it one; nobody went in.',
    );
  });

  test('a known site they did not think themselves at tells where they are', async () => {
    await table.tell('travel.setWay', { goal: 'north', through: [{ col: 10, row: 18 }] });
    // Lost, and 90 degrees to the left or right of the course.
    await table.march(1, 1, 6);
    const { true: truly } = await where();
    const gate = await siteAt(truly.at.col, truly.at.row, 'Far Gate', { knowledge: 'known', dungeonId });
    expect(await where()).toMatchObject({
      astray: true,
      contradiction: 'They stand at Far Gate, which they know.',
    });
    expect(await table.tell('travel.goIn', { siteId: gate })).toEqual({ underground: true });
    await table.tell('travel.knows', {});
    expect(await where()).toMatchObject({ astray: false, contradiction: null });
  });
});

describe('coming out', () => {
  test('they stand where they went in, at the hour told, and the day begun goes on with what is left of it', async () => {
    await table.tell('travel.setWay', { goal: 'south', through: [{ col: 10, row: 18 }] });
    await table.tell('map.addSite', {
      mapId,
      col: 10,
      row: 12,
      kind: 'lair',
      name: 'Den',
      knowledge: 'known',
    });
    // A 1 brings somebody at noon, after two hexes of the four.
    await table.march(6, 1);
    const { due, today } = await table.road();
    expect(today).toMatchObject({ kind: 'march', phase: 'way' });
    const den = (await where()).here[0]?.id ?? 0;
    expect((await table.refusal('travel.goIn', { siteId: den })).message).toBe(
      'Somebody came. Meet them or let it be first; nobody went in.',
    );
    await table.tell('travel.letBe', { checkId: due?.id ?? 0 });
    await table.tell('dungeon.enter', { name: 'Den', speakerId: null });
    const went = await table.now();
    await table.tell('dungeon.passTo', { turn: 7, over: true });
    expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toBe(
      'In Den time passes by turns. Come out first; no day has passed.',
    );
    await table.tell('dungeon.leave', {});
    expect(went).toBe('2 12:00');
    expect(await table.said()).toMatch(/^The party left Den after 6 turns\. Outside it is day 2, 13:00\./);
    expect(await where()).toMatchObject({ number: '1012' });
    expect((await table.road()).today).toEqual(today);
    await table.march();
    expect(await where()).toMatchObject({ number: '1014' });
    expect(await table.today()).toMatchObject({ number: 1, phase: 'done' });
  });
});

describe('is refused', () => {
  const refusal = async (siteId: number) => (await table.refusal('travel.goIn', { siteId })).message;

  test('where no such site is', async () => {
    const far = await siteAt(3, 8, 'Far Tower');
    const no = 'No such site stands where the party is. Nobody went in.';
    expect(await refusal(far)).toBe(no);
    expect(await refusal(999)).toBe(no);
    expect((await where()).here).toHaveLength(2);
  });

  test('on the way into the next hex', async () => {
    const runs = [11, 12, 13].map((row) => ({ col: 9, row, length: 3, code: 5 }));
    await table.tell('map.paint', { mapId, layer: 'terrain', runs });
    await table.tell('travel.setWay', {
      goal: 'south',
      through: [11, 12, 13].map((row) => ({ col: 10, row })),
    });
    await table.march(6, 6);
    expect(await where()).toMatchObject({ number: '1012', here: [], true: { miles: 4 } });
    expect(await refusal(await siteAt(10, 12, 'Hut'))).toBe(
      'They are on the way into the next hex. Finish it or turn back first; nobody went in.',
    );
  });

  test('on no map', async () => {
    await table.tell('travel.place', { on: null });
    expect(await refusal(tower)).toBe('The party is on no map. Put it somewhere first.');
  });

  test('underground, and while somebody is met', async () => {
    await table.tell('travel.goIn', { siteId: tower });
    expect(await refusal(inn)).toBe('The party is in The Crypt already. Come out first.');
    expect((await table.refusal('travel.place', { on: { mapId, col: 1, row: 6 } })).message).toBe(
      'The party is in The Crypt. Come out first.',
    );
    await table.tell('dungeon.leave', {});
    await table.tell('encounter.begin', { who: 'goblins', number: 2 });
    expect(await refusal(inn)).toBe('Conclude the encounter first; it takes its own turn.');
  });
});
