import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { distance } from '../../../../shared/hex/moves.ts';
import { SeaDesk } from '../sea/sea-desk.ts';

// Marches, delves, voyages, tells and steps taken back in any order: the company is never in two places, and never nowhere.

const grid = { layout: 'flat', raised: 'odd' } as const;
const side = 32;
/** Land west of this column, the sea from it on. */
const shore = 16;
const doings = 50;

let table: SeaDesk;
let mapId: number;
/** Steps before the first doing, which nobody takes back. */
let begun: number;
const dice = seededDice(fc.readConfigureGlobal().seed ?? 1);
const draw = (below: number): number => dice.roll(below) - 1;

beforeEach(async () => {
  table = new SeaDesk(dice);
  await table.sailOut({ rations: 2000, water: 2000, facts: { navigator: false } });
  await table.board(table.hildId, null);
  mapId = await table.addMap('The Coast');
  // Plain and wood in stripes of four columns.
  const runs = Array.from({ length: side }, (_, row) =>
    [0, 4, 8, 12, shore].map((col) => ({
      col,
      row,
      length: col === shore ? side - shore : 4,
      code: col === shore ? 18 : col % 8 === 0 ? 1 : 5,
    })),
  );
  await table.tell('map.paint', { mapId, layer: 'terrain', runs: runs.flat() });
  await table.tell('travel.place', { on: { mapId, col: shore - 1, row: 16 } });
  begun = done();
});
afterEach(() => table.end());

const done = (): number =>
  Number(
    table.desk.campaign.file.db.prepare("SELECT count(*) FROM journal WHERE status = 'done'").pluck().get(),
  );
const delve = async () => (await table.ask('dungeon.delve', {})).delve;
const where = async () => {
  const found = await table.ask('travel.where', {});
  if (!found) throw new Error('The party is nowhere.');
  return found;
};

/** One place on the one map, in truth and in what they believe. */
async function expectOnePlace(): Promise<void> {
  const { true: truly, believed, astray } = await where();
  const rows = table.desk.campaign.file.db.prepare('SELECT map_id FROM whereabouts').pluck().all();
  expect(rows).toEqual([mapId]);
  for (const place of [truly, ...(believed ? [believed] : [])]) {
    expect(place.toward === null).toBe(place.miles === 0);
    if (place.toward) expect(distance(grid, place.at, place.toward)).toBe(1);
  }
  expect(Math.min(truly.at.col, truly.at.row)).toBeGreaterThanOrEqual(0);
  expect(Math.max(truly.at.col, truly.at.row)).toBeLessThan(side);
  if (!astray && believed) expect(believed).toEqual(truly);
  const { aboardId, company } = await table.road();
  expect(company.find(({ id }) => id === table.hildId)?.onId ?? null).toBe(aboardId);
}

/** On by land or water as they stand, where the day can go on; else camp. */
async function pass(): Promise<void> {
  const kind = (await table.road()).aboardId === null ? 'march' : 'sail';
  const asked = { kind, gale: 'openWater' } as const;
  const { refusal } = await table.ask('travel.preview', asked);
  await table.tell('travel.passDay', refusal === null ? asked : { kind: 'camp' });
  const { due } = await table.road();
  if (due !== null) await table.tell('travel.letBe', { checkId: due.id });
}

async function newWay(): Promise<void> {
  const through = [{ col: draw(side), row: draw(side) }];
  const { refusal } = await table.ask('travel.way', { through });
  if (refusal === null) await table.tell('travel.setWay', { goal: 'on', through });
}

async function change(): Promise<void> {
  const { aboardId } = await table.road();
  await table.board(table.hildId, aboardId === null ? table.shipId : null);
}

/** Underground they stand where they went in, and come out there. */
async function goUnderground(): Promise<void> {
  const before = await where();
  await table.tell('dungeon.enter', { name: 'a cave', speakerId: null });
  expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toContain('Come out first');
  expect((await where()).true).toEqual(before.true);
  await expectOnePlace();
  await table.tell('dungeon.leave', {});
  expect((await where()).true).toEqual(before.true);
  expect(await delve()).toBeNull();
}

async function tellThem(): Promise<void> {
  const { astray, believed } = await where();
  if (astray && draw(2) === 0) await table.tell('travel.tell', {});
  else if (astray || believed === null) await table.tell('travel.knows', {});
}

async function thereAndBack(): Promise<void> {
  const before = await where();
  const steps = Math.min(1 + draw(4), done() - begun);
  for (let step = 0; step < steps; step += 1) {
    await table.tell('journal.undo', {});
    await expectOnePlace();
  }
  for (let step = 0; step < steps; step += 1) await table.tell('journal.redo', {});
  expect(await where()).toEqual(before);
}

test(`one place through ${doings} doings of chance by land and water, underground and back`, async () => {
  const deeds = [pass, pass, pass, newWay, newWay, change, goUnderground, tellThem, thereAndBack];
  for (let doing = 0; doing < doings; doing += 1) {
    await deeds[draw(deeds.length)]?.();
    await expectOnePlace();
  }
});
