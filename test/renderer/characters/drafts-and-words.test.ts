import { describe, expect, it } from 'vitest';
import { CharacterDraft } from '../../../src-renderer/windows/characters/character-draft.svelte.ts';
import { ItemDraft } from '../../../src-renderer/windows/characters/item-draft.svelte.ts';
import { guessKind } from '../../../src-renderer/windows/characters/item-words.ts';
import { bandWords, slowestText } from '../../../src-renderer/windows/characters/load-words.ts';
import { itemSample, memberSample, partySample } from '../lib/samples.ts';

const { bands } = partySample();
const load = (trackedCoins: number, canMove = true) => ({ trackedCoins, canMove });

describe('words about a load', () => {
  it.each([
    [740, "60 more before 30'. Drop 140 for 90'."],
    [90, "310 more before 90'."],
    [400, "0 more before 90'."],
    [1600, "0 more at most. Drop 800 for 60'."],
    [1700, "Cannot move. Drop 100 for 30'."],
  ])('%i coins: %s', (coins, words) => {
    expect(bandWords(load(coins), bands)).toBe(words);
  });

  it('names who is slowest, and nobody in a party of one', () => {
    const party = (...slowest: string[]) => ({
      ...partySample(),
      rate: { baseFeet: 60, encounterFeet: 20, reasons: [], slowest },
    });
    expect([
      slowestText(party()),
      slowestText(party('Hild')),
      slowestText(party('Hild', 'Osric', 'Wren')),
    ]).toEqual(['All keep the same pace.', 'Hild is slowest.', 'Hild, Osric and Wren are slowest.']);
    expect(slowestText({ ...party('Hild'), characters: [memberSample(1, 'Hild')] })).toBe('');
  });
});

describe('an item being typed', () => {
  it.each([
    ['torches', 'torch'],
    ['flask of oil', 'oilFlask'],
    ['Lantern', 'lantern'],
    ['gp', 'coin'],
    ['ring of keys', 'jewellery'],
    ['sword', 'weapon'],
    ['stormhammer', 'weapon'],
  ])('%s is first taken for %s', (name, kind) => {
    expect(guessKind(name)).toBe(kind);
  });

  it('keeps the kind the referee chose, whatever the name becomes', () => {
    const draft = new ItemDraft();
    draft.choose('otherTreasure');
    draft.name = 'torch of the old kings';
    expect(draft.kind).toBe('otherTreasure');
  });

  it('sends no weight for what the rule weighs', () => {
    const draft = new ItemDraft();
    draft.name = 'torch';
    draft.quantity = '6';
    draft.weight = 'heavy';
    expect([draft.problems(), draft.input()]).toEqual([
      {},
      { kind: 'torch', name: 'torch', quantity: 6, weightEach: 0 },
    ]);
  });

  it('says what is wrong with each field and changes nothing typed', () => {
    const draft = new ItemDraft();
    draft.quantity = 'a few';
    draft.weight = '-1';
    expect(Object.keys(draft.problems()).sort()).toEqual(['name', 'quantity', 'weightEach']);
    expect([draft.quantity, draft.weight]).toEqual(['a few', '-1']);
  });
});

describe('a sheet being typed', () => {
  it('fills hit points from their maximum and leaves unknown scores unknown', () => {
    const draft = new CharacterDraft();
    draft.name = 'Corin';
    draft.className = 'Magic-user';
    draft.numbers.maxHp = '2';
    expect(draft.problems()).toEqual({});
    expect(draft.input()).toMatchObject({
      level: 1,
      hp: 2,
      maxHp: 2,
      strength: null,
      charisma: null,
      miscGear: true,
    });
  });

  it('names every field that cannot be sent, items by their place among those filled in', () => {
    const draft = new CharacterDraft();
    draft.numbers.strength = '19';
    draft.numbers.level = 'two';
    const [blank] = draft.items;
    const sword = new ItemDraft(itemSample(1, { name: 'sword' }));
    sword.quantity = '0';
    draft.items = [...(blank === undefined ? [] : [blank]), sword];
    expect(Object.keys(draft.problems()).sort()).toEqual(
      ['className', 'items.0.quantity', 'level', 'maxHp', 'name', 'strength'].sort(),
    );
  });

  it('always has one empty line for the next thing', () => {
    const draft = new CharacterDraft();
    const [first] = draft.items;
    if (first !== undefined) first.name = 'mace';
    draft.growItems();
    draft.growItems();
    expect(draft.items.map(({ name }) => name)).toEqual(['mace', '']);
  });

  it('sends back an untouched sheet as it was', () => {
    const member = memberSample(1, 'Hild', { hp: -1, charisma: null, carryingTreasure: true });
    const { id, ac, load: carried, rate, items, ...sheet } = member;
    expect(new CharacterDraft(member).input()).toEqual(sheet);
    expect([id, ac.descending, carried.trackedCoins, rate.baseFeet, items]).toEqual([1, 2, 740, 60, []]);
  });
});
