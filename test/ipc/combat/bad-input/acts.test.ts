import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../orders.ts';
import { at, BadTable, note, word } from './bad-table.ts';
import type { Act, Stroke } from './bad-table.ts';

/** Acts and words that cannot be, in every order of battle. */

let table: BadTable;

const beyond = /A whole number from/;

describe.each(orders)('%s, %s', (system, _title, settings) => {
  describe('before anybody has done anything', () => {
    const strike = { kind: 'attack', actor: 'c1', target: 'f1', way: 'Sword' };

    beforeAll(async () => {
      table = new BadTable();
      await table.sitDown(system, settings);
      await table.gate();
    });
    afterAll(() => table.end());

    test.each<readonly [string, object, RegExp]>([
      ['an act of somebody who is not there', { ...strike, actor: 'c99' }, /Who acts must be someone/],
      ['an act at somebody who is not there', { ...strike, target: 'f99' }, /The target must be someone/],
      ['an act of nobody', { ...strike, actor: 'x' }, /That is nobody who fights/],
      ['an act of no kind', { ...strike, kind: '' }, /Something is missing there/],
      [
        'an act of an unknown kind',
        { kind: 'dance', actor: 'c1' },
        /That cannot be done as they stand|answered first/,
      ],
      ['a note without words', word({ change: 'note', id: null, words: '' }), /Say what is to be noted/],
      ['a note of more than can be read', word({ change: 'note', id: null, words: 'x'.repeat(201) }), /200/],
      ['less than no harm', word({ change: 'hurt', id: 'c1', amount: -1 }), /from 0 to 100,000/],
      ['half a wound', word({ change: 'hurt', id: 'c1', amount: 0.5 }), beyond],
      ['more harm than can be', word({ change: 'hurt', id: 'c1', amount: 100_001 }), beyond],
      ['harm to nobody', word({ change: 'hurt', id: 'c99', amount: 1 }), /must be someone in this fight/],
      ['hit points at most none', word({ change: 'hp', id: 'c1', maxHp: 0 }), /from 1 to 100,000/],
      ['more hit points than he can have', word({ change: 'hp', id: 'c1', hp: 99 }), /Hit points must be/],
      ['hit points beyond reason', word({ change: 'hp', id: 'c1', hp: 100_001, maxHp: 100_001 }), beyond],
      ['a place beyond the earth', word({ change: 'place', id: 'c1', atFeet: 100_001 }), beyond],
      [
        'a status nobody can have',
        word({ change: 'status', id: 'c1', status: 'asleep' }),
        /That cannot be used/,
      ],
      [
        'a condition of no book',
        word({ change: 'flags', id: 'c1', flags: { moon: true } }),
        /What is kept of/,
      ],
      ['a step of no order', word({ change: 'phase', phase: 'dawn' }), /The step must be|cannot be/],
      ['courage of nobody', word({ change: 'nerve', ids: [] }), /Something is missing there/],
      ['courage beyond dice', word({ change: 'nerve', ids: ['f1'], rating: 99 }), beyond],
      ['a change nobody knows', word({ change: 'vanish', id: 'c1' }), /That cannot be used/],
    ])('%s', async (_what, act, says) => {
      await table.isRefused('combat.propose', { ...at, acts: [act], throwAll: true }, says);
    });

    test('nothing at all, and a good act before a bad one', async () => {
      await table.isRefused('combat.propose', { ...at, acts: [] }, /Something is missing there/);
      const acts = [note, word({ change: 'hurt', id: 'f99', amount: 1 })];
      await table.isRefused(
        'combat.propose',
        { ...at, acts, throwAll: true },
        /must be someone in this fight/,
      );
    });

    test('an act in a fight that is none', async () => {
      await table.isRefused('combat.propose', { fightId: 7, after: 0, acts: [note] }, /no longer there/);
    });
  });

  describe('when blows can be struck', () => {
    let stroke: Stroke;

    beforeEach(async () => {
      table = new BadTable();
      await table.sitDown(system, settings);
      await table.gate();
      stroke = await table.strokeOf('c1', 'f1');
    });
    afterEach(() => table.end());

    const isRefusedNow = async (act: Act, says: RegExp): Promise<void> => {
      await table.isRefused('combat.propose', { ...(await table.now()), acts: [act], throwAll: true }, says);
    };

    test('with a weapon nobody has', async () => {
      // Whoever has one weapon in hand names none.
      const kind = stroke.way === undefined ? 'throw' : stroke.kind;
      await isRefusedNow(
        { kind, actor: 'c1', target: 'f1', way: 'moonblade' },
        /cannot be done in this way|as they stand/,
      );
    });

    test.each(['fled', 'dead', 'surrendered'])('at the %s', async (status) => {
      await table.propose(word({ change: 'status', id: 'f1', status }));
      expect(await table.offered('c1', 'attack', 'f1')).toBeNull();
      await isRefusedNow(stroke, /That target cannot be chosen|No foe stands near enough/);
    });

    test.each(['dead', 'unconscious', 'fled', 'surrendered'])('of the %s', async (status) => {
      await table.propose(word({ change: 'status', id: 'c1', status }));
      await table.propose(word({ change: 'reopen', open: true }));
      await isRefusedNow(stroke, /Unable to act/);
    });

    test('of one who was never there', async () => {
      await table.propose(word({ change: 'leave', id: 'c1' }));
      await table.propose(word({ change: 'reopen', open: true }));
      await isRefusedNow(stroke, /Unable to act/);
    });

    test('a second time in the same moment', async () => {
      await table.throwAll(stroke);
      await table.propose(word({ change: 'hp', id: 'f1', hp: 3 }));
      await table.propose(word({ change: 'status', id: 'f1', status: 'active' }));
      await isRefusedNow(stroke, /another’s moment|comes first|has been done|answered first/);
    });

    test('once the fight is over', async () => {
      await table.tell('combat.end', { fightId: 1 });
      await table.isRefused('combat.propose', { ...at, acts: [stroke], throwAll: true }, /over/);
    });
  });
});

describe.each(orders.filter(([system]) => system !== 'swords-wizardry'))(
  '%s, %s',
  (system, _title, settings) => {
    test('a save that its book does not have', async () => {
      const other = new BadTable();
      try {
        await other.sitDown(system, settings);
        await other.gate();
        const save = word({ change: 'save', id: 'c1', category: 'moon' });
        await other.isRefused('combat.propose', { ...at, acts: [save], throwAll: true }, /The save must be/);
      } finally {
        await other.end();
      }
    });
  },
);
