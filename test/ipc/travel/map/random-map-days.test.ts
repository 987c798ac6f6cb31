import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { distance } from '../../../../shared/hex/moves.ts';
import { RoadDesk } from '../road-desk.ts';

// Days on a map of chance: wherever they go and whatever they lose, some things always hold.

const grid = { layout: 'flat', raised: 'odd' } as const;
const side = 48;
/** A day counts each time it goes on after something met. */
const days = 80;
/** Chance may spare a party all of them; then they go on, to this many at most. */
const mostDays = 10 * days;

/** A wall without a gate, from north to south right of this column. */
const wallAfter = 23;
const wall = Array.from({ length: side }, (_, row) => `${wallAfter},${row},1 ${wallAfter},${row},2`).join(
  ' ',
);

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
      // They begin on a stretch of land.
      code: row >= 18 && row <= 22 && at === 5 ? 1 : (codes[draw(codes.length)] ?? 1),
    }));
    await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  }
  await table.tell('map.addLine', { mapId, kind: 'wall', along: 'edges', path: wall, bars: true });
  await table.tell('travel.place', { on: { mapId, col: 21, row: 20 } });
});
afterEach(() => table.end());

/** Everybody goes through the air from now on. */
async function mount(): Promise<void> {
  const carrier = { unencumbered: { maxLoad: 400_000, turnFeet: 120, roundFeet: 40 }, flies: true };
  const griffon = {
    name: 'Griffon',
    kind: 'mount',
    className: 'Beast',
    level: 7,
    hp: 30,
    maxHp: 30,
  } as const;
  const { id: onId } = await table.tell('character.add', { ...griffon, sheet: { carrier } });
  const { company } = await table.road();
  const riders = company.filter(({ id }) => id !== onId);
  await table.tell('travel.ride', { rides: riders.map(({ id: riderId }) => ({ riderId, onId })) });
}

const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('The party is nowhere.');
  return found;
};

/** A way to somewhere near, on this side of the wall or beyond it, if any leads there. */
async function newWay(): Promise<void> {
  const { believed, true: truly } = await where();
  const from = (believed ?? truly).at;
  const through = [{ col: wallAfter + draw(14) - 6, row: Math.abs(from.row + draw(13) - 6) % side }];
  const { refusal } = await table.ask('travel.way', { through });
  if (refusal === null) await table.tell('travel.setWay', { goal: 'on', through });
}

/**
 * The march ahead, if they may go; else they say up to a few other ways first. A course leads by
 * what the players know, so many a one ends at waters nobody has seen.
 */
async function mayMarch(): Promise<boolean> {
  for (let said = 0; said < 8; said += 1) {
    const { refusal } = await table.ask('travel.preview', { kind: 'march' });
    if (refusal === null) return true;
    await newWay();
  }
  return false;
}

const made = async (): Promise<number> =>
  (await table.road()).days.reduce(
    (sum, day) => sum + day.miles.reduce((all, { miles }) => all + miles, 0),
    0,
  );

test.each([
  { way: 'afoot', mostMiles: 24 },
  { way: 'through the air', mostMiles: 48 },
])(`true and believed over ${days} days of chance, $way`, async ({ way, mostMiles }) => {
  if (way !== 'afoot') await mount();
  let lost = 0;
  let crossings = 0;
  let strayed = false;
  const hasSeenAll = () => lost > 0 && (way === 'afoot' || crossings > 0);
  for (let day = 0; day < days || (day < mostDays && !hasSeenAll()); day += 1) {
    if ((await table.road()).legs.length === 0 || draw(6) === 0) await newWay();
    const kind = (await mayMarch()) ? 'march' : 'camp';
    const before = await where();
    const planned = (await table.road()).milesAhead;
    const gone = await made();
    await table.tell('travel.passDays', { kind, days: 1 });
    const { due, days: sheet, milesAhead } = await table.road();
    if (due) await table.tell('travel.letBe', { checkId: due.id });
    const after = await where();

    // As many miles of the plan as were truly made; each to the next hex at most six.
    if (sheet.length < 14) expect(planned - milesAhead).toBe((await made()) - gone);
    expect(after.true.miles).toBeLessThan(6);
    expect(after.true.toward === null).toBe(after.true.miles === 0);
    if (after.true.toward) expect(distance(grid, after.true.at, after.true.toward)).toBe(1);
    expect(distance(grid, before.true.at, after.true.at) * 6).toBeLessThanOrEqual(mostMiles);
    const isBeyond = ({ true: { at } }: typeof after) => at.col > wallAfter;
    if (isBeyond(before) !== isBeyond(after)) crossings += 1;

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
  // What bars the way stops feet wherever they stray, and no wings.
  if (way === 'afoot') expect(crossings).toBe(0);
  else expect(crossings).toBeGreaterThan(0);
});
