import { dayAndTime, secondsAt } from '../../../../shared/clock.ts';
import { readFatigue } from '../../../facts/delve/read-delve.ts';
import { travelAllowance } from '../../../facts/exploration.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { dayFacts } from '../day/day-facts.ts';
import { dayNow } from '../day/day-now.ts';
import type { RoadDayKind } from '../../../../shared/ipc/travel/travel-words.ts';
import type { DayFacts } from '../day/happening.ts';
import type { Around } from '../supper.ts';
import type { DayByKind, PlannedDays } from './mornings.ts';

/** The days of a plan as the road would play them. Throws refused where nobody can go at all. */
export function plannedDays(around: Around, road: Road): PlannedDays {
  const { day } = road;
  const began = nextSetOut(around);
  const tomorrow = { ...around, campaign: { ...around.campaign, clock: began } };
  const unbegun = { ...road, day: null, checks: [] };
  return {
    first: byKind((kind) => dayOf(around, road, day?.kind ?? kind, false)),
    later: byKind((kind) => dayOf(tomorrow, unbegun, kind, true)),
    sought: day?.sought === 1,
    fed: day?.fed ?? 0,
    isLost: day !== null && day.offset_degrees !== 0,
    fatigue: readFatigue(around.sql),
  };
}

const byKind = (dayOfKind: (kind: keyof DayByKind) => DayFacts): DayByKind => ({
  march: dayOfKind('march'),
  forced: dayOfKind('forced'),
  rest: dayOfKind('rest'),
});

const dayOf = (around: Around, road: Road, kind: RoadDayKind, anyway: boolean): DayFacts =>
  dayFacts(around, road, {
    day: dayNow(around, road, kind, null),
    kind,
    afloat: null,
    board: null,
    gale: null,
    sight: null,
    modifier: 0,
    anyway,
    through: true,
  });

/** Seconds of the clock at which the day after this one begins. */
const nextSetOut = ({ campaign: { clock, exploration } }: Around): number =>
  secondsAt(dayAndTime(clock).day + 1, exploration.road.setOutHour, 0);

/** The same at another base rate; of a day under way what is left of its allowance goes with it. */
export function atRate(days: PlannedDays, baseFeet: number): PlannedDays {
  const parts = (forcedMarch: boolean) =>
    travelAllowance({ baseRatesFeet: [baseFeet], flying: days.later.march.aloft, forcedMarch }).parts;
  const faster = ({ parts: all, spent, ...day }: DayFacts): DayFacts => {
    const left = Math.floor(((all - spent) * parts(false)) / days.later.march.parts);
    return { ...day, spent, parts: spent + left };
  };
  const { first, later } = days;
  return {
    ...days,
    first: byKind((kind) => faster(first[kind])),
    later: {
      march: { ...later.march, parts: parts(false) },
      forced: { ...later.forced, parts: parts(true) },
      rest: later.rest,
    },
  };
}

/** As the players know the day: the die for its direction tells them nothing, and its hours are all they know of its miles. */
export function asBelieved(days: PlannedDays, country: DayFacts['country'] | null): PlannedDays {
  const believed = (day: DayFacts): DayFacts => {
    const hours = Math.max(0, day.marchSeconds - day.marched);
    const left = day.marchSeconds === 0 ? 0 : Math.floor((day.parts * hours) / day.marchSeconds);
    return { ...day, spent: day.parts - left, thrown: false, country: country ?? day.country };
  };
  return { ...days, first: byKind((kind) => believed(days.first[kind])), isLost: false };
}
