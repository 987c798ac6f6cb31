import { needSettled } from '../../facts/needs/days-due.ts';
import type { Road } from '../../facts/road/read-road.ts';
import { needRoad } from '../../facts/road/read-road.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { readAfloat } from '../../facts/ship/aboard.ts';
import { dayFacts, unsaid } from './day/day-facts.ts';
import { dayNow, isMarch } from './day/day-now.ts';
import type { DayNow } from './day/day-now.ts';
import { playDay } from './day/play.ts';
import { writeDay } from './day/write-day.ts';
import type { Written } from './day/write-day.ts';
import { fleeOnMap } from './map/flee-on-map.ts';
import { momentText, stretchesText, walkedIn } from './sentences.ts';

/** A flight has no course of its own: as far as the day allows, over the ground on which they stand. */
const anywhere = { id: null, to: null, way: 'open', bar: null, miles: 1_000_000 } as const;

/**
 * What is left of the day's allowance is run, with neither check nor foraging; the night follows where nobody is caught,
 * supper by the standing orders with it. OSE-PURS-8.
 */
export function runAway(
  context: StepContext,
  { caught, directionDegrees }: { caught: boolean; directionDegrees: number },
): Written & { text: string; events: string[] } {
  const { sql, campaign } = context;
  const road = needRoad(sql);
  needSettled(sql, campaign.clock);
  const day = fleeingDay(context, road);
  const { kind } = day;
  const facts = dayFacts(context, road, {
    ...unsaid,
    day,
    afloat: null,
    kind,
    anyway: true,
    board: null,
  });
  const happened = playDay(
    {
      ...facts,
      legs: fleeOnMap(sql, road, directionDegrees) ?? [{ ...anywhere, ...facts.country }],
      barrier: null,
      sitesIn: () => [],
      darkAt: null,
      thrown: true,
      moments: [],
      forages: false,
      wants: () => null,
      heals: () => [],
    },
    noDice,
  );
  const camp = happened.findIndex(({ is }) => is === 'camp');
  const lived = caught ? happened.slice(0, camp + 1) : happened;
  const written = writeDay(context, { road, day, afloat: null, facts, board: null }, lived);
  const miles = walkedIn(lived);
  const morning = lived.find((each) => each.is === 'morning');
  return {
    ...written,
    text: miles.length === 0 ? 'not a mile' : stretchesText(miles),
    meals: [...written.meals, ...(morning === undefined ? [] : [`${momentText(morning.at)}.`])],
    events: written.outcome.events ?? [],
  };
}

/** The day at hand, or one that begins with the flight; what was given to rest or hunting is a march from now on. */
function fleeingDay(context: StepContext, road: Road): DayNow {
  const { day } = road;
  if (day === null || isMarch(day.kind))
    return dayNow(context, road, day?.kind ?? 'march', readAfloat(context.sql, context.campaign));
  const { id, number, began_seconds, phase } = day;
  return {
    ...dayNow(context, { ...road, day: null }, 'march', readAfloat(context.sql, context.campaign)),
    id,
    number,
    began_seconds,
    phase,
  };
}

const noDice = {
  roll: (): number => {
    throw new Error('No die falls on a day of flight but those of the pursuit.');
  },
};
