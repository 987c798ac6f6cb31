import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

const strike = { kind: 'attack', actor: 'c1', target: 'f1', way: 'Sword' } as const;
const initiative = { kind: 'initiative', actor: null } as const;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

/** Hild against two goblins of 3 hit points; THAC0 19 against armour class 6 is 13, strength 13 adds 1: 12 hits. */
async function inMelee(): Promise<void> {
  await table.sitDown('ose', { variableWeaponDamage: true });
  await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 5 });
  await table.propose(initiative, 5, 2);
}

async function lastDice() {
  const dice = await table.ask('combat.lastDice', { fightId: 1 });
  if (!dice) throw new Error('There is no such fight.');
  return dice;
}

/** The nth die of the list shows another face. */
async function mend(face: number, nth = 0) {
  const { after, dice } = await lastDice();
  const { act = 0, die = 0 } = dice[nth] ?? {};
  return table.tell('combat.mendDice', { fightId: 1, after, dice: [{ act, die, face }] });
}

describe('a wrong die is mended', () => {
  test('each die of the last act is named: what it was for and who threw it', async () => {
    await inMelee();
    await table.propose(strike, 17, 1);
    const { dice, barred } = await lastDice();
    expect(barred).toBeNull();
    expect(dice).toEqual([
      {
        act: 0,
        die: 0,
        sides: 20,
        face: 17,
        by: 'typed',
        title: expect.stringMatching(/^Hild: .*Goblin 1/) as string,
      },
      {
        act: 0,
        die: 1,
        sides: 8,
        face: 1,
        by: 'typed',
        title: expect.stringMatching(/^Hild: damage/) as string,
      },
    ]);
  });

  test('a hit that was none: the damage goes with it, in one line that says so; undo and redo are exact', async () => {
    await inMelee();
    const untouched = await table.board();
    await table.propose(strike, 17, 1);
    const wrong = await table.board();
    const { seq } = await table.newest();
    expect(await mend(11)).toMatchObject({ wanted: null });
    const line = await table.newest();
    expect(line).toMatchObject({ seq: seq + 1, kind: 'combat.mend' });
    expect(line.summary).toMatch(/^r1 Hild misses Goblin 1 .*\(mended: 11 was 17\)\.$/);
    expect(line.rolls).toEqual([{ sides: 20, face: 11, source: 'typed' }]);
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 3, status: 'active' });
    const mended = await table.board();
    expect(mended.after).toBe(wrong.after);

    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(wrong);
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(untouched);
    await table.tell('journal.redo', {});
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(mended);

    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await table.board()).toEqual(mended);
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(wrong);
  });

  test('a miss that was a hit asks for the damage; withdrawn, the miss stands', async () => {
    await inMelee();
    await table.propose(strike, 3);
    const missed = await table.board();
    expect((await mend(15)).wanted).toMatchObject({ sides: 8, by: 'c1' });
    expect((await table.board()).pending?.title).toMatch(/^Again: Hild: attack at Goblin 1/);
    await table.tell('combat.withdraw', { fightId: 1 });
    expect(await table.board()).toEqual(missed);
    await mend(15);
    await table.answer(1);
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 1 });
    expect((await table.newest()).summary).toContain('(mended: 15 was 3).');
  });

  test('the other dice stay as far as they fit; a mended act can be mended again', async () => {
    await inMelee();
    await table.propose(strike, 17, 1);
    await mend(14);
    // 1 and the strength's 1.
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 1 });
    await mend(8, 1);
    expect(await table.row('Goblin 1')).toMatchObject({ status: 'dead' });
    const { seq } = await table.newest();
    const { lines } = await table.ask('log.list', { takenBack: true, limit: 4 });
    expect(lines.map((line) => [line.seq, line.status])).toEqual([
      [seq, 'done'],
      [seq - 1, 'dropped'],
      [seq - 2, 'dropped'],
      [seq - 3, 'done'],
    ]);
    await table.tell('journal.undo', {});
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 1 });
  });

  test('arrows, wounds and the clock are as if it had fallen so at once', async () => {
    await inMelee();
    const hit = { kind: 'attack', actor: 'f1', target: 'c1', way: 'weapon' } as const;
    await table.propose(strike, 3);
    await table.propose(hit, 18, 5);
    await table.propose({ ...hit, actor: 'f2' }, 18, 1);
    const clock = async () => (await table.ask('shell.view', {})).now.seconds;
    const ended = await clock();
    expect(await table.row('Hild')).toMatchObject({ hp: 2 });
    await mend(2);
    expect(await table.row('Hild')).toMatchObject({ hp: 3 });
    expect((await table.ask('party.view', {})).members[0]).toMatchObject({ hp: 3 });
    expect((await table.board()).clock.round).toBe(2);
    expect(await clock()).toBe(ended);
    const { after } = await table.board();
    expect(after).toBe(4);
    expect(table.errors).toEqual([]);
  });

  test('what the act took over from another window it takes over again', async () => {
    await inMelee();
    await table.tell('character.overrule', { id: table.hild, key: 'acDescending', value: 2 });
    await table.propose(strike, 3);
    await mend(4);
    const asked = await table.propose({ kind: 'attack', actor: 'f1', target: 'c1', way: 'weapon' });
    expect(asked.wanted?.needed).toBe(17);
    expect(table.errors).toEqual([]);
  });
});

describe('what cannot be mended is said, and nothing changes', () => {
  test('before any act, and after something else', async () => {
    await table.sitDown('ose');
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }], feet: 5 });
    expect((await lastDice()).barred).toContain('The last step was no act of this fight');
    await table.propose(initiative, 5, 2);
    await table.propose(strike, 3);
    await table.tell('character.edit', { id: table.hild, changes: { hp: 7 } });
    const before = await table.board();
    expect((await lastDice()).barred).toContain('take back what came after first');
    expect(
      await table.refusal('combat.mendDice', {
        fightId: 1,
        after: before.after,
        dice: [{ act: 0, die: 0, face: 15 }],
      }),
    ).toMatchObject({ code: 'refused', message: expect.stringContaining('Nothing was changed.') as string });
    expect(await table.board()).toEqual(before);
  });

  test.each([
    [
      'a face the die has not',
      [{ act: 0, die: 0, face: 21 }],
      '21 is not a face of a d20. Type the die again.',
    ],
    ['no such die', [{ act: 0, die: 7, face: 2 }], 'The last act has no such die. Nothing was changed.'],
    ['as it was', [{ act: 0, die: 0, face: 3 }], 'The dice show that already. Nothing was changed.'],
  ])('%s', async (_what, dice, message) => {
    await inMelee();
    await table.propose(strike, 3);
    const before = await table.board();
    expect(await table.refusal('combat.mendDice', { fightId: 1, after: before.after, dice })).toMatchObject({
      message,
    });
    expect(await table.board()).toEqual(before);
    expect(table.errors).toEqual([]);
  });

  test('two windows at once: the second is told', async () => {
    await inMelee();
    await table.propose(strike, 3);
    const { after } = await lastDice();
    await table.throwAll({ kind: 'attack', actor: 'f1', target: 'c1', way: 'weapon' });
    expect(
      await table.refusal('combat.mendDice', { fightId: 1, after, dice: [{ act: 0, die: 0, face: 15 }] }),
    ).toMatchObject({ message: expect.stringContaining('Something else happened') as string });
    expect(
      await table.refusal('combat.mendDice', { fightId: 9, after: 1, dice: [{ act: 0, die: 0, face: 2 }] }),
    ).toMatchObject({
      code: 'refused',
    });
  });
});
