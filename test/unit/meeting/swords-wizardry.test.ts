import { describe, expect, test } from 'vitest';
import { factsOf, person, systemOf, thrown } from './table.ts';

const { meeting } = systemOf('swords-wizardry');
const flight = meeting.flight('dungeon');
const facts = factsOf('swords-wizardry', { party: [person(1, 'Aud', { className: 'Fighter' })] });
const withRanger = {
  ...facts,
  party: [...facts.party, person(2, 'Strider', { classId: 'ranger', className: 'Ranger' })],
};

const settle = (faces: number[], answers = {}, table = facts) =>
  thrown(faces, (dice) => meeting.surprise.settle(table, answers, dice));

describe('surprise, a die for each side', () => {
  test('1 or 2 surprises; with a Monk or Ranger able to act only a 1', () => {
    expect(settle([2, 3])).toMatchObject({
      party: { surprised: true, die: 2 },
      monsters: { surprised: false, die: 3 },
    });
    expect(settle([3, 2])).toMatchObject({ party: { surprised: false }, monsters: { surprised: true } });
    expect(settle([2, 3], {}, withRanger).party.surprised).toBe(false);
    expect(settle([1, 3], {}, withRanger).party.surprised).toBe(true);
    const stunned = {
      ...withRanger,
      party: withRanger.party.map((each) => ({ ...each, able: each.id !== 2 })),
    };
    expect(settle([2, 3], {}, stunned).party.surprised).toBe(true);
    expect(settle([2, 3], { monkOrRanger: true }).party.surprised).toBe(false);
  });

  test('the referee’s chance goes before the usual one', () => {
    expect(settle([4, 6], { partyChance: 4 }).party.surprised).toBe(true);
    expect(settle([5, 6], { partyChance: 4 }).party.surprised).toBe(false);
    expect(settle([6, 1], { monstersChance: 0 }).monsters.surprised).toBe(false);
    expect(settle([2, 6], { partyChance: 2 }, withRanger).party.surprised).toBe(true);
  });

  test('an ambush is thrown in percent', () => {
    const answers = { partyAmbushPercent: 50 };
    expect(meeting.surprise.weigh(facts, answers).dice[0]).toMatchObject({
      sides: [100],
      why: 'Surprised on 50 or less.',
    });
    expect(settle([50, 6], answers).party.surprised).toBe(true);
    expect(settle([51, 6], answers).party.surprised).toBe(false);
  });

  test('who knows of the others is not thrown for', () => {
    expect(settle([2], { partyAware: true })).toMatchObject({
      party: { surprised: false, die: null },
      monsters: { surprised: true, die: 2 },
    });
  });

  test('one side surprised gives the other one action; both cancel', () => {
    const words = (party: boolean, monsters: boolean) =>
      meeting.surprise.words({ party, monsters, names: null, foes: null });
    expect(words(true, false).text).toBe('the party is surprised: the monsters act once before it');
    expect(words(true, true).text).toBe('both sides are surprised: nobody acts first');
    expect(words(true, true).effect).toContain('on a 1 he drops');
  });

  test('a 1 of d4 drops one thing, or all as the campaign has it', () => {
    const drop = (natural: number, pick: number | null, extent = 'one') =>
      meeting.surprise.drops?.settle([{ id: '1', held: ['sword', 'torch'], natural, pick }], {
        ...facts.settings,
        surpriseDropExtent: extent,
      });
    expect(drop(1, 2)).toEqual([{ id: '1', items: ['torch'] }]);
    expect(drop(1, null)).toEqual([{ id: '1', items: ['sword'] }]);
    expect(drop(2, 1)).toEqual([{ id: '1', items: [] }]);
    expect(drop(1, null, 'all')).toEqual([{ id: '1', items: ['sword', 'torch'] }]);
  });
});

describe('distance and attitude', () => {
  test('1d6 times ten feet', () => {
    expect(
      [1, 6].map((face) => thrown([face], (dice) => meeting.distance.settle(facts, {}, dice)).distance),
    ).toEqual([10, 60]);
    expect(meeting.distance.weigh({ ...facts, lightFeet: 30 }, {}).text).toContain('light shows 30 feet');
  });

  test('is asked only where they surprised the party', () => {
    const skipped = (partySurprised: boolean | null) =>
      meeting.reaction.skipped({ ...facts, partySurprised });
    expect(skipped(true)).toBeNull();
    expect(skipped(false)).toContain('referee');
  });

  test.each([
    [[1, 1], 'hostile'],
    [[3, 3], 'hostile'],
    [[3, 4], 'wait'],
    [[4, 5], 'wait'],
    [[5, 5], 'positive'],
    [[6, 6], 'positive'],
  ])('%j: %s', (faces, result) => {
    expect(thrown(faces, (dice) => meeting.reaction.settle(facts, {}, dice)).result).toBe(result);
  });

  test('the referee’s modifier counts, Charisma does not; on the alert nothing is thrown', () => {
    expect(thrown([3, 3], (dice) => meeting.reaction.settle(facts, { modifier: 1 }, dice))).toMatchObject({
      total: 7,
      result: 'wait',
    });
    expect(meeting.reaction.speaker(person(1, 'Aud', { charisma: 18 })).modifier).toBe(0);
    expect(thrown([], (dice) => meeting.reaction.settle(facts, { onAlert: true }, dice))).toMatchObject({
      total: null,
      result: 'hostile',
    });
  });
});

describe('what is left to exploration', () => {
  test('running is three rounds’ movement, the rest of a flight as there', () => {
    expect(flight.running({ baseFeet: 240, encounterFeet: 40 }, false).feet).toBe(120);
    expect(flight.round({ gap: 70, unit: 'feet', fleeingRate: 90, pursuingRate: 120 })).toMatchObject({
      gap: 40,
    });
    expect(flight.obstacle(facts.settings)).toBeNull();
  });

  test('no dice for morale: the undead fight to the death', () => {
    expect(meeting.morale.sides).toEqual([]);
    expect(meeting.morale.text(facts.settings, true)).toBe('They fight to the death.');
    expect(meeting.morale.text(facts.settings, false)).toContain('referee');
    expect(() =>
      thrown([], (dice) =>
        meeting.morale.check({ rating: 7, adjustment: 0, successes: 0, settings: facts.settings }, dice),
      ),
    ).toThrow('no dice');
  });
});
