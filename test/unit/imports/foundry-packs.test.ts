import { describe, expect, it } from 'vitest';
import { inCoins, inPounds, onlyEntry, readAll, readJson } from './samples/contexts.ts';
import * as pack from './samples/pack-documents.ts';
import { oseAbility, oseArmour, oseMonster, oseSpell } from './samples/ose-documents.ts';
import { wizardryMail, wizardrySpell } from './samples/wizardry-documents.ts';

const without = (source: object, key: string): object =>
  Object.fromEntries(Object.entries(source).filter(([each]) => each !== key));

describe('hit points nobody rolled', () => {
  it('of the system with one saving throw are the average of the Hit Dice, and told', () => {
    const entry = onlyEntry(pack.packNpc);
    expect(entry.person).toMatchObject({ hp: 19, maxHp: 19, level: 4 });
    for (const path of ['system.hp.value', 'system.hp.max'])
      expect(entry.unread).toContainEqual({
        path,
        why: 'Nobody rolled it; the average of the Hit Dice was taken.',
      });
  });

  it.each([
    [{ size: 'd8', number: 2, mod: 0 }, 9],
    [{ size: 'd8', number: 5, mod: -1 }, 21],
    [{ size: 'd4', number: 1, mod: 0 }, 2],
    [{ size: '', number: 0, mod: 1 }, 1],
    [{ size: '', number: 1, mod: 0 }, 1],
  ])('of the system that counts armour from 11 come from %o', (hitDice, points) => {
    const source = { ...pack.packMonster, system: { ...pack.packMonster.system, hitDice } };
    expect(onlyEntry(source).person).toMatchObject({ hp: points, maxHp: points });
  });

  it('of the old-school system come from its Hit Dice too', () => {
    const hp = { hd: '3d8+3', value: 0, max: 0 };
    const source = { ...oseMonster, system: { ...oseMonster.system, hp } };
    expect(onlyEntry(source).person).toMatchObject({ hp: 16, maxHp: 16 });
  });

  it('stand where somebody did roll them', () => {
    const system = { ...pack.packNpc.system, hp: { value: 0, min: 0, max: 4 } };
    expect(onlyEntry({ ...pack.packNpc, system }).person).toMatchObject({ hp: 0, maxHp: 4 });
  });
});

describe('how far a creature moves', () => {
  it.each([
    ['80 (10)', 80],
    ["40'", 40],
    ["30' Fly 80' (15')", 30],
    ["Swim 60' (20')", 60],
    ['20, Unarmored 40', 20],
    ['50 (10) [40 (10)]', 50],
    ['0', 0],
    [25, 25],
  ])('of the system that counts armour from 11, %s, is %i feet a round', (value, feet) => {
    const source = { ...pack.packMonster, system: { ...pack.packMonster.system, move: { value } } };
    const { person } = onlyEntry(source);
    expect(person?.sheet.overrules).toMatchObject({ roundFeet: feet, turnFeet: feet * 3 });
    expect(person?.sheet.creature?.movement).toContain(String(feet));
  });
});

describe('documents that do not name their system', () => {
  it('are of the one with one saving throw where they are like it, `aac` or not', () => {
    const { person, refused } = onlyEntry(without(pack.packNpc, '_stats'));
    expect(refused).toBeNull();
    expect(person?.sheet.creature).toMatchObject({ hitDice: '4+1' });
    expect(person?.sheet.overrules).toMatchObject({ acDescending: 5, acAscending: 14 });
    const system = ['tHAACB', 'tHAC0', 'moveRate'].reduce(without, pack.packNpc.system);
    expect(onlyEntry({ ...without(pack.packNpc, '_stats'), system }).person?.kind).toBe('creature');
  });

  it('are told apart where the three call a thing by the same name', () => {
    expect(onlyEntry(oseArmour).things[0]?.item.facts).toMatchObject({ acBonus: 4 });
    expect(onlyEntry(wizardryMail).things[0]?.item).toMatchObject({ costEach: 75, weightEach: 500 });
  });

  it('of the old-school system, in their older form, are things of every kind', () => {
    const { entries } = readJson([
      pack.olderRope,
      pack.olderArrows,
      pack.olderGold,
      pack.olderPotion,
      pack.olderRing,
      pack.olderWand,
      pack.olderFood,
    ]);
    expect(entries.map(({ refused }) => refused)).toEqual(entries.map(() => null));
    const items = entries.map(({ things }) => things[0]?.item);
    expect(items.map((item) => [item?.kind, item?.name, item?.quantity, item?.costEach])).toEqual([
      ['gear', 'Rope', 1, 1],
      ['ammunition', 'Arrows (quiver of 20)', 20, 5],
      ['coin', 'gp', 40, null],
      ['potion', 'Potion of Healing', 1, 0],
      ['otherTreasure', 'Ring of Warmth', 1, 0],
      ['wand', 'Wand of Cold', 1, 0],
      ['ration', 'Hard Tack (7 days)', 7, 15],
    ]);
    expect(onlyEntry(pack.olderRope).things[0]?.item.weightEach).toBe(50);
  });
});

describe('what is neither somebody nor a thing', () => {
  it.each([
    ['a spell', oseSpell, /^It is a spell of level 1 \(Magic-User\): .*sheet of somebody/],
    ['a spell without class', wizardrySpell, /^It is a spell of level 1: .*sheet of somebody/],
    ['an ability', oseAbility, /^It is an ability \(15 on 1d100\): .*sheet of somebody/],
    ['a journal', pack.journal, /^It is a journal\. .*not read yet/],
    ['a journal of the older form', pack.olderJournal, /^It is a journal\. .*not read yet/],
    ['a folder', pack.folder, /^It is a folder/],
    ['a folder of an older compendium', pack.olderFolder, /^It is a folder/],
    ['a macro', pack.macro, /^It is a macro/],
  ])('%s is refused, and says what it is', (_what, document, why) => {
    const [entry] = readJson([document]).entries;
    expect(entry?.refused).toMatch(why);
    expect(entry?.name).toBe(document.name);
    expect(onlyEntry(document).refused).toMatch(why);
  });
});

describe('texts of a page', () => {
  it('are kept as plain text in the notes', () => {
    expect(onlyEntry(pack.packNpc).person?.sheet.notes.split('\n')).toEqual([
      'Challenge level: 5',
      'XP: 240',
      'Number encountered: 1d6',
      'In lair: 25',
      'Claw: missile, range 70, rate of fire 2, +2 to hit, Poison. Both claws of one ape may hug.',
      'Keen nose: d6. Smells blood.',
      'Fen apes build nests & throw stones.',
      '',
      '• Old: 5 points a die.',
    ]);
    expect(onlyEntry(pack.olderGold).things[0]?.item.notes).toBe('Minted.');
  });

  it('that do not fit beside the others are listed', () => {
    const items = Array.from({ length: 6 }, (_, at) => ({
      name: `Gift ${at}`,
      type: 'feature',
      system: { description: `<p>${'word '.repeat(390)}</p>`, target: '' },
    }));
    const { person, unread } = onlyEntry({ ...pack.packNpc, items });
    expect(person?.sheet.notes).toContain('Gift 3');
    expect(person?.sheet.notes.length).toBeLessThanOrEqual(8000);
    expect(unread).toContainEqual({
      path: 'items.5.system.description',
      why: 'There was no room left for it in the notes.',
    });
  });
});

describe('what was not read', () => {
  it('begins with what is lost; bookkeeping is one line at the end, and counted', () => {
    const source = { ...pack.packNpc, wound: 'left leg', effects: [{ name: 'Rage' }] };
    const { unread } = onlyEntry(source, inPounds);
    expect(unread[0]).toEqual({ path: 'effects', why: 'It has no place here.' });
    expect(unread.map(({ path }) => path)).toContain('wound');
    const last = unread.at(-1);
    expect(last?.path).toBe('bookkeeping');
    expect(last?.why).toMatch(/^\d+ fields of the program it came from: .*_id.*img/);
    expect(unread.filter(({ path }) => /(?:^|\.)(?:_id|img|sort|flags|_stats|folder)$/.test(path))).toEqual(
      [],
    );
    const derived = unread.findIndex(({ why }) => why === 'The rules work it out here.');
    const lost = unread.findIndex(({ path }) => path === 'wound');
    expect(derived).toBeGreaterThan(lost);
  });

  it('counts the folders of a compendium, and refuses none of them', () => {
    const lines = [pack.folder, pack.packNpc, pack.olderFolder];
    const { entries, unread } = readAll(lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(entries.map(({ name }) => name)).toEqual(['Fen ape']);
    expect(unread).toEqual([
      { path: 'bookkeeping', why: '2 fields of the program it came from: folders.', folded: 2 },
    ]);
  });

  it('of a refused document folds its bookkeeping too', () => {
    const { unread } = onlyEntry([oseSpell], inCoins);
    expect(unread.map(({ path }) => path)).toEqual(['system']);
    const [journal] = readJson([pack.journal]).entries;
    expect(journal?.unread.map(({ path }) => path)).toEqual(['pages', 'bookkeeping']);
  });
});
