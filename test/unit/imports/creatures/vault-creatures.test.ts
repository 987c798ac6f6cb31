import { describe, expect, it } from 'vitest';
import type { BookCreature } from '../../../../src-main/imports/creatures/book-creature.ts';
import type { ReadEntry } from '../../../../src-main/imports/entry.ts';
import { readAll, withBestiary } from '../samples/contexts.ts';
import * as notes from '../samples/figures/vault-notes.ts';

const creatureOf = ({ book, refused }: ReadEntry): BookCreature => {
  if (book?.is !== 'creature') throw new Error(refused ?? 'It is no creature.');
  return book;
};
const readNote = (text: string, system = 'ose'): ReadEntry[] => readAll(text, withBestiary(system)).entries;
const only = (fields: string, system?: string): ReadEntry => {
  const [entry] = readNote(notes.statblock(fields), system);
  if (entry === undefined) throw new Error('Nothing was read.');
  return entry;
};
const losses = ({ unread }: ReadEntry): string[] =>
  unread.filter(({ folded }) => folded === undefined).map(({ path, why }) => `${path}: ${why}`);

describe('a stat block of a note as a creature of the bestiary', () => {
  it('in French has metres as feet, the number in a dungeon, and saves as what has its level', () => {
    const entry = only(notes.frenchFields);
    const told = creatureOf(entry);
    expect(told.facts).toMatchObject({
      armourClass: { descending: 3, ascending: 16 },
      hitDice: { dice: 6, modifier: 2 },
      attack: { thac0: 14, bonus: 5 },
      movement: [
        { mode: 'walk', per_turn_ft: 90, per_round_ft: 30 },
        { mode: 'fly', per_turn_ft: 240, per_round_ft: 80 },
      ],
      saves: { as: { class: 'Monster', level: 6 }, figures: { death: 10, spells: 14 } },
      morale: { score: 8 },
      alignment: { any: ['Chaotic'] },
      experience: { points: 725 },
      numberAppearing: { dungeon: '1d4', wilderness: '1d4', lair: null },
      treasure: { types: ['H'], extra_gp: '5000' },
      attacks: { text: '2 griffes (1d4)' },
      special: ['Souffle: Cône de glace de 27 m.'],
    });
    expect(told).toMatchObject({ source: 'OSE' });
    expect(told.notes).toMatch(/^Habite les montagnes\.\n\n## Actions/);
    expect(losses(entry)).toEqual([
      'speed: “27m (9m), 72m (24m) vol” is in metres; three of them are read as 10 feet.',
    ]);
  });

  it('of a game by the round has its turning distance and its damage by attack', () => {
    expect(creatureOf(only(notes.roundsFields, 'basic-fantasy')).facts).toMatchObject({
      armourClass: { descending: null, ascending: 15 },
      hitDice: { dice: 6, asterisks: 2 },
      attacks: { text: '1 bite (1d10), 1 gaze (petrification)' },
      movement: [{ mode: 'walk', per_round_ft: 20, turn_distance_ft: 10 }],
      numberAppearing: { dungeon: '1d6', wilderness: '1d6', lair: '1d6' },
      treasure: { types: ['F'] },
    });
  });

  it('whose feet stand alone beside THAC0 has those of a turn', () => {
    const told = creatureOf(only(notes.routineFields));
    expect(told.facts).toMatchObject({
      movement: [{ per_turn_ft: 90, per_round_ft: 30 }],
      attacks: { text: '2 thorned fists (2d4)' },
    });
    expect(told).toMatchObject({ terrain: ['forest', 'ruins'], tags: ['fey', 'thorns'] });
    expect(told.notes).toMatch(/^Thorns in an old \*\*mail\*\*\. See \[\[Briar Hall\]\]\./);
  });

  it('tells figures that it cannot read, and keeps their words', () => {
    const entry = only('name: Odd\nac: 5\nhd: many\nmorale: high\nnbr: 0 (see there)');
    expect(losses(entry).map((loss) => loss.split(':')[0])).toEqual(['hd', 'morale', 'nbr']);
    expect(creatureOf(entry).notes.split('\n\n')).toEqual(['HD: many', 'Morale: high', 'NBR: 0 (see there)']);
  });

  it('alone in its note has the text around it, and the tags at its top', () => {
    const note = `---\nstatblock: inline\ntags: [swamp]\nmood: grim\n---\n# Odd\n\nIt *waits*.\n\n---\n${notes.statblock('name: Odd\nac: 5\nhd: 2')}\nAnd waits.\n`;
    const { entries, unread } = readAll(note, withBestiary());
    const [entry] = entries;
    if (entry === undefined) throw new Error('Nothing was read.');
    expect(creatureOf(entry)).toMatchObject({ tags: ['swamp'], notes: 'It *waits*.\n\nAnd waits.' });
    expect(losses(entry)).toEqual(['front matter: mood: It belongs to no stat block.']);
    expect(unread).toEqual([]);
  });
});

describe('a stat block that extends another', () => {
  const base = notes.statblock(notes.routineFields);

  it('of the book is a variant of that, with only what it says', () => {
    const told = creatureOf(only('monster: Goblin\nname: Grik\nmorale: 9\nhp: 4'));
    expect(told.base).toEqual({ book: 'ose', id: 'goblin' });
    expect(told.facts).toEqual({ morale: { score: 9, alternates: [] } });
    expect(told.notes).toBe('Hit points: 4');
  });

  it('of the same note is a variant of that, and whole should that not be taken', () => {
    const own = notes.statblock(
      'extends: Bramble Knight\nname: Bramble King\nhd: 6\ntraits+:\n  - name: Crowned\n    desc: "It rules."',
    );
    const [, king] = readNote(base + own).map(creatureOf);
    expect(king?.base).toEqual({ own: 'Bramble Knight' });
    expect(Object.keys(king?.facts ?? {})).toEqual(['hitDice', 'special']);
    expect(king?.facts.special).toEqual([
      'Thorny: Whoever holds it takes 1 point of damage.',
      'Crowned: It rules.',
    ]);
    expect(king?.whole?.facts).toMatchObject({ hitDice: { dice: 6 }, morale: { score: 9 } });
  });

  it('of nothing that was read is told, and stands by itself', () => {
    const entry = only('monster: Nobody\nname: Somebody\nac: 5\nhd: 1');
    expect(creatureOf(entry).base).toBeNull();
    expect(losses(entry)).toEqual(['monster: No stat block of that name is among what was read.']);
  });

  it('that only shows one of the book is told', () => {
    const { entries, unread } = readAll(notes.statblock('monster: Goblin'), withBestiary());
    expect([entries, unread]).toEqual([
      [],
      [{ path: 'line 1', why: 'It shows Goblin, which the book has.' }],
    ]);
  });
});

it('encounters of notes are musters', () => {
  const kinds = readNote(
    notes.statblock(notes.shortFields) + notes.encounter('creatures:\n  - 2: Cave Kobold\n  - Cave Kobold'),
  );
  expect(kinds.map(({ kind, name }) => [kind, name])).toEqual([
    ['creature', 'Cave Kobold'],
    ['muster', 'Encounter (line 15)'],
  ]);
});
