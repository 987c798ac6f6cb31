import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(async () => {
  table = new FightTable(oneAfterAnother([4]));
  await table.sitDown('ose');
});
afterEach(() => table.end());

const waiting = async () =>
  (await table.ask('reward.account', {})).lines.map(({ title, detail, xp }) => [title, detail, xp]);

async function hurt(id: string, amount: number): Promise<void> {
  await table.propose({ kind: 'overrule', change: 'hurt', id, amount });
}

describe('the end of a fight', () => {
  test('those beaten in a fight by hand wait for the award, each kind by itself; undo takes it back', async () => {
    await table.begin({
      comers: [
        { name: 'goblins', count: 3, hp: 3 },
        { name: 'Uncle Tobb', hp: 5 },
      ],
      feet: 5,
    });
    await hurt('f1', 9);
    await hurt('f2', 9);
    const before = await table.board();
    const fled = { fighter: 'f3', status: 'fled' } as const;
    const taken = { fighter: 'f4', status: 'surrendered' } as const;
    await table.tell('combat.end', { fightId: 1, outcome: 'The gate is ours', fates: [fled, taken] });
    // A goblin is worth 5 experience points; who fled counts where he was driven off.
    const account = await waiting();
    expect(account).toEqual([
      ['3 × Goblin', expect.stringMatching(/^2 down, 1 .*; The gate is ours$/), expect.any(Number)],
      ['1 × Uncle Tobb', '1 captured; The gate is ours', 0],
    ]);
    expect([10, 15]).toContain(account[0]?.[2]);
    expect(await table.ask('combat.board', {})).toBeNull();
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    expect(await waiting()).toEqual([]);
    await table.tell('journal.redo', {});
    expect(await waiting()).toEqual(account);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await waiting()).toEqual(account);
    expect(table.errors).toEqual([]);
  });

  test('or they do not count, if the referee says so', async () => {
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }], feet: 5 });
    await hurt('f1', 9);
    await table.tell('combat.end', { fightId: 1, counts: false });
    expect(await waiting()).toEqual([]);
  });

  test('the encounter is concluded in the same step, and its turn is completed', async () => {
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: table.hild });
    await table.tell('encounter.begin', { who: 'Goblin', creatureId: 'goblin', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 10 } });
    await table.tell('encounter.rollFoes', { hp: 2 });
    await table.begin({ fromEncounter: true });
    await hurt('f1', 9);
    await hurt('f2', 9);
    const clock = async () => (await table.ask('shell.view', {})).now.seconds;
    const began = await clock();
    const { seq } = await table.newest();
    await table.tell('combat.end', { fightId: 1, concludes: true });
    expect((await table.newest()).seq).toBe(seq + 1);
    expect(await table.ask('encounter.view', {})).toBeNull();
    // OSE-ENCTR-7: an encounter takes whole turns.
    expect(await clock()).toBe(began + 600);
    await table.tell('dungeon.leave', {});
    expect((await waiting())[0]?.slice(0, 1)).toEqual(['2 × Goblin']);
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect(await clock()).toBe(began);
    expect((await table.ask('encounter.view', {}))?.foes.all).toHaveLength(2);
  });

  test('what cannot be is said, and nothing changes', async () => {
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }], feet: 5 });
    const before = await table.board();
    const stranger = { fightId: 1, fates: [{ fighter: 'f9', status: 'dead' }] };
    expect(await table.refusal('combat.end', stranger)).toMatchObject({
      message: 'One of them does not fight here. Nothing was changed.',
    });
    expect(await table.refusal('combat.end', { fightId: 1, concludes: true })).toMatchObject({
      message: 'The encounter of this fight is no longer under way. Nothing was changed.',
    });
    expect(await table.board()).toEqual(before);
  });
});
