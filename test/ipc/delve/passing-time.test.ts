import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { query } from '../../../src-main/db/sql.ts';
import { doStep } from '../../fixtures/campaigns.ts';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  table = new EncounterTable();
});
afterEach(() => table.end());

const quiet = { dungeonChanceInSix: 0, dungeonCheckEvery: 144 };
const seconds = async () => (await table.ask('shell.view', {})).now.seconds;
const turn = async () => (await table.ask('dungeon.delve', {})).delve?.turn;
const rows = (sql: string) => table.desk.campaign.file.db.prepare(sql).all();
const spell = (name: string, amount: string, unit: 'rounds' | 'turns') =>
  table.tell('effect.add', {
    name,
    kind: 'spell',
    duration: { amount, unit },
  } satisfies CommandInput<'effect.add'>);

test('the clock goes on in one file alone', () => {
  const root = join(import.meta.dirname, '../../../src-main');
  const movers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => /updateTable\(\s*'clock'|UPDATE clock/u.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => path.replaceAll('\\', '/'));
  expect(movers).toEqual(['time/pass.ts']);
});

test('a turn asks lights, effects, needs and what is due, in this order', async () => {
  await table.sitDown('ose', { dungeonChanceInSix: 6, dungeonCheckEvery: 6, checksRollThemselves: true });
  await table.give(table.hild, { kind: 'torch', name: 'torch', quantity: 1 });
  const { id } = await table.tell('light.kindle', { characterId: table.hild, kind: 'torch' });
  for (let passed = 0; passed < 4; passed++) await table.tell('dungeon.passTurn', { activity: 'explore' });
  await table.tell('light.setTurnsLeft', { lightId: id, turnsLeft: 1 });
  await spell('Bless', '3', 'rounds');
  await table.tell('dungeon.passTurn', { activity: 'explore' });
  expect((await table.newest()).summary).toBe(
    'Turn 5: explored. Hild’s torch went out. The party stands in the dark. Bless on the party ended. ' +
      'Rest is due after 5 turns of activity. Wandering check, turn 6, 6 in 6: something comes.',
  );
  await table.tell('dungeon.passTurn', { activity: 'explore' });
  expect((await table.newest()).summary).toBe(
    'Turn 6: explored. The party is fatigued: −1 to attack and damage until it rests.',
  );
});

describe('rounds of running go on the clock', () => {
  beforeEach(() => table.sitDown('ose', quiet));

  test('and end what lasts no longer, and are taken back with it', async () => {
    const began = await seconds();
    await spell('Shield', '5', 'rounds');
    await table.tell('deed.run', { rounds: 12 });
    expect(await seconds()).toBe(began + 120);
    expect(await turn()).toBe(0);
    expect((await table.newest()).summary).toBe(
      'Turn 1: the party ran 12 rounds. Shield on the party ended.',
    );
    await table.tell('journal.undo', {});
    expect(await seconds()).toBe(began);
  });

  test('and burn the lights of the turns they fill, each a turn of running', async () => {
    await table.give(table.hild, { kind: 'torch', name: 'torch', quantity: 1 });
    await table.tell('light.kindle', { characterId: table.hild, kind: 'torch' });
    await table.tell('deed.run', { rounds: 125 });
    expect(await turn()).toBe(2);
    expect((await table.newest()).outcome).toMatchObject({
      passed: { turns: 2, activity: 'run' },
      burned: { torch: 2 },
    });
    expect(rows('SELECT turns_left FROM light')).toEqual([{ turns_left: 4 }]);
    expect(rows('SELECT activity FROM turn')).toEqual([{ activity: 'run' }, { activity: 'run' }]);
    // The turn at hand has running in it too, the one after it has none.
    await table.tell('dungeon.passTurn', { activity: 'explore' });
    expect(rows('SELECT rounds_run FROM fatigue')).toEqual([{ rounds_run: 125 }]);
    await table.tell('dungeon.passTurn', { activity: 'explore' });
    expect(rows('SELECT rounds_run FROM fatigue')).toEqual([{ rounds_run: 0 }]);
  });

  test('a turn filled by running alone leaves none of it to the next', async () => {
    await table.tell('deed.run', { rounds: 60 });
    expect(await turn()).toBe(1);
    await table.tell('dungeon.passTurn', { activity: 'explore' });
    expect(rows('SELECT rounds_run FROM fatigue')).toEqual([{ rounds_run: 0 }]);
  });
});

describe('rounds of a flight go on the clock', () => {
  beforeEach(async () => {
    await table.sitDown('ose', quiet);
    await table.meetGoblins(70);
    await table.tell('encounter.flee', { fleeing: 'party', pursuingRate: 120, forcedToStop: true });
  });

  test('within the turn at hand, which the end of the encounter completes', async () => {
    const began = await seconds();
    await spell('Shield', '2', 'rounds');
    await table.tell('encounter.pursuitRound', {});
    await table.tell('encounter.pursuitRound', {});
    expect(await seconds()).toBe(began + 20);
    expect((await table.newest()).summary).toContain('Shield on the party ended.');
    await table.tell('encounter.conclude', { outcome: 'away' });
    expect(await seconds()).toBe(began + 600);
    expect((await table.newest()).summary).toBe('Turn 1: encounter with 4 × Goblin: away.');
  });

  test('a turn they fill is one of the encounter, and its end names the turns it really took', async () => {
    const began = await seconds();
    await table.tell('deed.run', { rounds: 59 });
    await table.tell('encounter.pursuitRound', {});
    expect(await turn()).toBe(1);
    await table.tell('encounter.pursuitRound', {});
    expect(await seconds()).toBe(began + 610);
    await table.tell('encounter.conclude', { outcome: 'away' });
    expect(await seconds()).toBe(began + 1200);
    expect((await table.newest()).summary).toBe('Turns 1 to 2: encounter with 4 × Goblin: away.');
    expect(rows('SELECT activity FROM turn')).toEqual([{ activity: 'encounter' }, { activity: 'encounter' }]);
  });
});

describe('outside', () => {
  test('a night gives the winded their breath back, however it is passed', async () => {
    await table.sitDown('basic-fantasy', quiet);
    await table.tell('deed.run', { rounds: 18 });
    expect((await table.refusal('deed.run', { rounds: 1 })).code).toBe('refused');
    await table.tell('dungeon.leave', {});
    await table.tell('clock.advanceTo', { day: 2, hour: 8, minute: 0 });
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null });
    expect(await table.tell('deed.run', { rounds: 1 })).toEqual({ exhausted: [] });
  });

  test('what burns loses a turn for every ten minutes of the clock, waited or rested', async () => {
    await table.sitDown('ose', quiet);
    await table.tell('dungeon.leave', {});
    doStep(table.desk.campaign.file, (sql) => {
      const light = { bearer_id: table.hild, lit: 1 as const };
      sql.run(query.insertInto('light').values({ ...light, kind: 'lantern', turns_left: 9 }));
      sql.run(query.insertInto('light').values({ ...light, kind: 'torch', turns_left: 3 }));
      sql.run(query.insertInto('light').values({ ...light, kind: 'continual', turns_left: null }));
    });
    await table.tell('clock.advanceTo', { day: 1, hour: 10, minute: 25 });
    expect(rows('SELECT turns_left, lit FROM light')).toMatchObject([
      { turns_left: 7 },
      { turns_left: 1 },
      {},
    ]);
    await table.tell('need.restHours', { hours: 1 });
    expect((await table.newest()).summary).toContain('Hild’s torch went out.');
    expect(rows('SELECT turns_left, lit FROM light')).toEqual([
      { turns_left: 1, lit: 1 },
      { turns_left: 0, lit: 0 },
      { turns_left: null, lit: 1 },
    ]);
  });
});
