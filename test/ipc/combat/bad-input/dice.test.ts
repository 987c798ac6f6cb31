import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../orders.ts';
import { at, BadTable, note } from './bad-table.ts';
import type { Stroke } from './bad-table.ts';

/** Dice that cannot be are told, and those that fell are kept. */

describe.each(orders)('%s, %s', (system, _title, settings) => {
  let table: BadTable;
  let stroke: Stroke;

  beforeEach(async () => {
    table = new BadTable();
    await table.sitDown(system, settings);
    await table.gate();
    stroke = await table.strokeOf('c1', 'f1');
  });
  afterEach(() => table.end());

  /** Every die that is still asked for comes up 2. */
  async function toTheEnd(): Promise<void> {
    for (let n = 0; n < 9 && (await table.board()).pending !== null; n += 1) await table.answer(2);
    expect((await table.board()).pending).toBeNull();
  }

  test.each([
    ['beyond the faces', { faces: [21] }, /21 is not a face of a d20/],
    ['nought', { faces: [0] }, /A whole number from 1 to 10,000/],
    ['less than nought', { faces: [-4] }, /A whole number from 1 to 10,000/],
    ['half a face', { faces: [1.5] }, /A whole number/],
    ['words', { faces: ['six'] }, /A whole number/],
    ['more than are wanted', { faces: [2, 3, 4, 5, 2, 2, 2, 2] }, /More dice were typed/],
    ['a good one and one beyond its faces', { faces: [2, 10_000] }, /not a face of a d|More dice were typed/],
    ['a sum that cannot be', { sums: [99] }, /comes? to 1 to 20, not to 99|Of d20p every face matters/],
    ['a sum of nothing', { sums: [0] }, /A whole number from/],
    ['a word nobody knows', { word: 'kills' }, /That cannot be used/],
  ])('%s', async (_what, input, says) => {
    const { after } = await table.board();
    await table.propose(stroke);
    await table.isRefused('combat.answer', { fightId: 1, ...input }, says);
    expect((await table.board()).pending).toMatchObject({ wanted: { sides: 20 }, fallen: 0 });
    await toTheEnd();
    expect((await table.board()).after).toBe(after + 1);
  });

  test('what fell before the one that cannot be is kept', async () => {
    await table.propose(stroke, 19);
    const { pending } = await table.board();
    expect(pending).toMatchObject({ fallen: 1 });
    const sides = pending?.wanted.sides ?? 0;
    await table.isRefused('combat.answer', { fightId: 1, faces: [sides + 1] }, /is not a face of a d/);
    await toTheEnd();
    expect((await table.newest()).summary).toMatch(/Hild .*Goblin 1/);
  });

  test('where none is asked for', async () => {
    await table.isRefused('combat.answer', { fightId: 1, faces: [17] }, /No die is asked for/);
    await table.isRefused('combat.answer', { fightId: 9, faces: [17] }, /No die is asked for/);
  });

  test('an act with dice that do not fit it', async () => {
    const now = await table.now();
    const played = (dice: unknown) => ({ ...now, acts: [{ action: stroke, dice }] });
    await table.isRefused('combat.act', played([]), /A d20 is wanted first/);
    await table.isRefused('combat.act', played([[20, 21, 't']]), /21 is not a face of a d20/);
    await table.isRefused('combat.act', played([[20, 0, 't']]), /A whole number from 1 to 10,000/);
    const many = Array.from({ length: 60 }, () => [20, 2, 't']);
    await table.isRefused('combat.act', played(many), /More dice were given than the act takes/);
  });

  test('where another window was faster one is told, and what was begun can be begun again', async () => {
    const { after } = await table.now();
    await table.propose(stroke);
    await table.tell('combat.propose', { ...at, after, acts: [note] });
    await table.isRefused(
      'combat.answer',
      { fightId: 1, faces: [17] },
      /No die is asked for|Something else happened/,
    );
    await table.propose(stroke);
    await toTheEnd();
    expect((await table.board()).after).toBe(after + 2);
  });

  test('a die of the last act that is mended to what it cannot be', async () => {
    await table.throwAll(stroke);
    const last = await table.ask('combat.lastDice', { fightId: 1 });
    const [first] = last?.dice ?? [];
    const mend = (die: object) => ({
      fightId: 1,
      after: last?.after,
      dice: [{ act: first?.act, die: first?.die, ...die }],
    });
    await table.isRefused('combat.mendDice', mend({ face: 21 }), /21 is not a face of a d20/);
    await table.isRefused('combat.mendDice', mend({ face: 0 }), /A whole number from 1 to 10,000/);
    await table.isRefused('combat.mendDice', mend({ die: 99, face: 3 }), /The last act has no such die/);
  });
});
