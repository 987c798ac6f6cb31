import { describe, expect, it } from 'vitest';
import type { ReadEntry } from '../../../src-main/imports/entry.ts';
import { readImport } from '../../../src-main/imports/read-import.ts';
import { Bestiary } from '../../../src-main/imports/vault/bestiary.ts';
import { inCoins, inPounds, onlyEntry, pathsOf, readAll, unwatched } from './samples/contexts.ts';
import * as notes from './samples/figures/vault-notes.ts';

const overrulesOf = ({ person }: ReadEntry) => person?.sheet.overrules ?? {};
const creatureOf = ({ person }: ReadEntry) => person?.sheet.creature ?? null;
const notesOf = ({ person }: ReadEntry): string => person?.sheet.notes ?? '';
const pointsOf = ({ name, person }: ReadEntry): string => `${name}: ${person?.hp} of ${person?.maxHp}`;

describe('a stat block of a note', () => {
  it('with tags on its figures is a creature, its texts in the notes', () => {
    const { format, entries, unread } = readAll(notes.taggedNote);
    const [brute] = entries;
    if (brute === undefined) throw new Error('Nothing was read.');
    expect([format, entries.length]).toEqual(['Notes with stat blocks, Markdown', 1]);
    expect(brute.person).toMatchObject({
      name: 'Marsh Brute (XX)',
      hp: 67,
      maxHp: 67,
      level: 9,
      abilities: { strength: 19, dexterity: 11, constitution: 16, intelligence: 6, wisdom: 9, charisma: 7 },
      sheet: { alignment: 'Chaotic Evil' },
    });
    expect(overrulesOf(brute)).toEqual({ acAscending: 16, turnFeet: 90, roundFeet: 30 });
    expect(creatureOf(brute)).toMatchObject({ hitDice: '9d8 + 27', attacks: 'Club +7 (2d8 + 4)' });
    expect(notesOf(brute).split('\n')).toEqual([
      'Size: Large',
      'Type: giant',
      'Armour: scale mail',
      'Initiative modifier: 2',
      'Saves: Strength +6, Constitution +5',
      'Skills:',
      'Stealth: +4',
      'Damage immunities: poison',
      'Condition immunities: exhaustion, poisoned',
      'Senses: passive Perception 10',
      'Languages: Giant',
      'Challenge: 5',
      'Deep Lungs: It holds its breath for 2 hours.',
      'Actions:',
      'Multiattack: It strikes twice.',
      'Club: Melee Weapon Attack: +7 to hit, reach 5 ft. Hit: 13 (2d8 + 4) bludgeoning damage.',
      'Reactions:',
      'Shove: It pushes somebody over.',
      'Source: XX',
    ]);
    expect(pathsOf(brute)).toEqual(['bookkeeping']);
    expect(unread.map(({ path }) => path)).toEqual([
      'front matter',
      'line 57: Marsh Brute (XX)',
      'lines 7-8',
    ]);
  });

  it('in metres, with round brackets and links, keeps its figures', () => {
    const dragon = onlyEntry(notes.statblock(notes.frenchFields));
    expect(dragon.person).toMatchObject({ name: 'Dragon des neiges', hp: 29, level: 6 });
    expect(overrulesOf(dragon)).toEqual({
      acDescending: 3,
      acAscending: 16,
      thac0: 14,
      attackBonus: 5,
      turnFeet: 90,
      roundFeet: 30,
      'save.death': 10,
      'save.wands': 11,
      'save.paralysis': 12,
      'save.breath': 13,
      'save.spells': 14,
    });
    expect(creatureOf(dragon)).toMatchObject({
      morale: 8,
      saveAs: '6',
      movement: "90' (30'), 240' (80') vol",
    });
    expect(notesOf(dragon)).toContain('Treasure type: H + 5000po');
  });

  it('of the game whose feet are those of a round', () => {
    const lizard = onlyEntry(notes.statblock(notes.roundsFields), inPounds);
    expect(overrulesOf(lizard)).toEqual({ acAscending: 15, attackBonus: 6, turnFeet: 60, roundFeet: 20 });
    expect(creatureOf(lizard)).toMatchObject({
      attacks: '1 bite/1 gaze, damage 1d10/petrification',
      morale: 9,
    });
    expect(pathsOf(lizard)).toContain('stats');
  });

  it('with the short labels of old books counts armour downwards', () => {
    const kobold = onlyEntry(notes.statblock(notes.shortFields));
    expect(kobold.person).toMatchObject({ hp: 2, level: 0, sheet: { alignment: 'C' } });
    expect(overrulesOf(kobold)).toEqual({ acDescending: 7, thac0: 19, turnFeet: 60, roundFeet: 20 });
    expect(creatureOf(kobold)).toMatchObject({ saveAs: 'F1', morale: 6, attacks: '1 weapon, damage 1d4' });
    expect(notesOf(kobold)).toBe('Special: Infravision\nXP: 5');
  });

  it('of a later game counts armour upwards however low it is', () => {
    const eel = onlyEntry(notes.statblock(notes.modernFields));
    expect(overrulesOf(eel)).toEqual({ acAscending: 9 });
    expect(eel.person).toMatchObject({ hp: 13, level: 3, abilities: { strength: null } });
    expect(notesOf(eel)).toContain('Stats: 1, -1, 3, 4, 2, 2');
  });

  it('at the top of a note, or named by its heading, is one too', () => {
    const front = onlyEntry('---\nstatblock: true\nname: Mud Hen\nac: 8\nhd: 1\nml: 5\n---\n# Mud Hen\n');
    expect([front.name, front.person?.hp]).toEqual(['Mud Hen', 4]);
    const headed = onlyEntry(`## Bog Owl\n${notes.statblock('ac: 6\nhp: 5 (1d8+1)\nml: 7')}`);
    expect([headed.name, headed.person?.hp, creatureOf(headed)?.hitDice]).toEqual(['Bog Owl', 5, '1d8+1']);
  });

  it('that changes another has the figures of both', () => {
    const chief = `creature: Cave Kobold\nname: Kobold Chief\nhp: 9`;
    const { entries, unread } = readAll(
      notes.statblock(chief) + notes.statblock(notes.shortFields) + notes.statblock('creature: Cave Kobold'),
    );
    expect(entries.map(pointsOf)).toEqual(['Kobold Chief: 9 of 9', 'Cave Kobold: 2 of 2']);
    expect(overrulesOf(entries[0] as ReadEntry)).toMatchObject({ acDescending: 7, thac0: 19 });
    expect(unread[0]?.why).toContain('It shows Cave Kobold');
  });

  it('that only names one that is not there is refused', () => {
    expect(onlyEntry(notes.statblock('monster: Alce')).refused).toMatch(/^It only names a creature/);
  });

  it('with colons and stars in its sentences is read all the same', () => {
    const text =
      'name: Reed Imp\nac: 5\nhd: 2\nml: 8\ntraits:\n  - name: Bite\n    desc: Hit: 3 damage\n  - name: Sting\n    desc: **Poison** kills';
    expect(notesOf(onlyEntry(notes.statblock(text)))).toBe('Bite: Hit: 3 damage\nSting: Poison kills');
  });
});

describe('an encounter of a note', () => {
  const { entries, unread } = readAll(notes.statblock(notes.shortFields) + notes.encounter(notes.ambush));

  it('makes so many of each creature, with the figures that stand there', () => {
    expect(entries.map(pointsOf)).toEqual([
      'Cave Kobold: 2 of 2',
      'Cave Kobold 1: 2 of 2',
      'Cave Kobold 2: 2 of 2',
      'Cave Kobold 3: 2 of 2',
      'Cave Kobold: 2 of 2',
      'Bandit 1: 7 of 7',
      'Bandit 2: 7 of 7',
      'Bob: 12 of 12',
      'Jim: 9 of 9',
      'Sarah: 5 of 5',
      'Wolf: 11 of 11',
      'Ogre: 19 of 19',
    ]);
    const of = (name: string): ReadEntry => entries.findLast((entry) => entry.name === name) as ReadEntry;
    expect(overrulesOf(of('Cave Kobold'))).toMatchObject({ acDescending: 6, thac0: 19 });
    expect(overrulesOf(of('Bandit 1'))).toEqual({ acAscending: 13 });
    expect(notesOf(of('Bandit 1'))).toBe('Encounter: Bridge Ambush\nInitiative modifier: 2\nXP: 25');
    expect(notesOf(of('Sarah'))).toBe('Encounter: Bridge Ambush\nCreature: Bandit\nNumber: 1d5');
    expect(notesOf(of('Wolf'))).toBe('Encounter: Bridge Ambush\nally');
    expect(notesOf(of('Ogre'))).toBe('Encounter: Later');
    expect(pathsOf(of('Ogre'))).toEqual(['creature']);
  });

  it('lists what has no place', () => {
    expect(unread.map(({ path }) => path)).toEqual(['line 15: players']);
  });

  it('finds the stat blocks of the notes beside it', () => {
    const beside = new Bestiary();
    beside.learn(notes.statblock(notes.shortFields));
    const read = readImport(notes.encounter('creatures:\n - Cave Kobold'), inCoins, unwatched, {
      title: '',
      beside,
    });
    const [kobold] = [...read.entries];
    expect(overrulesOf(kobold as ReadEntry)).toMatchObject({ acDescending: 7, thac0: 19 });
    expect(pathsOf(kobold as ReadEntry)).toEqual([]);
  });

  it('of which one of several is meant is a wandering table', () => {
    const text =
      'name: Patrol\ncreatures:\n- 1d10: Goblin\n---\ncreatures:\n- 2: Skeleton, 5, 13\n- Ghoul\n---\nname: Lair\ncreatures:\n- Ogre\n- 1d6: Orc';
    const { book } = onlyEntry(`# Hill road\n${notes.encounterTable(text)}`);
    expect(book).toMatchObject({ is: 'table', name: 'Hill road', dice: '1d3' });
    const rows =
      book?.is === 'table' ? book.rows.map(({ from, who, number, note }) => [from, who, number, note]) : [];
    expect(rows).toEqual([
      [1, 'Goblin', '1d10', 'Patrol'],
      [2, '2 Skeleton, Ghoul', '', '2 Skeleton hp 5, ac 13; Ghoul'],
      [3, 'Lair', '', 'Ogre; 1d6 Orc'],
    ]);
  });

  it('keeps a creature whose name has a comma whole', () => {
    const { entries: read } = readAll(notes.encounter('creatures:\n - 2: Dragon, Ice, 27, 16'));
    expect(read.map(pointsOf)).toEqual(['Dragon, Ice 1: 27 of 27', 'Dragon, Ice 2: 27 of 27']);
  });
});

describe('a note that is broken or made to harm', () => {
  const harm: [string, string, RegExp][] = [
    [
      'aliases that multiply',
      `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\nname: X\nac: 3`,
      /refers to other places/,
    ],
    ['lists in lists', `a: ${'['.repeat(3000)}${']'.repeat(3000)}`, /nests too deep/],
    ['dashes in dashes', `${'- '.repeat(3000)}x`, /nests too deep/],
    ['questions without end', `a: ${'? '.repeat(20_000)}`, /nests too deep/],
    ['too much of it', `a: "${'x'.repeat(70_000)}"`, /longer than 60,000/],
    ['too many parts', `a: [${'x,'.repeat(20_000)}]`, /too many parts/],
    ['no YAML', 'name: X\n  ac: [3', /no sound YAML/],
    ['a list', '- 3\n- 4', /holds no fields/],
  ];

  it.each(harm)('%s is refused with a reason', (_what, text, why) => {
    const began = performance.now();
    expect(onlyEntry(notes.statblock(text)).refused).toMatch(why);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('with a tag of some program takes the text and says so', () => {
    const { entries, unread } = readAll(notes.statblock('name: !!js/function "Owl"\nac: 5\nhd: 1'));
    expect(entries.map(({ name }) => name)).toEqual(['Owl']);
    expect(unread.map(({ why }) => why).join()).toContain('tag:yaml.org,2002:js/function');
  });

  it('reads the blocks around a broken one', () => {
    const text =
      notes.statblock('name: [') +
      notes.statblock(notes.shortFields) +
      '```statblock\nname: Late\nac: 3\nhd: 1';
    expect(readAll(text).entries.map(({ refused }) => refused === null)).toEqual([false, true, true]);
  });

  it('reads plain stat blocks between the fences', () => {
    const text = `Goblin: AC 6 [13], HD 1-1 (3hp), ML 7\n\n${notes.statblock(notes.shortFields)}`;
    expect(readAll(text).entries.map(({ name }) => name)).toEqual(['Cave Kobold', 'Goblin']);
  });
});
