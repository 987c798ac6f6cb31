import { describe, expect, test } from 'vitest';
import { factsOf, person, systemOf, thrown } from './table.ts';

const { meeting } = systemOf('ose');
const flight = meeting.flight('dungeon');
const lit = factsOf('ose', { partyLight: true, lightFeet: 30 });
const dark = factsOf('ose');

describe('surprise by sides', () => {
  const rolls = (facts = lit, answers = {}) =>
    meeting.surprise.weigh(facts, answers).dice.map(({ id, rolls: thrownAt }) => [id, thrownAt]);

  test('who sees a light come is not surprised; who knows does not check', () => {
    expect(rolls()).toEqual([
      ['party', true],
      ['monsters', false],
    ]);
    expect(rolls(dark)).toEqual([
      ['party', true],
      ['monsters', true],
    ]);
    expect(rolls(lit, { overruleLight: true, partyAware: true })).toEqual([
      ['party', false],
      ['monsters', true],
    ]);
    expect(rolls(dark, { monstersLight: true })).toEqual([
      ['party', false],
      ['monsters', true],
    ]);
  });

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [6, false],
  ])('a %i surprises: %s', (face, surprised) => {
    const result = thrown([face], (dice) => meeting.surprise.settle(lit, {}, dice));
    expect(result.party).toEqual({ surprised, die: face });
    expect(result.monsters).toEqual({ surprised: false, die: null });
  });

  test('the range can be another: on 1 to 4, and never', () => {
    const settle = (answers: Record<string, number>, face: number) =>
      thrown([face], (dice) => meeting.surprise.settle(lit, answers, dice)).party.surprised;
    expect(settle({ partySurprisedOn: 4 }, 4)).toBe(true);
    expect(settle({ partySurprisedOn: 4 }, 5)).toBe(false);
    expect(settle({ partySurprisedOn: 0 }, 1)).toBe(false);
  });

  test('a free round for the one who is not surprised, none where both are', () => {
    const words = (party: boolean, monsters: boolean) =>
      meeting.surprise.words({ party, monsters, names: null, foes: null }).text;
    expect(words(true, false)).toBe('the party is surprised: a free round for the monsters');
    expect(words(false, true)).toBe('the monsters are surprised: a free round for the party');
    expect(words(true, true)).toBe('both sides are surprised: no advantage');
    expect(words(false, false)).toBe('nobody is surprised');
  });

  test('answers it does not know, or of the wrong kind, are refused', () => {
    for (const answers of [
      { ambush: true },
      { partyAware: 1 },
      { partySurprisedOn: 7 },
      { overruleLight: [1] },
    ])
      expect(() => meeting.surprise.weigh(lit, answers)).toThrow(/answers\./);
  });
});

describe('distance and reaction', () => {
  test('2d6 times ten feet, surprised or not', () => {
    const settle = (facts = lit) =>
      thrown([3, 4], (dice) => meeting.distance.settle(facts, {}, dice)).distance;
    expect(settle()).toBe(70);
    expect(settle({ ...lit, partySurprised: true })).toBe(70);
  });

  test.each([
    [[1, 1], 'attacks', 2],
    [[1, 2], 'hostile', 3],
    [[2, 3], 'hostile', 5],
    [[3, 3], 'uncertain', 6],
    [[4, 4], 'uncertain', 8],
    [[4, 5], 'indifferent', 9],
    [[5, 6], 'indifferent', 11],
    [[6, 6], 'friendly', 12],
  ])('%j: %s', (faces, result, total) => {
    expect(thrown(faces, (dice) => meeting.reaction.settle(lit, {}, dice))).toMatchObject({ total, result });
  });

  test.each([
    [3, -2],
    [4, -1],
    [8, -1],
    [9, 0],
    [12, 0],
    [13, 1],
    [17, 1],
    [18, 2],
  ])('Charisma %i speaks at %i', (charisma, modifier) => {
    const speaker = person(2, 'Hild', { charisma });
    expect(meeting.reaction.speaker(speaker).modifier).toBe(modifier);
    const { total } = thrown([3, 4], (dice) =>
      meeting.reaction.settle({ ...lit, speaker }, { modifier: 2 }, dice),
    );
    expect(total).toBe(7 + modifier + 2);
  });
});

describe('flight in the dungeon', () => {
  const start = {
    fleeing: 'party',
    fleeingRate: 90,
    pursuingRate: 60,
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

  test('the faster get away; equals, the slower and the stopped are pursued', () => {
    const outcome = (more: object) => flight.weigh({ ...start, ...more }).outcome;
    expect(outcome({})).toBe('escapes');
    expect(outcome({ fleeingRate: 60 })).toBe('pursuit');
    expect(outcome({ forcedToStop: true })).toBe('pursuit');
    expect(outcome({ fleeingRate: 30, pursued: false })).toBe('escapes');
  });

  test('no evasion once the fight has begun', () => {
    expect(flight.weigh(start).barred).toBeNull();
    expect(flight.weigh({ ...start, fightBegun: true }).barred).toContain('no longer possible');
  });

  test('a reaction of 5 or less pursues', () => {
    expect([4, 5, 6].map((total) => flight.pursues(total).likely)).toEqual([true, true, false]);
    expect(flight.pursues(null).likely).toBeNull();
  });

  test('they run their base rate; the gap closes by the difference; caught at 5 feet', () => {
    expect(flight.running({ baseFeet: 90, encounterFeet: 30 }, false).feet).toBe(90);
    const round = (gap: number) => flight.round({ gap, unit: 'feet', fleeingRate: 90, pursuingRate: 120 });
    expect(round(70)).toMatchObject({ gap: 40, caught: false });
    expect(round(36)).toMatchObject({ gap: 6, caught: false });
    expect(round(35)).toMatchObject({ gap: 5, caught: true });
  });

  test('treasure stops the clever on 1 to 3, and only them', () => {
    const drop = (what: 'treasure' | 'food', intelligent: boolean, faces: number[]) =>
      thrown(faces, (dice) => flight.drop.settle({ what, intelligent }, dice));
    expect(drop('treasure', true, [3])).toMatchObject({ applies: true, stops: true });
    expect(drop('treasure', true, [4])).toMatchObject({ applies: true, stops: false });
    expect(drop('food', false, [3])).toMatchObject({ applies: true, stops: true });
    expect(drop('food', true, [])).toMatchObject({ applies: false, stops: false });
  });

  test('exhausted after 30 rounds, no falls, and no loss by sight alone', () => {
    const wind = (roundsRun: number) => flight.wind({ constitution: 9, roundsRun, roundsRested: 0 });
    expect(wind(29)).toMatchObject({ spent: false, roundsLeft: 1, text: '1 round until exhausted' });
    expect(wind(30)).toMatchObject({ spent: true, roundsLeft: 0 });
    expect(flight.obstacle(lit.settings)).toBeNull();
    expect(flight.lost(3).evaded).toBe(false);
  });
});

describe('morale, where the campaign checks it', () => {
  const settings = { ...lit.settings, morale: true };
  const due = (more: object) =>
    meeting.morale.due({
      total: 4,
      down: 0,
      gone: 0,
      alone: null,
      marks: [],
      mindless: false,
      successes: 0,
      settings,
      ...more,
    });

  test('is due at the first death and at half, each once', () => {
    expect(due({})).toEqual([]);
    expect(due({ down: 1 })).toEqual(['firstDeath']);
    expect(due({ down: 1, marks: ['firstDeath'] })).toEqual([]);
    expect(due({ down: 1, gone: 1, marks: ['firstDeath'] })).toEqual(['half']);
    expect(due({ down: 2 })).toEqual(['firstDeath', 'half']);
    expect(due({ down: 4 })).toEqual([]);
    expect(due({ down: 1, successes: 2 })).toEqual([]);
    expect(due({ down: 1, settings: lit.settings })).toEqual([]);
  });

  test('over the rating they break', () => {
    const check = (faces: number[], more = {}) =>
      thrown(faces, (dice) =>
        meeting.morale.check({ rating: 7, adjustment: 0, successes: 0, settings, ...more }, dice),
      );
    expect(check([3, 4]).holds).toBe(true);
    expect(check([4, 4]).holds).toBe(false);
    expect(check([4, 4], { adjustment: 1 }).holds).toBe(true);
    expect(check([], { successes: 2 })).toMatchObject({ holds: true, text: 'they fight to the death' });
  });
});
