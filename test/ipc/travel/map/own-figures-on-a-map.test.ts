import { afterEach, expect, test } from 'vitest';
import { RoadDesk } from '../road-desk.ts';

let table: RoadDesk | null = null;
afterEach(() => table?.end());

const plain = 1;
const swamp = 11;

/** Twenty hexes square of one ground, six miles a hex; they stand in its middle. */
async function onGround(code: number, roadBy: string) {
  const desk = new RoadDesk();
  table = desk;
  await desk.setOut('basic-fantasy', { settings: { roadBy } });
  const mapId = await desk.addMap('The Fens');
  const runs = Array.from({ length: 20 }, (_, row) => ({ col: 0, row, length: 20, code }));
  await desk.tell('map.paint', { mapId, layer: 'terrain', runs });
  await desk.haveSeen(mapId, 20, 20);
  await desk.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
  return { desk, mapId };
}

test.each([
  // Three hexes of swamp at half of clear ground's miles, or four of trail at all of them.
  ['ose', 3, 2],
  ['basic-fantasy', 4, 1],
])(
  'by %s the best way through a swamp with a trail beside it is %i hexes, %i days',
  async (by, hexes, days) => {
    const { desk, mapId } = await onGround(swamp, by);
    await desk.tell('map.addLine', { mapId, kind: 'trail', path: '10,10 11,11 11,12 11,13 10,13' });
    const way = await desk.ask('travel.way', { through: [{ col: 10, row: 13 }] });
    expect(way.hexes).toHaveLength(hexes);
    expect(way.days).toBe(days);
  },
);

test('a day astray by a save is told with its die once they know where they are', async () => {
  const { desk } = await onGround(plain, 'basic-fantasy');
  await desk.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 10, row: 18 }] });
  // The fighter of level 1 saves on 12: 3 does not; 6 is 90 degrees to the right.
  await desk.march(3, 6, 6, 6, 6, 6, 6, 6);
  const astray = await desk.ask('travel.where', {});
  expect(astray).toMatchObject({
    astray: true,
    strays: [{ chanceInSix: null, otherDie: { chance: 11, sides: 20 }, die: 3, degrees: 90, found: false }],
  });
  expect(astray?.true.at).not.toEqual(astray?.believed?.at);
});
