import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SeaDesk } from './sea-desk.ts';

// Worked from the text: 360' is a fifth of it in miles, 72 a day, 3 an hour under sail round the clock; somebody comes on
// 2 in 6. The one check of a day of 24 hours falls at half of it, 20:00. Plain wind: 2 no sailing, 12 gale, else as it is.

let table: SeaDesk;

beforeEach(() => {
  table = new SeaDesk();
});
afterEach(() => table.end());

const sea = { ground: 'sea', way: 'open', miles: 400 } as const;
const coast = { ground: 'coast', way: 'open', miles: 400 } as const;

describe('a plain day under sail', () => {
  test('is one step: wind, direction, check, supper at sea, the night, and one undo takes it back', async () => {
    await table.sailOut();
    await table.course(sea);
    // Wind 3 + 4; lost on 2 in 6 with a navigator: 5; the check: 6.
    expect(await table.sail([3, 4, 5, 6])).toEqual({ stopped: null });
    expect(await table.said()).toBe(
      'Day 1 of the road, afloat: Wind 7: normal. Open sea 72 miles. Supper: 1 ration, 1 water. Day 3, 08:00.',
    );
    expect(await table.now()).toBe('3 08:00');
    expect(await table.today()).toMatchObject({
      kind: 'sail',
      phase: 'done',
      direction: { chanceInSix: 2, die: 5, offsetDegrees: 0 },
      checks: [{ day: 2, time: '20:00', ground: 'sea', chanceInSix: 2, die: 6, encounter: false }],
      sea: { goes: 'sail', wind: 7, windName: 'normal', gale: null },
    });
    expect((await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0)).toBe(72);
    const { milesAhead, ground, aboardId, stores } = await table.road();
    expect({ milesAhead, ground, aboardId }).toEqual({
      milesAhead: 328,
      ground: 'sea',
      aboardId: table.shipId,
    });
    // Salt water is drunk by nobody.
    expect(stores).toMatchObject({ food: { portions: 19 }, water: { portions: 19, found: false } });
    await table.tell('journal.undo', {});
    expect(await table.now()).toBe('2 08:00');
    expect((await table.road()).days).toEqual([]);
    await table.tell('journal.redo', {});
    expect((await table.road()).milesAhead).toBe(328);
  });

  test('the card asks for the wind first, then direction and check, and tells what is open to all', async () => {
    await table.sailOut();
    await table.course(coast);
    const preview = (...faces: number[]) => table.ask('travel.preview', { kind: 'sail', faces });
    expect((await preview()).wanted).toMatchObject({ title: 'Wind', sides: 6, nth: 1 });
    expect((await preview(3)).wanted).toMatchObject({ title: 'Wind', sides: 6, nth: 2 });
    const after = await preview(3, 4);
    expect(after.open).toEqual(['Wind 7: normal.']);
    expect(after.miles).toEqual([{ ground: 'coast', way: 'open', miles: 72 }]);
    expect(after.wanted?.title).toBe('Losing the way, coastal waters, 2 in 6');
    expect((await preview(3, 4, 3)).wanted?.title).toBe('Wandering check, coastal waters, 2 in 6');
    expect((await preview(3, 4, 3, 3)).wanted).toBeNull();
  });

  test('without a navigator the open sea leads astray without a die, in sight of land on 2 in 6', async () => {
    await table.sailOut({ facts: { navigator: false } });
    await table.course(sea);
    // Wind, how far off, check.
    await table.sail([3, 4, 1, 6]);
    expect((await table.today()).direction).toEqual({
      chanceInSix: 6,
      die: null,
      offsetDegrees: -90,
      told: false,
    });
    await table.course(coast);
    await table.sail([3, 4, 2, 3, 6]);
    expect((await table.today()).direction).toMatchObject({ chanceInSix: 2, die: 2, offsetDegrees: -45 });
  });

  test('a river loses nobody; its die comes last, with it or against it, and never below nothing', async () => {
    await table.sailOut({ facts: { goes: 'oar', oarFeet: 90, sailFeet: null } });
    await table.course({ ground: 'river', way: 'downstream', miles: 100 });
    // By oars on a river there is no wind to reckon with: the current (4 + 6), the check.
    await table.sail([4, 6]);
    expect(await table.today()).toMatchObject({ direction: null, sea: { wind: null } });
    const made = async () => (await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0);
    // 18 by oars and 10 with the stream.
    expect(await made()).toBe(28);
    await table.course({ ground: 'river', way: 'upstream', miles: 100 });
    await table.sail([4, 6]);
    expect(await made()).toBe(8);
    await table.tell('ship.setFacts', { id: table.shipId, facts: { oarFeet: 50 } });
    await table.sail([6, 6]);
    expect(await made()).toBe(0);
    // Rivers have water to drink.
    expect((await table.road()).stores.water).toEqual({ portions: 20, days: 20, found: true });
  });

  test('a calm holds sails, and oars only by the finer table, at a third', async () => {
    await table.sailOut({ facts: { oarFeet: 90 }, settings: { windVariable: true } });
    await table.course(coast);
    await table.sail([1, 1, 6]);
    const made = async () => (await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0);
    expect([await made(), (await table.today()).direction, await table.now()]).toEqual([0, null, '3 08:00']);
    await table.tell('ship.setFacts', { id: table.shipId, facts: { goes: 'oar' } });
    // No wind; lost: 6; the check at half of eight hours: 6.
    await table.sail([1, 1, 6, 6]);
    expect(await made()).toBe(6);
    expect((await table.today()).checks[0]?.time).toBe('12:00');
  });

  test('whoever comes stops her at the hour, and the rest of the day is sailed after they are met', async () => {
    await table.sailOut();
    await table.course(sea);
    expect(await table.sail([3, 4, 5, 2])).toEqual({ stopped: 'Somebody comes, Day 2, 20:00' });
    const { due } = await table.road();
    expect(due).toMatchObject({ ground: 'sea', encounter: true });
    await table.tell('encounter.begin', {
      who: 'sharks',
      number: 3,
      roadCheckId: due?.id ?? 0,
    });
    await table.tell('encounter.conclude', { outcome: 'they lose interest', rounds: 3 });
    expect(await table.sail()).toEqual({ stopped: null });
    expect((await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0)).toBe(72);
    expect(await table.now()).toBe('3 08:10');
  });

  test('she arrives within the day, and the clock says when', async () => {
    await table.sailOut();
    await table.course({ ...coast, miles: 30, name: 'the harbour' });
    expect(await table.sail([3, 4, 5])).toEqual({ stopped: 'They are where they meant to go' });
    // 30 miles at 3 an hour.
    expect(await table.now()).toBe('2 18:00');
  });
});

describe('hull, hands and water', () => {
  test('each whole tenth of the hull takes a tenth, oarsmen likewise by oars alone, water aboard a third', async () => {
    await table.sailOut({ facts: { oarFeet: 90, oarCrew: 20, crew: 15, companyWorks: false } });
    const rate = async () => {
      const { rate: base, miles } = await table.ship();
      return [base.value, miles.value];
    };
    expect(await rate()).toEqual([360, 72]);
    await table.tell('ship.damage', { id: table.shipId, points: 13, by: 'a reef' });
    expect(await table.said()).toBe('Gull loses 13 hull points, a reef: 47 of 60.');
    // 13 of 60 are two whole tenths.
    expect(await rate()).toEqual([288, 57]);
    await table.tell('ship.setFacts', { id: table.shipId, facts: { goes: 'oar' } });
    // 90' x 8/10 x 8/10: five of twenty oarsmen lack, two whole tenths.
    expect(await rate()).toEqual([57, 11]);
    await table.tell('ship.setFacts', { id: table.shipId, facts: { goes: 'sail', takenOnWater: true } });
    expect(await rate()).toEqual([288, 38]);
  });

  test('a crew mends half of the damage and no more', async () => {
    await table.sailOut({ facts: { crew: 12, companyWorks: false, takenOnWater: true } });
    await table.tell('ship.damage', { id: table.shipId, points: 13, by: '' });
    // Twelve hands are two points a turn: six points in three turns.
    expect(await table.tell('ship.repair', { id: table.shipId })).toEqual({ mended: 6 });
    expect(await table.said()).toBe('Gull. Her crew, in 3 turns, mends 6 hull points: 53 of 60.');
    expect((await table.refusal('ship.repair', { id: table.shipId })).message).toContain('can mend no more');
    expect(await table.ship()).toMatchObject({ hull: { points: 53, most: 60 }, takenOnWater: true });
  });

  test('a near gale: a die for a seaworthy ship under 10, then a third slower from that day', async () => {
    await table.sailOut({ settings: { windVariable: true } });
    await table.course(sea);
    // 11; d100 10: she takes on water. Twice 72, two thirds of it: 96.
    await table.sail([5, 6, 10, 5, 6]);
    expect((await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0)).toBe(96);
    expect((await table.ship()).takenOnWater).toBe(true);
    expect(await table.said()).toContain('Wind 11: near gale. She takes on water.');
  });
});

describe('who works, who eats', () => {
  test('the crew travels, passengers do not; complete rest aboard rests both', async () => {
    await table.sailOut({ facts: { companyWorks: false, crew: 2 }, rations: 60, water: 60 });
    await table.course({ ...coast, miles: 1000 });
    for (let day = 0; day < 6; day++) await table.sail([3, 4, 5, 6]);
    expect((await table.road()).rest).toMatchObject({ due: false, daysLeft: 6 });
    expect((await table.ship()).crewDays).toBe(6);
    await table.tell('ship.setFacts', { id: table.shipId, facts: { companyWorks: true } });
    await table.sail([3, 4, 5, 6]);
    expect((await table.road()).rest.daysLeft).toBe(5);
    // At anchor: no wind, the check at noon.
    await table.tell('travel.passDay', { kind: 'rest', faces: [6] });
    expect((await table.road()).rest.daysLeft).toBe(6);
    expect((await table.ship()).crewDays).toBe(0);
  });

  test('hired hands eat from what is aboard, after the company', async () => {
    await table.sailOut({ facts: { crew: 9 }, rations: 0, water: 0 });
    await table.course(sea);
    await table.tell('inventory.add', {
      to: { in: 'holder', id: table.shipId },
      item: { kind: 'ration', name: 'ship’s biscuit', quantity: 18 },
    });
    await table.tell('inventory.add', {
      to: { in: 'holder', id: table.shipId },
      item: { kind: 'water', name: 'casks', quantity: 60 },
    });
    expect((await table.road()).stores).toMatchObject({ eaters: 10, food: { portions: 18, days: 1 } });
    await table.sail([3, 4, 5, 6]);
    expect((await table.road()).stores).toMatchObject({ food: { portions: 8 }, water: { portions: 50 } });
    // At six in the evening the second supper lacks two: said once.
    expect(await table.sail([3, 4, 5])).toEqual({ stopped: '2 of the crew without food' });
    expect(await table.now()).toBe('3 18:00');
    expect(await table.sail([6])).toEqual({ stopped: null });
    expect(await table.said()).toContain('Supper: 8 rations, 10 water. 2 of the crew without food.');
    expect((await table.road()).stores).toMatchObject({ food: { portions: 0 }, water: { portions: 40 } });
  });
});

describe('refused with a sentence, and nothing kept', () => {
  test.each([
    [
      'water afoot',
      null,
      'march',
      { ground: 'lake', way: 'open', miles: 8 },
      'The way goes over the lake. Go aboard',
    ],
    ['sailing afoot', null, 'sail', sea, 'Nobody is aboard a vessel.'],
    [
      'land aboard',
      'ship',
      'sail',
      { ground: 'hills', way: 'open', miles: 8 },
      'goes ashore over hills ground. Leave Gull',
    ],
    ['a march aboard', 'ship', 'march', sea, 'They are aboard Gull.'],
    ['a forced march afloat', 'ship', 'forced', sea, 'There is no forced march afloat'],
    ['hunting afloat', 'ship', 'hunt', sea, 'They are aboard Gull.'],
  ] as const)('%s', async (_, on, kind, leg, words) => {
    await table.sailOut();
    if (on === null) await table.board(table.hildId, null);
    await table.course(leg);
    const before = await table.now();
    expect((await table.refusal('travel.passDay', { kind })).message).toContain(words);
    expect(await table.now()).toBe(before);
  });

  test('a road over the sea, a lake upstream, a ship nobody is all aboard of, dice that are none', async () => {
    await table.sailOut();
    const course = (leg: { ground: 'sea' | 'lake'; way: 'road' | 'upstream'; miles: number }) =>
      table.refusal('travel.setCourse', { goal: 'X', legs: [leg] });
    expect((await course({ ground: 'sea', way: 'road', miles: 5 })).code).toBe('bad-input');
    expect((await course({ ground: 'lake', way: 'upstream', miles: 5 })).code).toBe('bad-input');
    await table.course(sea);
    await table.tell('character.add', {
      name: 'Wren',
      className: 'Thief',
      level: 1,
      abilities: {},
      hp: 4,
      maxHp: 4,
    });
    expect((await table.refusal('travel.passDay', { kind: 'sail' })).message).toContain(
      'Wren is not aboard Gull.',
    );
    expect((await table.refusal('ship.setFacts', { id: table.hildId, facts: { crew: 1 } })).code).toBe(
      'not-found',
    );
    expect(
      (await table.refusal('ship.setFacts', { id: table.shipId, facts: { goes: 'oar' } })).message,
    ).toContain('has no oars');
    expect((await table.refusal('ship.repair', { id: table.hildId })).code).toBe('not-found');
  });

  test('the way from the sea over land: she sails to the shore and stops', async () => {
    await table.sailOut();
    await table.course({ ...coast, miles: 6 }, { ground: 'hills', way: 'open', miles: 8 });
    expect(await table.sail([3, 4, 5])).toEqual({ stopped: 'The way goes ashore over hills ground' });
    expect(await table.now()).toBe('2 10:00');
  });
});

test('the ship’s log holds wind, miles, hull, stores and dice of each day afloat', async () => {
  await table.sailOut();
  await table.course(coast);
  await table.sail([3, 4, 5, 6]);
  await table.sail([2, 4, 5, 5]);
  const { days } = await table.ask('ship.log', {});
  expect(days).toMatchObject([
    { number: 1, vessel: 'Gull', wind: { total: 7 }, hull: 60, food: 19, water: 19, gale: null },
    { number: 2, wind: { total: 6, words: 'normal' }, food: 18, checks: [{ time: '20:00', die: 5 }] },
  ]);
});

test.each(['ose', 'basic-fantasy', 'hackmaster', 'swords-wizardry'])(
  '%s: the sea is by the same rules',
  async (system) => {
    await table.sailOut({ system });
    await table.course(sea);
    expect(await table.sail([3, 4, 5, 6])).toEqual({ stopped: null });
    expect((await table.road()).milesAhead).toBe(328);
  },
);

test('a vessel of the list brings her figures: a longship of 450 feet by sail and 90 by oars', async () => {
  await table.setOut();
  const { id } = await table.tell('character.addFromContent', {
    list: 'water_vessels',
    id: 'longship',
    kind: 'vessel',
    name: 'Wyrm',
    hp: null,
  });
  const { ships } = await table.ask('ship.view', {});
  expect(ships.find((ship) => ship.id === id)).toMatchObject({
    sailFeet: 450,
    sailCrew: 75,
    oarFeet: 90,
    oarCrew: 60,
    seaworthy: true,
    captainWanted: true,
    waters: ['sea', 'coast', 'lake', 'river', 'marsh'],
  });
  const { id: galley } = await table.tell('character.addFromContent', {
    list: 'water_vessels',
    id: 'galley-small',
    kind: 'vessel',
    name: 'Oar',
    hp: null,
  });
  const after = await table.ask('ship.view', {});
  expect(after.ships.find((ship) => ship.id === galley)).toMatchObject({
    seaworthy: false,
    waters: ['coast'],
  });
});

test('a vessel of which the book says nothing is seaworthy', async () => {
  await table.sailOut({ system: 'basic-fantasy' });
  const caravel = { list: 'water_vessels', id: 'caravel', kind: 'vessel', name: 'Wyrm', hp: null } as const;
  const { id } = await table.tell('character.addFromContent', caravel);
  const { ships } = await table.ask('ship.view', {});
  expect(ships.find((ship) => ship.id === id)?.seaworthy).toBe(true);
});

test('what she lacks in hands and captain is told on the card and forbids nothing', async () => {
  await table.sailOut({ facts: { sailCrew: 10, captainWanted: true } });
  await table.course(coast);
  const { open, refusal } = await table.ask('travel.preview', { kind: 'sail' });
  expect(refusal).toBeNull();
  expect(open).toEqual(['She wants 10 hands and has 1.', 'She wants a captain and has none.']);
});

test('land in sight or none is what the referee says, over the waters', async () => {
  await table.sailOut({ facts: { navigator: false } });
  await table.course(sea);
  const wanted = async (sight: boolean | null) =>
    (await table.ask('travel.preview', { kind: 'sail', sight, faces: [3, 4] })).wanted?.title;
  const sure = 'How far off the course';
  const perhaps = (water: string) => `Losing the way, ${water}, 2 in 6`;
  // Out of sight of land nobody without a navigator keeps a course.
  expect([await wanted(null), await wanted(true)]).toEqual([sure, perhaps('open sea')]);
  await table.course(coast);
  expect([await wanted(null), await wanted(false)]).toEqual([perhaps('coastal waters'), sure]);
});

test('land that comes into sight from the open sea is a stop of its own, and the day goes on from there', async () => {
  await table.sailOut();
  await table.course({ ...sea, miles: 30 }, { ...coast, miles: 100 });
  // 3 miles an hour: thirty miles are ten hours.
  expect((await table.sail([3, 4, 5])).stopped).toBe('Land comes into sight');
  expect(await table.now()).toBe('2 18:00');
  expect((await table.road()).milesAhead).toBe(100);
  expect((await table.sail([6])).stopped).toBeNull();
  expect((await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0)).toBe(72);
});
