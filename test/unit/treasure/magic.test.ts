import { describe, expect, it } from 'vitest';
import type { ContentSystem } from '../content/starter-content.ts';
import type { MagicAsked } from '../../../shared/rules/treasure/tables.ts';
import { TreasureThrower } from '../../../shared/rules/treasure/thrower.ts';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { bookOf, rulesOf } from './made.ts';

/** Magic items to their end, by typed dice, read from the books' tables by hand. */

function magic(
  system: ContentSystem,
  of: MagicAsked['of'],
  faces: readonly number[],
  { low = false, not = [] }: { low?: boolean; not?: MagicAsked['not'] } = {},
) {
  const rules = rulesOf(system);
  if (rules.way !== 'letters') throw new Error('No letters.');
  const dice = scriptedDice(faces);
  const thrower = new TreasureThrower(dice, 'Magic', low);
  rules.magic(thrower, bookOf(system), { of, not });
  dice.finish();
  return thrower.finds;
}

describe('ose', () => {
  it('armour and shield of one row: the kind of the suit, half its weight', () => {
    expect(magic('ose', ['armour'], [26, 7])).toMatchObject([
      { kind: 'armour', name: 'Plate mail +1', shown: 'plate mail', weight: 250, facts: { bonus: 1 } },
      { kind: 'shield', name: 'Shield +2', shown: 'shield', weight: 50, facts: { bonus: 2 } },
    ]);
  });

  it.each([
    [2, 'Leather', 100],
    [3, 'Chainmail', 200],
    [8, 'Plate mail', 250],
  ])('kind of armour at %i', (face, name, weight) => {
    expect(magic('ose', ['armour'], [49, face])).toMatchObject([
      { name: `Cursed ${name} -1`, shown: name.toLowerCase(), weight, facts: { cursed: true, bonus: -1 } },
    ]);
  });

  it('armour that is as good as none', () => {
    expect(magic('ose', ['armour'], [63])).toMatchObject([{ facts: { cursed: true, armourClass: 9 } }]);
  });

  it('the sort is thrown for, and again until it is wanted', () => {
    // Potion, ring, weapon that is not wanted, then a sword: no purpose, not sentient.
    const faces = [96, 76, 5, 2, 31];
    expect(magic('ose', ['any'], faces, { not: ['weapon'] })).toMatchObject([
      { kind: 'weapon', name: 'Sword +1', shown: 'sword', weight: 60 },
    ]);
    expect(magic('ose', ['sword', 'armour', 'weapon'], [16, 36, 1, 66])).toMatchObject([
      { name: 'Shield +1' },
    ]);
  });

  it('low levels have columns of their own', () => {
    expect(magic('ose', ['any'], [40, 8], { low: true })).toMatchObject([
      { name: 'Potion of Poison', weight: 10 },
    ]);
    expect(magic('ose', ['any'], [40, 50])).toMatchObject([{ name: 'Ring of Invisibility', shown: 'ring' }]);
  });

  it('shots by the dice of their row', () => {
    expect(magic('ose', ['weapon'], [1, 10, 10, 9])).toMatchObject([
      { kind: 'ammunition', name: 'Arrows +1', quantity: 29, weight: 0, shown: 'arrows' },
    ]);
    expect(magic('ose', ['weapon'], [12, 3, 4])).toMatchObject([{ name: 'Arrows +1', quantity: 7 }]);
    expect(magic('ose', ['weapon'], [1], { low: true })).toMatchObject([{ name: 'Arrows +1', quantity: 10 }]);
    expect(magic('ose', ['weapon'], [52, 6])).toMatchObject([{ name: 'Crossbow Bolts +2', quantity: 6 }]);
  });

  it('a weapon weighs what the shop’s does, and is good against some', () => {
    expect(magic('ose', ['weapon'], [56])).toMatchObject([
      {
        name: 'Dagger +2, +3 vs orcs, goblins, and kobolds',
        shown: 'dagger',
        weight: 10,
        facts: { bonus: 2, versus: [{ bonus: 3 }] },
      },
    ]);
  });

  it('charges of rods, staves and wands; a staff of healing needs none', () => {
    const wand = (...faces: number[]) => magic('ose', ['any'], [41, ...faces])[0];
    expect(wand(1, 7)).toMatchObject({ kind: 'rod', facts: { charges: 7 }, shown: 'rod' });
    expect(wand(9, 10, 10, 10)).toMatchObject({ kind: 'staff', facts: { charges: 30 } });
    expect(wand(55, 1, 2)).toMatchObject({ kind: 'wand', name: 'Wand of Fire Balls', facts: { charges: 3 } });
    expect(wand(12)?.facts).toEqual({ magic: true });
  });

  it('wishes of rings and swords, levels to be drained', () => {
    expect(magic('ose', ['any'], [36, 96, 2])[0]?.facts).toMatchObject({ charges: 2, chargesOf: 'wishes' });
    expect(magic('ose', ['any'], [36, 97, 3])[0]?.facts).toMatchObject({ charges: 3 });
    expect(magic('ose', ['any'], [36, 98, 3])[0]?.facts).toMatchObject({ charges: 4 });
    expect(magic('ose', ['sword'], [93, 4, 2, 31])[0]?.facts).toMatchObject({
      charges: 4,
      chargesOf: 'wishes',
    });
    expect(magic('ose', ['sword'], [77, 1, 2, 31])[0]?.facts).toMatchObject({
      charges: 5,
      chargesOf: 'levels to drain',
    });
  });

  it('a ring of spells: how many, whose, of each its level and which', () => {
    expect(magic('ose', ['any'], [36, 73, 2, 21, 51, 1, 100, 12])[0]?.facts.spells).toMatchObject([
      { level: 3, magic: 'arcane' },
      { level: 6, magic: 'arcane' },
    ]);
  });

  it('a scroll: whose magic, then of each spell its level and which; a cleric’s goes no higher than the fifth', () => {
    expect(magic('ose', ['scroll'], [15, 1, 100, 6])[0]?.facts.spells).toMatchObject([
      { level: 5, magic: 'divine' },
    ]);
    expect(magic('ose', ['scroll'], [15, 2, 100, 12])[0]?.facts.spells).toMatchObject([
      { level: 6, magic: 'arcane' },
    ]);
    expect(magic('ose', ['scroll'], [1, 4, 6, 12], { low: true })[0]?.facts.spells).toMatchObject([
      { level: 3, magic: 'arcane' },
    ]);
  });

  it('maps lead to a hoard that waits; a curse is a scroll like any other to see', () => {
    expect(magic('ose', ['scroll'], [83])).toMatchObject([
      { name: 'Treasure Map: IV', shown: 'map', facts: { map: 'IV: 3 magic items but no sword' } },
    ]);
    expect(magic('ose', ['scroll'], [97])).toMatchObject([
      { facts: { map: 'XI: a hoard worth 5d6*1000 gp, 5d6 gems' } },
    ]);
    expect(magic('ose', ['scroll'], [36])).toMatchObject([
      { name: 'Cursed Scroll', shown: 'scroll', weight: 1, facts: { cursed: true } },
    ]);
  });

  it('a sword that thinks: intelligence, languages, alignment, powers, ego', () => {
    // Sword +1; no purpose, sentient; intelligence 10; tongues twice again 1 and 3; neutral; three powers, one of them
    // had already; ego 5.
    const faces = [44, 2, 30, 4, 100, 50, 85, 14, 10, 1, 16, 95, 5];
    expect(magic('ose', ['sword'], faces)[0]?.facts.sentience).toEqual({
      intelligence: 10,
      ego: 5,
      alignment: 'neutral',
      communication: 'speech',
      reading: false,
      languages: 4,
      powers: ['Detect Evil or Good', 'Detect Magic', 'See Invisible Objects'],
      purpose: null,
    });
  });

  it('a sword with a purpose always thinks, with the best mind there is', () => {
    // Purpose: warriors; one tongue; lawful; powers: an extraordinary one for a sensory, two, then twice again.
    const faces = [44, 1, 3, 1, 1, 96, 21, 11, 26, 98, 31, 31];
    expect(magic('ose', ['sword'], faces)[0]?.facts.sentience).toMatchObject({
      intelligence: 12,
      ego: 12,
      purpose: 'warriors',
      languages: 1,
      reading: true,
      powers: ['ESP', 'Detect Gems', 'Detect Metals', 'Extra Damage', 'Extra Damage'],
    });
  });
});

describe('basic-fantasy', () => {
  it('a weapon, its bonus and against whom', () => {
    expect(magic('basic-fantasy', ['weapon'], [66, 76, 6])).toMatchObject([
      { name: 'Longsword +1, +3 vs. Undead', shown: 'longsword', weight: 4, facts: { bonus: 1 } },
    ]);
  });

  it('shots and bows go by the other column', () => {
    expect(magic('basic-fantasy', ['weapon'], [20, 59])).toMatchObject([
      { kind: 'ammunition', name: 'Shortbow Arrow +3', weight: 0.1 },
    ]);
    expect(magic('basic-fantasy', ['weapon'], [28, 46])).toMatchObject([
      { kind: 'weapon', name: 'Longbow +1' },
    ]);
  });

  it('one special ability at most, and none beside a curse', () => {
    expect(magic('basic-fantasy', ['weapon'], [100, 86, 95, 41, 20, 3])).toMatchObject([
      { name: 'Spear +2, Wishes', facts: { bonus: 2, powers: ['Wishes'], charges: 3 } },
    ]);
    expect(magic('basic-fantasy', ['weapon'], [100, 86, 99])).toMatchObject([
      { name: 'Spear -2, Cursed', facts: { bonus: -2, cursed: true } },
    ]);
  });

  it('a curse on armour throws the bonus again and turns it round', () => {
    expect(magic('basic-fantasy', ['armour'], [29, 91, 95, 96, 81])).toMatchObject([
      {
        kind: 'armour',
        name: 'Plate Mail -3, Cursed',
        shown: 'plate mail',
        weight: 50,
        facts: { bonus: -3 },
      },
    ]);
    expect(magic('basic-fantasy', ['armour'], [44, 96])).toMatchObject([
      { kind: 'shield', facts: { cursed: true, armourClass: 11 } },
    ]);
  });

  it('columns by what is asked for', () => {
    expect(magic('basic-fantasy', ['weapon', 'armour'], [71, 1, 50])).toMatchObject([
      { name: 'Leather Armor +1' },
    ]);
    expect(magic('basic-fantasy', ['any'], [13, 56], { not: ['weapon'] })).toMatchObject([
      { name: 'Potion of Healing' },
    ]);
    expect(magic('basic-fantasy', ['any'], [36, 56])).toMatchObject([{ name: 'Potion of Healing' }]);
  });

  it('an effect, and the form that its letter gives', () => {
    expect(magic('basic-fantasy', ['any'], [91, 57, 13, 51])).toMatchObject([
      { name: 'Ring of Cold Resistance', shown: 'ring' },
    ]);
    expect(magic('basic-fantasy', ['any'], [97, 58, 100, 40])).toMatchObject([
      { name: 'Pendant of Wishes', shown: 'pendant' },
    ]);
  });

  it('rare things, and the devices of the elements', () => {
    expect(magic('basic-fantasy', ['any'], [98, 48, 8])).toMatchObject([
      { name: 'Stone of Summoning Earth Elementals', shown: 'stone' },
    ]);
    expect(magic('basic-fantasy', ['any'], [100, 5])).toMatchObject([
      { name: 'Bag of Devouring', shown: 'bag', facts: { cursed: true } },
    ]);
  });

  it('scrolls, maps and charges', () => {
    expect(magic('basic-fantasy', ['scroll'], [10, 98, 10])[0]?.facts.spells).toMatchObject([
      { level: 6, magic: 'arcane' },
    ]);
    expect(magic('basic-fantasy', ['scroll'], [93])).toMatchObject([
      { shown: 'map', facts: { map: '1d4 Magic Items' } },
    ]);
    expect(magic('basic-fantasy', ['scroll'], [41])).toMatchObject([
      { name: 'Scroll of Protection from Elementals' },
    ]);
    expect(magic('basic-fantasy', ['any'], [86, 36, 9, 9])[0]).toMatchObject({
      name: 'Wand of Cold',
      facts: { charges: 18 },
    });
    expect(magic('basic-fantasy', ['any'], [86, 1])[0]).toMatchObject({
      kind: 'rod',
      facts: { magic: true },
    });
  });
});

describe('what is seen', () => {
  it.each(['ose', 'basic-fantasy'] as const)('of no thing of %s tells what it is', (system) => {
    const rules = rulesOf(system);
    if (rules.way !== 'letters') throw new Error('No letters.');
    const tables = bookOf(system).tables.magic_items;
    const secrets = tables
      .filter(({ id }) => !/type|form|bonus/u.test(id))
      .flatMap(({ rows }) => rows.map(({ name }) => name.toLowerCase()));
    let seed = 7;
    const dice = { roll: (sides: number) => ((seed = (seed * 48_271) % 2_147_483_647) % sides) + 1 };
    for (let nth = 0; nth < 3_000; nth += 1) {
      const thrower = new TreasureThrower(dice, 'Magic');
      rules.magic(thrower, bookOf(system), { of: ['any'], not: [] });
      for (const { shown, name } of thrower.finds) {
        expect(shown).not.toMatch(/[+\d]|curse/iu);
        expect(secrets).not.toContain(shown === name.toLowerCase() ? shown : null);
      }
    }
  });
});
