import { describe, expect, it } from 'vitest';
import { inCoins, inPounds, onlyEntry, readAll } from './samples/contexts.ts';
import { statText } from './samples/own-samples.ts';

describe('blocks with commas', () => {
  it('bring every figure', () => {
    const entry = onlyEntry(statText.split('\n')[0] ?? '');
    expect(entry).toMatchObject({
      name: 'Goblin',
      refused: null,
      unread: [],
      person: {
        kind: 'creature',
        className: 'Creature',
        level: 1,
        hp: 3,
        maxHp: 3,
        sheet: {
          alignment: 'Chaotic',
          notes: 'Morale: 7 (9 with chieftain)\nXP: 5\nNumber appearing: 2d4 (6d10)\nTreasure type: R (C)',
          overrules: {
            acDescending: 6,
            acAscending: 13,
            thac0: 19,
            attackBonus: 0,
            turnFeet: 60,
            roundFeet: 20,
            'save.death': 14,
            'save.wands': 15,
            'save.paralysis': 16,
            'save.breath': 17,
            'save.spells': 18,
          },
          creature: {
            hitDice: '1-1',
            attacks: '1 x weapon (1d6 or by weapon)',
            movement: "60' (20')",
            morale: 7,
            saveAs: 'NH',
          },
        },
      },
    });
  });

  it('are read with typographic signs, and over several lines', () => {
    const text =
      'Giant Ant\nAC 3 [16], HD 4* (18hp), Att 1 × bite (2d6), THAC0 16 [+3],\nMV 180’ (60’), SV D12 W13 P14 B15 S16 (2), ML 7';
    expect(onlyEntry(text)).toMatchObject({
      name: 'Giant Ant',
      unread: [],
      person: {
        level: 4,
        hp: 18,
        sheet: { overrules: { turnFeet: 180, roundFeet: 60 }, creature: { attacks: '1 x bite (2d6)' } },
      },
    });
  });

  it('list what they do not understand, field by field', () => {
    const { unread } = onlyEntry('Rat: AC 9 [x], HD 1/2 (2hp), SV good, ML 20, AC 3, XP, AL Neutral');
    expect(unread.map(({ path }) => path)).toEqual(['AC', 'SV', 'ML', 'AC', 'XP']);
  });

  it('average the hit points that are not given', () => {
    expect(onlyEntry('Bear: AC 6 [13], HD 4+1, ML 7').person).toMatchObject({ hp: 19, level: 4 });
    expect(onlyEntry('Rat: AC 9 [10], HD ½, ML 7').person).toMatchObject({ hp: 2, level: 0 });
    expect(onlyEntry('Giant: AC 4 [15], HD 8, ML 8').person?.hp).toBe(36);
  });
});

describe('blocks with semicolons', () => {
  it('bring every figure, and what is special to its end', () => {
    const text =
      'Bog hound: HD 4+1; AC 7[12]; Atk 2 claws (1d3), bite (1d6); Move 9; Save 13; Morale 7; AL N; CL/XP 4/120; Special: howls; hates light.';
    expect(onlyEntry(text, { ...inCoins, saveKeys: ['save.single'] })).toMatchObject({
      name: 'Bog hound',
      unread: [],
      person: {
        level: 4,
        hp: 19,
        sheet: {
          alignment: 'N',
          notes: 'CL/XP: 4/120',
          overrules: { acDescending: 7, acAscending: 12, turnFeet: 180, roundFeet: 30, 'save.single': 13 },
          creature: {
            hitDice: '4+1',
            attacks: '2 claws (1d3), bite (1d6)',
            morale: 7,
            saveAs: 'Save 13',
            special: 'howls; hates light',
          },
        },
      },
    });
  });

  it('may give hit points instead of dice', () => {
    const entry = onlyEntry('Goblin: HD 1d6hp; AC 6 [13]; Atk weapon (1d6); Save 18', inPounds);
    expect(entry.person).toMatchObject({ level: 0, hp: 3, sheet: { creature: { hitDice: '1d6' } } });
    expect(entry.person?.sheet.overrules).toEqual({ acAscending: 13, 'save.single': 18 });
  });
});

describe('many blocks in a text', () => {
  it('have their names on the line or on the line before; other lines are listed', () => {
    const text = `A page of beasts.\n\n${statText}\n\n* **Rat**\n\nAC 9 [10], HD 1/2 (1hp), ML 5\nIt squeaks.\n`;
    const { entries, unread } = readAll(text);
    expect(entries.map(({ name }) => name)).toEqual([
      'Goblin',
      'Giant Ant',
      'Bog hound',
      'Mill goblin',
      'Rat',
    ]);
    expect(unread.map(({ path }) => path)).toEqual(['line 1', 'line 15']);
  });

  it('are refused without a name', () => {
    const { entries } = readAll('AC 9 [10], HD 1, ML 5\n\nAC 8 [11], HD 2, ML 6');
    expect(entries.map(({ name, refused }) => [name, refused])).toEqual([
      ['Nameless (line 1)', 'No name stands before it.'],
      ['Nameless (line 3)', 'No name stands before it.'],
    ]);
  });
});
