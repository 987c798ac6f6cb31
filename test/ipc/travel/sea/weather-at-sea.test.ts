import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SeaDesk } from './sea-desk.ts';

let table: SeaDesk;
beforeEach(() => {
  table = new SeaDesk();
});
afterEach(() => table.end());

const coast = { ground: 'coast', way: 'open', miles: 400 } as const;

describe('the weather of a day at sea', () => {
  test('takes the wind that is thrown for the sails, in place of one of its own', async () => {
    await table.sailOut({ settings: { weather: true, windVariable: true } });
    await table.course(coast);
    // Wind 4 + 5, a strong breeze; weather 1 + 1, a storm ashore; on course; nobody comes.
    await table.sail([4, 5, 1, 1, 5, 6]);
    expect(await table.said()).toContain('Wind 9: strong breeze. Dark clouds, wind: strong breeze.');
  });

  test('by oars on a river no wind is thrown, and its own stands', async () => {
    await table.sailOut({
      facts: { goes: 'oar', oarFeet: 90, sailFeet: null },
      settings: { weather: true },
    });
    await table.course({ ground: 'river', way: 'open', miles: 400 });
    await table.sail([1, 1, 6]);
    expect(await table.said()).toContain('afloat: Storm.');
  });
});

describe('dense fog', () => {
  test('takes the land out of sight: without a navigator the way is lost for certain', async () => {
    await table.sailOut({ facts: { navigator: false } });
    await table.course(coast);
    await table.tell('weather.say', { words: 'dense fog', fog: true });
    const preview = await table.ask('travel.preview', { kind: 'sail', faces: [3, 4] });
    expect(preview.wanted?.title).toContain('How far off');
    // The referee's word goes before.
    const seen = await table.ask('travel.preview', { kind: 'sail', faces: [3, 4], sight: true });
    expect(seen.wanted?.title).toBe('Losing the way, coastal waters, 2 in 6');
  });

  test('thrown with the day it counts for that day', async () => {
    await table.sailOut({ facts: { navigator: false }, settings: { weather: true } });
    await table.course(coast);
    // Wind 7; weather 1 + 3, dense fog.
    const preview = await table.ask('travel.preview', { kind: 'sail', faces: [3, 4, 1, 3] });
    expect(preview.wanted?.title).toContain('How far off');
  });

  test('hides the land that would stop them', async () => {
    await table.sailOut();
    await table.course({ ground: 'sea', way: 'open', miles: 30 }, coast);
    await table.tell('weather.say', { words: 'dense fog', fog: true });
    expect((await table.sail([3, 4, 5, 6])).stopped).toBeNull();
    await table.tell('journal.undo', {});
    await table.tell('weather.say', { words: 'clear' });
    expect((await table.sail([3, 4, 5])).stopped).toBe('Land comes into sight');
  });
});

describe('on a map', () => {
  let mapId: number;
  beforeEach(async () => {
    await table.setOut('ose', { settings: { weather: true } });
    mapId = await table.addMap('The Marches');
    const runs = Array.from({ length: 20 }, (_, row) => ({ col: 0, row, length: 20, code: 1 }));
    await table.tell('map.paint', { mapId, layer: 'terrain', runs });
    await table.tell('travel.place', { on: { mapId, col: 5, row: 5 } });
    await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 5, row: 7 }] });
  });

  const seen = async () => {
    const marks = await table.ask('map.marks', { mapId });
    const ids = marks.flatMap(({ id, layer }) => (layer === 'known' ? [id] : []));
    return JSON.stringify(await table.ask('map.chunks', { ids }));
  };

  test('in fog nobody sees beyond their own hex', async () => {
    await table.tell('map.change', { id: mapId, hexMiles: 3 });
    await table.tell('weather.say', { words: 'dense fog', fog: true });
    await table.march(6);
    const inFog = await seen();
    await table.tell('journal.undo', {});
    await table.tell('weather.say', { words: 'clear' });
    await table.march(6);
    expect(await seen()).not.toBe(inFog);
  });

  test('a region’s climate says the table, where weather stands for it', async () => {
    const { code, id } = await table.tell('map.addRegion', { mapId, name: 'The Waste', climate: 'dry' });
    const runs = [{ col: 5, row: 5, length: 1, code }];
    await table.tell('map.paint', { mapId, layer: 'region', runs });
    const tableName = async () => (await table.ask('weather.view', {})).tableName;
    expect(await tableName()).toBe('dry');
    await table.tell('travel.place', { on: { mapId, col: 9, row: 9 } });
    expect(await tableName()).toBe('any season');
    await table.tell('travel.place', { on: { mapId, col: 5, row: 5 } });
    const refused = await table.refusal('map.changeRegion', { id, climate: 'balmy' });
    expect(refused.message).toBe('No weather table stands for the climate “balmy”. Nothing was changed.');
    const lines = [{ low: 2, high: 12, words: 'a warm wind' }];
    await table.tell('weather.setTable', { name: 'balmy winter', lines });
    expect((await table.ask('weather.view', {})).climates).toEqual(['cold', 'dry', 'wet', 'balmy']);
    await table.tell('map.changeRegion', { id, climate: 'balmy' });
    // It is no winter, and of balmy weather nothing more is known.
    expect(await tableName()).toBe('any season');
    await table.tell('map.changeRegion', { id, notes: 'Sand.' });
    await table.tell('map.changeRegion', { id, climate: '' });
  });
});
