import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandName } from '../../../../shared/ipc/contract.ts';
import { SeaDesk } from '../sea/sea-desk.ts';

// Hild ashore at 1010 of a plain of thirty columns and rows, the Gull beside it; what cannot be is refused in a sentence.

let table: SeaDesk;
let mapId: number;

const plain = 1;

beforeEach(async () => {
  table = new SeaDesk();
  await table.sailOut();
  await table.board(table.hildId, null);
  mapId = await table.addMap('The North');
  const runs = Array.from({ length: 30 }, (_, row) => ({ col: 0, row, length: 30, code: plain }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
});
afterEach(() => table.end());

const hexes = (length: number) => Array.from({ length }, (_, at) => ({ col: 10, row: 10 + (at % 2) }));
const map = {
  name: 'The South',
  layout: 'flat',
  raised: 'odd',
  hexMiles: 6,
  numbering: { firstCol: 0, firstRow: 0, order: 'col-row', digits: 2, separator: '' },
} as const;
const label = { mapId: 1, col: 1, row: 1 };
const rides = (...onIds: number[]) => ({ rides: onIds.map((onId) => ({ riderId: 1, onId })) });

const bad: readonly (readonly [what: string, name: CommandName, input: object, words: string])[] = [
  [
    'a course off the map',
    'travel.setWay',
    { goal: 'x', through: [{ col: 4096, row: 1 }] },
    'A whole number from -4,096 to 4,095.',
  ],
  ['a course of no hex', 'travel.setWay', { goal: 'x', through: [] }, 'Say where the way leads.'],
  [
    'a course of 5,000 hexes',
    'travel.setWay',
    { goal: 'x', through: hexes(5000) },
    'more than can be taken at once',
  ],
  ['a course of 51 bends', 'travel.setWay', { goal: 'x', through: hexes(51) }, 'At most 50 hexes'],
  ['a course to where they are', 'travel.setWay', { goal: 'x', through: hexes(1) }, 'They are there already'],
  ['being told what they know', 'travel.knows', {}, 'They know where they are.'],
  ['a place on a map there is not', 'travel.place', { on: { mapId: 9, col: 1, row: 1 } }, 'no longer there'],
  ['going into a site there is not', 'travel.goIn', { siteId: 9 }, 'No such site stands where the party is'],
  ['somebody aboard two ships', 'travel.ride', rides(2, 3), 'Hild is named twice. Nobody sat down.'],
  ['hexes of no miles', 'map.add', { ...map, hexMiles: 0 }, 'A whole number from 1 to 100.'],
  ['hexes of 101 miles', 'map.add', { ...map, hexMiles: 101 }, 'A whole number from 1 to 100.'],
  ['words of 10,000 letters', 'map.addLabel', { ...label, words: 'x'.repeat(10_000) }, 'at most 80'],
  ['words that turn the line', 'map.addLabel', { ...label, words: 'a\u202eb' }, 'no control characters'],
  [
    'five checks a day',
    'campaign.changeSettings',
    { settings: { wildernessChecksPerDay: 5 } },
    'wildernessChecksPerDay',
  ],
];

const told = async (name: CommandName, input: object): Promise<string> => {
  const { message, details } = await table.refusal(name, input);
  return [message, ...Object.entries(details ?? {}).flat()].join(' ');
};

describe('what cannot be is refused in a sentence, and nothing is kept of it', () => {
  test.each(bad)('%s', async (_, name, input, words) => {
    await table.tell('character.add', {
      name: 'Heron',
      kind: 'vessel',
      className: 'Ship',
      level: 0,
      hp: 9,
      maxHp: 9,
    });
    const stands = async () => [
      await table.road(),
      await table.ask('travel.where', {}),
      await table.ask('map.list', {}),
      await table.ask('map.things', { mapId }),
      (await table.ask('log.movable', { direction: 'undo' })).steps,
    ];
    const before = await stands();
    expect(await told(name, input)).toContain(words);
    expect(await stands()).toEqual(before);
  });

  test('tags in the words of a map are words', async () => {
    await table.tell('map.addLabel', { ...label, words: '<script>x</script>' });
    expect((await table.ask('map.things', { mapId }))?.labels[0]?.words).toBe('<script>x</script>');
  });

  test('a way that crosses itself is gone as it was said', async () => {
    const through = [10, 12, 10].map((row) => ({ col: 10, row }));
    await table.tell('travel.setWay', { goal: 'There and back', through });
    expect(await table.said()).toBe(
      'Course to There and back, 24 miles, 4 hexes. Straight on through 4 hexes they do not know.',
    );
  });

  test('a die where the way is certain', async () => {
    await table.tell('travel.setOrders', {
      food: 'packs',
      water: 'ground',
      share: true,
      forage: false,
      guide: 'Old Tam',
    });
    await table.tell('travel.setWay', { goal: 'x', through: [{ col: 10, row: 20 }] });
    expect(await told('travel.passDay', { kind: 'march', faces: [3, 5] })).toContain(
      '2 dice were typed; the day wanted 1. No time has passed.',
    );
    expect(await table.now()).toBe('2 08:00');
  });

  test('looking at the past nothing of the road is done', async () => {
    await table.tell('travel.setWay', { goal: 'x', through: [{ col: 10, row: 20 }] });
    const { steps } = await table.ask('log.movable', { direction: 'undo' });
    await table.tell('rewind.lookAt', { seq: (steps[0]?.seq ?? 0) - 1 });
    for (const [name, input] of [
      ['travel.passDay', { kind: 'march' }],
      ['travel.setWay', { goal: 'x', through: [{ col: 10, row: 12 }] }],
      ['map.paint', { mapId, layer: 'terrain', runs: [{ col: 0, row: 0, length: 1, code: 2 }] }],
    ] as const)
      expect(await told(name, input), name).toMatch(/past|looks? back|how things stood/i);
    await table.tell('rewind.return', {});
    expect(await table.now()).toBe('2 08:00');
  });
});

describe('what is in use goes with a word, and never leaves the company nowhere', () => {
  test('a ground that hexes hold, and the site they make for', async () => {
    expect(await told('map.removeGround', { code: plain })).toMatch(/hold|holds|hexes/);
    const at = { mapId, col: 10, row: 12 };
    const { id } = await table.tell('map.addSite', { ...at, kind: 'settlement', name: 'Alder' });
    await table.tell('travel.setWay', { goal: 'Alder', through: [{ col: 10, row: 12 }] });
    await table.tell('map.removeSite', { id });
    expect((await table.road()).milesAhead).toBe(12);
    expect((await table.ask('travel.where', {}))?.number).toBe('1010');
  });

  test('the beast under a rider, and the ship under the company', async () => {
    const mule = { list: 'animals', id: 'mule', kind: 'mount', name: 'Thistle', hp: 9 } as const;
    const { id } = await table.tell('character.addFromContent', mule);
    await table.board(table.hildId, id);
    await table.tell('character.remove', { id });
    expect((await table.road()).company.find(({ name }) => name === 'Hild')?.onId).toBeNull();
    await table.board(table.hildId, table.shipId);
    await table.tell('character.remove', { id: table.shipId });
    expect((await table.road()).aboardId).toBeNull();
    expect((await table.ask('travel.where', {}))?.number).toBe('1010');
    await table.tell('journal.undo', {});
    expect((await table.road()).aboardId).toBe(table.shipId);
  });
});
