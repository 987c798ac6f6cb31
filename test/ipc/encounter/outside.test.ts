import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  table = new EncounterTable();
});
afterEach(() => table.end());

/** Seconds of the one clock. */
const clock = (): number =>
  table.desk.campaign.file.db.prepare<[], number>('SELECT seconds FROM clock').pluck().get() ?? 0;

const pursuit = async () => {
  const { pursuit: view } = await table.meeting();
  if (!view) throw new Error('Nobody flees.');
  return view;
};

/** Neither side is surprised, and they are so far apart. */
async function apart(distance: number): Promise<void> {
  await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
  await table.tell('encounter.settle', { step: 'distance', said: { distance } });
}

describe.each(systems.map(({ id, meeting }) => [id, meeting.distance.unitOn('wilderness')] as const))(
  'in the wild by the rules of %s',
  (system, unit) => {
    test('a meeting is walked through, takes its turn of the one clock, and is taken back', async () => {
      await table.sitOutside(system);
      const began = clock();
      await table.tell('encounter.begin', { who: 'wolves', number: 5 });
      expect((await table.newest()).summary).toBe('Encounter in the wilderness: 5 wolves.');
      expect(await table.meeting()).toMatchObject({
        turn: null,
        ground: 'wilderness',
        unit,
        step: 'surprise',
      });
      expect((await table.meeting()).light.text).toBe('');
      await apart(80);
      expect((await table.newest()).outcome).toMatchObject({
        encounter: { [unit === 'feet' ? 'distanceFeet' : 'distanceYards']: 80 },
      });
      await table.tell('encounter.course', { course: 'fight' });
      await table.tell('encounter.rollFoes', { hp: 4 });
      const { roundSeconds, turnSeconds } = systems.find(({ id }) => id === system)?.clock ?? {};
      await table.tell('encounter.noteRound', { rounds: 3 });
      expect(clock()).toBe(began + 3 * (roundSeconds ?? 0));
      await table.tell('encounter.conclude', { outcome: 'they slink away' });
      expect((await table.newest()).summary).toBe('Encounter with 5 wolves: they slink away.');
      expect(clock()).toBe(began + (turnSeconds ?? 0));
      expect(await table.ask('encounter.view', {})).toBeNull();
      await table.tell('journal.undo', {});
      expect(clock()).toBe(began + 3 * (roundSeconds ?? 0));
      await table.tell('journal.undo', {});
      expect(clock()).toBe(began);
    });
  },
);

describe('distances', () => {
  test('in yards by dice, nearer where anybody is surprised; in feet where the referee counts so', async () => {
    await table.sitOutside('ose');
    await table.tell('encounter.begin', { who: 'wolves', number: 5 });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [6], monsters: [6] } });
    expect((await table.weighed('distance')).dice).toMatchObject([{ sides: [6, 6, 6, 6] }]);
    await table.tell('encounter.settle', { step: 'distance', typed: { distance: [1, 2, 3, 4] } });
    expect(await table.step('distance')).toMatchObject({ figure: '100 yards', amount: 100 });
    expect((await table.newest()).summary).toBe('Distance to 5 wolves: 100 yards.');
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [1], monsters: [6] } });
    await table.tell('encounter.settle', { step: 'distance', typed: { distance: [4] } });
    expect((await table.step('distance')).figure).toBe('40 yards');
    await table.tell('encounter.conclude', { outcome: 'past' });
    await table.tell('encounter.begin', { who: 'guards', number: 2, ground: 'wilderness', unit: 'feet' });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [6], monsters: [6] } });
    await table.tell('encounter.settle', { step: 'distance', typed: { distance: [1, 1, 1, 1] } });
    expect(await table.step('distance')).toMatchObject({
      figure: "120'",
      reasons: [{}, {}, { source: '40 yards, in feet', value: 120 }],
    });
  });

  test('as many appear as the content says of such ground', async () => {
    await table.sitOutside('ose');
    await table.tell('encounter.begin', { creatureId: 'goblin' });
    const wild = (await table.weighed('number')).text;
    await table.tell('encounter.conclude', { outcome: 'past' });
    await table.tell('encounter.begin', { creatureId: 'goblin', ground: 'dungeon' });
    expect((await table.newest()).summary).toBe('Encounter underground: Goblin.');
    expect((await table.weighed('number')).text).not.toBe(wild);
  });
});

describe('evasion in the open', () => {
  beforeEach(async () => {
    await table.sitOutside('ose');
    await table.tell('encounter.begin', { creatureId: 'hobgoblin', number: 5 });
    await apart(100);
  });

  test('is thrown in percent by sizes and speeds; the card says the chance before', async () => {
    const { flight } = await table.meeting();
    expect(flight.heads).toEqual({ party: 2, monsters: 5 });
    const chance = Number(/on (\d+) in 100/u.exec(flight.partyText)?.[1]);
    expect(flight.partyDice).toMatchObject([{ id: 'evasion', sides: [100], rolls: true }]);
    const thrown: CommandInput<'encounter.flee'> = {
      fleeing: 'party',
      pursued: true,
      typed: { evasion: [chance] },
    };
    expect(await table.tell('encounter.flee', thrown)).toEqual({ outcome: 'escaped' });
    expect((await table.newest()).summary).toContain(`they get away, ${chance} in 100.`);
    await table.tell('journal.undo', {});
    const badly = { ...thrown, typed: { evasion: [Math.min(100, chance + 1)] } };
    expect(await table.tell('encounter.flee', badly)).toEqual({ outcome: null });
  });

  test('a pursuit goes on by days: no rounds are played, the referee says how it ends', async () => {
    await table.tell('encounter.flee', { fleeing: 'party', pursued: true, typed: { evasion: [100] } });
    expect((await table.newest()).summary).toContain('a pursuit by days');
    const began = clock();
    expect(await pursuit()).toMatchObject({
      byWord:
        'Out here a pursuit goes on by days, not by rounds: on the road each can be played, else say how it ends.',
      gap: 100,
      tires: [],
      drop: null,
      obstacle: null,
    });
    expect(await table.refusal('encounter.pursuitRound', {})).toMatchObject({ code: 'refused' });
    expect(clock()).toBe(began);
    await table.tell('encounter.endPursuit', { outcome: 'escaped' });
    expect((await pursuit()).text).toBe('The party got away.');
  });

  test('the surprised cannot evade but by a chance granted', async () => {
    await table.tell('encounter.settle', { step: 'surprise', said: { party: true, monsters: false } });
    await table.tell('encounter.flee', { fleeing: 'party', pursued: true });
    expect((await table.newest()).outcome).toMatchObject({
      overruled: 'Surprised, they cannot evade unless the referee grants a chance.',
    });
    await table.tell('journal.undo', {});
    const granted: CommandInput<'encounter.flee'> = {
      fleeing: 'party',
      pursued: true,
      granted: 30,
      typed: { evasion: [30] },
    };
    expect(await table.tell('encounter.flee', granted)).toEqual({ outcome: 'escaped' });
  });
});

describe('evasion on the water', () => {
  test('needs the rates said, is thrown in percent, and is run round by round in yards', async () => {
    await table.sitOutside('ose');
    await table.tell('encounter.begin', { who: 'pirates', number: 30, ground: 'water' });
    await apart(120);
    expect((await table.meeting()).flight).toMatchObject({
      party: null,
      monsters: null,
      heads: null,
      partyText: 'How fast they go here is the referee’s to say: type it.',
      partyDice: [{ sides: [100] }],
    });
    const run = { fleeing: 'party', pursued: true } as const;
    expect(await table.refusal('encounter.flee', run)).toMatchObject({ code: 'bad-input' });
    const rates = { ...run, fleeingRate: 60, pursuingRate: 70, typed: { evasion: [100] } };
    expect(await table.tell('encounter.flee', rates)).toEqual({ outcome: null });
    const began = clock();
    expect(await pursuit()).toMatchObject({
      gap: 120,
      tires: [],
      text: 'The gap closes by 30 yards a round.',
    });
    await table.tell('encounter.pursuitRound', {});
    expect((await table.newest()).summary).toBe('Pursuit, round 1: the gap is 90 yards.');
    expect(clock()).toBeGreaterThan(began);
    await table.tell('encounter.pursuitRound', {});
    await table.tell('encounter.pursuitRound', {});
    expect(await table.tell('encounter.pursuitRound', {})).toEqual({ outcome: 'caught' });
  });
});

describe('one encounter at a time', () => {
  test('outside nobody goes into a dungeon before it is concluded, and no other begins', async () => {
    await table.sitOutside('ose');
    await table.tell('encounter.begin', { who: 'wolves', number: 5 });
    const concludeFirst = 'Conclude the encounter first; it takes its own turn.';
    expect(await table.refusal('dungeon.enter', { name: 'The Barrow', speakerId: null })).toMatchObject({
      code: 'refused',
      message: concludeFirst,
    });
    expect((await table.refusal('encounter.begin', { who: 'rats' })).message).toBe(concludeFirst);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await table.meeting()).toMatchObject({ who: 'wolves' });
    await table.tell('encounter.conclude', { outcome: 'past' });
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null });
  });

  test('what a wandering check brings is met in its dungeon; nobody meets anybody alone', async () => {
    await table.sitOutside('ose');
    expect(await table.refusal('encounter.begin', { who: 'rats', checkTurn: 2 })).toMatchObject({
      code: 'refused',
    });
    for (const id of [table.hild, table.wren]) await table.tell('character.remove', { id });
    expect(await table.refusal('encounter.begin', { who: 'rats' })).toMatchObject({ code: 'refused' });
  });

  test('in a delve the ground can be another: a lake below', async () => {
    await table.sitDown('ose');
    await table.tell('encounter.begin', { who: 'giant fish', number: 2, ground: 'water' });
    expect((await table.newest()).summary).toBe('Encounter on the water: 2 giant fish.');
    expect(await table.meeting()).toMatchObject({ turn: 1, ground: 'water', unit: 'yards' });
  });
});
