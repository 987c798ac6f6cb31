import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RoadDesk } from './road-desk.ts';

// Worked from the text: the direction is a d6, 60 degrees a face from the course on, clockwise; pursuers who are faster
// catch them on 50 in 100; else they try again to get away. Half a day at 120' is 12 clear miles, 8 of forest.

let table: RoadDesk;

beforeEach(async () => {
  table = new RoadDesk();
  await table.setOut();
  await table.course({ ground: 'forest', miles: 40 });
  await table.march(5, 1);
  const checkId = (await table.road()).due?.id ?? 0;
  await table.tell('encounter.begin', { who: 'wolves', number: 3, roadCheckId: checkId });
});
afterEach(() => table.end());

const flee = (pursuingRate: number) =>
  table.tell('encounter.flee', {
    fleeing: 'party',
    pursued: true,
    fleeingRate: 120,
    pursuingRate,
    startGap: 100,
    typed: { evasion: [100] },
  });
const pursuit = async () => (await table.ask('encounter.view', {}))?.pursuit ?? null;

describe('a pursuit by days', () => {
  test('runs what is left of the day, and a whole one after the night', async () => {
    await flee(90);
    expect((await pursuit())?.day).toMatchObject({ faster: false });
    // Direction 3; away on the chance or less: 100 is never.
    expect(await table.tell('encounter.pursuitDay', { faces: [3, 100] })).toEqual({ outcome: null });
    expect(await table.said()).toBe(
      'A day of flight, 120° clockwise from their course: forest 8 miles; the pursuit goes on. Supper: 1 ration. Day 3, 08:00.',
    );
    expect(await table.now()).toBe('3 08:00');
    // The way ahead is as it was: none of it was walked.
    expect((await table.road()).milesAhead).toBe(32);
    expect(await table.tell('encounter.pursuitDay', { faces: [1, 1] })).toEqual({ outcome: 'escaped' });
    expect(await table.said()).toContain(
      'A day of flight, along their course: forest 16 miles; the party got away.',
    );
    expect((await table.road()).days).toHaveLength(2);
    await table.tell('journal.undo', {});
    expect((await pursuit())?.outcome).toBeNull();
    expect(await table.now()).toBe('3 08:00');
  });

  test('faster pursuers catch them on half the days, before the night', async () => {
    await flee(180);
    expect((await pursuit())?.day?.faster).toBe(true);
    expect(await table.tell('encounter.pursuitDay', { faces: [6, 50] })).toEqual({ outcome: 'caught' });
    expect(await table.said()).toBe(
      'A day of flight, 300° clockwise from their course: forest 8 miles; the monsters caught the party up.',
    );
    expect(await table.now()).toBe('2 16:00');
    await table.tell('encounter.conclude', { outcome: 'they stand and fight', rounds: 4 });
    expect(await table.march()).toEqual({ stopped: null });
    expect(await table.now()).toBe('3 08:00');
  });

  test('who stops is caught, and the referee may name the chance', async () => {
    await flee(180);
    // 51: not caught; then they stop.
    expect(await table.tell('encounter.pursuitDay', { keepFleeing: false, faces: [2, 51] })).toEqual({
      outcome: 'caught',
    });
    await table.tell('journal.undo', {});
    expect(await table.tell('encounter.pursuitDay', { percent: 90, faces: [2, 51, 90] })).toEqual({
      outcome: 'escaped',
    });
  });

  test('is refused by rounds, after its end, and off the road', async () => {
    expect((await table.refusal('encounter.pursuitDay', {})).message).toContain('Nobody is being pursued');
    await flee(90);
    expect((await table.refusal('encounter.pursuitRound', {})).message).toContain('by days');
    await table.tell('encounter.endPursuit', { outcome: 'given up' });
    expect((await table.refusal('encounter.pursuitDay', {})).message).toContain('Nobody is being pursued');
    await table.tell('journal.undo', {});
    await table.tell('travel.end', {});
    expect((await pursuit())?.day).toBeNull();
    expect((await table.refusal('encounter.pursuitDay', {})).message).toContain('Set out first');
  });
});

test('on a map they run over its hexes, and know no more where they are', async () => {
  const mapId = await table.addMap('The North');
  const runs = Array.from({ length: 30 }, (_, row) => ({ col: 0, row, length: 30, code: 1 }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  await table.tell('encounter.conclude', { outcome: 'they parley', rounds: 1 });
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
  await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 10, row: 20 }] });
  await table.tell('travel.passDay', { kind: 'camp', faces: [] });
  // Direction and check; the check of day 3 brings somebody at half of the allowance, 12 miles.
  await table.tell('travel.passDay', { kind: 'march', faces: [6, 1] });
  const checkId = (await table.road()).due?.id ?? 0;
  await table.tell('encounter.begin', { who: 'wolves', number: 3, roadCheckId: checkId });
  await flee(90);
  // Direction 4: straight back north, half a day of 12 miles, two hexes; nobody gets away on 100.
  await table.tell('encounter.pursuitDay', { faces: [4, 100] });
  expect(await table.ask('travel.where', {})).toMatchObject({
    true: { at: { col: 10, row: 10 }, toward: null },
    believed: null,
    doubt: { about: { col: 10, row: 12 }, miles: 12 },
    plan: [],
  });
});
