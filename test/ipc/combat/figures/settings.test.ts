import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

async function begun(system: string) {
  await table.sitDown(system);
  return table.begin({ comers: [{ name: 'Brute', count: 2, hp: 9 }], feet: 5 });
}

async function change(settings: Record<string, boolean | string | number>) {
  const { fight, after } = await table.board();
  return table.tell('combat.changeSettings', { fightId: fight.id, after, settings });
}

const otherwise = {
  ose: { individualInitiative: true, morale: true },
  'swords-wizardry': { combatSequence: 'segments' },
  'basic-fantasy': { deathAtZero: 'linger' },
  hackmaster: { sameSecond: 'inTurn' },
} as const;

describe.each(Object.keys(otherwise) as (keyof typeof otherwise)[])(
  'the rules of one fight under %s',
  (system) => {
    test('are changed in one step, which undo takes back; the campaign keeps its own', async () => {
      await begun(system);
      await table.tell('combat.stroke', {
        fightId: 1,
        after: (await table.board()).after,
        stroke: { kind: 'goOn' },
        throwAll: true,
      });
      await table.propose({ kind: 'overrule', change: 'hurt', id: 'f1', amount: 2 });
      const before = await table.board();
      const campaign = await table.ask('campaign.view', {});
      await change(otherwise[system]);
      const after = await table.board();
      expect(after.after).toBe(before.after + 1);
      expect(after.clock.round).toBe(before.clock.round);
      expect((await table.row('Brute 1')).hp).toBe(7);
      const line = await table.newest();
      expect(line.summary).toContain('For this fight alone');
      expect(line.outcome).toHaveProperty('overruled');
      expect(await table.ask('campaign.view', {})).toMatchObject({ settings: campaign.settings });
      const shown = await table.ask('combat.settings', { fightId: 1 });
      for (const [key, value] of Object.entries(otherwise[system]))
        expect(shown?.find((each) => each.key === key)?.value).toBe(value);
      await table.tell('journal.undo', {});
      expect(await table.board()).toEqual(before);
      await table.tell('journal.redo', {});
      expect(await table.board()).toEqual(after);
      // It is played on to the next round by them.
      for (let at = 0; at < 12; at += 1) {
        const { after: steps } = await table.board();
        const reply = await table.router.command('combat.stroke', {
          fightId: 1,
          after: steps,
          stroke: { kind: at % 2 === 0 ? 'goOn' : 'rest' },
          throwAll: true,
        });
        if (!reply.ok) expect(reply.error.code).toBe('refused');
      }
      expect(table.errors).toEqual([]);
    });

    test('what stands so already, and what no fight goes by, is told in a sentence', async () => {
      await begun(system);
      const { after } = await table.board();
      const ask = (settings: Record<string, boolean | string>) =>
        table.router.command('combat.changeSettings', { fightId: 1, after, settings });
      expect(await ask({})).toMatchObject({ ok: false, error: { code: 'refused' } });
      expect(await ask({ encumbrance: 'none' })).toMatchObject({ ok: false, error: { code: 'bad-input' } });
      const [key] = Object.keys(otherwise[system]);
      expect(await ask({ [key ?? '']: 'never heard of' })).toMatchObject({
        ok: false,
        error: { code: 'bad-input' },
      });
    });
  },
);

test.each(['complete', 'core', 'holmes', 'segments'] as const)(
  'from %s to every other order of battle',
  async (from) => {
    await table.sitDown('swords-wizardry', { combatSequence: from });
    await table.begin({ comers: [{ name: 'Brute', count: 2, hp: 9 }], feet: 5 });
    for (const to of ['complete', 'core', 'holmes', 'segments'] as const) {
      if (to === from) continue;
      await change({ combatSequence: to });
      const board = await table.board();
      expect(board.strip.length).toBeGreaterThan(0);
      expect(board.broken).toBeNull();
      await table.tell('combat.stroke', {
        fightId: 1,
        after: board.after,
        stroke: { kind: 'goOn' },
        throwAll: true,
      });
      await change({ combatSequence: from });
    }
    expect(table.errors).toEqual([]);
  },
);
