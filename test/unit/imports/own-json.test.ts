import { describe, expect, it } from 'vitest';
import { inCoins, inPounds, readAll, readJson } from './samples/contexts.ts';
import { ownFile } from './samples/own-samples.ts';

const [tam] = ownFile.characters;

describe('a file of sheets', () => {
  it('is read whole, with nothing left over', () => {
    const { entries, unread, format } = readJson(ownFile);
    expect(format).toBe('Sheets of this program, JSON');
    expect(unread).toEqual([]);
    expect(entries.map(({ name, unread: left, refused }) => [name, left, refused])).toEqual([
      ['Tam', [], null],
      ['Wand of cold', [], null],
    ]);
    const { employer, items, ...person } = tam ?? { employer: '', items: [] };
    expect(entries[0]?.person).toEqual(person);
    expect(entries[0]?.belongsTo).toBe(employer);
    expect(entries[0]?.things.map(({ item, inside }) => [item.name, inside, item.state])).toEqual([
      ['Backpack', null, 'carried'],
      ['gp', 0, 'carried'],
      ['Staff', null, 'wielded'],
    ]);
    expect(items).toHaveLength(2);
  });

  it('changes its weights into the campaign’s unit, a carrier’s loads too', () => {
    const [first] = readJson(ownFile, inPounds).entries;
    expect(first?.things.map(({ item }) => [item.weightEach, item.capacity])).toEqual([
      [0, 40],
      [0.1, null],
      [4, null],
    ]);
    expect(first?.person?.sheet.carrier?.encumbered?.maxLoad).toBe(400);
  });

  it('of another version, class, race or campaign is read as far as it goes, and told', () => {
    const { entries, unread } = readJson({
      ...ownFile,
      version: 2,
      mood: 'fair',
      characters: [
        {
          ...tam,
          classId: 'bard',
          raceId: 'gnome',
          hp: 9,
          sheet: { ...tam?.sheet, employerId: 4, borne: { by: [3] } },
        },
      ],
    });
    expect(unread.map(({ path }) => path)).toEqual(['mood', 'version']);
    expect(entries[0]?.person).toMatchObject({
      classId: null,
      raceId: null,
      hp: 3,
      sheet: { employerId: null, borne: null },
    });
    expect(entries[0]?.unread.map(({ path }) => path)).toEqual([
      'hp',
      'sheet.employerId',
      'sheet.borne',
      'classId',
      'raceId',
    ]);
  });

  it('leaves out what the contract does not accept, and says so', () => {
    const { entries } = readJson({
      ...ownFile,
      characters: [
        {
          ...tam,
          level: 99,
        },
        {
          ...tam,
          xp: -1,
          sheet: {
            ...tam?.sheet,
            spells: [
              { name: 'Light', level: 'one' },
              { name: 'Sleep', level: 1 },
            ],
            loyalty: 'high',
          },
          items: [
            { kind: 'gear', name: '' },
            { kind: 'gear', name: 'Pole', facts: { hands: 9 } },
          ],
        },
      ],
      items: [],
    });
    expect(entries[0]?.refused).toMatch(/whole number from 0 to 36/);
    expect(entries[1]?.person).toMatchObject({
      xp: 0,
      sheet: { loyalty: null, spells: [{ name: 'Sleep' }] },
    });
    expect(entries[1]?.things.map(({ item }) => [item.name, item.facts])).toEqual([['Pole', {}]]);
    expect(entries[1]?.unread.map(({ path }) => path).sort()).toEqual(
      [
        'items.0',
        'items.1.facts.hands',
        'sheet.loyalty',
        'sheet.spells.0.level',
        'sheet.spells.0',
        'xp',
      ].sort(),
    );
  });

  it('never takes a name that every object has', () => {
    const text = JSON.stringify(ownFile).replace('"save.death":13', '"__proto__":13');
    const [first] = readAll(text).entries;
    expect(first?.unread.map(({ path }) => path)).toEqual(['sheet.overrules.__proto__']);
    expect(first?.person?.sheet.overrules).toEqual({ acDescending: 8, thac0: '20 at night' });
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('text that is no import', () => {
  it.each([
    '',
    'Once upon a time',
    '{}',
    '[',
    '{"a":1}',
    '[1,2',
    '{"a" 1}',
    '{"a":[1,2}',
    '[] []',
    'a,b\n1,2',
  ])('is refused, or has no entries that can be taken: %s', (text) => {
    let refused = false;
    try {
      refused = readAll(text, inCoins).entries.every((entry) => entry.refused !== null);
    } catch (thrown) {
      expect(thrown).toMatchObject({ name: 'TurnkeeperError' });
      refused = true;
    }
    expect(refused).toBe(true);
  });
});
