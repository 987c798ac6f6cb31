import { counted } from '../../../shared/words/figures.ts';
import { dayAndTime, daySeconds } from '../../../shared/clock.ts';
import { refused } from '../../../shared/errors.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { readDelveRow } from '../../facts/delve/read-delve.ts';
import { withEvents } from '../../facts/words.ts';
import { pass } from '../../time/pass.ts';
import { restDay } from '../../time/tire.ts';
import { notOfTheParty, readPerson } from '../../facts/party/read-party.ts';
import type { DaysDue } from '../../facts/needs/days-due.ts';
import { daysBetween, daysDue, needSettled, newestDays } from '../../facts/needs/days-due.ts';
import type { DaysInput } from './plan-days.ts';
import { settleDays } from './settle-days.ts';

const hourSeconds = 3600;

export const needSteps: StepsOf<'need'> = {
  'need.endDay': (context, input) => {
    const { sql, campaign } = context;
    const due = daysDue(sql, campaign.clock);
    if (!due) throw refused('No day has ended since the last was settled.');
    needKnown(sql, input);
    const { summary, outcome } = settleDays(context, newestDays(due), input);
    if (input.rest === 'full') restDay(sql);
    return step(summary, outcome);
  },

  'need.restDays': (context, { days, ...input }) => {
    const { sql, campaign } = context;
    needOutside(sql);
    needSettled(sql, campaign.clock);
    needKnown(sql, input);
    const { summary, outcome } = settleDays(context, daysOfRest(campaign.clock, days), input);
    const passed = pass(context, { delve: null, does: 'rest' }, days * daySeconds);
    // Days of less are a camp: they clear the dungeon's tiredness, not the road's (OSE-REST-6).
    if (input.rest === 'full') restDay(sql);
    const { day, time } = dayAndTime(campaign.clock + days * daySeconds);
    return step(
      withEvents(
        `${days === 1 ? 'A day' : `${days} days`} of rest, to day ${day}, ${time}. ${summary}`,
        passed.events,
      ),
      { ...outcome, ...passed },
    );
  },

  'need.restHours': (context, { hours }) => {
    const { sql, campaign } = context;
    needOutside(sql);
    const passed = pass(context, { delve: null, does: 'rest' }, hours * hourSeconds);
    const { day, time } = dayAndTime(campaign.clock + hours * hourSeconds);
    return step(
      withEvents(`${counted(hours, 'hour')} of rest, to day ${day}, ${time}.`, passed.events),
      passed,
    );
  },
};

/** The days that end in so many days from now. */
export function daysOfRest(clock: number, days: number): DaysDue {
  const due = daysBetween(Math.floor(clock / daySeconds), clock + days * daySeconds);
  if (!due) throw new Error(`${days} days end no day.`);
  return due;
}

function needOutside(sql: Sql): void {
  const delve = readDelveRow(sql);
  if (delve) throw refused(`In ${delve.name} time passes by turns. Leave it first, or pass turns of rest.`);
}

/** Throws not-found where somebody named is not of the party. */
function needKnown(sql: Sql, { people }: Pick<DaysInput, 'people'>): void {
  if (people.some(({ characterId }) => readPerson(sql, characterId) === null)) throw notOfTheParty('people');
}
