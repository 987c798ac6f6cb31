import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  table = new EncounterTable();
});
afterEach(() => table.end());

const pursuit = async () => {
  const { pursuit: view } = await table.meeting();
  if (!view) throw new Error('Nobody flees.');
  return view;
};

/** Away from three orcs, so many feet off, as fast as they. */
async function flee(system: string, feet: number, pursuingRate: number): Promise<void> {
  await table.sitDown(system);
  await table.tell('encounter.begin', { who: 'orcs', number: 3 });
  await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
  await table.tell('encounter.settle', { step: 'distance', said: { distance: feet } });
  await table.tell('encounter.flee', { fleeing: 'party', pursued: true, pursuingRate });
}

describe('rounds of a flight in one step', () => {
  test('thirty are one line of the log and one undo, as if each had been run by itself', async () => {
    await flee('ose', 60, 120);
    for (let round = 0; round < 30; round++) await table.tell('encounter.pursuitRound', {});
    const oneByOne = { pursuit: await pursuit(), now: (await table.ask('shell.view', {})).now };
    for (let round = 0; round < 30; round++) await table.tell('journal.undo', {});
    expect((await pursuit()).round).toBe(0);

    await table.tell('encounter.pursuitRound', { rounds: 30 });
    expect(await pursuit()).toEqual(oneByOne.pursuit);
    expect((await table.ask('shell.view', {})).now).toEqual(oneByOne.now);
    const told = await table.newest();
    expect(told.summary).toBe("Pursuit, rounds 1 to 30: the gap is 60'. Exhausted: the party.");
    await table.tell('journal.undo', {});
    expect(await pursuit()).toMatchObject({ round: 0, gap: 60 });
  });

  test('the sheet marks the exhausted until the last turn they must rest, and no turn early', async () => {
    await flee('ose', 60, 120);
    await table.tell('encounter.pursuitRound', { rounds: 30 });
    const exhausted = async () => {
      const { hours } = await table.ask('turnSheet.hours', { fromHour: 1, hours: 1 });
      const boxes = hours[0]?.boxes ?? [];
      return boxes.filter(({ marks }) => marks.some(({ letter }) => letter === 'X')).map(({ turn }) => turn);
    };
    // The encounter takes turn 1; they rest in 2, 3 and 4.
    expect(await exhausted()).toEqual([1, 2, 3, 4]);
    await table.tell('encounter.endPursuit', { outcome: 'escaped' });
    await table.tell('encounter.conclude', { outcome: 'away' });
    expect(await exhausted()).toEqual([2, 3, 4]);
    for (let turn = 2; turn <= 4; turn++) await table.tell('dungeon.passTurn', { activity: 'rest' });
    expect(await exhausted()).toEqual([]);
  });

  test('they end with the flight', async () => {
    await flee('ose', 100, 150);
    const { outcome } = await table.tell('encounter.pursuitRound', { rounds: 30 });
    expect(outcome).toBe('caught');
    expect((await table.newest()).summary).toBe(
      "Pursuit, rounds 1 to 4: the gap is 0'. The monsters caught the party up. 4 of 30 rounds were run.",
    );
  });

  test('they stop at the first in which somebody is spent', async () => {
    await flee('basic-fantasy', 60, 80);
    await table.tell('encounter.pursuitRound', { rounds: 100 });
    const { summary } = await table.newest();
    expect(summary).toMatch(/^Pursuit, rounds 1 to \d+: .*Exhausted: .* \d+ of 100 rounds were run\.$/u);
    expect((await pursuit()).tires.some(({ spent }) => spent)).toBe(true);
  });

  test('no more than a hundred, and none that is none', async () => {
    await flee('ose', 60, 120);
    for (const rounds of [0, 101, 1.5])
      expect((await table.refusal('encounter.pursuitRound', { rounds })).code).toBe('bad-input');
  });
});
