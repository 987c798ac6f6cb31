import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

/** Fights as the program of commit ab0a25a left them in mid-round, whose machines were of version 3. */

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

async function opened(system: string): Promise<void> {
  const kept = `../../../fixtures/fights/kept/${system}-version-3.turnkeeper`;
  copyFileSync(resolve(import.meta.dirname, kept), table.campaignPath);
  await table.tell('app.openCampaign', { path: table.campaignPath });
}

const hurt = { kind: 'overrule', change: 'hurt', id: 'f2', amount: 1 } as const;
const hitPoints = async () => (await table.board()).rows.map(({ hp }) => hp);

describe('each for himself: who had an act taken away ended the round then, and does not now', () => {
  beforeEach(() => opened('ose'));

  test('the act is named with what was told of it and what it comes to now; nothing else is done in it', async () => {
    const { broken, after } = await table.board();
    expect(broken).toEqual({
      n: 6,
      why: 'it comes out otherwise',
      stored: 'r1 The referee rules of Goblin 1: acted. Round 2.',
      anew: 'r1 The referee rules of Goblin 1: acted.',
    });
    expect(after).toBe(15);
    expect(await hitPoints()).toEqual([7, 5, 3]);
    const told = await table.refusal('combat.propose', { fightId: 1, after, acts: [hurt] });
    expect(told.message).toContain('act 6 cannot be done again');
  });

  test('it goes on from the facts with the round after the last, and back again', async () => {
    const stood = await table.board();
    await table.tell('combat.fromFacts', { fightId: 1 });
    const board = await table.board();
    expect(board.broken).toBeNull();
    expect(board.clock.round).toBe(3);
    expect(await hitPoints()).toEqual([7, 5, 3]);
    await table.propose(hurt);
    expect(await hitPoints()).toEqual([7, 5, 2]);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await hitPoints()).toEqual([7, 5, 2]);
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(stood);
    expect(table.errors).toEqual([]);
  });

  test('or it is kept as a record', async () => {
    await table.tell('combat.end', { fightId: 1 });
    expect(await table.ask('combat.board', {})).toBeNull();
    expect((await table.ask('combat.board', { fightId: 1 }))?.broken?.n).toBe(6);
    expect(table.errors).toEqual([]);
  });
});

test('second by second nothing comes out otherwise, and it goes on silently', async () => {
  await opened('hackmaster');
  const { broken, after } = await table.board();
  expect([broken, after]).toEqual([null, 14]);
  expect(await hitPoints()).toEqual([7, 5, 3]);
  await table.propose(hurt);
  expect(await hitPoints()).toEqual([7, 5, 2]);
});
