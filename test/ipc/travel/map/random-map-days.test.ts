import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { distance } from '../../../../shared/hex/moves.ts';
import { RoadDesk } from '../road-desk.ts';

// Days on a map of chance: wherever they go and whatever they lose, some things always hold.

const grid = { layout: 'flat', raised: 'odd' } as const;
const side = 48;
const days = 120;

let table: RoadDesk;
const seed = fc.readConfigureGlobal().seed ?? 1;
const dice = seededDice(seed);
const draw = (below: number): number => dice.roll(below) - 1;

beforeEach(async () => {
  table = new RoadDesk(dice);
  await table.setOut('ose', { rations: 2000, water: 2000 });
  const mapId = await table.addMap('Chance');
  // Land of every kind, a stretch of the sea here and there.
  const codes = [1, 1, 2, 5, 5, 8, 9, 11, 12, 18];
  for (let row = 0; row < side; row += 1) {
    const runs = Array.from({ length: side / 4 }, (_, at) => ({
      col: at * 4,
      row,
      length: 4,
      // They begin on land.
      code: row === 20 && at === 5 ? 1 : (codes[draw(codes.length)] ?? 1),
    }));
    await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  }
  await table.tell('travel.place', { on: { mapId, col: 21, row: 20 } });
});
afterEach(() => table.end());

const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('The party is nowhere.');
  return found;
};

/** A way to somewhere near where they think they are; null where none leads there. */
async function newWay(): Promise<void> {
  const { believed, true: truly } = await where();
  const from = (believed ?? truly).at;
  const through = [
    { col: Math.abs(from.col + draw(13) - 6) % side, row: Math.abs(from.row + draw(13) - 6) % side },
  ];
  const { refusal } = await table.ask('travel.way', { through });
  if (refusal === null) await table.tell('travel.setWay', { goal: 'on', through });
}

const made = async (): Promise<number> =>
  (await table.road()).days.reduce(
    (sum, day) => sum + day.miles.reduce((all, { miles }) => all + miles, 0),
    0,
  );

test(`true and believed over ${days} days of chance`, async () => {
  let lost = 0;
  let strayed = false;
  for (let day = 0; day < days; day += 1) {
    if ((await table.road()).legs.length === 0 || draw(6) === 0) await newWay();
    const before = await where();
    const planned = (await table.road()).milesAhead;
    const gone = await made();
    const { refusal } = await table.ask('travel.preview', { kind: 'march' });
    if (refusal === null) await table.tell('travel.passDays', { kind: 'march', days: 1 });
    else await table.tell('travel.passDays', { kind: 'camp', days: 1 });
    const { due, days: sheet, milesAhead } = await table.road();
    if (due) await table.tell('travel.letBe', { checkId: due.id });
    const after = await where();

    // As many miles of the plan as were truly made; each to the next hex at most six.
    if (sheet.length < 14) expect(planned - milesAhead).toBe((await made()) - gone);
    expect(after.true.miles).toBeLessThan(6);
    expect(after.true.toward === null).toBe(after.true.miles === 0);
    if (after.true.toward) expect(distance(grid, after.true.at, after.true.toward)).toBe(1);
    expect(distance(grid, before.true.at, after.true.at) * 6).toBeLessThanOrEqual(24);

    // They are where they believe as long as no day went astray.
    const { direction } = sheet.at(-1) ?? {};
    strayed = (strayed && before.astray) || (direction?.offsetDegrees ?? 0) !== 0;
    if (!after.astray && after.believed) expect(after.true).toEqual(after.believed);
    if (after.astray) expect(strayed).toBe(true);
    if (after.astray) lost += 1;

    if (draw(5) === 0) {
      await table.tell('journal.undo', {});
      await table.tell('journal.redo', {});
      expect(await where()).toEqual(after);
    }
    if (after.astray && draw(3) === 0) await table.tell('travel.tell', {});
    if (draw(8) === 0 && ((await where()).astray || (await where()).believed === null)) {
      await table.tell('travel.knows', {});
      expect((await where()).true).toEqual((await where()).believed);
    }
  }
  expect(lost).toBeGreaterThan(0);
});
