import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

async function begun(system: string, settings: Record<string, boolean | string | number> = {}) {
  await table.sitDown(system, settings);
  await table.begin({ lines: 'thug hp 9', feet: 5 });
}

const fall = (id: string, feet: number) => ({ kind: 'overrule', change: 'fall', id, feet }) as const;

describe.each(['ose', 'basic-fantasy'])('under %s', (system) => {
  test('a fall asks its dice by name; it is one step, undone, done again and played again', async () => {
    await begun(system);
    const before = await table.board();
    const asked = await table.propose(fall('f1', 30));
    expect(asked.wanted).toMatchObject({ title: 'Fall of 30 feet', sides: 6, nth: 1, of: 3, dice: '3d6' });
    expect((await table.answer(2)).wanted).toMatchObject({ nth: 2 });
    await table.answer(3, 1);
    expect(await table.row('thug')).toMatchObject({ hp: 3 });
    const line = await table.newest();
    expect(line.summary).toContain('Thug falls 30 feet');
    expect(line.summary).toContain('6 points of damage');
    const after = await table.board();
    expect(after.after).toBe(before.after + 1);
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect((await table.board()).rows).toEqual(after.rows);
  });

  test('two fall in one step, each by dice of its own, and the sheet knows it', async () => {
    await begun(system);
    const { fight, after } = await table.board();
    const acts = [fall('f1', 20), fall('c1', 10)];
    await table.tell('combat.propose', { fightId: fight.id, after, acts });
    await table.answer(6, 5);
    await table.answer(4);
    expect((await table.board()).after).toBe(after + 1);
    expect((await table.row('Hild')).hp).toBe(4);
    expect(await table.row('thug')).toMatchObject({ status: 'dead' });
    const { members } = await table.ask('party.view', {});
    expect(members[0]?.hp).toBe(4);
  });

  test('too short a fall harms nobody, and no die is asked for', async () => {
    await begun(system);
    expect((await table.propose(fall('f1', 4))).wanted).toBeNull();
    expect((await table.row('thug')).hp).toBe(9);
  });
});

test.each(['swords-wizardry', 'hackmaster'])(
  '%s says that it has no rule, and nothing is done',
  async (system) => {
    await begun(system);
    const before = await table.board();
    const { fight, after } = before;
    const refusal = await table.refusal('combat.propose', {
      fightId: fight.id,
      after,
      acts: [fall('f1', 30)],
    });
    expect(refusal.message).toContain('These rules say nothing of it: type the damage');
    expect(await table.board()).toEqual(before);
  },
);

test('a stall ends in a fall by the referee’s word, its dice asked for (basic-fantasy)', async () => {
  await table.sitDown('basic-fantasy', { climbingAndDiving: true });
  await table.begin({ lines: 'harpy hp 12', feet: 60 });
  await table.propose({ kind: 'overrule', change: 'flags', id: 'f1', flags: { height: 40 } });
  await table.propose({ kind: 'morale', actor: null, way: 'stand' });
  await table.propose({ kind: 'initiative', actor: null }, 6, 1);
  await table.propose({ kind: 'done', actor: 'c1' });
  await table.propose({ kind: 'done', actor: 'f1' });
  const asked = await table.propose({ kind: 'stall', actor: null, way: 'falls' });
  expect(asked.wanted).toMatchObject({ title: 'Fall of 40 feet', of: 4 });
  await table.answer(1, 2, 1, 3);
  const harpy = await table.row('Harpy');
  expect(harpy.hp).toBe(5);
  expect(harpy.marks.join()).not.toContain('feet up');
  await table.tell('journal.undo', {});
  expect((await table.row('Harpy')).marks).toContain('40 feet up');
});
