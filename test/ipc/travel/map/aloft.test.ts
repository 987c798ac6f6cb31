import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RoadDesk } from '../road-desk.ts';

/** Through the air: everybody flies or rides what flies. */
let table: RoadDesk;
let griffon: number;
let hild: number;

beforeEach(async () => {
  table = new RoadDesk();
  await table.setOut();
  griffon = (
    await table.tell('character.add', {
      name: 'Griffon',
      kind: 'mount',
      className: 'Beast',
      level: 7,
      hp: 30,
      maxHp: 30,
      sheet: {
        carrier: { unencumbered: { maxLoad: 40_000, turnFeet: 120, roundFeet: 40 }, flies: true },
      },
    })
  ).id;
  hild = (await table.road()).company.find(({ name }) => name === 'Hild')?.id ?? 0;
});
afterEach(() => table.end());

const milesOf = ({ miles }: { miles: readonly { miles: number }[] }) =>
  miles.reduce((sum, each) => sum + each.miles, 0);
const mounted = () => table.tell('travel.ride', { rides: [{ riderId: hild, onId: griffon }] });

test('what a flyer bears is told by its Hit Dice, and of all else nothing', async () => {
  const bears = async () => (await table.road()).company.map(({ name, bears: what }) => [name, what]);
  expect(await bears()).toEqual([
    ['Hild', null],
    ['Griffon', 'nobody knows what: its sheet says no Hit Dice'],
  ]);
  for (const [hitDice, what] of [
    ['2', 'nobody (2 Hit Dice)'],
    ['5+1', 'half the weight of a human (5 Hit Dice)'],
    ['7 (31hp)', 'a human (7 Hit Dice)'],
    ['12', 'a large animal (12 Hit Dice)'],
  ] as const) {
    await table.tell('character.edit', { id: griffon, changes: { sheet: { creature: { hitDice } } } });
    expect((await bears())[1]).toEqual(['Griffon', what]);
  }
});

describe('with everybody in the air', () => {
  test('a day is double the miles whatever the ground, lost 1 in 6, checks 2 in 6', async () => {
    expect((await table.road()).pace?.march.value).toBe(24);
    await mounted();
    expect((await table.road()).pace?.march.value).toBe(48);
    await table.course({ ground: 'swamp', miles: 100 });
    await table.march(6, 6);
    const day = await table.today();
    expect(milesOf(day)).toBe(48);
    expect(day.direction).toMatchObject({ chanceInSix: 1 });
    expect(day.checks[0]).toMatchObject({ chanceInSix: 2 });
  });

  test('neither water nor what bars the way on the ground stops them', async () => {
    await mounted();
    const mapId = await table.addMap('The North');
    const runs = Array.from({ length: 20 }, (_, row) => ({
      col: 0,
      row,
      length: 20,
      code: row === 12 ? 18 : 1,
    }));
    await table.tell('map.paint', { mapId, layer: 'terrain', runs });
    await table.tell('map.addLine', { mapId, kind: 'wall', along: 'edges', path: '10,13,3', bars: true });
    await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
    await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 10, row: 15 }] });
    await table.march(6, 6);
    expect((await table.ask('travel.where', {}))?.true.at).toEqual({ col: 10, row: 15 });
  });

  test('the plan counts by the air', async () => {
    await mounted();
    await table.course({ ground: 'swamp', miles: 96 });
    expect((await table.ask('travel.plan', {})).plan?.steady).toMatchObject({ marches: 2 });
  });
});

test('one who walks keeps all on the ground', async () => {
  await mounted();
  await table.tell('character.add', { name: 'Osric', className: 'Thief', level: 1, hp: 4, maxHp: 4 });
  expect((await table.road()).pace?.march.value).toBe(24);
  await table.course({ ground: 'swamp', miles: 100 });
  await table.march(6, 6);
  expect(milesOf(await table.today())).toBe(12);
});
