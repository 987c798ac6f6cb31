import { describe, expect, it } from 'vitest';
import type { ReadEntry } from '../../../src-main/imports/entry.ts';
import { inPounds, onlyEntry, pathsOf, readJson } from './samples/contexts.ts';
import * as tracker from './samples/figures/tracker-documents.ts';

const notesOf = ({ person }: ReadEntry): string => person?.sheet.notes ?? '';

describe('a file of Improved Initiative', () => {
  it('is its creatures, characters, encounters and spells', () => {
    const { format, entries, unread } = readJson(tracker.trackerLibrary);
    expect(format).toBe('Improved Initiative, JSON');
    expect(
      entries.map(({ name, person, refused }) => [name, person?.kind, person?.hp, person?.maxHp, refused]),
    ).toEqual([
      ['Marsh Brute', 'creature', 67, 67, null],
      ['Ash Guard', 'creature', 11, 11, null],
      ['Wren', 'character', 5, 8, null],
      ['Marsh Brute 2', 'creature', 40, 67, null],
      ['Old Tom', 'creature', 67, 67, null],
      ['Sleep', undefined, undefined, undefined, expect.stringMatching(/^It is a spell of level 1/)],
    ]);
    expect(unread).toEqual([expect.objectContaining({ path: 'bookkeeping', folded: 2 })]);
    expect(pathsOf(entries[5] as ReadEntry)).toEqual(['School', 'Description', 'bookkeeping']);
  });

  it('a creature in the nearest figures, its texts in the notes', () => {
    const brute = onlyEntry(tracker.trackerBlock);
    expect(brute.person).toMatchObject({
      level: 9,
      abilities: { strength: 19, dexterity: 11, constitution: 16, intelligence: 6, wisdom: 9, charisma: 7 },
    });
    expect(brute.person?.sheet.overrules).toEqual({ acAscending: 9, turnFeet: 90, roundFeet: 30 });
    expect(brute.person?.sheet.creature).toMatchObject({
      hitDice: '9d8+27',
      attacks: 'Club +7 (2d8 + 4)',
      movement: '30 ft., swim 50 ft.',
    });
    expect(notesOf(brute).split('\n')).toEqual([
      'Type: Large giant, chaotic evil',
      'Armour: hide',
      'Initiative modifier: 1',
      'Saves: Str +6',
      'Skills: Stealth -1',
      'Damage resistances: cold',
      'Damage immunities: poison',
      'Senses: passive Perception 10',
      'Languages: Giant',
      'Challenge: 5',
      'Source: Own notes',
      'Deep Lungs: Holds its breath.',
      'Actions:',
      'Multiattack: Two blows.',
      'Club (Recharge 6): Melee Weapon Attack: +7 to hit. Hit: 13 (2d8 + 4) damage.',
      'Legendary actions:',
      'Roar: All hear it.',
      'It lives in the fens.',
    ]);
    expect(
      brute.unread.filter(({ why, folded }) => folded === undefined && why !== 'It holds nothing.'),
    ).toEqual([]);
  });

  it('a list of creatures, the older with their tags and scores', () => {
    const { entries } = readJson([tracker.olderTrackerBlock, tracker.trackerBlock], inPounds);
    expect(entries[0]?.person).toMatchObject({
      abilities: { strength: 13, charisma: 9 },
      sheet: { overrules: { acAscending: 18 }, creature: { hitDice: '2d8 + 2', attacks: 'Spear' } },
    });
    expect(notesOf(entries[0] as ReadEntry)).toContain('Armour: chain mail, shield');
  });

  it('an encounter says how it stands with everybody', () => {
    const { entries } = readJson({ 'SavedEncounters.e1': tracker.savedEncounter });
    const [brute, tom] = entries as [ReadEntry, ReadEntry];
    expect(notesOf(brute)).toContain(
      'Encounter: Fen Bridge\nTemporary hit points: 5\nInitiative: 12\nProne\nangry\n',
    );
    expect(notesOf(tom)).toContain('angry\nCreature: Marsh Brute\n');
    expect(pathsOf(brute)).toContain('BackgroundImageUrl');
    expect(pathsOf(tom)).not.toContain('BackgroundImageUrl');
  });

  it('an encounter with nobody, and somebody without figures, are refused with a reason', () => {
    const { entries } = readJson({
      'SavedEncounters.a': { Name: 'Empty', Combatants: [] },
      'SavedEncounters.b': { Name: 'Half', Combatants: [{ Id: 'x', CurrentHP: 3 }] },
      'Creatures.c': 'no JSON',
    });
    expect(entries.map(({ refused }) => refused)).toEqual([
      'It is an encounter with nobody in it.',
      'It has no stat block.',
      'It is no sound JSON object.',
    ]);
    expect(pathsOf(entries[1] as ReadEntry)).toContain('Combatants.0.CurrentHP');
  });
});
