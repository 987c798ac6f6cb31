import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fightSystems } from '../orders.ts';
import { at, BadTable } from './bad-table.ts';

/** Who comes, as nobody can come: told by the line it stands in. */

const unread = [
  ['0 goblins', /“0 goblins”: from 1 to \d+ come at once/],
  ['10001 goblins', /“10001 goblins”: from 1 to \d+ come at once/],
  ['10,001 goblins', /“10,001 goblins”: how many come is a whole number/],
  ['-3 goblins', /“-3 goblins”: from 1 to \d+ come at once/],
  ['1.5 goblins', /“1.5 goblins”: how many come is a whole number/],
  ['goblin hp 0', /“goblin hp 0”: hit points begin at 1/],
  ['goblin hp -4', /“goblin hp -4”: hit points begin at 1/],
  ['goblin hp 10001', /nobody has more than 10,000 hit points/],
  ['goblin hp 99999999', /nobody has more than 10,000 hit points/],
  ['goblin hp 999d999', /nobody has more than 10,000 hit points/],
  ['goblin hp 1d0', /no die falls for 1d0/],
  ['goblin hp many', /hit points are a figure, dice such as/],
  ['goblin hp', /hit points are a figure, dice such as/],
  ['goblin hp 4 hp 5', /hit points are a figure, dice such as/],
  ['3 goblins hp 4,5', /2 figures of hit points stand there for 3/],
  ['goblin @sixty', /a place is so many feet, as in @60/],
  ['goblin @99999999', /they stand at most 10,000 feet away/],
  ['goblin side', /a side is one word, as in side ogres/],
  ['goblin ac', /an armour class is a figure/],
  ['goblin ac 999', /an armour class is a figure/],
  ['goblin arrives round soon', /a round is a figure, as in arrives round 3/],
  ['goblin arrives round 0', /they arrive in a round from 1 to 1,000/],
  ['goblin as ABC', /a label is one or two letters/],
  ['ogre as O; wolf as O', /“wolf as O”: the label O is given already/],
  ['hp 7', /“hp 7”: nobody is named/],
  ['@60', /“@60”: nobody is named/],
  ['x'.repeat(81), /a name has at most 80 characters/],
  ['wolf; Bugbear AC 5, HD 3+1, hp 14', /a stat block stands on a line of its own/],
] as const;

const impossible = [
  ['with nobody', { people: [] }, /somebody on either side/],
  ['with nothing in its lines', { lines: ' ; \n; ' }, /somebody on either side/],
  ['with one side', {}, /somebody on either side/],
  ['with the party twice and nobody else', { lines: 'Hild; Hild' }, /somebody on either side/],
  ['with foes alone', { people: [], comers: [{ name: 'goblin' }] }, /somebody on either side/],
  ['with foes who are still to arrive', { lines: '3 goblins arrives round 2' }, /somebody on either side/],
  ['with somebody nobody knows', { people: [99], comers: [{ name: 'goblin' }] }, /somebody on either side/],
  ['of so many at once', { comers: [{ name: 'rat', count: 10_001 }] }, /A whole number from 1 to 200/],
  ['of none', { comers: [{ name: 'rat', count: 0 }] }, /A whole number from 1 to 200/],
  ['of fewer than none', { comers: [{ name: 'rat', count: -1 }] }, /A whole number from 1 to 200/],
  ['without hit points', { comers: [{ name: 'rat', hp: 0 }] }, /A whole number from 1 to 100,000/],
  ['with half a hit point', { comers: [{ name: 'rat', hp: 0.5 }] }, /A whole number from 1 to 100,000/],
  ['beyond hit points', { comers: [{ name: 'rat', hp: 100_001 }] }, /A whole number from 1 to 100,000/],
  ['beyond sight', { comers: [{ name: 'rat' }], feet: 1_000_000 }, /A whole number from/],
  [
    'of an encounter that is none',
    { fromEncounter: true, comers: [{ name: 'rat' }] },
    /No encounter is under way/,
  ],
  ['of a muster nobody kept', { musterId: 7, lines: 'rat' }, /That muster is no longer there/],
] as const;

describe.each(fightSystems)('%s', (system) => {
  describe('a fight that cannot begin', () => {
    let table: BadTable;

    beforeAll(async () => {
      table = new BadTable();
      await table.sitDown(system);
    });
    afterAll(() => table.end());

    test.each(unread)('%s', async (lines, says) => {
      await table.isRefused('combat.begin', { lines }, says);
      await table.isRefused('combat.keepMuster', { name: 'The gate', lines }, says);
    });

    test.each(impossible)('%s', async (_what, input, says) => {
      await table.isRefused('combat.begin', input, says);
    });
  });

  describe('nobody comes into a fight so', () => {
    let table: BadTable;

    beforeAll(async () => {
      table = new BadTable();
      await table.sitDown(system);
      await table.gate();
    });
    afterAll(() => table.end());

    test.each(unread)('%s', async (lines, says) => {
      await table.isRefused('combat.join', { ...at, lines }, says);
    });

    test.each([
      ['with nobody', {}, /Nobody joins: name who comes/],
      ['under the label of another', { lines: 'ogre as A' }, /the label A is given already/],
      ['who fights already', { people: [1] }, /Nobody joins: those named fight already/],
      ['who fights already, by name', { lines: 'Hild' }, /Hild fights already/],
      ['whom nobody knows', { people: [99] }, /those named fight already, or are not of the party/],
      ['of so many at once', { comers: [{ name: 'rat', count: 10_001 }] }, /A whole number from 1 to 200/],
      ['beyond hit points', { comers: [{ name: 'rat', hp: 100_001 }] }, /A whole number from 1 to 100,000/],
    ])('%s', async (_what, input, says) => {
      await table.isRefused('combat.join', { ...at, ...input }, says);
    });
  });
});

test.each(fightSystems)(
  '%s: whoever nobody has heard of comes with figures to be asked for',
  async (system) => {
    const table = new BadTable();
    try {
      await table.sitDown(system);
      const { rows, wanting } = await table.begin({ lines: 'gobliins hp 3' });
      expect(rows.map(({ name, hp }) => [name, hp])).toContainEqual(['gobliins', 3]);
      expect(wanting.some(({ who }) => who === 'gobliins')).toBe(true);
      expect(table.errors).toEqual([]);
    } finally {
      await table.end();
    }
  },
);
