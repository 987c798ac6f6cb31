import { describe, expect, it } from 'vitest';
import { inCoins, inPounds, onlyEntry, pathsOf, readAll, readJson } from './samples/contexts.ts';
import * as basic from './samples/basic-documents.ts';
import * as ose from './samples/ose-documents.ts';
import * as wizardry from './samples/wizardry-documents.ts';

const documents = { ...basic, ...ose, ...wizardry };

const itemNamed = (entry: ReturnType<typeof onlyEntry>, name: string) => {
  const thing = entry.things.find(({ item }) => item.name === name);
  if (thing === undefined) throw new Error(`There is no ${name}.`);
  return thing;
};

describe('a character of the old-school system', () => {
  const entry = onlyEntry(documents.oseCharacter);

  it('brings name, class, scores, points, languages, spells and skills', () => {
    expect(entry.person).toMatchObject({
      kind: 'character',
      name: 'Wren Ashdown',
      className: 'Fighter',
      classId: 'fighter',
      level: 2,
      xp: 2150,
      hp: 5,
      maxHp: 7,
      abilities: { strength: 16, intelligence: 9, wisdom: 11, dexterity: 13, constitution: 14, charisma: 10 },
      sheet: {
        alignment: 'Lawful',
        languages: ['Common', 'Elvish'],
        spells: [{ name: 'Sleep', level: 1, memorised: 1 }],
        skills: [{ name: 'Open locks', value: 15, note: '1d100, thief' }],
        notes: 'Title: Veteran\nBorn by the mill.\nOwes the miller 3 sp.',
        overrules: {},
      },
    });
  });

  it('brings its things as they lie in each other, worn and wielded', () => {
    expect(
      entry.things.map(({ item: { kind, name, quantity, state }, inside }) => [
        kind,
        name,
        quantity,
        state,
        inside,
      ]),
    ).toEqual([
      ['armour', 'Chainmail', 1, 'worn', null],
      ['shield', 'Shield', 1, 'carried', null],
      ['weapon', 'Long bow', 1, 'wielded', null],
      ['gear', 'Backpack', 1, 'carried', null],
      ['torch', 'Torches', 6, 'carried', 3],
      ['coin', 'gp', 120, 'carried', null],
    ]);
    expect(itemNamed(entry, 'Long bow').item).toMatchObject({
      weightEach: 30,
      costEach: 40,
      facts: { damage: '1d6', hands: 2, magicBonus: 1, range: { short: 70, medium: 140, long: 210 } },
    });
    expect(itemNamed(entry, 'Chainmail').item.facts).toEqual({ acBonus: 4, armourType: 'heavy' });
    expect(itemNamed(entry, 'Backpack').item.capacity).toBe(400);
  });

  it('lists what was not taken, texts without a place and the rules’ own figures with why', () => {
    expect(entry.unread).toContainEqual({
      path: 'items.6.system.description',
      why: 'A sheet holds the name and level of a spell; its text stays in the book or file it is from.',
    });
    expect(entry.unread).toContainEqual({ path: 'system.ac.value', why: 'The rules work it out here.' });
    expect(entry.unread).toContainEqual({
      path: 'items.0.system.quantity.value',
      why: 'It says none; one was read.',
    });
    expect(pathsOf(entry)).not.toContain('system.hp.value');
  });

  it('keeps its own saves where the campaign does not know its class', () => {
    const { person } = onlyEntry({
      ...documents.oseCharacter,
      system: {
        ...documents.oseCharacter.system,
        details: { ...documents.oseCharacter.system.details, class: 'Barber' },
      },
    });
    expect(person).toMatchObject({ className: 'Barber', classId: null });
    expect(person?.sheet.overrules).toEqual({
      'save.death': 12,
      'save.wands': 13,
      'save.paralysis': 14,
      'save.breath': 15,
      'save.spells': 16,
      thac0: 19,
    });
  });

  it('weighs a tenth in a campaign of pounds', () => {
    expect(itemNamed(onlyEntry(documents.oseCharacter, inPounds), 'Chainmail').item.weightEach).toBe(40);
  });

  it('is a retainer with loyalty and wage where it says so', () => {
    const { person } = onlyEntry({
      ...documents.oseCharacter,
      system: { ...documents.oseCharacter.system, retainer: { enabled: true, loyalty: 9, wage: '2 gp' } },
    });
    expect(person).toMatchObject({ kind: 'retainer', sheet: { loyalty: 9, wage: 200 } });
  });

  it('bears one armour and as much as two hands hold; the rest is carried, and told', () => {
    const { oseCharacter, oseArmour, oseWeapon, oseShield } = documents;
    const worn = { ...oseShield, system: { ...oseShield.system, equipped: true } };
    const { things, unread } = onlyEntry({ ...oseCharacter, items: [oseArmour, oseArmour, oseWeapon, worn] });
    expect(things.map(({ item }) => item.state)).toEqual(['worn', 'carried', 'wielded', 'carried']);
    expect(unread).toContainEqual({ path: 'Chainmail (2): worn', why: 'Another one is in use already.' });
    expect(unread).toContainEqual({ path: 'Shield (4): worn', why: 'There are no hands left for it.' });
  });

  it('lets no container lie in itself, however far round', () => {
    const { oseCharacter, oseBackpack } = documents;
    const lies = (id: string, containerId: string) => ({
      ...oseBackpack,
      _id: id,
      name: id,
      system: { ...oseBackpack.system, containerId },
    });
    const entry = onlyEntry({
      ...oseCharacter,
      items: [lies('a', 'b'), lies('b', 'a'), lies('c', 'c'), lies('d', 'x')],
    });
    expect(entry.things.map(({ inside }) => inside)).toEqual([null, null, null, null]);
    expect(pathsOf(entry).filter((path) => path.endsWith('containerId'))).toHaveLength(4);
  });
});

describe('creatures', () => {
  it('of the old-school system keep their figures as written, and attacks in words', () => {
    const { person, things } = onlyEntry(documents.oseMonster);
    expect(person).toMatchObject({
      kind: 'creature',
      level: 2,
      hp: 9,
      maxHp: 10,
      sheet: {
        overrules: {
          acDescending: 7,
          acAscending: 12,
          thac0: 17,
          attackBonus: 2,
          turnFeet: 90,
          roundFeet: 30,
        },
        creature: { hitDice: '2d8+1', attacks: '2 x Bite (1d3)', morale: 8, movement: "90' (30')" },
        notes: 'XP: 25\nNumber in a dungeon: 2d6\nNumber in the wilds: 3d10\nTreasure type: C',
      },
    });
    expect(things.map(({ item }) => item.name)).toEqual(['gp']);
  });

  it('of the system that counts armour from 11 move three times as far in a turn', () => {
    const { person } = onlyEntry(documents.basicMonster, inPounds);
    expect(person).toMatchObject({
      level: 3,
      hp: 14,
      sheet: {
        overrules: { acAscending: 15, attackBonus: 3, turnFeet: 60, roundFeet: 20 },
        creature: { hitDice: '3d8+1', attacks: 'Bite (1d8)', morale: 8 },
      },
    });
  });

  it('of the system with one saving throw keep its words where the campaign has five', () => {
    const entry = onlyEntry(documents.wizardryNpc);
    expect(entry.person?.sheet).toMatchObject({
      overrules: { acDescending: 6, acAscending: 13, turnFeet: 300, roundFeet: 50 },
      creature: { hitDice: '4+1', saveAs: 'Save 13', special: 'Howl frightens animals', morale: 9 },
      notes: 'Challenge level: 5\nXP: 240\nNumber encountered: 1d6\nIn lair: 25%\nIt howls.',
    });
    expect(pathsOf(entry)).toContain('system.save.value');
    const single = onlyEntry(documents.wizardryNpc, inPounds);
    expect(single.person?.sheet.overrules['save.single']).toBe(13);
    expect(single.person?.sheet.overrules['acDescending']).toBeUndefined();
    expect(pathsOf(single)).toContain('system.ac.value');
  });

  it('of no campaign that defends by rolls bring an armour class', () => {
    const entry = onlyEntry(documents.oseMonster, { ...inCoins, armourClass: 'defence' });
    expect(entry.person?.sheet.overrules['acAscending']).toBeUndefined();
    expect(pathsOf(entry)).toEqual(expect.arrayContaining(['system.ac.value', 'system.aac.value']));
  });
});

describe('characters of the other two systems', () => {
  it('bring race, purse and percentages', () => {
    const { person, things } = onlyEntry(documents.basicCharacter, inPounds);
    expect(person).toMatchObject({ classId: 'thief', raceId: 'elf', level: 3, xp: 2600 });
    expect(person?.sheet.skills).toEqual([{ name: 'Open Locks', value: 35, note: 'd100' }]);
    expect(things.map(({ item: { name, quantity, weightEach } }) => [name, quantity, weightEach])).toEqual([
      ['Leather', 1, 15],
      ['Chalk', 3, 0],
      ['gp', 31, 0.05],
      ['sp', 12, 0.05],
      ['cp', 4, 0.05],
    ]);
  });

  it('bring memorised spells by how often, a price in all coins, and armour either way', () => {
    const { person, things } = onlyEntry(documents.wizardryCharacter);
    expect(person).toMatchObject({ className: 'Human Theurgist', classId: null, raceId: null });
    expect(person?.sheet.spells).toEqual([{ name: 'Light', level: 1, memorised: 2 }]);
    expect(person?.sheet.overrules).toEqual({ thac0: 18 });
    expect(things.map(({ item: { name, costEach } }) => [name, costEach])).toEqual([
      ['Long sword', 15.5],
      ['Chain mail', 75],
      ['pp', null],
      ['gp', null],
      ['sp', null],
    ]);
    expect(things[1]?.item.facts).toEqual({ acBonus: 4, armourType: 'heavy' });
  });
});

describe('loose things', () => {
  it('lie in nobody’s hands', () => {
    const entry = onlyEntry(documents.oseWeapon);
    expect(entry.things[0]?.item.state).toBe('carried');
    expect(entry.unread).toContainEqual({ path: 'system.equipped', why: 'Nobody has it in use.' });
  });

  it('are read from older files too, with prices and ranges in words and weights that do not count', () => {
    expect(onlyEntry(documents.basicSpear, inPounds).things[0]?.item).toMatchObject({
      kind: 'weapon',
      costEach: 5,
      weightEach: 5,
      facts: { damage: '1d6', range: { short: 10, medium: 20, long: 30 }, qualities: ['melee', 'size M'] },
    });
    expect(onlyEntry(documents.basicChalk).things[0]?.item).toMatchObject({ quantity: 3, weightEach: 0 });
    expect(onlyEntry(documents.basicShield).things[0]?.item).toMatchObject({
      kind: 'shield',
      facts: { acBonus: 1 },
    });
  });

  it('may be a chest with everything in it', () => {
    const { kind, things } = onlyEntry(documents.wizardryChest);
    expect(kind).toBe('item');
    expect(things.map(({ item, inside }) => [item.name, item.quantity, inside])).toEqual([
      ['Iron chest', 1, null],
      ['Long sword', 1, 0],
      ['gp', 300, 0],
      ['cp', 50, 0],
    ]);
    expect(things[0]?.item.notes).toBe('Gems: one opal');
  });

  it('are weighed and priced as exactly as the campaign keeps it', () => {
    const odd = {
      ...documents.oseTorches,
      system: { ...documents.oseTorches.system, weight: 1.26, cost: 0.166 },
    };
    expect(onlyEntry(odd).things[0]?.item).toMatchObject({ weightEach: 1.3, costEach: 0.17 });
  });

  it('of which there is none are refused', () => {
    const none = {
      ...documents.oseTorches,
      system: { ...documents.oseTorches.system, quantity: { value: 0 } },
    };
    expect(onlyEntry(none).refused).toMatch(/there is none of it/);
  });

  it.each([
    [documents.oseSpell, /sheet of somebody/],
    [{ ...documents.oseWeapon, _stats: { systemId: 'dnd5e' } }, /rules system "dnd5e"/],
    [{ ...documents.oseWeapon, name: 7 }, /no name/],
    [{ ...documents.oseWeapon, name: 'a\u0000b' }, /no name/],
    [{ ...documents.basicCart, type: 'stronghold' }, /no sheet here/],
    [{ name: 'Odd', type: 'thing', system: {} }, /which rules/],
  ])('that have no place are refused with why (%#)', (document, why) => {
    const entry = onlyEntry([document]);
    expect(entry.refused).toMatch(why);
    expect(entry.things).toEqual([]);
  });
});

describe('many documents in a file', () => {
  it('stand in a list, in folders, or one a line, the newest line of an entry counting', () => {
    const { oseWeapon, oseGold, oseTorches } = documents;
    expect(readJson([oseWeapon, oseGold]).entries).toHaveLength(2);
    const folders = {
      name: 'Goods',
      folders: [{ name: 'Arms', contents: [oseWeapon] }],
      items: [oseGold, 7],
    };
    const read = readJson(folders);
    expect(read.entries.map(({ name }) => name)).toEqual(['Long bow', 'gp']);
    expect(read.unread.map(({ path }) => path)).toEqual(['folders.0.name', 'items.1', 'name']);
    const lines = [
      { ...oseTorches, _id: 'one', name: 'Old' },
      { ...oseTorches, _id: 'one', name: 'New' },
      { $$deleted: true, _id: 'two' },
      oseGold,
    ];
    const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"cut": \n`;
    const compendium = readAll(text);
    expect(compendium.entries.map(({ name, refused }) => [name, refused === null])).toEqual([
      ['New', true],
      ['gp', true],
      ['Nameless (line 5)', false],
    ]);
    expect(compendium.unread.map(({ path }) => path)).toEqual(['line 1', 'line 3']);
  });
});

const basicSpell = {
  name: 'Light',
  type: 'spell',
  system: { spellLevel: { value: 1 }, range: { value: "120'" }, description: '<p>It shines.</p>' },
};

it.each([
  documents.oseCharacter,
  { ...documents.basicCharacter, items: [basicSpell] },
  documents.wizardryCharacter,
])('the text of a spell is listed with where it stays (%#)', (document) => {
  const { unread, person } = onlyEntry(document);
  expect(person?.sheet.spells.length).toBeGreaterThan(0);
  const texts = unread.filter(({ why }) => why.startsWith('A sheet holds the name and level of a spell'));
  expect(texts.map(({ path }) => path.split('.').at(-1))).toContain('description');
});
