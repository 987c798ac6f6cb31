import { describe, expect, it } from 'vitest';
import type { BookCreature } from '../../../../src-main/imports/creatures/book-creature.ts';
import type { ReadEntry } from '../../../../src-main/imports/entry.ts';
import { onlyEntry, readJson, withBestiary } from '../samples/contexts.ts';
import * as tracker from '../samples/figures/tracker-documents.ts';

const creatureOf = ({ book, refused }: ReadEntry): BookCreature => {
  if (book?.is !== 'creature') throw new Error(refused ?? 'It is no creature.');
  return book;
};
const only = (document: unknown, system?: string): BookCreature =>
  creatureOf(onlyEntry(document, withBestiary(system)));
const losses = ({ unread }: ReadEntry): string[] =>
  unread.filter(({ folded }) => folded === undefined).map(({ path, why }) => `${path}: ${why}`);

describe('a creature of Improved Initiative', () => {
  it('stands in the bestiary, one of a player in the party, an encounter is a muster', () => {
    const { entries } = readJson(tracker.trackerLibrary, withBestiary());
    expect(entries.map(({ kind, name }) => [kind, name])).toEqual([
      ['creature', 'Marsh Brute'],
      ['creature', 'Ash Guard'],
      ['character', 'Wren'],
      ['muster', 'Fen Bridge'],
      ['character', 'Sleep'],
    ]);
  });

  it('has its figures in the terms of the book, and words for the rest', () => {
    const entry = onlyEntry(tracker.trackerBlock, withBestiary());
    const told = creatureOf(entry);
    expect(told.base).toBeNull();
    expect(told).toMatchObject({ tags: ['large', 'giant', 'Fens'], source: 'Own notes' });
    expect(told.facts).toMatchObject({
      hitDice: { dice: 9, die: 8, modifier: 27 },
      armourClass: { descending: 10, ascending: 9 },
      attack: { bonus: 7, thac0: 12 },
      attacks: { text: '1 club (2d8+4)' },
      movement: [
        { mode: 'walk', per_round_ft: 30, per_turn_ft: 90 },
        { mode: 'swim', per_round_ft: 50 },
      ],
      alignment: { any: ['Chaotic'] },
      special: ['Deep Lungs: Holds its breath.'],
    });
    expect(told.notes.split('\n\n')).toEqual([
      'It lives in the fens.',
      'Armour: hide',
      'Type: Large giant, chaotic evil',
      'Abilities: Str 19, Dex 11, Con 16, Int 6, Wis 9, Cha 7',
      'Saves: Str +6',
      'Skills: Stealth -1',
      'Damage resistances: cold',
      'Damage immunities: poison',
      'Senses: passive Perception 10',
      'Languages: Giant',
      'Challenge: 5',
      'Initiative modifier: 1',
      '## Actions',
      '**Multiattack**: Two blows.',
      '**Club (Recharge 6)**: Melee Weapon Attack: +7 to hit. Hit: 13 (2d8 + 4) damage.',
      '## Legendary actions',
      '**Roar**: All hear it.',
    ]);
    expect(losses(entry)).toEqual([]);
    expect(entry.summary).toBe('HD 9+27, AC 10 [9], 1 club (2d8+4), 2 ways of moving, 1 power');
  });

  it('moves by rates, and counts armour upwards, where the book does', () => {
    expect(only(tracker.trackerBlock, 'swords-wizardry').facts.movement).toMatchObject([
      { mode: 'walk', rate: 9 },
      { mode: 'swim', rate: 15 },
    ]);
    expect(only(tracker.trackerBlock, 'basic-fantasy').facts.armourClass).toMatchObject({
      descending: null,
      ascending: 9,
    });
  });

  it('has no moves where they are told in another way, in no book', () => {
    const wolf = { ...tracker.trackerBlock, Speed: ['30 ft. (40 ft. in wolf form)'] };
    for (const system of ['ose', 'swords-wizardry']) {
      const entry = onlyEntry(wolf, withBestiary(system));
      const told = creatureOf(entry);
      expect([told.facts.movement, told.notes.includes('Speed: 30 ft. (40 ft. in wolf form)')]).toEqual([
        undefined,
        true,
      ]);
      expect(losses(entry)).toEqual([expect.stringMatching(/^Speed: “30 ft. /)]);
    }
  });

  it('keeps dice that are no d8s, and tells it', () => {
    const entry = onlyEntry({ ...tracker.trackerBlock, HP: { Value: 31, Notes: '(7d6+7)' } }, withBestiary());
    expect(creatureOf(entry).facts.hitDice).toMatchObject({ dice: 7, die: 6, modifier: 7 });
    expect(losses(entry)).toEqual(['HP.Notes: Its Hit Dice are d6s, not d8s; they are kept so.']);
  });

  it('has its points alone where no dice are told, or more than there are', () => {
    const told = only({ ...tracker.trackerBlock, HP: { Value: 31, Notes: '' } });
    expect(told.facts.hitDice).toMatchObject({ dice: 0, hp_fixed: 31 });
    const entry = onlyEntry(
      { ...tracker.trackerBlock, HP: { Value: 676, Notes: '(33d20+330)' } },
      withBestiary(),
    );
    expect(creatureOf(entry).facts.hitDice).toMatchObject({ dice: 0, hp_fixed: 676 });
    expect(losses(entry)[0]).toMatch(/^HP.Notes: “33d20\+330” stands in the notes/);
    expect(creatureOf(entry).notes).toContain('Hit Dice: 33d20+330');
  });

  it('of an older edition has the figures of its traits', () => {
    const entry = onlyEntry(tracker.oldSchoolBlock, withBestiary());
    const told = creatureOf(entry);
    expect(told.facts).toMatchObject({
      hitDice: { dice: 3, die: 8 },
      attack: { bonus: 2, thac0: 17 },
      morale: { score: 12 },
      saves: { as: { class: 'Monster', level: 3 }, figures: { death: 12, spells: 16 } },
      experience: { points: 50 },
      alignment: { any: ['Chaotic'] },
      attacks: { text: '1 touch (1d6+1)' },
      special: ['Energy drain: A hit takes a level.'],
    });
    expect(told.tags).toEqual(['undead', 'Fens', 'Dead']);
    expect(told.notes).toBe(
      'It hates the living.\n\n## Actions\n\n**Touch**: Melee Weapon Attack: +2 to hit. Hit: 4 (1d6 + 1) damage.',
    );
    expect(losses(entry)).toEqual([]);
  });

  it('without a name is refused', () => {
    expect(onlyEntry({ ...tracker.trackerBlock, Name: '' }, withBestiary()).refused).not.toBeNull();
  });
});

const blow = (name: string, bonus: number, dice: string) => ({
  Name: name,
  Content: `Melee Weapon Attack: +${bonus} to hit, reach 5 ft. Hit: 9 (${dice}) slashing damage.`,
});
const attacksOf = (many: string, ...blows: ReturnType<typeof blow>[]): string | undefined =>
  only({ ...tracker.trackerBlock, Actions: [{ Name: 'Multiattack', Content: many }, ...blows] }).facts.attacks
    ?.text;

describe('several blows', () => {
  const [bite, claw, bow] = [
    blow('Bite', 7, '2d6 + 4'),
    blow('Claw', 7, '1d8 + 4'),
    blow('Bow', 5, '1d6 + 2'),
  ];

  it('are a round as their multiattack tells it, the others instead of it', () => {
    expect(
      attacksOf('It makes three attacks: one with its bite and two with its claws.', bite, claw, bow),
    ).toBe('1 bite (2d6+4), 2 claw (1d8+4) or 1 bow (1d6+2, +5 to hit)');
    expect(attacksOf('It makes two claw attacks or two with its bow.', claw, bow)).toBe(
      '2 claw (1d8+4) or 2 bow (1d6+2, +5 to hit)',
    );
    expect(attacksOf('It makes two attacks.', bite, claw)).toBe('2 bite (2d6+4) or 2 claw (1d8+4)');
  });

  it('are one or the other where none is told', () => {
    expect(attacksOf('It does what it likes.', bite, claw)).toBe('1 bite (2d6+4) or 1 claw (1d8+4)');
  });

  it('deal what comes besides', () => {
    const flaming = {
      Name: 'Brand',
      Content: 'Melee Weapon Attack: +3 to hit. Hit: 5 (1d8 + 1) slashing damage plus 3 (1d6) fire damage.',
    };
    expect(attacksOf('', flaming)).toBe('1 brand (1d8+1, plus 1d6 fire)');
  });
});
