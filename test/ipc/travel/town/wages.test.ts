import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarPresets } from '../../../../shared/calendar/presets.ts';
import { TownDesk } from './town-desk.ts';

let table: TownDesk;
beforeEach(async () => {
  table = new TownDesk({ roll: () => 6 });
  await table.come();
});
afterEach(() => table.end());

const wages = async () => (await table.ask('wage.list', {})).people;
const prompts = async () =>
  (await table.ask('dungeon.delve', {})).promptsOutside.filter(({ kind }) => kind === 'wageDue');
const undo = () => table.tell('journal.undo', {});

describe('a wage', () => {
  test('by the day falls due each morning, stops a stay, and is paid in one step', async () => {
    const bran = await table.hire('Bran', 30);
    expect(await table.preview(5)).toMatchObject({ days: 1, stops: 'Wages fall due: Bran 0.3 gp.' });
    expect(await table.stay(5)).toMatchObject({ days: 1, stopped: 'Wages fall due' });
    expect(await wages()).toMatchObject([{ id: bran, due: { spans: 1, copper: 30, day: 3 }, owed: 0 }]);
    expect(await prompts()).toMatchObject([
      { title: 'Bran is due 0.3 gp', text: 'Wages for a day, to day 3.' },
    ]);
    const before = await table.copper();
    expect(await table.tell('wage.pay', { people: [{ id: bran }], purse: 1 })).toEqual({ copper: 30 });
    expect(await table.said()).toBe('Wages from Hild: Bran 0.3 gp for a day (1 gp).');
    expect(await table.copper()).toBe(before - 30);
    expect(await wages()).toMatchObject([{ due: null, owed: 0, next: { day: 4 } }]);
    expect(await prompts()).toEqual([]);
    await undo();
    expect(await table.copper()).toBe(before);
    expect(await prompts()).toHaveLength(1);
  });

  test('by the month falls due after thirty days where no calendar is kept', async () => {
    await table.hire('Bran', 200, 'month');
    expect(await table.stay(20, { lodging: 0 })).toMatchObject({ days: 20, stopped: null });
    expect(await table.preview(20, { lodging: 0 })).toMatchObject({
      days: 10,
      stops: 'Wages fall due: Bran 2 gp.',
    });
    expect(await table.stay(20, { lodging: 0 })).toMatchObject({ days: 10, stopped: 'Wages fall due' });
    expect(await table.now()).toBe('32 08:00');
  });

  test('is owed, and owed with the next, and paid in part', async () => {
    const bran = await table.hire('Bran', 30);
    await table.stay(1);
    await table.tell('wage.owe', { ids: [bran] });
    expect(await wages()).toMatchObject([{ due: null, owed: 30 }]);
    await table.stay(1);
    expect((await prompts())[0]?.text).toBe('Wages for a day, to day 4. 0.3 gp of earlier wages are owed.');
    await table.tell('wage.pay', { people: [{ id: bran, copper: 45 }], purse: 1 });
    expect(await table.said()).toBe('Wages from Hild: Bran 0.45 gp for a day, still owed 0.15 gp (1 gp).');
    expect(await wages()).toMatchObject([{ due: null, owed: 15 }]);
    await table.tell('wage.waive', { ids: [bran], owed: true });
    expect(await wages()).toMatchObject([{ due: null, owed: 0 }]);
  });

  test('is let go: what was owed before stays', async () => {
    const bran = await table.hire('Bran', 30);
    await table.stay(1);
    await table.tell('wage.owe', { ids: [bran] });
    await table.stay(1);
    await table.tell('wage.waive', { ids: [bran] });
    expect(await table.said()).toBe('Wages let go: Bran 0.3 gp.');
    expect(await wages()).toMatchObject([{ due: null, owed: 30 }]);
  });

  test('let be in the queue asks again with the next; who is dead earns nothing', async () => {
    const bran = await table.hire('Bran', 30);
    await table.stay(1);
    const [first] = await prompts();
    await table.tell('prompt.answer', { key: first?.key ?? '', answer: 'dismiss' });
    expect(await prompts()).toEqual([]);
    await table.stay(1);
    expect(await prompts()).toMatchObject([{ title: 'Bran is due 0.6 gp' }]);
    await table.tell('character.setState', { characterIds: [bran], state: 'dead' });
    expect(await prompts()).toEqual([]);
    expect(await wages()).toEqual([]);
  });

  test('stops days that go by themselves, and waits as a prompt wherever the clock stands', async () => {
    await table.hire('Bran', 30);
    const came = await table.tell('travel.passDays', { kind: 'camp', days: 5 });
    expect(came).toEqual({ days: 1, stopped: 'Wages fall due' });
    await table.tell('dungeon.enter', { name: 'Den', speakerId: null });
    const { delve } = await table.ask('dungeon.delve', {});
    expect(delve?.prompts.map(({ kind }) => kind)).toContain('wageDue');
  });

  test('of several is paid at once from the pool', async () => {
    const ids = [await table.hire('Bran', 30), await table.hire('Cai', 125)];
    await table.stay(1, { lodging: 0 });
    const what = [{ kind: 'coin' as const, name: 'gp', coin: 'gp' as const, quantity: 5 }];
    await table.tell('party.findTreasure', { what });
    const paid = await table.tell('wage.pay', { people: ids.map((id) => ({ id })), purse: null });
    expect(paid).toEqual({ copper: 155 });
    expect(await wages()).toMatchObject([{ due: null }, { due: null }]);
  });
});

test('a month of a calendar is over on its own day, or on the last where it has no such day', async () => {
  // Day 2 of the clock is the 31st of January.
  const today = { year: 2001, part: 0, day: 31 };
  await table.tell('calendar.set', { calendar: { definition: { ...calendarPresets.gregorian }, today } });
  await table.hire('Bran', 30, 'month');
  await table.stay(1);
  expect((await wages())[0]?.next).toMatchObject({
    day: 30,
    date: expect.stringContaining('28 February') as string,
  });
});

describe('the end of a journey', () => {
  test('reminds of loyalty, and throws nothing', async () => {
    const bran = await table.hire('Bran', 30);
    await table.tell('character.edit', {
      id: bran,
      changes: { kind: 'retainer', sheet: { loyalty: 8, employerId: 1 } },
    });
    await table.tell('travel.end', {});
    expect(await table.said()).toBe(
      'The journey to Thorn Gate ends. Loyalty of retainers, 2d6 where the referee asks for it: Bran 8.',
    );
  });
});

describe('is refused', () => {
  const refusal = async (name: 'wage.pay' | 'wage.owe' | 'wage.waive', input: object) =>
    (await table.refusal(name, input)).message;

  test('for nobody, for strangers, where nothing is due, and beyond what is', async () => {
    const bran = await table.hire('Bran', 30);
    const nothing = 'No wage of Bran is due. Nothing was changed.';
    expect(await refusal('wage.pay', { people: [{ id: bran }], purse: 1 })).toBe(nothing);
    expect(await refusal('wage.owe', { ids: [bran] })).toBe(nothing);
    expect(await refusal('wage.waive', { ids: [bran] })).toBe(nothing);
    expect(await refusal('wage.owe', { ids: [99] })).toBe('That character is not in the party.');
    await table.stay(1);
    expect(await refusal('wage.pay', { people: [{ id: bran, copper: 31 }], purse: 1 })).toBe(
      'Bran is due 0.3 gp, and no more. Nothing was paid.',
    );
    expect(await refusal('wage.owe', { ids: [bran, bran] })).toBe(
      'Somebody is named twice. Nothing was changed.',
    );
    expect((await table.refusal('wage.pay', { people: [], purse: 1 })).code).toBe('bad-input');
    expect((await table.refusal('wage.pay', { people: [{ id: bran, copper: -1 }], purse: 1 })).code).toBe(
      'bad-input',
    );
    expect(await refusal('wage.pay', { people: [{ id: bran }], purse: 99 })).toBe(
      'That character is not in the party.',
    );
    expect(await refusal('wage.pay', { people: [{ id: bran }], purse: null })).toBe(
      'That comes to 0.3 gp; the pool lacks 3 sp. Nothing was paid.',
    );
    expect(await wages()).toMatchObject([{ due: { copper: 30 } }]);
  });
});
