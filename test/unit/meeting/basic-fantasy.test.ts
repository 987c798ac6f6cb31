import { describe, expect, test } from 'vitest';
import { factsOf, person, systemOf, thrown } from './table.ts';

const { meeting } = systemOf('basic-fantasy');
const flight = meeting.flight('dungeon');
const darion = person(1, 'Darion', { raceId: 'human' });
const morningstar = person(2, 'Morningstar', { raceId: 'elf' });
const facts = factsOf('basic-fantasy', { party: [darion, morningstar] });

const settle = (faces: number[], answers = {}, table = facts) =>
  thrown(faces, (dice) => meeting.surprise.settle(table, answers, dice));

describe('surprise, one die against each one’s own range', () => {
  test('the printed example: 1 surprises both, 2 only Darion, 3 neither', () => {
    expect(settle([1, 6]).surprisedIds).toEqual([1, 2]);
    expect(settle([2, 6]).surprisedIds).toEqual([1]);
    expect(settle([3, 6])).toMatchObject({ surprisedIds: [], party: { surprised: false, die: 3 } });
  });

  test('an ambush surprises on 1 to 4, an elf on 1 to 3', () => {
    expect(settle([4, 6], { partyAmbushed: true }).surprisedIds).toEqual([1]);
    expect(settle([3, 6], { partyAmbushed: true }).surprisedIds).toEqual([1, 2]);
    expect(settle([5, 6], { partyAmbushed: true }).surprisedIds).toEqual([]);
  });

  test('the deaf are surprised on 1 to 3, the blind on 1 to 4; the largest counts, alertness comes off', () => {
    expect(settle([3, 6], { deafened: [1] }).surprisedIds).toEqual([1]);
    expect(settle([4, 6], { blinded: [1, 2] }).surprisedIds).toEqual([1]);
    expect(settle([3, 6], { blinded: [2] }).surprisedIds).toEqual([2]);
    expect(settle([4, 6], { blinded: [1], partyAmbushed: true, deafened: [1] }).surprisedIds).toEqual([1]);
    expect(settle([2, 6], { alert: [] }).surprisedIds).toEqual([1, 2]);
  });

  test('who is deaf or blind on the sheet starts so, and who cannot act warns nobody', () => {
    const table = factsOf('basic-fantasy', {
      party: [
        { ...darion, blinded: true },
        { ...morningstar, able: false },
      ],
    });
    const { options, dice } = meeting.surprise.weigh(table, {});
    expect(options.find(({ id }) => id === 'blinded')).toMatchObject({ kind: 'people', value: [1] });
    expect(options.find(({ id }) => id === 'alert')).toMatchObject({ value: [2] });
    expect(dice[0]?.why).toBe('Surprised on 1 to 4.');
    expect(settle([1, 6], {}, table).surprisedIds).toEqual([1]);
  });

  test('the monsters throw their own die, with their own ailments', () => {
    expect(settle([6, 2]).monsters).toEqual({ surprised: true, die: 2 });
    expect(settle([6, 3]).monsters.surprised).toBe(false);
    expect(settle([6, 2], { monstersAlert: true }).monsters.surprised).toBe(false);
    expect(settle([6, 3], { monstersDeafened: true }).monsters.surprised).toBe(true);
    expect(settle([6, 4], { monstersBlinded: true }).monsters.surprised).toBe(true);
    expect(settle([6, 4], { monstersAmbushed: true }).monsters.surprised).toBe(true);
    expect(settle([6], { monstersAware: true }).monsters).toEqual({ surprised: false, die: null });
  });

  test('says who loses the round', () => {
    const words = (party: boolean, monsters: boolean, names: string[] | null, surprised = 0) => {
      const foes = surprised === 0 ? null : { surprised, of: 5 };
      return meeting.surprise.words({ party, monsters, names, foes }).text;
    };
    expect(words(true, false, ['Darion'])).toBe('Darion is surprised: a round is lost');
    expect(words(true, false, null)).toBe('the party is surprised: a round is lost');
    expect(words(false, true, null, 3)).toBe('3 of the 5 monsters are surprised: they lose a round');
    expect(words(false, true, null, 1)).toBe('1 of the 5 monsters is surprised: a round is lost');
    expect(words(true, true, null, 3)).toBe(
      'the party and 3 of the 5 monsters are surprised: they lose a round',
    );
  });

  test('foes who differ share a die, each with a range of his own', () => {
    const five = { ...facts, foes: 5 };
    const caught = (die: number, answers: object) => {
      const { monsters, surprisedFoes } = settle([6, die], answers, five);
      return [monsters.surprised, surprisedFoes];
    };
    expect(caught(2, { monstersAlertCount: 2 })).toEqual([true, 3]);
    expect(caught(1, { monstersAlertCount: 2 })).toEqual([true, null]);
    expect(caught(3, { monstersAlertCount: 2, monstersDeafenedCount: 1 })).toEqual([true, 1]);
    expect(caught(3, { monstersAlertCount: 2 })).toEqual([false, null]);
    expect(caught(2, { monstersAlertCount: 2, monstersAlert: true })).toEqual([false, null]);
    const why = meeting.surprise.weigh(five, { monstersAlertCount: 2, monstersBlindedCount: 4 }).dice[1];
    expect(why?.why).toBe(
      'Surprised on 1 to 4, the hard to surprise and blinded on 1 to 3, the hard to surprise on 1.',
    );
    expect(why?.reasons.map(({ source, value }) => [source, value])).toEqual([
      ['the hard to surprise and blinded: surprised up to', 3],
      ['the hard to surprise: surprised up to', 1],
      ['3 × the blinded: surprised up to', 4],
    ]);
  });

  test('one alone, or foes nobody has counted, are of one kind', () => {
    for (const foes of [null, 1]) {
      const { options } = meeting.surprise.weigh({ ...facts, foes }, {});
      expect(options.filter(({ kind }) => kind === 'count')).toEqual([]);
    }
    const many = { ...facts, foes: 10_000 };
    expect(settle([6, 2], { monstersAlertCount: 9999 }, many).surprisedFoes).toBe(1);
  });
});

describe('reactions', () => {
  test.each([
    [[1, 1], 'immediate-attack'],
    [[1, 2], 'unfavorable'],
    [[3, 4], 'unfavorable'],
    [[4, 4], 'favorable'],
    [[5, 6], 'favorable'],
    [[6, 6], 'very-favorable'],
  ])('%j: %s', (faces, result) => {
    expect(thrown(faces, (dice) => meeting.reaction.settle(facts, {}, dice)).result).toBe(result);
  });

  test.each([
    [3, -3],
    [5, -2],
    [8, -1],
    [9, 0],
    [13, 1],
    [16, 2],
    [18, 3],
  ])('Charisma %i of the lead speaks at %i', (charisma, modifier) => {
    expect(meeting.reaction.speaker({ ...darion, charisma }).modifier).toBe(modifier);
  });

  test('a campaign may throw none, and an obvious mind throws none', () => {
    expect(meeting.reaction.skipped(facts)).toBeNull();
    const off = { ...facts, settings: { ...facts.settings, reactionRolls: false } };
    expect(meeting.reaction.skipped(off)).toContain('throws no reactions');
    expect(meeting.reaction.weigh(facts, { obvious: true }).dice[0]?.rolls).toBe(false);
    expect(() => thrown([], (dice) => meeting.reaction.settle(facts, { obvious: true }, dice))).toThrow(
      'obvious',
    );
  });

  test('the table in words covers every total', () => {
    expect(meeting.reaction.results.map(({ span }) => span)).toEqual([
      '2 or less',
      '3 to 7',
      '8 to 11',
      '12 or more',
    ]);
    expect(meeting.reaction.byTotal(-3).result).toBe('immediate-attack');
    expect(meeting.reaction.byTotal(20).result).toBe('very-favorable');
  });
});

describe('flight', () => {
  const start = {
    fleeing: 'party',
    fleeingRate: 60,
    pursuingRate: 80,
    fleersSurprised: false,
    othersSurprised: false,
    exitAvailable: true,
    forcedToStop: false,
    pursued: true,
    fightBegun: false,
    fleeingHeads: 2,
    pursuingHeads: 4,
    surroundings: 0,
    granted: 0,
  } as const;

  test('the unsurprised slip away from the surprised if the way is free; the surprised begin a round late', () => {
    const begin = (more: object) => flight.weigh({ ...start, ...more });
    expect(begin({ othersSurprised: true })).toMatchObject({ outcome: 'escapes' });
    expect(begin({ othersSurprised: true, exitAvailable: false })).toMatchObject({
      outcome: 'pursuit',
      late: false,
    });
    expect(begin({ fleersSurprised: true, othersSurprised: true })).toMatchObject({
      outcome: 'pursuit',
      late: true,
    });
    expect(begin({})).toMatchObject({ outcome: 'pursuit', late: false });
    expect(begin({ pursued: false })).toMatchObject({ outcome: 'escapes' });
  });

  test('runs twice the encounter movement, walks it once after a fall', () => {
    expect(flight.running({ baseFeet: 120, encounterFeet: 40 }, false).feet).toBe(80);
    expect(flight.running({ baseFeet: 120, encounterFeet: 40 }, true).feet).toBe(40);
  });

  test('a full round out of sight is an escape', () => {
    expect(flight.lost(0).evaded).toBe(false);
    expect(flight.lost(1).evaded).toBe(true);
  });

  test('the save against a fall has the Dexterity bonus; 1 falls and 20 stands; a setting leaves it out', () => {
    const save = flight.obstacle(facts.settings);
    expect(save?.modifier({ dexterity: 16 })).toBe(2);
    expect(save?.modifier({ dexterity: null })).toBe(0);
    const fallen = (face: number) =>
      thrown([face], (dice) => save?.settle({ target: 12, modifier: 2, other: 0 }, dice))?.fallen;
    expect([1, 9, 10, 20].map(fallen)).toEqual([true, true, false, false]);
    expect(flight.obstacle({ ...facts.settings, pursuitFallSaves: false })).toBeNull();
  });

  test('lungs last twice the Constitution in rounds, 24 without one', () => {
    const wind = (constitution: number | null, roundsRun: number) =>
      flight.wind({ constitution, roundsRun, roundsRested: 0 });
    expect(wind(9, 17)).toMatchObject({ spent: false, roundsLeft: 1, text: 'can run 1 more round' });
    expect(wind(9, 18)).toMatchObject({ spent: true, roundsLeft: 0 });
    expect(wind(null, 23).spent).toBe(false);
    expect(wind(null, 24).spent).toBe(true);
  });
});

describe('morale', () => {
  const due = (more: object) =>
    meeting.morale.due({
      total: 4,
      down: 0,
      gone: 0,
      alone: null,
      marks: [],
      mindless: false,
      successes: 0,
      settings: facts.settings,
      ...more,
    });

  test('at the first meeting, and once at half', () => {
    expect(due({})).toEqual(['meeting']);
    expect(due({ marks: ['meeting'] })).toEqual([]);
    expect(due({ marks: ['meeting'], down: 1 })).toEqual([]);
    expect(due({ marks: ['meeting'], down: 1, gone: 1 })).toEqual(['half']);
    expect(due({ marks: ['meeting', 'half'], down: 3 })).toEqual([]);
    expect(due({ total: 1, marks: ['meeting'], alone: { current: 4, max: 9 } })).toEqual(['half']);
  });

  test('at or below the score they stand; adjustments are cut to the campaign’s limit', () => {
    const check = (faces: number[], adjustment: number, settings = facts.settings) =>
      thrown(faces, (dice) => meeting.morale.check({ rating: 7, adjustment, successes: 0, settings }, dice))
        .holds;
    expect(check([3, 4], 0)).toBe(true);
    expect(check([4, 4], 0)).toBe(false);
    expect(check([5, 4], 5)).toBe(true);
    expect(check([5, 5], 5)).toBe(false);
    expect(check([5, 5], 5, { ...facts.settings, moraleAdjustmentLimit: 3 })).toBe(true);
  });
});
