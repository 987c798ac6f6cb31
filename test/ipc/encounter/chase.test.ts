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

/** Away from so many orcs of so many feet a round. */
async function flee(system: string, feet: number, pursuingRate: number, settings = {}): Promise<void> {
  await table.sitDown(system, settings);
  await table.tell('encounter.begin', { who: 'orcs', number: 3 });
  await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
  await table.tell('encounter.settle', { step: 'distance', said: { distance: feet } });
  await table.tell('encounter.flee', { fleeing: 'party', pursued: true, pursuingRate: pursuingRate });
}

const hoard = { kind: 'coin', name: 'gp', coin: 'gp', quantity: 1000 } as const;

describe('somebody falls out of a flight', () => {
  test('the slow are left behind, the others run faster; taken back, they run together again', async () => {
    await table.sitDown('ose', { encumbrance: 'detailed' });
    await table.give(table.wren, hoard);
    await table.tell('encounter.begin', { who: 'orcs', number: 3 });
    await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 200 } });
    await table.tell('encounter.flee', { fleeing: 'party', pursued: true, pursuingRate: 150 });
    const slow = (await pursuit()).fleeingRate;
    await table.tell('encounter.pursuitRound', { left: [table.wren] });
    expect((await table.newest()).summary).toContain('Wren is left to the pursuers.');
    const without = await pursuit();
    expect(without.fleeingRate).toBeGreaterThan(slow);
    expect(without.gap).toBe(200 + without.fleeingRate - 150);
    expect(without.people.map(({ name, left }) => [name, left])).toEqual([
      ['Hild', false],
      ['Wren', true],
    ]);
    await table.tell('encounter.pursuitRound', {});
    expect((await pursuit()).people[1]?.left).toBe(true);
    await table.tell('encounter.pursuitRound', { left: [] });
    expect((await table.newest()).summary).toContain('Wren is with the others again.');
    expect((await pursuit()).fleeingRate).toBe(slow);
    for (let undone = 0; undone < 3; undone++) await table.tell('journal.undo', {});
    expect(await pursuit()).toMatchObject({ round: 0, gap: 200, fleeingRate: slow });
  });

  test('not everybody, and nobody unknown', async () => {
    await flee('ose', 200, 150);
    const everybody = { left: [table.hild, table.wren] };
    expect(await table.refusal('encounter.pursuitRound', everybody)).toMatchObject({ code: 'refused' });
    expect(await table.refusal('encounter.pursuitRound', { left: [999] })).toMatchObject({
      code: 'not-found',
    });
    expect(await table.refusal('encounter.pursuitRound', { leftFoes: 3 })).toMatchObject({ code: 'refused' });
    await table.tell('encounter.pursuitRound', { leftFoes: 2 });
    expect((await table.newest()).summary).toContain('2 of the monsters fall behind.');
    expect((await pursuit()).foes).toEqual({ toRun: 3, left: 2 });
    await table.tell('encounter.pursuitRound', { leftFoes: 1 });
    expect((await table.newest()).summary).toContain('1 of the monsters is with the others again.');
  });

  test('at the start already, and the dead hold nobody up', async () => {
    await table.sitDown('ose', { encumbrance: 'detailed' });
    await table.give(table.wren, hoard);
    await table.tell('encounter.begin', { who: 'orcs', number: 3 });
    await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 200 } });
    const run = { fleeing: 'party', pursued: true, pursuingRate: 150 } as const;
    await table.tell('encounter.flee', { ...run, left: [table.wren] });
    expect((await table.newest()).summary).toContain('Wren is left to the pursuers.');
    const fast = (await pursuit()).fleeingRate;
    await table.tell('journal.undo', {});
    await table.tell('encounter.noteRound', { people: [{ characterId: table.wren, hp: 0 }] });
    await table.tell('encounter.flee', run);
    expect((await pursuit()).fleeingRate).toBe(fast);
    expect((await pursuit()).people.map(({ name }) => name)).toEqual(['Hild']);
  });

  test('who drops a pack in the flight runs faster from then on; a speed the referee named stays', async () => {
    await flee('ose', 200, 150, { encumbrance: 'detailed' });
    const fast = (await pursuit()).fleeingRate;
    const { id } = await table.give(table.wren, hoard);
    const slow = (await pursuit()).fleeingRate;
    expect(slow).toBeLessThan(fast);
    await table.tell('inventory.move', { itemIds: [id], to: { in: 'ground' } });
    expect(await pursuit()).toMatchObject({ fleeingRate: fast, pursuingRate: 150 });
    await table.tell('encounter.endPursuit', { outcome: 'given up' });
    await table.tell('encounter.flee', {
      fleeing: 'party',
      pursued: true,
      fleeingRate: 20,
      pursuingRate: 30,
    });
    await table.tell('encounter.pursuitRound', { left: [table.wren] });
    expect((await pursuit()).fleeingRate).toBe(20);
  });
});

describe('by the rules of basic-fantasy', () => {
  const save = async (id: number) =>
    table.tell('character.overrule', { id, key: 'save.death-ray-poison', value: 13 });

  test('who is spent is left, and the others still run', async () => {
    await flee('basic-fantasy', 900, 80);
    await table.tell('deed.run', { rounds: 18, characterIds: [table.wren] });
    expect(await pursuit()).toMatchObject({ fleeingRate: 40 });
    await table.tell('encounter.pursuitRound', { left: [table.wren] });
    const alone = await pursuit();
    expect(alone).toMatchObject({ gap: 900, fleeingRate: 80 });
    expect(alone.tires.map(({ who, text }) => [who, text])).toEqual([
      ['Hild', 'can run 17 more rounds'],
      ['orcs', 'can run 23 more rounds'],
    ]);
    expect(alone.obstacle?.people.map(({ name }) => name)).toEqual(['Hild']);
  });

  test('the fallen nobody waits for are out of it; where all fall, they get up together', async () => {
    await flee('basic-fantasy', 300, 80);
    await save(table.wren);
    await save(table.hild);
    await table.tell('encounter.pursuitRound', {
      obstacle: { people: [{ characterId: table.wren, die: 2 }], wait: false },
    });
    expect((await table.newest()).summary).toBe(
      "Pursuit, round 1: the gap is 300'. Wren fell (3). Wren is left to the pursuers.",
    );
    expect(await pursuit()).toMatchObject({ fallen: [], fleeingRate: 80 });
    await table.tell('encounter.pursuitRound', {
      left: [],
      obstacle: {
        people: [
          { characterId: table.wren, die: 2 },
          { characterId: table.hild, die: 2 },
        ],
        wait: false,
      },
    });
    expect(await pursuit()).toMatchObject({ fallen: ['Hild', 'Wren'], gap: 220, fleeingRate: 40 });
  });

  test('who fell and is then left does not hold up the others', async () => {
    await flee('basic-fantasy', 300, 80);
    await save(table.wren);
    await table.tell('encounter.pursuitRound', {
      obstacle: { people: [{ characterId: table.wren, die: 2 }] },
    });
    expect(await pursuit()).toMatchObject({ fallen: ['Wren'], gap: 220, fleeingRate: 40 });
    await table.tell('encounter.pursuitRound', { left: [table.wren] });
    expect(await pursuit()).toMatchObject({ gap: 220, fallen: [], fleeingRate: 80 });
  });

  test('the coming round shows the walk of who is spent', async () => {
    await flee('basic-fantasy', 900, 80);
    await table.tell('deed.run', { rounds: 18 });
    expect(await pursuit()).toMatchObject({ fleeingRate: 40, text: "The gap closes by 40' a round." });
    await table.tell('encounter.pursuitRound', {});
    expect(await pursuit()).toMatchObject({ round: 1, gap: 860 });
  });

  test('the surprised of a party hold it up, unless they are left', async () => {
    await table.sitDown('basic-fantasy');
    await table.tell('character.edit', { id: table.wren, changes: { raceId: 'elf' } });
    await table.tell('encounter.begin', { who: 'orcs', number: 3 });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [2], monsters: [6] } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 60 } });
    const run = { fleeing: 'party', pursuingRate: 80 } as const;
    await table.tell('encounter.flee', run);
    expect((await pursuit()).fleeingRate).toBe(0);
    await table.tell('journal.undo', {});
    await table.tell('encounter.flee', { ...run, left: [table.hild] });
    expect((await pursuit()).fleeingRate).toBe(80);
  });
});

describe('what is left behind', () => {
  test('holds the pursuers for the round; their wits are asked once', async () => {
    await flee('ose', 70, 150);
    expect((await pursuit()).drop?.intelligent).toBeNull();
    await table.tell('encounter.pursuitRound', { drop: { what: 'food', intelligent: false, die: 6 } });
    expect((await pursuit()).drop?.intelligent).toBe(false);
    const { gap, fleeingRate } = await pursuit();
    await table.tell('encounter.pursuitRound', { drop: { what: 'food', intelligent: false, die: 1 } });
    expect(await pursuit()).toMatchObject({ outcome: 'given up', gap: gap + fleeingRate });
    await table.tell('encounter.flee', { fleeing: 'party', pursued: true, pursuingRate: 150 });
    expect((await pursuit()).drop?.intelligent).toBe(false);
  });

  test('is known of those who wield weapons', async () => {
    await table.sitDown('ose');
    await table.meetGoblins(60);
    await table.tell('encounter.flee', { fleeing: 'party', pursued: true, pursuingRate: 150 });
    expect((await pursuit()).drop).toMatchObject({
      intelligent: true,
      reasons: [{ source: 'Goblin, person', value: 'intelligent' }],
    });
  });
});
