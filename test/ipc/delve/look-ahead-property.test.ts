import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

const runs = 20;
const mostTurns = 16;

type Kind = 'check' | 'rest' | 'light' | 'effect' | 'day';

interface Setting {
  every: number;
  clock: { hour: number; minute: number };
  before: number;
  lights: { who: number; left: number }[];
  effects: { who: number; amount: number; unit: 'rounds' | 'turns' | 'hours' }[];
  goal: number;
}

const setting = fc.record<Setting>({
  every: fc.integer({ min: 1, max: 9 }),
  clock: fc.record({ hour: fc.constantFrom(11, 22, 23), minute: fc.constantFrom(0, 10, 40) }),
  before: fc.integer({ min: 0, max: 3 }),
  lights: fc.array(
    fc.record({ who: fc.integer({ min: 1, max: 4 }), left: fc.integer({ min: 1, max: 12 }) }),
    { maxLength: 4 },
  ),
  effects: fc.array(
    fc.record({
      who: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 1, max: 14 }),
      unit: fc.constantFrom('rounds', 'turns', 'hours'),
    }),
    { maxLength: 4 },
  ),
  goal: fc.integer({ min: 1, max: 20 }),
});

async function delveOf(desk: TestDesk) {
  const { delve } = await desk.ask('dungeon.delve', {});
  if (!delve) throw new Error('Nobody is in a dungeon.');
  return delve;
}

async function lay(desk: TestDesk, { every, clock, before, lights, effects }: Setting): Promise<void> {
  await desk.tell('app.createSample', { path: desk.campaignPath });
  await desk.tell('dungeon.leave', {});
  await desk.tell('clock.advanceTo', { day: 1, ...clock });
  // The command refuses what is so already.
  await desk.router.command('campaign.changeSettings', { settings: { dungeonCheckEvery: every } });
  await desk.tell('dungeon.enter', { name: 'a crypt', speakerId: null });
  for (const { who, left } of lights) {
    await desk.tell('inventory.add', {
      to: { in: 'holder', id: who },
      item: { kind: 'torch', name: 'torch', quantity: 1 },
    });
    const { id } = await desk.tell('light.kindle', {
      characterId: who,
      kind: 'torch',
      overruleTinder: true,
    });
    await desk.router.command('light.setTurnsLeft', { lightId: id, turnsLeft: left });
  }
  for (const { who, amount, unit } of effects)
    await desk.tell('effect.add', {
      name: 'ward',
      kind: 'spell',
      notes: '',
      characterIds: [who],
      duration: { amount: String(amount), unit, faces: null },
    });
  for (let turn = 0; turn < before; turn++) await desk.tell('dungeon.passTurn', { activity: 'explore' });
}

/** What stands at a moment, read past the look-ahead's own figures. */
async function standing(desk: TestDesk) {
  const delve = await delveOf(desk);
  const rows = (sql: string) => desk.desk.campaign.file.db.prepare(sql).all();
  return {
    checks: delve.prompts.filter(({ kind }) => kind === 'wanderingCheck').length,
    rest: delve.restInTurns,
    lit: rows('SELECT id FROM light WHERE lit = 1').length,
    effects: rows('SELECT effect.id FROM effect, clock WHERE until_seconds > seconds').length,
    day: (await desk.ask('shell.view', {})).now.day,
  };
}
type Standing = Awaited<ReturnType<typeof standing>>;

function happened(before: Standing, after: Standing): Kind[] {
  return [
    ...(before.checks === 0 && after.checks > 0 ? (['check'] as const) : []),
    ...(before.rest > 0 && after.rest === 0 ? (['rest'] as const) : []),
    ...(after.lit < before.lit ? (['light'] as const) : []),
    ...(after.effects < before.effects ? (['effect'] as const) : []),
    ...(after.day > before.day ? (['day'] as const) : []),
  ];
}

function kindOf(what: string): Kind {
  if (what === 'Wandering check') return 'check';
  if (what.startsWith('Rest')) return 'rest';
  if (what.endsWith(' out')) return 'light';
  return /^Day \d+ ends$/.test(what) ? 'day' : 'effect';
}

async function withDesk(
  seed: number,
  given: Setting,
  work: (desk: TestDesk) => Promise<void>,
): Promise<void> {
  const desk = new TestDesk(seededDice(seed));
  try {
    await lay(desk, given);
    await work(desk);
  } finally {
    await desk.end();
  }
}

test('the look-ahead is what then happens when nothing intervenes, and nothing else comes before its last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), setting, (seed, given) =>
      withDesk(seed, given, async (desk) => {
        const { next } = await delveOf(desk);
        const last = Math.min(mostTurns, next.at(-1)?.inTurns ?? 0);
        let before = await standing(desk);
        for (let turn = 1; turn <= last; turn++) {
          await desk.tell('dungeon.passTurn', { activity: 'explore' });
          const after = await standing(desk);
          const said = new Set(
            next.filter(({ inTurns }) => inTurns === turn).map(({ what }) => kindOf(what)),
          );
          const came = new Set(happened(before, after));
          for (const kind of said) expect(came, `turn ${turn}: ${kind}`).toContain(kind);
          const isFull = next.length < 5 || turn < (next.at(-1)?.inTurns ?? 0);
          if (isFull) expect([...came].sort(), `turn ${turn}`).toEqual([...said].sort());
          before = after;
        }
      }),
    ),
    { numRuns: runs, endOnFailure: true },
  );
}, 600_000);

test('a longer pass stops where the preview says, and goes all the way where it says nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), setting, (seed, given) =>
      withDesk(seed, given, async (desk) => {
        const now = (await delveOf(desk)).turn + 1;
        const turn = now + given.goal;
        const [first] = (await desk.ask('turnSheet.passPreview', { turn }))?.over ?? [];
        const told = await desk.router.command('dungeon.passTo', { turn, activity: 'explore' });
        const passed = (await delveOf(desk)).turn + 1 - now;
        expect(passed, first?.what).toBe(first === undefined ? given.goal : first.turn - now);
        expect(told.ok).toBe(passed > 0);
        if (told.ok) {
          await desk.tell('journal.undo', {});
          expect((await delveOf(desk)).turn + 1).toBe(now);
        }
        await desk.tell('dungeon.passTo', { turn, activity: 'explore', over: true });
        expect((await delveOf(desk)).turn + 1).toBe(turn);
      }),
    ),
    { numRuns: runs, endOnFailure: true },
  );
}, 600_000);

test('a longer pass leaves all as its turns do when they are passed one by one, lights on the floor too', async () => {
  const file = (desk: TestDesk) => contents(desk.desk.campaign.file);
  const oneByOne = async (desk: TestDesk, turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await desk.tell('dungeon.passTurn', { activity: 'explore' });
    const passed = file(desk);
    for (let turn = 0; turn < turns; turn += 1) await desk.tell('journal.undo', {});
    return passed;
  };
  await fc.assert(
    fc.asyncProperty(fc.integer(), setting, (seed, given) =>
      withDesk(seed, given, async (desk) => {
        const [light] = (await delveOf(desk)).lights.filter(({ lit }) => lit);
        if (light) await desk.tell('light.drop', { lightId: light.id, where: 'a stair', burnsOn: true });
        const { turn } = await delveOf(desk);
        const before = file(desk);
        const until = await desk.router.command('dungeon.passUntilDue', { activity: 'explore' });
        const passed = (await delveOf(desk)).turn - turn;
        expect(until.ok).toBe(passed > 0);
        if (until.ok) {
          const after = file(desk);
          await desk.tell('journal.undo', {});
          expect(await oneByOne(desk, passed)).toBe(after);
        }
        await desk.tell('dungeon.passTo', { turn: turn + 1 + given.goal, activity: 'explore', over: true });
        const after = file(desk);
        await desk.tell('journal.undo', {});
        expect(await oneByOne(desk, given.goal)).toBe(after);
        expect(file(desk)).toBe(before);
      }),
    ),
    { numRuns: 6, endOnFailure: true },
  );
}, 600_000);
