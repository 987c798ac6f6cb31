import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

const initiative = { kind: 'initiative', actor: null } as const;
const ruling = { kind: 'overrule' } as const;
type Act = CommandInput<'combat.propose'>['acts'][number];

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

async function rule(...acts: Act[]) {
  const { fight, after } = await table.board();
  return table.tell('combat.propose', { fightId: fight.id, after, acts });
}

/** Four goblins, the first of them slain before the numbers fall: their courage is asked for. */
async function shaken(): Promise<void> {
  await table.sitDown('ose', { morale: true });
  await table.begin({ comers: [{ name: 'goblins', count: 4, hp: 3 }], feet: 60 });
  await rule({ ...ruling, change: 'status', id: 'f1', status: 'dead' });
  await table.propose(initiative, 2, 5);
}
const nerve = () => table.ask('combat.nerve', { fightId: 1 });
const morale = (way: string) => ({ kind: 'morale', actor: null, way }) as const;
const marks = async () => {
  const { rows } = await table.board();
  return rows.filter((row) => row.marks.includes('broken')).map(({ name }) => name);
};

describe('morale', () => {
  test('is asked before any die: what calls for it, who would break, the rating and every chance', async () => {
    await shaken();
    expect(await nerve()).toEqual({
      title: 'Morale: the first has died',
      rule: 'OSE-MOR-5',
      side: 'the enemy',
      who: ['Goblin 2', 'Goblin 3', 'Goblin 4'],
      rating: 7,
      // 2d6 of at most 7, 6, 8, 5 and 9: 21, 15, 26, 10 and 30 of 36.
      ways: [
        { way: '0', holds: 58 },
        { way: '-1', holds: 42 },
        { way: '+1', holds: 72 },
        { way: '-2', holds: 28 },
        { way: '+2', holds: 83 },
        { way: 'stand', holds: null },
        { way: 'break', holds: null },
      ],
    });
  });

  test('typed: they break, and nobody flees by himself; one undo asks again', async () => {
    await shaken();
    const before = await table.board();
    const asked = await nerve();
    await table.propose(morale('0'), 4, 4);
    expect(await marks()).toEqual(['Goblin 2', 'Goblin 3', 'Goblin 4']);
    expect((await table.row('Goblin 2')).status).toBe('active');
    expect(await nerve()).toBeNull();
    const after = await table.board();
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    expect(await nerve()).toEqual(asked);
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
  });

  test('by word no die falls: they hold, or break', async () => {
    await shaken();
    expect((await table.propose(morale('stand'))).wanted).toBeNull();
    expect(await marks()).toEqual([]);
    expect((await table.newest()).rolls).toEqual([]);
    await table.tell('journal.undo', {});
    await table.propose(morale('break'));
    expect(await marks()).toEqual(['Goblin 2', 'Goblin 3', 'Goblin 4']);
  });

  test('by word some flee and some give up, in one step', async () => {
    await shaken();
    await rule(
      morale('break'),
      { ...ruling, change: 'status', id: 'f2', status: 'fled' },
      { ...ruling, change: 'status', id: 'f3', status: 'surrendered' },
    );
    const { rows } = await table.board();
    expect(rows.map(({ status }) => status)).toEqual(['active', 'dead', 'fled', 'surrendered', 'active']);
    await table.tell('journal.undo', {});
    expect(await nerve()).not.toBeNull();
  });

  test.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])(
    'at the referee’s call two dice are thrown once for all, under %s',
    async (system) => {
      await table.sitDown(system);
      await table.begin({ comers: [{ name: 'Brute', count: 2, hp: 3 }], feet: 60 });
      const before = await table.board();
      const call = (modifier: number): Act => ({
        ...ruling,
        change: 'nerve',
        ids: ['f1', 'f2'],
        rating: 7,
        modifier,
      });
      const first = await rule(call(-1));
      expect(first.wanted).toMatchObject({ sides: 6, dice: '2d6', title: 'Morale' });
      await table.answer(3, 4);
      expect((await table.newest()).summary).toContain('Brute 1 breaks: 7, 6 needed. Brute 2 breaks');
      await table.tell('journal.undo', {});
      expect(await table.board()).toEqual(before);
      await rule(call(0));
      await table.answer(3, 4);
      expect((await table.newest()).summary).toContain('Brute 1 stands: 7, 7 needed.');
      expect(table.errors).toEqual([]);
    },
  );
});

describe('saves', () => {
  const save = (id: string, category: string, modifier = 0) =>
    ({ ...ruling, change: 'save', id, category, modifier }) as const;

  test('of many are one step, every d20 typed; who fails is named', async () => {
    await table.sitDown('ose');
    await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 60 });
    const before = await table.board();
    const first = await rule(save('c1', 'death'), save('f1', 'death'), save('f2', 'death'));
    // A fighter of the first level saves against death at 12.
    expect(first.wanted).toMatchObject({ sides: 20, by: 'c1', needed: 12 });
    const done = await table.answer(12, 1, 20);
    expect(done.failed).toEqual(['f1']);
    expect((await table.newest()).rolls.map(({ face }) => face)).toEqual([12, 1, 20]);
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
  });

  test.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])(
    'every category of %s can be thrown',
    async (system) => {
      await table.sitDown(system);
      await table.begin({ comers: [{ name: 'goblins', count: 1, hp: 3 }], feet: 60 });
      const terms = await table.ask('combat.terms', { fightId: 1 });
      expect(terms?.saves.length).toBeGreaterThan(0);
      for (const { key } of terms?.saves ?? []) {
        await table.throwAll(save('c1', key, 1));
        expect((await table.newest()).summary).toMatch(/Hild (saves|fails to save) against/);
      }
    },
  );

  test('of a category the book has not is refused', async () => {
    await table.sitDown('ose');
    await table.begin({ comers: [{ name: 'goblins', count: 1, hp: 3 }], feet: 60 });
    const before = await table.board();
    const input = { fightId: 1, after: before.after, acts: [save('c1', 'taxes')] };
    expect(await table.refusal('combat.propose', input)).toMatchObject({ code: 'bad-input' });
    expect(await table.board()).toEqual(before);
  });
});
