import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { refereeActs, refereeRulings } from '../../../../src-renderer/windows/combat/lasting/referee-acts.ts';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

type Act = CommandInput<'combat.propose'>['acts'][number];

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

const initiative = { kind: 'initiative', actor: null } as const;

type Settings = Record<string, boolean | string | number>;

async function inMelee(system = 'ose', settings: Settings = { individualInitiative: true }): Promise<void> {
  await table.sitDown(system, settings);
  await table.begin({ comers: [{ name: 'Brute', count: 2, hp: 9 }], feet: 5 });
}

async function rule(acts: Act[]) {
  const { fight, after } = await table.board();
  return table.tell('combat.propose', { fightId: fight.id, after, acts });
}

function acts(id: string, figure = 0, choice = '', reason = ''): Act[] {
  const ruling = refereeRulings.find((each) => each.id === id);
  if (!ruling) throw new Error(id);
  return refereeActs(ruling, { ids: ['f1'], figure, choice, reason });
}

describe('the referee’s word', () => {
  test('has a letter of its own each', () => {
    const letters = refereeRulings.map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
  });

  test.each([
    ['place', 35, '', { atFeet: 35 }],
    ['leave', 0, 'fled', { status: 'fled' }],
    ['leave', 0, 'surrendered', { status: 'surrendered' }],
    ['side', 0, 'party', { side: 'party' }],
    ['status', 0, 'unconscious', { status: 'unconscious', hp: 9 }],
    ['hp', 4, '', { hp: 4, maxHp: 9 }],
    ['maxHp', 12, '', { hp: 9, maxHp: 12 }],
  ] as const)(
    '%s %s %s: the row shows it, the log tells it as overruled, undo and redo',
    async (id, figure, choice, shown) => {
      await inMelee();
      const before = await table.board();
      await rule(acts(id, figure, choice, '; it was so all along'));
      expect(await table.row('Brute 1')).toMatchObject(shown);
      const line = await table.newest();
      expect(line.outcome).toMatchObject({ overruled: 'The referee said so: it was so all along.' });
      expect(line.summary).toContain('It was so all along.');
      const after = await table.board();
      await table.tell('journal.undo', {});
      expect(await table.board()).toEqual(before);
      await table.tell('journal.redo', {});
      expect(await table.board()).toEqual(after);
    },
  );

  test('hit points at most stand on the sheet of a character too', async () => {
    await inMelee();
    await rule([{ kind: 'overrule', change: 'hp', id: 'c1', maxHp: 30 }]);
    expect(await table.row('Hild')).toMatchObject({ hp: 8, maxHp: 30 });
    const [member] = (await table.ask('party.view', {})).members;
    expect(member).toMatchObject({ hp: 8, maxHp: 30 });
  });

  test('who was never there is off the board, and back with undo', async () => {
    await inMelee();
    await rule(acts('leave', 0, 'leave'));
    expect((await table.board()).rows.map(({ name }) => name)).toEqual(['Hild', 'Brute 2']);
    await table.tell('journal.undo', {});
    expect((await table.board()).rows).toHaveLength(3);
  });

  test('a number typed moves him in the order; who has acted waits no more', async () => {
    await inMelee();
    await table.propose(initiative, 6, 1, 2);
    await rule(acts('initiative', 6));
    // After Hild, who stood on that number before.
    expect(await table.row('Brute 1')).toMatchObject({ count: 6, standing: 'waits' });
    expect((await table.row('Hild')).standing).toBe('mayAct');
    await rule([{ kind: 'overrule', change: 'acted', id: 'c1', acted: true }]);
    expect((await table.row('Hild')).standing).not.toBe('mayAct');
    await table.tell('journal.undo', {});
    expect((await table.row('Hild')).standing).toBe('mayAct');
  });

  test('the fight goes on though one side is left', async () => {
    await inMelee();
    for (const id of ['f1', 'f2']) await rule([{ kind: 'overrule', change: 'status', id, status: 'dead' }]);
    expect((await table.board()).over).toBe(true);
    await rule(acts('goesOn'));
    expect((await table.board()).over).toBe(false);
  });

  test('a note alone is told, and overrules nothing', async () => {
    await inMelee();
    await rule(acts('note', 0, '', 'The bridge creaks'));
    expect(await table.newest()).toMatchObject({
      summary: expect.stringContaining('The bridge creaks') as string,
    });
    expect((await table.newest()).outcome).not.toHaveProperty('overruled');
  });

  test.each([
    ['ose', {}],
    ['ose', { individualInitiative: true }],
    ['swords-wizardry', { combatSequence: 'complete' }],
    ['swords-wizardry', { combatSequence: 'core' }],
    ['swords-wizardry', { combatSequence: 'holmes' }],
    ['swords-wizardry', { combatSequence: 'segments' }],
    ['basic-fantasy', {}],
    ['hackmaster', {}],
  ] as const)(
    'under %s %j every ruling is done or refused in a sentence, and never half',
    async (system, settings) => {
      await inMelee(system, settings);
      for (const { id, choices } of refereeRulings) {
        const before = await table.board();
        const terms = await table.ask('combat.terms', { fightId: before.fight.id });
        const [first] = choices?.(before, before.rows, terms?.phases ?? []) ?? [];
        const proposed = {
          fightId: 1,
          after: before.after,
          acts: acts(id, 7, first?.value ?? '', 'why'),
          throwAll: true,
        };
        const reply = await table.router.command('combat.propose', proposed);
        if (!reply.ok) expect(['refused', 'bad-input']).toContain(reply.error.code);
        if (reply.ok) await table.tell('journal.undo', {});
        expect(await table.board(), id).toEqual(before);
      }
      expect(table.errors).toEqual([]);
    },
  );
});
