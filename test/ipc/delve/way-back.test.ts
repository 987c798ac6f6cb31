import { afterEach, beforeEach, expect, test } from 'vitest';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  table = new EncounterTable({ roll: () => 6 });
});
afterEach(() => table.end());

const delve = async () => (await table.ask('dungeon.delve', {})).delve;

test('the way back passes its turns, burns the lights, stops at what is due, and goes on', async () => {
  await table.sitDown('ose', { dungeonCheckEvery: 4 });
  await table.give(table.hild, { kind: 'torch', name: 'torch', quantity: 2 });
  await table.give(table.hild, { kind: 'tinder', name: 'tinderbox' });
  await table.tell('light.kindle', { characterId: table.hild, kind: 'torch', tinderDie: 1 });
  await table.tell('dungeon.passTurn', { activity: 'explore' });

  // Turns 2 and 3 pass; turn 4 begins with a wandering check.
  expect(await table.tell('dungeon.leave', { turns: 5 })).toEqual({
    turns: 2,
    left: 3,
    stopped: 'Wandering check',
  });
  expect((await table.newest()).summary).toBe(
    'Turns 2 to 3: the party went back, 2 of 5 turns. Stopped before turn 4: Wandering check.',
  );
  expect(await delve()).toMatchObject({ turn: 3, lights: [{ turnsLeft: 3 }] });
  expect(await table.refusal('dungeon.leave', { turns: 3 })).toMatchObject({
    code: 'refused',
    message: 'Turn 4 has something due: Wandering check. Answer it first, or leave at once. Nobody went.',
  });

  await table.tell('prompt.rollCheck', { turn: 4, die: 5 });
  expect(await table.tell('dungeon.leave', { turns: 3 })).toMatchObject({ turns: 2, left: 1 });
  // Rest is due, and the torch burns low.
  for (const { key } of (await delve())?.prompts ?? [])
    await table.tell('prompt.answer', { key, answer: 'dismiss' });
  expect(await table.tell('dungeon.leave', { turns: 1 })).toEqual({ turns: 1, left: 0, stopped: null });
  expect(await delve()).toBeNull();
  const left = await table.newest();
  expect(left.summary).toMatch(/^Turn 6: the way back\. The party left The Barrow after 6 turns\./u);
  expect(left.outcome).toMatchObject({ passed: { turns: 1, activity: 'explore' }, burned: { torch: 1 } });
  await table.tell('journal.undo', {});
  expect(await delve()).toMatchObject({ turn: 5 });
});

test('by its feet at the party’s pace, over known ground or as if it were not', async () => {
  await table.sitDown('ose', { dungeonCheckEvery: 100 });
  // 120' a turn, three times that where they know the way.
  expect(await table.tell('dungeon.leave', { feet: 1000 })).toEqual({ turns: 3, left: 0, stopped: null });
  await table.tell('journal.undo', {});
  expect(await table.tell('dungeon.leave', { feet: 500, familiar: false })).toMatchObject({
    turns: 5,
    left: 0,
  });
  await table.tell('journal.undo', {});
  expect(await table.refusal('dungeon.leave', { feet: 60_000 })).toMatchObject({
    code: 'refused',
    details: { feet: 'At most 51840 feet.' },
  });
  await table.tell('dungeon.leave', {});
  expect((await table.newest()).summary).toBe('The party left The Barrow after 0 turns.');
});

test('over all that falls due, where the referee says so: it goes with the delve, and the log says what', async () => {
  await table.sitDown('ose', { dungeonCheckEvery: 2 });
  expect(await table.tell('dungeon.leave', { turns: 4, over: true })).toEqual({
    turns: 4,
    left: 0,
    stopped: null,
  });
  expect((await table.newest()).summary).toContain('2 wandering checks were not rolled.');
});
