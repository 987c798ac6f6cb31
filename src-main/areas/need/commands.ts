import { dayAndTime } from '../../../shared/clock.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Activity } from '../../../shared/rules/ose/rest.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CommandContext, CommandsOf } from '../command-context.ts';
import { step } from '../command-context.ts';
import { readDelveRow, readFatigue, writeFatigue } from '../dungeon/read-delve.ts';
import { signed } from '../dungeon/words.ts';
import { clockPassed } from '../effect/clock-passed.ts';
import { exploration, turnsPerHour } from '../exploration.ts';
import { notOfTheParty, readPerson } from '../party/read-party.ts';
import type { DaysDue } from './days-due.ts';
import { daysBetween, daysDue, daysInWords, newestDays } from './days-due.ts';
import type { DaysInput } from './plan-days.ts';
import { readUpkeep, writeWants } from './read-upkeep.ts';
import { settleDays } from './settle-days.ts';

const hourSeconds = 3600;
const daySeconds = 86_400;

export const needCommands: CommandsOf<'need'> = {
  'need.endDay': (context, input) => {
    const { sql, campaign } = context;
    const due = daysDue(sql, campaign.clock);
    if (!due) throw new TurnkeeperError('refused', 'No day has ended since the last was settled.');
    needKnown(sql, input);
    const { summary, outcome } = settleDays(context, newestDays(due), input);
    if (input.rest === 'full') rested(sql, due.days);
    return step(summary, outcome);
  },

  'need.restDays': (context, { days, ...input }) => {
    const { sql, campaign } = context;
    needOutside(sql);
    const waiting = daysDue(sql, campaign.clock);
    if (waiting)
      throw new TurnkeeperError(
        'refused',
        `${daysInWords(waiting)} ${waiting.days === 1 ? 'is' : 'are'} not settled yet. Settle that first; no time has passed.`,
      );
    needKnown(sql, input);
    const until = campaign.clock + days * daySeconds;
    const { summary, outcome } = settleDays(context, daysOfRest(campaign.clock, days), input);
    const events = goOn(context, until);
    if (input.rest === 'full') rested(sql, days);
    // Days of less are a camp: they clear the dungeon's tiredness, not the road's (OSE-REST-6).
    else tire(sql, { kind: 'otherDay' });
    const { day, time } = dayAndTime(until);
    return step(
      [`${days === 1 ? 'A day' : `${days} days`} of rest, to day ${day}, ${time}.`, summary, ...events].join(
        ' ',
      ),
      { ...outcome, events },
    );
  },

  'need.restHours': (context, { hours }) => {
    const { sql, campaign } = context;
    needOutside(sql);
    const until = campaign.clock + hours * hourSeconds;
    const events = goOn(context, until);
    const then = dayAndTime(until);
    tire(sql, { kind: 'restTurns', turns: hours * turnsPerHour });
    if (then.day > dayAndTime(campaign.clock).day) tire(sql, { kind: 'otherDay' });
    return step(
      [
        `${hours} ${hours === 1 ? 'hour' : 'hours'} of rest, to day ${then.day}, ${then.time}.`,
        ...events,
      ].join(' '),
      { events },
    );
  },

  'need.set': ({ sql }, { characterId, daysWithoutFood, daysWithoutWater, nightsShort }) => {
    const person = readPerson(sql, characterId);
    if (!person) throw notOfTheParty('characterId');
    const before = readUpkeep(sql).get(characterId);
    const wants = {
      days_without_food: daysWithoutFood,
      days_without_water: daysWithoutWater,
      nights_short: nightsShort,
    };
    writeWants(sql, characterId, before, wants);
    const change = (was: number | undefined, is: number) => signed(is - (was ?? 0));
    return step(
      `${person.name}: ${daysInNumber(daysWithoutFood)} without food, ${daysInNumber(daysWithoutWater)} without water, ${nightsShort} ${nightsShort === 1 ? 'night' : 'nights'} short of sleep.`,
      {
        overruled: `The referee changed food by ${change(before?.days_without_food, daysWithoutFood)}, water by ${change(before?.days_without_water, daysWithoutWater)}, sleep by ${change(before?.nights_short, nightsShort)}.`,
      },
    );
  },
};

const daysInNumber = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The days that end in so many days from now. */
export function daysOfRest(clock: number, days: number): DaysDue {
  const due = daysBetween(Math.floor(clock / daySeconds), clock + days * daySeconds);
  if (!due) throw new Error(`${days} days end no day.`);
  return due;
}

function needOutside(sql: Sql): void {
  const delve = readDelveRow(sql);
  if (delve)
    throw new TurnkeeperError(
      'refused',
      `In ${delve.name} time passes by turns. Leave it first, or pass turns of rest.`,
    );
}

/** Throws not-found where somebody named is not of the party. */
function needKnown(sql: Sql, { people }: Pick<DaysInput, 'people'>): void {
  if (people.some(({ characterId }) => readPerson(sql, characterId) === null)) throw notOfTheParty('people');
}

function goOn({ sql, campaign }: CommandContext, until: number): string[] {
  sql.run(query.updateTable('clock').set({ seconds: until }));
  return clockPassed(sql, campaign, campaign.clock, until);
}

/** An hour of rest is more than the turn that brings breath back, whoever counts it. */
function tire(sql: Sql, activity: Activity): void {
  sql.run(query.updateTable('upkeep').set({ rounds_run: 0, rounds_rested: 0 }).where('rounds_run', '>', 0));
  const { fatigue } = exploration['fatigue.advance']({ fatigue: readFatigue(sql), activities: [activity] });
  writeFatigue(sql, fatigue);
}

/** Complete days of rest take every tiredness away (OSE-REST-4 to 6). */
function rested(sql: Sql, days: number): void {
  if (days > 0) tire(sql, { kind: 'restDay' });
}
