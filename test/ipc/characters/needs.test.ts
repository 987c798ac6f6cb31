import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk();
});
afterEach(() => table.end());

type Added = CommandInput<'character.add'>;

const campaign = (system: string) =>
  table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system, settings: {} });
const join = async (name: string, hp: number, maxHp: number, more: Partial<Added> = {}) =>
  (
    await table.tell('character.add', {
      name,
      className: 'Fighter',
      level: 1,
      abilities: { constitution: 14 },
      hp,
      maxHp,
      ...more,
    })
  ).id;
const rations = (quantity: number) => ({ kind: 'ration' as const, name: 'rations', quantity });
const water = (quantity: number) => ({ kind: 'water' as const, name: 'waterskin', quantity });
const clockTo = (day: number, hour = 8) => table.tell('clock.advanceTo', { day, hour, minute: 0 });
const needs = () => table.ask('need.list', {});
const person = async (id: number) => (await needs()).people.find((each) => each.id === id);
const dayPrompts = async () =>
  (await table.ask('dungeon.delve', {})).promptsOutside.filter(({ kind }) => kind === 'dayEnd');
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0];

describe('a day’s end', () => {
  test('it stands after midnight, several days as one, until settled or let pass', async () => {
    await campaign('ose');
    await join('Wren', 4, 4);
    expect(await dayPrompts()).toEqual([]);
    expect((await table.refusal('need.endDay', {})).code).toBe('refused');
    await clockTo(2);
    expect(await dayPrompts()).toMatchObject([{ title: 'Day 1 has ended', key: 'dayEnd:1' }]);
    await clockTo(4);
    expect(await dayPrompts()).toMatchObject([{ title: 'Days 1 to 3 have ended' }]);
    await table.tell('need.endDay', { food: 'found', water: 'found' });
    expect(await dayPrompts()).toEqual([]);
    expect((await newest())?.summary).toBe('Days 1 to 3 settled. All ate and drank.');
    await table.tell('journal.undo', {});
    expect(await dayPrompts()).toHaveLength(1);
    await table.tell('prompt.answer', { key: 'dayEnd:1', answer: 'delay' });
    expect(await dayPrompts()).toEqual([]);
    await clockTo(4, 9);
    expect(await dayPrompts()).toHaveLength(1);
    await table.tell('prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' });
    expect(await dayPrompts()).toEqual([]);
    await clockTo(5);
    expect(await dayPrompts()).toMatchObject([{ title: 'Day 4 has ended' }]);
  });

  test('each eats their own first; who has none takes from the beasts, the pool and last from the richest', async () => {
    await campaign('ose');
    const hild = await join('Hild', 8, 8, { items: [rations(5), water(9)] });
    const wren = await join('Wren', 4, 4, { items: [rations(1), water(9)] });
    await join('Mule', 9, 9, { kind: 'mount', items: [rations(1)] });
    await table.tell('inventory.add', { to: { in: 'pool' }, item: rations(1) });
    await clockTo(5);
    const input = { people: [] };
    const preview = await table.ask('need.preview', input);
    expect(preview).toMatchObject({ span: { from: 1, to: 4 }, rations: { before: 8, after: 0 } });
    expect(preview.people.map(({ name, food }) => [name, food.text])).toEqual([
      ['Hild', '4 of their own'],
      ['Wren', '1 of their own, 1 of Mule’s, 1 from the pool, 1 of Hild’s'],
      ['Mule', 'found or bought'],
    ]);
    await table.tell('need.endDay', input);
    expect(await person(hild)).toMatchObject({ rations: 0, water: 5, daysWithoutFood: 0 });
    expect(await person(wren)).toMatchObject({ rations: 0, water: 5, daysWithoutFood: 0 });
    await table.tell('journal.undo', {});
    expect((await needs()).rations).toBe(8);
  });

  test('who has nothing goes without, day upon day, and eating ends it', async () => {
    await campaign('ose');
    const hild = await join('Hild', 8, 8, { items: [rations(2), water(2)] });
    const wren = await join('Wren', 4, 4);
    await clockTo(3);
    await table.tell('need.endDay', { share: false, water: 'found' });
    expect((await newest())?.summary).toBe('Days 1 to 2 settled. Wren goes 2 days without food.');
    expect(await person(hild)).toMatchObject({ wants: [], rations: 0 });
    expect(await person(wren)).toMatchObject({
      daysWithoutFood: 2,
      wants: [
        {
          need: 'food',
          text: '2 days without food: −2 to attacks suggested',
          reasons: [{ rule: 'OSE-HAZ-4' }],
        },
      ],
    });
    await clockTo(4);
    await table.tell('need.endDay', {
      food: 'none',
      people: [{ characterId: wren, food: 'found' }],
    });
    expect(await person(hild)).toMatchObject({ daysWithoutFood: 1, daysWithoutWater: 0 });
    expect(await person(wren)).toMatchObject({ daysWithoutFood: 0 });
    await clockTo(6);
    await table.tell('need.endDay', { food: 'none', water: 'none' });
    expect((await person(wren))?.wants.map(({ need }) => need)).toEqual(['food', 'water']);
  });

  test('the dead are left out unless the referee says otherwise; a stranger is refused', async () => {
    await campaign('ose');
    const corin = await join('Corin', 0, 4, { items: [rations(3)] });
    await join('Wren', 4, 4, { items: [rations(3)] });
    await clockTo(2);
    const preview = await table.ask('need.preview', {});
    expect(preview.people.map(({ takesPart }) => takesPart)).toEqual([false, true]);
    expect((await table.refusal('need.endDay', { people: [{ characterId: 99 }] })).details).toHaveProperty(
      'people',
    );
    await table.tell('need.endDay', { people: [{ characterId: corin, takesPart: true }], water: 'found' });
    expect((await needs()).rations).toBe(4);
  });

  test('in a delve the end of the day stands in the delve’s queue', async () => {
    await campaign('ose');
    await join('Wren', 4, 4);
    await table.tell('clock.advanceTo', { day: 1, hour: 23, minute: 50 });
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null });
    await table.tell('dungeon.passTurn', { activity: 'explore' });
    const { delve, promptsOutside } = await table.ask('dungeon.delve', {});
    expect(promptsOutside).toEqual([]);
    expect(delve?.prompts.map(({ kind }) => kind)).toContain('dayEnd');
    expect(delve?.prompts.at(-1)?.kind).toBe('dayEnd');
  });
});

describe('healing by each system', () => {
  test('ose: a complete day heals a d3, typed for each', async () => {
    await campaign('ose');
    const hild = await join('Hild', 2, 9);
    const wren = await join('Wren', 1, 4);
    await clockTo(3);
    const bed = { food: 'found', water: 'found', rest: 'full' } as const;
    const preview = await table.ask('need.preview', bed);
    expect(preview.people.map(({ healing }) => healing)).toMatchObject([
      { text: 'heals 2d3', dice: { count: 2, sides: 3 }, hpAfter: null },
      { text: 'heals 2d3', dice: { count: 2, sides: 3 }, hpAfter: null },
    ]);
    const typed = await table.ask('need.preview', {
      ...bed,
      people: [
        { characterId: hild, faces: [3, 1] },
        { characterId: wren, faces: [2] },
      ],
    });
    expect(typed.people.map(({ healing }) => healing.hpAfter)).toEqual([6, null]);
    // Hild 2 + 3 + 1 = 6; Wren 1 + 2 + 2 is capped at 4.
    await table.tell('need.endDay', {
      ...bed,
      people: [
        { characterId: hild, faces: [3, 1] },
        { characterId: wren, faces: [2, 2] },
      ],
    });
    expect((await needs()).people.map(({ hp }) => hp)).toEqual([6, 4]);
    expect((await newest())?.summary).toContain('Hild healed 4 (6 of 9). Wren healed 3 (4 of 4).');
    expect((await newest())?.rolls).toHaveLength(4);
  });

  test('ose: a night heals nothing; more dice than days are refused; a word of the referee stands', async () => {
    await campaign('ose');
    const hild = await join('Hild', 2, 9);
    await clockTo(2);
    const night = { food: 'found', water: 'found' } as const;
    const refused = await table.refusal('need.endDay', {
      ...night,
      rest: 'full',
      people: [{ characterId: hild, faces: [1, 2] }],
    });
    expect(refused).toMatchObject({ code: 'dice-count', details: { people: 'Hild: 1 die at most.' } });
    expect(
      (
        await table.refusal('need.endDay', {
          ...night,
          rest: 'full',
          people: [{ characterId: hild, faces: [4] }],
        })
      ).code,
    ).toBe('bad-die');
    await table.tell('need.endDay', night);
    expect(await person(hild)).toMatchObject({ hp: 2 });
    await clockTo(3);
    await table.tell('need.endDay', { ...night, people: [{ characterId: hild, healed: 20 }] });
    expect(await person(hild)).toMatchObject({ hp: 9 });
    expect((await newest())?.outcome).toMatchObject({
      overruled: 'Hild healed 7 by the referee’s word.',
    });
  });

  test('basic-fantasy: sleep by Constitution, its lack adds up and stops healing', async () => {
    await campaign('basic-fantasy');
    const hild = await join('Hild', 2, 9);
    const dull = await join('Dull', 2, 9, { abilities: { constitution: 3 } });
    expect((await needs()).people.map(({ hoursNeeded }) => hoursNeeded?.value)).toEqual([5, 9]);
    await clockTo(3);
    const found = { food: 'found', water: 'found' } as const;
    await table.tell('need.endDay', { ...found, hoursSlept: 6 });
    // Hild needs 5 of the 6 and heals 1 a day; Dull needs 9 and is short two nights.
    expect(await person(hild)).toMatchObject({ hp: 4, nightsShort: 0 });
    expect(await person(dull)).toMatchObject({
      hp: 2,
      nightsShort: 2,
      wants: [{ need: 'sleep', text: '2 nights short of sleep: −2 to attacks and saves' }],
    });
    expect(await table.ask('need.wants', {})).toMatchObject({
      people: [{ name: 'Dull', wants: [{ need: 'sleep', reasons: [{ value: 2, rule: 'BF-SLEEP-5' }] }] }],
      party: [],
    });
    await clockTo(4);
    await table.tell('need.endDay', { ...found, rest: 'full' });
    expect(await person(hild)).toMatchObject({ hp: 6 });
    expect(await person(dull)).toMatchObject({ hp: 4, nightsShort: 0, wants: [] });
  });

  test('swords-wizardry: 1 a day of rest, all after four weeks', async () => {
    await campaign('swords-wizardry');
    const hild = await join('Hild', 2, 30);
    await table.tell('need.restDays', { days: 3, food: 'found', water: 'found' });
    expect(await person(hild)).toMatchObject({ hp: 5, hoursNeeded: null });
    await table.tell('need.restDays', { days: 28, food: 'found', water: 'found' });
    expect(await person(hild)).toMatchObject({ hp: 30 });
  });

  test('swords-wizardry: four weeks on end over several settlements heal all', async () => {
    await campaign('swords-wizardry');
    const hild = await join('Hild', 1, 60);
    const corin = await join('Corin', 1, 60);
    const found = { food: 'found', water: 'found' } as const;
    const hp = async () => [(await person(hild))?.hp, (await person(corin))?.hp];
    await table.tell('need.restDays', { ...found, days: 20 });
    await table.tell('need.restDays', { ...found, days: 1, people: [{ characterId: corin, rest: 'night' }] });
    expect(await hp()).toEqual([22, 21]);
    await table.tell('need.restDays', { ...found, days: 6 });
    const late = await join('Late', 1, 60);
    expect(await hp()).toEqual([28, 27]);
    const preview = await table.ask('need.preview', { ...found, rest: 'full', restDays: 1 });
    expect(preview.people.map(({ healing }) => healing.hpAfter)).toEqual([60, 28, 2]);
    await table.tell('need.restDays', { ...found, days: 1 });
    expect(await hp()).toEqual([60, 28]);
    await table.tell('journal.undo', {});
    expect(await hp()).toEqual([28, 27]);
    await table.tell('journal.redo', {});
    expect(await hp()).toEqual([60, 28]);
    await table.tell('need.restDays', { ...found, days: 21 });
    expect(await hp()).toEqual([60, 60]);
    expect(await person(late)).toMatchObject({ hp: 23 });
  });

  test('swords-wizardry: a day let pass, a worse day and a dungeon begin the count anew', async () => {
    await campaign('swords-wizardry');
    const hild = await join('Hild', 1, 90);
    const found = { food: 'found', water: 'found' } as const;
    const onEnd = async () => {
      const { people } = await table.ask('need.preview', { ...found, rest: 'full', restDays: 1 });
      const counted = people[0]?.healing.reasons.find(({ source }) => source.includes('on end'));
      return counted === undefined ? 1 : Number(counted.value);
    };
    await table.tell('need.restDays', { ...found, days: 5 });
    expect(await onEnd()).toBe(6);
    await clockTo(7);
    await table.tell('need.endDay', { ...found, rest: 'full' });
    expect(await onEnd()).toBe(7);
    await clockTo(8);
    await table.tell('prompt.answer', { key: 'dayEnd:7', answer: 'dismiss' });
    expect(await onEnd()).toBe(1);
    await table.tell('need.restDays', { ...found, days: 2 });
    expect(await onEnd()).toBe(3);
    await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null });
    await table.tell('dungeon.leave', {});
    expect(await onEnd()).toBe(1);
    await table.tell('need.restDays', { ...found, days: 2 });
    expect(await onEnd()).toBe(3);
    await clockTo(13);
    await table.tell('need.endDay', { ...found, rest: 'night' });
    expect(await onEnd()).toBe(1);
    expect(await person(hild)).toMatchObject({ hp: 11 });
  });

  test('hackmaster: the healing of exploration is offered, and the referee’s word goes before it', async () => {
    await campaign('hackmaster');
    const hild = await join('Hild', 2, 30);
    await table.tell('need.restDays', {
      days: 3,
      food: 'found',
      water: 'found',
      people: [{ characterId: hild, faces: [1, 3, 2] }],
    });
    expect(await person(hild)).toMatchObject({ hp: 8 });
    expect((await newest())?.outcome).toMatchObject({
      reasons: expect.arrayContaining([expect.objectContaining({ rule: 'OSE-HEAL-1' })]) as unknown,
    });
    await table.tell('journal.undo', {});
    expect(await person(hild)).toMatchObject({ hp: 2 });
    await table.tell('need.restDays', {
      days: 1,
      food: 'found',
      water: 'found',
      people: [{ characterId: hild, healed: 2 }],
    });
    expect(await person(hild)).toMatchObject({ hp: 4 });
  });
});

test('fatigue stands with its penalty and its reason', async () => {
  await campaign('ose');
  await join('Hild', 8, 8);
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null });
  for (let turn = 0; turn < 6; turn++) await table.tell('dungeon.passTurn', { activity: 'explore' });
  expect(await table.ask('need.wants', {})).toEqual({
    people: [],
    party: [
      {
        need: 'rest',
        text: '−1 to attacks, −1 to damage',
        overdue: true,
        reasons: [{ source: 'no turn of rest in the last hour', value: -1, rule: 'OSE-REST-2' }],
      },
    ],
  });
});

describe('rest outside a dungeon', () => {
  test('days of rest move the clock, settle each day and are one step', async () => {
    await campaign('ose');
    const hild = await join('Hild', 2, 9, { items: [rations(3), water(3)] });
    const rest = { days: 3, people: [{ characterId: hild, faces: [1, 1, 1] }] };
    expect(await table.ask('need.preview', { rest: 'full', restDays: 3 })).toMatchObject({
      span: { from: 1, to: 3, days: 3 },
      rations: { before: 3, after: 0 },
      people: [{ healing: { text: 'heals 3d3' } }],
    });
    await table.tell('need.restDays', rest);
    expect((await table.ask('shell.view', {})).now).toMatchObject({ day: 4, time: '10:00' });
    expect(await person(hild)).toMatchObject({ hp: 5, rations: 0 });
    expect((await newest())?.summary).toBe(
      '3 days of rest, to day 4, 10:00. Days 1 to 3 settled. All ate and drank. Hild healed 3 (5 of 9).',
    );
    expect(await dayPrompts()).toEqual([]);
    await table.tell('journal.undo', {});
    expect((await table.ask('shell.view', {})).now).toMatchObject({ day: 1, time: '10:00' });
    expect(await person(hild)).toMatchObject({ hp: 2, rations: 3 });
  });

  test('only complete rest is the day of rest that the road asks for; of two wants the worse has its cost', async () => {
    await campaign('ose');
    const hild = await join('Hild', 9, 9);
    const { file } = table.desk.campaign;
    file.gate.during('keeping', 0, () =>
      file.db.exec('UPDATE fatigue SET travel_days = 7, day_rest_overdue = 1'),
    );
    const pressedOn = async () => (await table.ask('need.wants', {})).party.map(({ text }) => text);
    await table.tell('need.restDays', { days: 2, rest: 'night', food: 'none', water: 'found' });
    expect(await pressedOn()).toEqual(['−1 to attacks, −1 to damage']);
    await table.tell('need.restDays', { days: 1, rest: 'full', food: 'none', water: 'none' });
    expect(await pressedOn()).toEqual([]);
    expect((await person(hild))?.wants.map(({ text }) => text)).toEqual([
      '3 days without food: −3 to attacks suggested',
      '1 day without water: the lack of food counts',
    ]);
  });

  test('not before the days that ended are settled, and not in a dungeon', async () => {
    await campaign('ose');
    await join('Hild', 2, 9);
    await clockTo(2);
    expect((await table.refusal('need.restDays', { days: 1 })).message).toContain('Day 1 is not settled yet');
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null });
    expect((await table.refusal('need.restDays', { days: 1 })).message).toContain('by turns');
    expect((await table.refusal('need.restHours', { hours: 1 })).message).toContain('by turns');
  });

  test('hours of rest pass on the one clock and end what ends in them', async () => {
    await campaign('ose');
    const hild = await join('Hild', 2, 9);
    await table.tell('effect.add', {
      name: 'bless',
      kind: 'spell',
      characterIds: [hild],
      duration: { amount: '1', unit: 'hours', faces: null },
    });
    await table.tell('need.restHours', { hours: 8 });
    expect((await newest())?.summary).toBe('8 hours of rest, to day 1, 18:00. Hild’s bless ended.');
    await table.tell('need.restHours', { hours: 8 });
    expect(await dayPrompts()).toHaveLength(1);
  });
});
