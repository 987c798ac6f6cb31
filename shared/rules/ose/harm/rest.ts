import { bool, flag, given, list, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import type { Fatigue } from '../terms.ts';

export type Activity =
  | { kind: 'activeTurns'; turns: number }
  | { kind: 'restTurns'; turns: number }
  | { kind: 'run'; rounds: number }
  | { kind: 'travelDay'; forcedMarch?: boolean }
  | { kind: 'huntingDay' }
  | { kind: 'otherDay' }
  | { kind: 'passengerDay' }
  | { kind: 'restDay'; interrupted?: boolean };

const activityKinds = [
  'activeTurns',
  'restTurns',
  'run',
  'travelDay',
  'huntingDay',
  'otherDay',
  'passengerDay',
  'restDay',
] as const;

const { dungeon, overland, running } = tables;

export function checkedFatigue(fatigue: Fatigue): Fatigue {
  const from = given(fatigue, 'fatigue');
  return {
    turnsSinceRest: whole(from.turnsSinceRest, 'fatigue.turnsSinceRest'),
    roundsRun: whole(from.roundsRun, 'fatigue.roundsRun'),
    exhaustionTurns: whole(from.exhaustionTurns, 'fatigue.exhaustionTurns'),
    travelDays: whole(from.travelDays, 'fatigue.travelDays'),
    forcedMarchRest: bool(from.forcedMarchRest, 'fatigue.forcedMarchRest'),
    dayRestOverdue: bool(from.dayRestOverdue, 'fatigue.dayRestOverdue'),
  };
}

/** A day of rest is owed, for six days of travel or for a forced march. OSE-REST-3, 5. */
export const dayRestOwed = ({ travelDays, forcedMarchRest }: Fatigue): boolean =>
  forcedMarchRest || travelDays >= overland.travelDaysPerRestDay;

const slept = { turnsSinceRest: 0, roundsRun: 0, exhaustionTurns: 0 };

function afterRun(fatigue: Fatigue, rounds: number): Fatigue {
  const roundsRun = fatigue.roundsRun + rounds;
  const spells = (count: number): number => Math.floor(count / running.exhaustedAfterRounds);
  const spent = spells(roundsRun) > spells(fatigue.roundsRun);
  return { ...fatigue, roundsRun, exhaustionTurns: spent ? running.restTurns : fatigue.exhaustionTurns };
}

function afterTurns(fatigue: Fatigue, turns: number, resting: boolean): Fatigue {
  if (turns === 0) return fatigue;
  if (!resting) return { ...fatigue, turnsSinceRest: fatigue.turnsSinceRest + turns, roundsRun: 0 };
  const exhaustionTurns = Math.max(0, fatigue.exhaustionTurns - turns);
  return { ...fatigue, turnsSinceRest: 0, roundsRun: 0, exhaustionTurns };
}

function afterTravel(fatigue: Fatigue, forced: boolean): Fatigue {
  const { travelDays, forcedMarchRest } = fatigue;
  return {
    ...pressedOn(fatigue),
    travelDays: travelDays + 1,
    forcedMarchRest: forcedMarchRest || forced,
  };
}

const pressedOn = (fatigue: Fatigue): Fatigue => ({
  ...fatigue,
  ...slept,
  dayRestOverdue: fatigue.dayRestOverdue || dayRestOwed(fatigue),
});

function afterRestDay(fatigue: Fatigue, interrupted: boolean): Fatigue {
  const rested = { ...fatigue, ...slept };
  return interrupted ? rested : { ...rested, travelDays: 0, forcedMarchRest: false, dayRestOverdue: false };
}

function after(fatigue: Fatigue, activity: Activity): Fatigue {
  oneOf(given(activity, 'activities').kind, 'activities.kind', activityKinds);
  switch (activity.kind) {
    case 'activeTurns':
    case 'restTurns':
      return afterTurns(fatigue, whole(activity.turns, 'activities.turns'), activity.kind === 'restTurns');
    case 'run':
      return afterRun(fatigue, whole(activity.rounds, 'activities.rounds'));
    case 'travelDay':
      return afterTravel(fatigue, flag(activity.forcedMarch, 'activities.forcedMarch'));
    case 'huntingDay':
      return pressedOn(fatigue);
    case 'otherDay':
    case 'passengerDay':
      return { ...fatigue, ...slept };
    case 'restDay':
      return afterRestDay(fatigue, flag(activity.interrupted, 'activities.interrupted'));
  }
}

/**
 * Fatigue after activities, in order; turns, rounds and days. Throws `bad-input`. OSE-REST-1 to 6, OSE-RUN-3, 5,
 * OSE-WATER-1.
 */
export function fatigueAdvance(input: { fatigue: Fatigue; activities: Activity[] }): { fatigue: Fatigue } {
  const start = checkedFatigue(given(input).fatigue);
  return { fatigue: Array.from(list(input.activities, 'activities')).reduce(after, start) };
}

/** Turns of activity after which the next turn should be rest. OSE-REST-1. */
export const restDueAfter = dungeon.restEveryTurns - 1;
/** Turns of activity without rest at which the penalty begins. OSE-REST-2. */
export const fatiguedAfter = dungeon.restEveryTurns;

/** Whether rest is due, and what its lack costs until taken. Throws `bad-input`. OSE-REST-1 to 6, OSE-RUN-4. */
export function restStatus(input: { fatigue: Fatigue }): {
  turnRestDue: boolean;
  dayRestDue: boolean;
  dayRestReason: 'sixDays' | 'forcedMarch' | null;
  exhausted: boolean;
  attackModifier: number;
  damageModifier: number;
  acWorsening: number;
} & Reasoned {
  const fatigue = checkedFatigue(given(input).fatigue);
  const exhausted = fatigue.exhaustionTurns > 0;
  const noTurnRest = fatigue.turnsSinceRest >= fatiguedAfter;
  const penalty = (dungeonPart: number, dayPart: number, exhaustion: number): number =>
    (noTurnRest ? dungeonPart : 0) + (fatigue.dayRestOverdue ? dayPart : 0) + (exhausted ? exhaustion : 0);
  const dayRestReason = fatigue.forcedMarchRest ? 'forcedMarch' : dayRestOwed(fatigue) ? 'sixDays' : null;
  return {
    turnRestDue: fatigue.turnsSinceRest >= restDueAfter,
    dayRestDue: dayRestOwed(fatigue),
    dayRestReason,
    exhausted,
    attackModifier: penalty(dungeon.fatigueAttack, overland.fatigueAttack, running.attack),
    damageModifier: penalty(dungeon.fatigueDamage, overland.fatigueDamage, running.damage),
    acWorsening: exhausted ? Math.abs(running.armourClass) : 0,
    reasons: parts(
      because('no turn of rest in the last hour', penalty(dungeon.fatigueAttack, 0, 0), 'OSE-REST-2'),
      because('pressed on without a day of rest', penalty(0, overland.fatigueAttack, 0), 'OSE-REST-4'),
      because('exhausted from running', penalty(0, 0, running.attack), 'OSE-RUN-4'),
    ),
  };
}

export const restOps = {
  'fatigue.advance': fatigueAdvance,
  'rest.status': restStatus,
} as const;
