import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;
beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

const clock = async () => (await table.ask('shell.view', {})).now.seconds;
const ending = async () => {
  const view = await table.ask('combat.ending', { fightId: 1 });
  if (!view) throw new Error('Nobody fights.');
  return view;
};
const delve = async () => (await table.ask('dungeon.delve', {})).delve;
const torch = async () => (await delve())?.lights[0];

/** Whatever the table has to do next, until so many rounds are over. */
async function fight(rounds: number): Promise<void> {
  for (let n = 0; n < 60 * rounds; n++) {
    const board = await table.board();
    if ((board.clock.round ?? board.clock.count ?? 0) >= rounds + 1) return;
    const acts = await table.ask('combat.acts', { fightId: 1, fighter: null });
    const [next] = acts?.table ?? [];
    const way = next?.ways?.includes('stand') ? 'stand' : next?.ways?.[0];
    const rest = (acts?.rest ?? []).slice(0, 1);
    const act = next
      ? { kind: next.kind, actor: null, ...(way !== undefined && { way }) }
      : (rest[0] ?? { kind: '', actor: null });
    await table.throwAll(act);
  }
  throw new Error('The rounds have no end.');
}

/** In the barrow, with a torch that has burned no turn yet, against a goblin far off. */
async function below(system: string): Promise<void> {
  await table.sitDown(system);
  for (const kind of ['torch', 'tinder'] as const)
    await table.tell('inventory.add', {
      to: { in: 'holder', id: table.hild },
      item: { kind, name: kind, quantity: 2 },
    });
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: table.hild });
  await table.tell('light.kindle', { characterId: table.hild, kind: 'torch' });
  await table.begin({ comers: [{ name: 'goblin', hp: 30 }], feet: 200 });
}

/** Rounds as long as each book has them. */
const systems = [
  ['ose', 10],
  ['basic-fantasy', 10],
  ['swords-wizardry', 60],
] as const;

describe.each(systems)('a fight by %s, rounds of %i seconds', (system, length) => {
  test('its rounds stand on the clock; ending it completes the turn, and the torch burns down', async () => {
    await below(system);
    const began = await clock();
    const burns = (await torch())?.turnsLeft ?? 0;
    await fight(3);
    expect(await clock()).toBe(began + 3 * length);
    const { time } = await ending();
    expect(time.fought).toContain('3 rounds');
    expect(time.completes).toMatch(/^Turn 1 is completed, .* more on the clock\.$/);
    expect(time.suggested).toBe(true);
    expect(time.then[0]).toBe(`Hild’s torch: ${burns - 1} turns then.`);
    expect(time.due).toEqual(['Turn 2: a wandering check is due.']);
    expect((await delve())?.turn).toBe(0);
    const { seq } = await table.newest();
    await table.tell('combat.end', { fightId: 1, completes: true });
    expect((await table.newest()).seq).toBe(seq + 1);
    expect((await table.newest()).summary).toContain('Turn 1 is completed.');
    // OSE-ENCTR-7: whole turns of the dungeon, of 600 seconds.
    expect(await clock()).toBe(began + 600);
    expect((await delve())?.turn).toBe(1);
    expect((await torch())?.turnsLeft).toBe(burns - 1);
    expect((await delve())?.prompts.map(({ kind }) => kind)).toContain('wanderingCheck');
    await table.tell('journal.undo', {});
    expect(await clock()).toBe(began + 3 * length);
    expect((await torch())?.turnsLeft).toBe(burns);
    await table.tell('journal.redo', {});
    expect(await clock()).toBe(began + 600);
    expect(table.errors).toEqual([]);
  });

  test('left as it is, the turn goes on', async () => {
    await below(system);
    const began = await clock();
    await fight(1);
    await table.tell('combat.end', { fightId: 1 });
    expect(await clock()).toBe(began + length);
    expect((await delve())?.turn).toBe(0);
  });
});

describe('longer fights', () => {
  test('of more rounds than a turn holds take two turns, and a torch that burns out says so', async () => {
    await below('ose');
    const began = await clock();
    await table.tell('combat.end', { fightId: 1, completes: true, rounds: 61 });
    // 61 rounds of 10 seconds are 610: rounded up, two turns.
    expect(await clock()).toBe(began + 1200);
    await table.begin({ comers: [{ name: 'orc', hp: 9 }], feet: 200 });
    const { after } = await table.board();
    expect(after).toBe(0);
    await table.tell('combat.end', { fightId: 2, completes: true, rounds: 240 });
    expect((await table.newest()).summary).toContain('Hild’s torch went out.');
  });

  test('outside a dungeon a turn is completed where the referee says so', async () => {
    await table.sitDown('ose');
    await table.begin({ comers: [{ name: 'goblin', hp: 9 }], feet: 60 });
    const began = await clock();
    const { time } = await ending();
    expect(time).toMatchObject({ fought: 'Not a round was over.', suggested: false, due: [] });
    expect(time.completes).toBe('1 turn completed, 10 min more on the clock.');
    await table.tell('combat.end', { fightId: 1, completes: true });
    expect(await clock()).toBe(began + 600);
  });

  test('hackmaster counts seconds, and a fight of 7 of them completes the turn all the same', async () => {
    await below('hackmaster');
    const began = await clock();
    await fight(7);
    const fought = (await clock()) - began;
    expect(fought).toBeGreaterThanOrEqual(7);
    await table.tell('combat.end', { fightId: 1, completes: true });
    expect(await clock()).toBe(began + 600);
  });
});
