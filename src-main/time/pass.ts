import { signed } from '../../shared/words/figures.ts';
import type { StepOutcome } from '../../shared/ipc/outcome.ts';
import type { TurnActivity } from '../../shared/ipc/vocabulary.ts';
import { query } from '../db/sql.ts';
import type { Sql } from '../db/sql.ts';
import type { DelveRow } from '../db/tables.ts';
import { clockOf, readFatigue, readLights } from '../facts/delve/read-delve.ts';
import type { Delve } from '../facts/delve/read-delve.ts';
import { isCheckDue } from '../facts/delve/pending-checks.ts';
import { restStanding } from '../facts/delve/rest-standing.ts';
import { effectOf, together } from '../facts/effects/effect-words.ts';
import { bringAbout } from '../facts/effects/bring-about.ts';
import { endingBetween, needEffects } from '../facts/effects/read-effects.ts';
import { restStatus, turnSeconds } from '../facts/exploration.ts';
import { turns as turnsInWords } from '../facts/words.ts';
import { bleed } from './bleed.ts';
import { burnLights } from './burn-lights.ts';
import type { Lapse, Passing, Standing, Tally } from './lapse.ts';
import { checkOutcome, checksInWords, rollByThemselves } from './roll-check.ts';
import { remind } from './remind.ts';
import { fallWages } from './wages.ts';
import { tire } from './tire.ts';

/** Who passes time, and how: in a delve by its turns, else by the hours of the world. */
interface Company {
  /** As it stands; null where the company is in no dungeon. */
  delve: Delve | null;
  does: TurnActivity;
  /** What a turn that ends meanwhile was spent on. */
  detail?: string;
}

/** What is asked whenever time passes, in this order: what one leaves is what the next finds. */
const order: readonly ((lapse: Lapse, standing: Standing) => Standing)[] = [
  burnLights,
  bleed,
  endEffects,
  tire,
  remind,
  fallWages,
  fallDue,
];

/**
 * The one place where the clock goes on. So many seconds pass in lapses that end where a turn of the delve ends, so
 * that whatever burns or runs ends at the same second, however they are cut; seconds within the turn at hand are
 * completed by passing it (OSE-TIME-4 to 7, OSE-DUN-1 step 4).
 */
export function pass(context: Passing, { delve, does, detail = '' }: Company, seconds: number): StepOutcome {
  const { sql } = context;
  const began = readClock(sql);
  const until = began + seconds;
  const tally: Tally = { events: [], burned: {}, checks: [] };
  let standing: Standing = {
    row: delve?.row ?? null,
    lights: delve?.lights ?? readLights(sql),
    fatigue: readFatigue(sql),
  };
  for (let from = began; from < until;) {
    const { row } = standing;
    const to = row === null ? until : Math.min(until, turnEnd(row));
    const turns = turnsOver(sql, row, from, to);
    sql.run(query.updateTable('clock').set({ seconds: to }));
    const lapse: Lapse = { ...context, from, to, turns, does, before: standing, tally };
    const now = row === null || turns === 0 ? standing : { ...standing, row: endTurn(lapse, row, detail) };
    standing = order.reduce((left, asked) => asked(lapse, left), now);
    from = to;
  }
  return outcomeOf(tally, does, delve, standing);
}

/**
 * Whole turns of a delve, the first of them the turn at hand with what is left of it. The wandering checks are steps
 * of their own, unless the campaign lets them roll themselves.
 */
export function passTurns(
  context: Passing,
  delve: Delve,
  count: number,
  { activity, detail }: { activity: TurnActivity; detail: string },
): StepOutcome {
  const seconds = clockOf(delve) + count * turnSeconds - readClock(context.sql);
  return pass(context, { delve, does: activity, detail }, seconds);
}

const clockNow = query.selectFrom('clock').select('seconds').compile();
const readClock = (sql: Sql): number => sql.get(clockNow)?.seconds ?? 0;

const turnEnd = (row: DelveRow): number => clockOf({ row }) + turnSeconds;

const newestDelve = query
  .selectFrom('delve')
  .select('start_seconds')
  .orderBy('id', 'desc')
  .limit(1)
  .compile();

/** How many turns end in a lapse: counted from where the delve began, in it and after it. */
function turnsOver(sql: Sql, row: DelveRow | null, from: number, to: number): number {
  const start = row?.start_seconds ?? sql.get(newestDelve)?.start_seconds ?? 0;
  const ended = (at: number) => Math.floor((at - start) / turnSeconds);
  return ended(to) - ended(from);
}

/** Writes down what the turn was spent on, and whether a wandering check was due at its start (OSE-WAND-7). */
function endTurn({ sql, campaign, does }: Lapse, row: DelveRow, detail: string): DelveRow {
  const number = row.turn + 1;
  sql.run(query.updateTable('delve').set({ turn: number, feet_used: 0 }).where('id', '=', row.id));
  sql.run(
    query.insertInto('turn').values({
      delve_id: row.id,
      number,
      activity: does,
      detail,
      check_due: isCheckDue(campaign, number) ? 1 : 0,
    }),
  );
  return { ...row, turn: number, feet_used: 0 };
}

const mostTold = 12;

/**
 * Tells what ends in the lapse, one sentence each; effects that end by themselves, where the campaign says so, are
 * seen to in the same step (OSE-TIME-4).
 */
function endEffects({ sql, campaign, from, to, tally }: Lapse, standing: Standing): Standing {
  const over = endingBetween(sql, from, to);
  if (over.length === 0) return standing;
  if (campaign.exploration.effectsEndThemselves) {
    const ids = over.map(({ id }) => id);
    bringAbout(sql, needEffects(sql, ids), to);
    sql.run(
      query.updateTable('effect').set({ ended: 1 }).where('ended', '=', 0).where('until_seconds', '<=', to),
    );
  }
  const groups = together(over);
  const told = groups.slice(0, mostTold).map(
    (group) =>
      `${effectOf(
        group[0].name,
        group.map(({ who }) => who),
      )} ended.`,
  );
  const more = groups.length - told.length;
  tally.events.push(...told);
  if (more > 0) tally.events.push(`${more} more ${more === 1 ? 'effect' : 'effects'} ended.`);
  return standing;
}

/** Tells what a turn of the delve made due: rest, and the wandering checks that roll themselves. */
function fallDue(lapse: Lapse, standing: Standing): Standing {
  if (standing.row === null || lapse.turns === 0) return standing;
  lapse.tally.events.push(...restInWords(lapse.before, standing));
  lapse.tally.checks.push(...rollByThemselves(lapse));
  return standing;
}

const restDue = ({ fatigue }: Standing): boolean => restStatus({ fatigue }).turnRestDue;

/** Said once when the hourly rest is due, and once when it is overdue (OSE-REST-1, 2). */
function restInWords(before: Standing, after: Standing): string[] {
  if (!restDue(after)) return [];
  if (!restDue(before))
    return [`Rest is due after ${turnsInWords(after.fatigue.turnsSinceRest)} of activity.`];
  const { overdue, penalty } = restStanding(after.fatigue);
  return overdue && !restStanding(before.fatigue).overdue
    ? [`The party is fatigued: ${signed(penalty)} to attack and damage until it rests.`]
    : [];
}

function outcomeOf(
  { events, burned, checks }: Tally,
  activity: TurnActivity,
  before: Delve | null,
  { row }: Standing,
): StepOutcome {
  const turns = (row?.turn ?? 0) - (before?.row.turn ?? 0);
  return {
    events: checks.length > 0 ? [...events, checksInWords(checks)] : events,
    ...(row !== null &&
      turns > 0 && {
        delve: { name: row.name, turn: row.turn },
        passed: { turns, activity },
        burned,
        ...checkOutcome(checks),
      }),
  };
}
