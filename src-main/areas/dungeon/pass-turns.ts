import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import type { TurnActivity } from '../../../shared/ipc/vocabulary.ts';
import type { DungeonEvent } from '../../../shared/rules/ose/dungeon.ts';
import type { Fatigue, Light } from '../../../shared/rules/ose/terms.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CommandContext } from '../command-context.ts';
import { clockPassed } from '../effect/clock-passed.ts';
import { exploration, turnSeconds } from '../exploration.ts';
import { catchBreath } from './deeds/breath.ts';
import { closeSpan } from './light-spans.ts';
import type { BorneLight, Delve } from './read-delve.ts';
import { lightsForRules, writeFatigue } from './read-delve.ts';
import { restStanding } from './rest-standing.ts';
import { rollByThemselves } from './roll-check.ts';
import { ownLight, signed, turns } from './words.ts';

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
  const checks: ReturnType<typeof rollByThemselves> = [];
  let state: TurnState = delve;
  for (let passed = 0; passed < count; passed++) {
    for (const light of state.lights) if (light.lit) burned[light.kind] = (burned[light.kind] ?? 0) + 1;
    const played = passOne(context, state, spent);
    events.push(...played.events);
    state = played.state;
    checks.push(...rollByThemselves(context));
  }
  const { name, turn } = state.row;
  events.push(...checks.map(({ summary }) => summary));
  return {
    delve: { name, turn },
    passed: { turns: count, activity: spent.activity },
    burned,
    events,
    ...(checks.find(({ encounter }) => encounter)?.outcome ?? checks.at(-1)?.outcome),
  };
}

function passOne(
  { sql, campaign }: CommandContext,
  delve: TurnState,
  { activity, detail }: TurnSpent,
): { events: string[]; state: TurnState } {
  const everyTurns = campaign.exploration.dungeonCheckEvery;
  const number = delve.row.turn + 1;
  const before = delve.row.start_seconds + delve.row.turn * turnSeconds;
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
  sql.run(query.updateTable('clock').set((eb) => ({ seconds: eb('seconds', '+', turnSeconds) })));
  writeFatigue(sql, played.fatigue);
  if (activity === 'rest') catchBreath(sql);
  const lights = burnDown(sql, delve.lights, played.lights, number);
  return {
    events: [
      ...played.events.flatMap((event) => eventInWords(event, delve.lights, played.fatigue)),
      ...clockPassed(sql, campaign, before, before + turnSeconds),
    ],
    state: { row: { ...delve.row, turn: played.turn, feet_used: 0 }, fatigue: played.fatigue, lights },
  };
}

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
    sql.run(query.updateTable('light').set(facts).where('id', '=', light.id));
    if (!now.lit) closeSpan(sql, light.id, turn);
    return { ...light, ...facts };
  });
}

function eventInWords(event: DungeonEvent, lights: readonly BorneLight[], fatigue: Fatigue): string[] {
  switch (event.kind) {
    case 'lightLow':
    case 'lightOut': {
      const light = lights.find((each) => String(each.id) === event.id);
      if (!light) return [];
      const whose = ownLight(light.bearer, light.kind);
      return [event.kind === 'lightOut' ? `${whose} went out.` : `${whose} goes out after the next turn.`];
    }
    case 'dark':
      return ['The party stands in the dark.'];
    case 'restDue':
      return [`Rest is due after ${turns(fatigue.turnsSinceRest)} of activity.`];
    case 'fatigued':
      return [
        `The party is fatigued: ${signed(restStanding(fatigue).penalty)} to attack and damage until it rests.`,
      ];
    case 'wanderingCheck':
    case 'effectEnds':
      return [];
  }
}
