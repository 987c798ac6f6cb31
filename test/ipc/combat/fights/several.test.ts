import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(async () => {
  table = new FightTable(oneAfterAnother([4]));
  await table.sitDown('ose');
});
afterEach(() => table.end());

const boardOf = async (fightId: number) => {
  const board = await table.ask('combat.board', { fightId });
  if (!board) throw new Error('There is no such fight.');
  return board;
};
const clock = async () => (await table.ask('shell.view', {})).now.seconds;

async function add(name: string): Promise<number> {
  const person = { name, className: 'Fighter', classId: 'fighter', level: 1, hp: 8, maxHp: 8 };
  return (await table.tell('character.add', person)).id;
}

/** A round by sides in which nobody does anything. */
async function playRound(fightId: number): Promise<void> {
  const { clock: from } = await boardOf(fightId);
  for (let n = 0; n < 30; n++) {
    const board = await boardOf(fightId);
    if (board.clock.round !== from.round) return;
    const acts = await table.ask('combat.acts', { fightId, fighter: null });
    const [next] = acts?.table ?? [];
    if (!next) throw new Error('The table has nothing to do.');
    const act = { kind: next.kind, actor: null };
    await table.tell('combat.propose', { fightId, after: board.after, acts: [act], throwAll: true });
  }
  throw new Error('The round has no end.');
}

/** Hild against a goblin; Osric, who came later, against an orc. */
async function twoFights(): Promise<void> {
  await table.begin({ name: 'The gate', comers: [{ name: 'goblin', hp: 30 }], feet: 60 });
  await add('Osric');
  await table.begin({ name: 'The well', comers: [{ name: 'orc', hp: 30 }], feet: 60 });
}

const heads = async (fightId = 1) =>
  (await boardOf(fightId)).fights.map(({ name, state, behind }) => [name, state, behind]);

describe('fights at once', () => {
  test('a new one takes nobody out of another, and no place of another', async () => {
    await twoFights();
    expect((await boardOf(1)).rows.map(({ name }) => name)).toEqual(['Hild', 'Goblin']);
    expect((await boardOf(2)).rows.map(({ name }) => name)).toEqual(['Osric', 'Orc']);
    expect(await heads(1)).toEqual(await heads(2));
    expect(await heads()).toEqual([
      ['The gate', 'open', 0],
      ['The well', 'open', 0],
    ]);
  });

  test('only the one ahead moves the clock; the others show how far they are behind', async () => {
    await twoFights();
    const began = await clock();
    await playRound(1);
    await playRound(1);
    expect(await clock()).toBe(began + 20);
    expect(await heads()).toEqual([
      ['The gate', 'open', 0],
      ['The well', 'open', 2],
    ]);
    await playRound(2);
    expect(await clock()).toBe(began + 20);
    expect((await heads())[1]).toEqual(['The well', 'open', 1]);
    await playRound(2);
    await playRound(2);
    expect(await clock()).toBe(began + 30);
    expect(await heads()).toEqual([
      ['The gate', 'open', 1],
      ['The well', 'open', 0],
    ]);
    for (let n = 0; n < 4; n++) await table.tell('journal.undo', {});
    expect((await clock()) - began).toBeLessThanOrEqual(20);
    for (let n = 0; n < 4; n++) await table.tell('journal.redo', {});
    expect(await clock()).toBe(began + 30);
    const before = await boardOf(1);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await boardOf(1)).toEqual(before);
  });

  test('acts asked for in both are kept apart', async () => {
    await twoFights();
    const initiative = { kind: 'initiative', actor: null } as const;
    for (const fightId of [1, 2])
      await table.tell('combat.propose', { fightId, after: 0, acts: [initiative] });
    await table.tell('combat.answer', { fightId: 2, faces: [6, 1] });
    expect((await boardOf(1)).pending).toMatchObject({ fallen: 0 });
    expect((await boardOf(2)).pending).toBeNull();
    await table.tell('combat.answer', { fightId: 1, faces: [1, 6] });
    expect((await boardOf(1)).after).toBe(1);
  });

  test('with everybody in another fight a new one is refused, in words', async () => {
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }] });
    const error = await table.refusal('combat.begin', { comers: [{ name: 'orc', hp: 3 }] });
    expect(error).toMatchObject({ code: 'refused' });
    expect(error.details?.['comers']).toContain('in no other fight');
    await table.tell('combat.pause', { fightId: 1 });
    await table.begin({ comers: [{ name: 'orc', hp: 3 }] });
    expect((await boardOf(2)).rows.map(({ name }) => name)).toEqual(['Hild', 'Orc']);
  });
});

describe('a paused fight', () => {
  test('stands still, and goes on later where it stood, with a beginning moved on', async () => {
    await twoFights();
    await playRound(1);
    await table.tell('combat.pause', { fightId: 1 });
    expect((await table.newest()).summary).toBe('The fight against The gate is paused.');
    const stood = await boardOf(1);
    expect(
      await table.refusal('combat.propose', {
        fightId: 1,
        after: stood.after,
        acts: [{ kind: 'next', actor: null }],
      }),
    ).toMatchObject({
      message: 'That fight is paused; go on with it first. Nothing was changed.',
    });
    expect(await table.ask('combat.acts', { fightId: 1, fighter: null })).toBeNull();
    await playRound(2);
    await playRound(2);
    const now = await clock();
    await table.tell('combat.goOn', { fightId: 1 });
    expect((await boardOf(1)).clock).toEqual(stood.clock);
    expect(await heads()).toEqual([
      ['The gate', 'open', 0],
      ['The well', 'open', 0],
    ]);
    await playRound(1);
    expect(await clock()).toBe(now + 10);
    await table.tell('combat.pause', { fightId: 1 });
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect((await heads())[0]).toEqual(['The gate', 'paused', 0]);
    await table.tell('journal.undo', {});
    expect((await heads())[0]).toEqual(['The gate', 'open', 0]);
    await table.tell('journal.redo', {});
    expect((await heads())[0]).toEqual(['The gate', 'paused', 0]);
  });

  test('a die that waits is let go of with the pause', async () => {
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }] });
    await table.propose({ kind: 'initiative', actor: null });
    await table.tell('combat.pause', { fightId: 1 });
    expect((await table.board()).pending).toBeNull();
    expect(await table.refusal('combat.answer', { fightId: 1, faces: [3, 4] })).toMatchObject({
      code: 'refused',
    });
  });

  test('what cannot be is said', async () => {
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }] });
    expect(await table.refusal('combat.goOn', { fightId: 1 })).toMatchObject({
      message: 'That fight is not paused. Nothing was changed.',
    });
    await table.tell('combat.pause', { fightId: 1 });
    expect(await table.refusal('combat.pause', { fightId: 1 })).toMatchObject({ code: 'refused' });
    expect(await table.refusal('combat.pause', { fightId: 7 })).toMatchObject({ code: 'not-found' });
  });
});
