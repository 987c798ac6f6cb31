import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

/**
 * Fights in mid-round as earlier programs left them: that of commit ab0a25a, whose machines were of version 3, and that
 * before 26d26b0, by whose rules a heavy crossbow shot every round; and that before 142 of DECISIONS.md, where somebody had to close the
 * step of declaring though nobody cast.
 */

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

async function opened(system: string, version = 3): Promise<void> {
  const kept = `../../../fixtures/fights/kept/${system}-version-${version}.turnkeeper`;
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

describe('a fight in which the step of declaring was closed by hand though nobody casts', () => {
  beforeEach(() => opened('swords-wizardry', 5));

  test('goes on silently, and stops there as it did', async () => {
    const { broken, after, clock } = await table.board();
    expect([broken, after, clock.round, clock.phase]).toEqual([null, 7, 2, 'declare']);
    await table.throwAll({ kind: 'endPhase', actor: null });
    expect((await table.board()).clock.phase).toBe('initiative');
    await table.tell('journal.undo', {});
    expect((await table.board()).clock).toMatchObject({ round: 2, phase: 'declare' });
    await table.tell('journal.redo', {});
    // And in the round after it.
    for (let n = 0; n < 30 && (await table.board()).clock.round === 2; n += 1) {
      const { table: next, rest } = await table.actsOf(null);
      const [first] = next.map(({ kind, actor }) => ({ kind, actor }));
      const act = first ?? rest[0];
      if (act === undefined) throw new Error('Nobody has anything to do.');
      await table.throwAll(act);
    }
    expect((await table.board()).clock).toMatchObject({ round: 3, phase: 'declare' });
    expect(table.errors).toEqual([]);
  });

  test('the next fight opens with initiative', async () => {
    await table.tell('combat.end', { fightId: 1 });
    const { clock, strip } = await table.begin({ comers: [{ name: 'goblin', count: 2, hp: 20 }], feet: 5 });
    expect(clock).toMatchObject({ round: 1, phase: 'initiative' });
    expect(strip.map(({ phase, when }) => `${phase} ${when}`)).toContain('declare past');
  });
});

describe('who has shot a heavy crossbow every round', () => {
  const crossbow = 'Crossbow, heavy';
  const bolts = async () => {
    const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: 1 } });
    return items.find(({ name }) => name === 'Bolts')?.quantity;
  };
  const missile = async () => {
    const acts = await table.ask('combat.acts', { fightId: 1, fighter: 'c1' });
    return acts?.own.find(({ kind }) => kind === 'missile');
  };

  /** To the moment of the missiles of a round. */
  async function toRound(round: number): Promise<void> {
    for (let n = 0; n < 12; n += 1) {
      const { clock, after, rows } = await table.board();
      const may = rows.some(({ id, standing }) => id === 'c1' && standing === 'mayAct');
      if (clock.round === round && clock.phase === 'act' && may) return;
      await table.tell('combat.stroke', { fightId: 1, after, stroke: { kind: 'goOn' }, throwAll: true });
    }
    throw new Error(`Round ${round} never comes.`);
  }

  test('is told the rate of now with the next act, and shoots by it', async () => {
    await opened('swords-wizardry', 4);
    const { broken, after, clock } = await table.board();
    expect([broken, after, clock.round]).toEqual([null, 8, 2]);
    const stood = await table.board();
    await table.propose({ kind: 'overrule', change: 'note', id: null, words: 'The gong' });
    expect((await table.newest()).summary).toContain(`Rounds a shot of ${crossbow} 2 by the rules of now`);
    expect((await table.row('Hild')).shots).toEqual([{ way: crossbow, left: 7 }]);
    expect(await bolts()).toBe(7);
    await table.propose({ kind: 'overrule', change: 'note', id: null, words: 'Again' });
    expect((await table.newest()).summary).not.toContain('by the rules of now');
    await toRound(3);
    await table.throwAll({ kind: 'missile', actor: 'c1', target: 'f1', way: crossbow });
    expect(await bolts()).toBe(6);
    await toRound(4);
    expect(await missile()).toMatchObject({ barred: expect.stringMatching(/reload/) as string });
    await toRound(5);
    expect(await missile()).toMatchObject({ barred: null, ways: [crossbow] });
    while ((await table.board()).after > 8) await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(stood);
    expect(table.errors).toEqual([]);
  });

  test('is told it with the shot itself', async () => {
    await opened('swords-wizardry', 4);
    for (let n = 0; n < 12 && (await missile())?.barred !== null; n += 1) {
      const { after } = await table.board();
      await table.tell('combat.stroke', { fightId: 1, after, stroke: { kind: 'goOn' }, throwAll: true });
    }
    const { clock } = await table.board();
    await table.throwAll({ kind: 'missile', actor: 'c1', target: 'f1', way: crossbow });
    await toRound((clock.round ?? 0) + 1);
    expect(await missile()).toMatchObject({ barred: expect.stringMatching(/reload/) as string });
  });
});
