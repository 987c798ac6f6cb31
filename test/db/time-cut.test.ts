import fc from 'fast-check';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededDice } from '../../shared/dice/seeded.ts';
import type { LightKind, TurnActivity } from '../../shared/ipc/vocabulary.ts';
import { createCampaign } from '../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import { runCommand, undo } from '../../src-main/db/journal/journal.ts';
import { query } from '../../src-main/db/sql.ts';
import { readCampaign } from '../../src-main/facts/campaign/read-campaign.ts';
import { clockOf, readDelve } from '../../src-main/facts/delve/read-delve.ts';
import type { Passing } from '../../src-main/time/lapse.ts';
import { pass, passTurns } from '../../src-main/time/pass.ts';
import { addCharacter, contents, doStep, sampleCampaign, scratchFolder } from '../fixtures/campaigns.ts';

/** However an hour is cut into turns, rounds and waits, whatever burns or runs ends at the same second. */

const hour = 3600;
const [turn, round] = [600, 10];

interface Scene {
  /** In a delve that began so many rounds into a turn of the world, or outside after one, or with none before. */
  where: 'delve' | 'after a delve' | 'outside';
  does: TurnActivity;
  /** Seconds from the start until midnight. */
  midnight: number;
  /** Rounds of the turn at hand that are over. */
  late: number;
  lights: { kind: LightKind; left: number; covered: boolean; lies: boolean }[];
  /** Seconds that each lasts. */
  effects: number[];
  fatigue: { turns_since_rest: number; rounds_run: number; exhaustion_turns: number };
  /** Seconds ago. */
  ran: number | null;
  themselves: boolean;
}

const scene = fc.record<Scene>({
  where: fc.constantFrom('delve', 'delve', 'delve', 'after a delve', 'outside'),
  does: fc.constantFrom('explore', 'wait', 'run', 'rest'),
  midnight: fc.constantFrom(70, 1800, 40_000),
  late: fc.integer({ min: 0, max: 59 }),
  lights: fc.array(
    fc.record({
      kind: fc.constantFrom('torch', 'lantern', 'candle', 'minersLantern', 'continual'),
      left: fc.integer({ min: 1, max: 7 }),
      covered: fc.boolean(),
      lies: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  effects: fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 6 }),
  fatigue: fc.record({
    turns_since_rest: fc.integer({ min: 0, max: 6 }),
    rounds_run: fc.integer({ min: 0, max: 40 }),
    exhaustion_turns: fc.integer({ min: 0, max: 3 }),
  }),
  ran: fc.option(fc.integer({ min: 0, max: 400 })),
  themselves: fc.boolean(),
});

type Piece = { turns: number } | { rounds: number } | { seconds: number };

const pieces = fc.array(
  fc.oneof(
    fc.record({ turns: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ rounds: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ seconds: fc.integer({ min: 1, max: 1500 }) }),
  ),
  { minLength: 1, maxLength: 30 },
);

/** A party of two in the scene, everything but the clock laid out by hand. */
function campaignOf(scene: Scene): CampaignFile {
  const { where, midnight, late, lights, effects, fatigue, ran, themselves } = scene;
  const start = 86_400 - midnight;
  const file = createCampaign(join(scratchFolder(), 'Barrow.turnkeeper'), {
    ...sampleCampaign,
    startSeconds: start,
    settings: { checksRollThemselves: themselves, effectsEndThemselves: themselves, dungeonChanceInSix: 3 },
  });
  file.db.pragma('synchronous = OFF');
  doStep(file, (sql) => {
    const bearer = addCharacter(sql, 'Wren');
    sql.run(query.insertInto('upkeep').values({ id: addCharacter(sql, 'Hild'), rounds_run: 12 }));
    const delve =
      where === 'outside'
        ? null
        : sql.run(
            query.insertInto('delve').values({
              name: 'Barrow',
              turn: 3,
              ended: where === 'delve' ? 0 : 1,
              start_seconds: start - 3 * turn - late * round,
            }),
          ).lastId;
    for (const { kind, left, covered, lies } of lights) {
      const { lastId: id } = sql.run(
        query.insertInto('light').values({
          bearer_id: lies ? null : bearer,
          lies: lies ? 'the stair' : null,
          kind,
          lit: 1,
          covered: covered ? 1 : 0,
          turns_left: kind === 'continual' ? null : left,
        }),
      );
      const span = { light_id: id, kind, bearer: lies ? 'the stair' : 'Wren', first_turn: 2 };
      if (delve !== null) sql.run(query.insertInto('light_span').values({ ...span, delve_id: delve }));
    }
    effects.forEach((seconds, at) =>
      sql.run(
        query.insertInto('effect').values({
          kind: 'spell',
          name: `Ward ${at}`,
          notes: '',
          from_seconds: start,
          until_seconds: start + seconds,
        }),
      ),
    );
    const ran_at = ran === null ? null : start - ran;
    sql.run(query.updateTable('fatigue').set({ ...fatigue, ran_at }));
  });
  return file;
}

/** One step of the journal that passes some time; tells what came of it. */
function step(
  file: CampaignFile,
  work: (context: Passing) => ReturnType<typeof pass>,
  dice: Passing['dice'],
) {
  const { value } = runCommand(
    file,
    { kind: 'test.pass', input: {}, realTime: '2026-11-21T12:00:00.000Z' },
    (sql) => {
      const outcome = work({ sql, campaign: readCampaign(sql), dice });
      return { summary: 'Time passes', outcome, rolls: [], value: outcome };
    },
  );
  return value;
}

const clockIn = ({ db }: CampaignFile) => db.prepare('SELECT seconds FROM clock').pluck().get() as number;

/** Seconds of a piece, with what is left of the turn at hand for the first of its turns. */
function secondsOf(file: CampaignFile, piece: Piece): number {
  if ('seconds' in piece) return piece.seconds;
  if ('rounds' in piece) return piece.rounds * round;
  const delve = readDelve(file.sql);
  return (delve ? clockOf(delve) - clockIn(file) : 0) + piece.turns * turn;
}

interface Cut {
  steps: number;
  /** How the campaign stood at each second at which a piece ended. */
  stood: Map<number, string>;
  /** Every sentence told but those of checks, which are told together, and outside what a long wait needs no warning of. */
  told: string[];
}

/** Passes an hour, by the pieces in their order and then by the last of them again and again. */
function passHour(
  file: CampaignFile,
  { where, does }: Scene,
  cut: readonly Piece[],
  seed: number,
  looksAt: (second: number) => boolean = () => true,
): Cut {
  const dice = seededDice(seed);
  const untold = where === 'delve' ? /wandering check/iu : /has one turn left/u;
  const stood = new Map<number, string>();
  const told: string[] = [];
  const end = clockIn(file) + hour;
  let steps = 0;
  for (; clockIn(file) < end; steps++) {
    const piece = cut[Math.min(steps, cut.length - 1)] ?? { seconds: hour };
    const left = end - clockIn(file);
    const seconds = Math.min(left, secondsOf(file, piece));
    const outcome = step(
      file,
      (context) => {
        const delve = readDelve(context.sql);
        if (delve && 'turns' in piece && seconds < left)
          return passTurns(context, delve, piece.turns, { activity: does, detail: '' });
        return pass(context, { delve, does }, seconds);
      },
      () => dice,
    );
    told.push(...(outcome.events ?? []).filter((text) => !untold.test(text)));
    if (looksAt(clockIn(file))) stood.set(clockIn(file), contents(file));
  }
  return { steps, stood, told: told.toSorted() };
}

test('an hour in any pieces leaves the campaign as the same hour round by round, at every second both stop at', () => {
  let compared = 0;
  fc.assert(
    fc.property(scene, fc.tuple(pieces, pieces, pieces), fc.integer(), (laid, cuts, seed) => {
      const file = campaignOf(laid);
      try {
        const before = contents(file);
        const pieced = cuts.map((cut) => {
          const passed = passHour(file, laid, cut, seed);
          for (let taken = 0; taken < passed.steps; taken++) undo(file);
          expect(contents(file)).toBe(before);
          return passed;
        });
        const seconds = new Set(pieced.flatMap(({ stood }) => [...stood.keys()]));
        const byRounds = passHour(file, laid, [{ rounds: 1 }], seed, (second) => seconds.has(second));
        for (const { stood, told } of pieced) {
          expect(told).toEqual(byRounds.told);
          for (const [second, there] of stood) {
            const same = byRounds.stood.get(second);
            if (same === undefined) continue;
            expect(there, `at second ${second}`).toBe(same);
            compared += 1;
          }
        }
      } finally {
        file.close();
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(100);
});
