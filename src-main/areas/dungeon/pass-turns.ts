import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import type { TurnActivity } from '../../../shared/ipc/vocabulary.ts';
import type { DungeonEvent } from '../../../shared/rules/ose/dungeon.ts';
import type { Fatigue, Light } from '../../../shared/rules/ose/terms.ts';
import { bound, query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CommandContext } from '../command-context.ts';
import { clockPassed } from '../effect/clock-passed.ts';
import { exploration, turnSeconds } from '../exploration.ts';
import { catchBreath } from './deeds/breath.ts';
import { closeSpan } from './light-spans.ts';
import { burnsHere } from './lights-about.ts';
import { ranSince } from './ran-since.ts';
import type { BorneLight, Delve } from './read-delve.ts';
import { clockOf, lightsForRules, walksOn, writeFatigue } from './read-delve.ts';
import { restStanding } from './rest-standing.ts';
import type { CheckRolled } from './roll-check.ts';
import { checkOutcome, checksInWords, rollByThemselves } from './roll-check.ts';
import { nameOfLight, signed, turns } from './words.ts';

interface TurnSpent {
  activity: TurnActivity;
  detail: string;
}

/** What passing time changes of a delve. */
type TurnState = Pick<Delve, 'row' | 'fatigue' | 'lights'>;

/**
 * Plays whole dungeon turns from where the delve stands: lights burn, fatigue grows or is rested off, the clock goes
 * on (OSE-DUN-1, step 4). The wandering check is a step of its own, unless the campaign lets it roll itself.
 */
export function passTurns(
  context: CommandContext,
  delve: Delve,
  count: number,
  spent: TurnSpent,
): StepOutcome {
  const events: string[] = [];
  const burned: NonNullable<StepOutcome['burned']> = {};
  const checks: CheckRolled[] = [];
  let state: TurnState = delve;
  for (let passed = 0; passed < count; passed++) {
    for (const light of state.lights) if (light.lit) burned[light.kind] = (burned[light.kind] ?? 0) + 1;
    const played = passOne(context, state, spent);
    events.push(...played.events);
    state = played.state;
    checks.push(...rollByThemselves(context));
  }
  const { name, turn } = state.row;
  if (checks.length > 0) events.push(checksInWords(checks));
  return {
    delve: { name, turn },
    passed: { turns: count, activity: spent.activity },
    burned,
    events,
    ...checkOutcome(checks),
  };
}

function passOne(
  { sql, campaign }: CommandContext,
  delve: TurnState,
  { activity, detail }: TurnSpent,
): { events: string[]; state: TurnState } {
  const everyTurns = campaign.exploration.dungeonCheckEvery;
  const number = delve.row.turn + 1;
  const began = clockOf(delve);
  const after = began + turnSeconds;
  const { due } = exploration['wandering.due']({ environment: 'dungeon', turn: number, everyTurns });
  const played = exploration['dungeon.advanceTurn']({
    turn: delve.row.turn,
    activity: activity === 'rest' ? 'rest' : 'active',
    fatigue: delve.fatigue,
    lights: lightsForRules(delve.lights),
    effects: [],
    everyTurns,
    chanceInSix: 0,
  });
  sql.run(query.updateTable('delve').set({ turn: played.turn, feet_used: 0 }).where('id', '=', delve.row.id));
  sql.run(
    query
      .insertInto('turn')
      .values({ delve_id: delve.row.id, number, activity, detail, check_due: due ? 1 : 0 }),
  );
  sql.run(query.updateTable('clock').set({ seconds: after }));
  const fatigue = stillRun(sql, delve, activity, played.fatigue);
  writeFatigue(sql, fatigue);
  if (activity === 'rest') catchBreath(sql);
  const burnt = burnDown(sql, delve.lights, played.lights, number);
  const lights = walksOn(activity) ? burnt.map((light) => walkedOnFrom(light, number)) : burnt;
  return {
    events: [
      ...played.events.flatMap((event) => eventInWords(event, lights, fatigue)),
      ...(delve.lights.some(burnsHere) && !lights.some(burnsHere) ? ['The party stands in the dark.'] : []),
      // Rounds of the turn may be over already; the clock they were put on is the step's own.
      ...clockPassed(sql, campaign, Math.max(began, campaign.clock), after),
    ],
    state: { row: { ...delve.row, turn: played.turn, feet_used: 0 }, fatigue, lights },
  };
}

/** Rounds run add up until a whole turn goes by without any (OSE-RUN-3); rest ends the count at once. */
function stillRun(
  sql: Sql,
  { row, fatigue }: Pick<TurnState, 'row' | 'fatigue'>,
  activity: TurnActivity,
  after: Fatigue,
): Fatigue {
  const ran = fatigue.roundsRun > 0 && activity !== 'rest' && ranSince(sql, clockOf({ row }));
  return ran ? { ...after, roundsRun: fatigue.roundsRun } : after;
}

// Every light that burns is written with every turn, so built once.
const burning = query.updateTable('light').set({ turns_left: 0, lit: 1 }).where('id', '=', 0).compile();

/** Stores what the turn left of each light, and ends the record of those that went out. */
function burnDown(
  sql: Sql,
  before: readonly BorneLight[],
  after: readonly Light[],
  turn: number,
): BorneLight[] {
  const left = new Map(after.map((light) => [light.id, light]));
  return before.map((light) => {
    const now = left.get(String(light.id));
    if (!now || light.lit === 0) return light;
    const facts = { turns_left: now.turnsLeft, lit: now.lit ? (1 as const) : (0 as const) };
    sql.run(bound(burning, facts.turns_left, facts.lit, light.id));
    if (!now.lit) closeSpan(sql, light.id, turn);
    return { ...light, ...facts };
  });
}

const walkedOnFrom = (light: BorneLight, turn: number): BorneLight =>
  light.bearer_id === null && light.lit === 1 && light.near === 1
    ? { ...light, left_on: turn, near: 0 }
    : light;

function eventInWords(event: DungeonEvent, lights: readonly BorneLight[], fatigue: Fatigue): string[] {
  switch (event.kind) {
    case 'lightLow':
    case 'lightOut': {
      const light = lights.find((each) => String(each.id) === event.id);
      if (!light) return [];
      const whose = nameOfLight(light);
      if (event.kind === 'lightOut') return [`${whose} went out.`];
      return light.near === 1 ? [`${whose} goes out after the next turn.`] : [];
    }
    case 'restDue':
      return [`Rest is due after ${turns(fatigue.turnsSinceRest)} of activity.`];
    case 'fatigued':
      return [
        `The party is fatigued: ${signed(restStanding(fatigue).penalty)} to attack and damage until it rests.`,
      ];
    // The rule knows no light that never burns out, and none that lies where the party no longer is.
    case 'dark':
    case 'wanderingCheck':
    case 'effectEnds':
      return [];
  }
}
