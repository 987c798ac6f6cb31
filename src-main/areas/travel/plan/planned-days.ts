import { dayAndTime, secondsAt } from '../../../../shared/clock.ts';
import { refused } from '../../../../shared/errors.ts';
import { readAfloat } from '../../../facts/ship/aboard.ts';
import { readFatigue } from '../../../facts/delve/read-delve.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { without } from '../../../../shared/without.ts';
import { dayFacts, unsaid } from '../day/day-facts.ts';
import type { RoadDayRow } from '../../../db/tables.ts';
import { goesOver } from '../day/carried-over.ts';
import { dayNow } from '../day/day-now.ts';
import { hazardOf, isOpen } from '../day/sail.ts';
import type { RoadDayKind } from '../../../../shared/ipc/travel/travel-words.ts';
import type { DayFacts } from '../day/happening.ts';
import { wayAhead } from '../map/way-ahead.ts';
import { readAloft } from '../../../facts/road/aloft.ts';
import type { Around } from '../supper.ts';
import { askedByRoad, askedBySea } from './day-ahead.ts';
import type { DayToPlan } from './day-ahead.ts';
import type { PlannedDays } from './mornings.ts';
import { onceEach } from './worker/other-days.ts';

/** The days of a plan, and the first of them as it begins now by what they make way by. */
interface RoadDays extends PlannedDays {
  today: DayFacts;
}

/** The days of a plan as the road would play them. Throws refused where nobody can go at all. */
export function plannedDays(around: Around, road: Road): RoadDays {
  const { sql, campaign } = around;
  const { day } = road;
  const began = nextSetOut(around);
  const tomorrow = { ...around, campaign: { ...campaign, clock: began } };
  const unbegun = { ...road, day: null, checks: [] };
  const afloat = readAfloat(sql, campaign);
  const aloft = afloat === null && readAloft(sql);
  const known = { ahead: wayAhead(sql, road, { isAfloat: afloat !== null, aloft }), afloat };
  const first = onceEach((kind) =>
    dayOf(around, road, day === null ? kind : goingOn(day, afloat), { ...known, anyway: false }),
  );
  const today = first(going(afloat));
  refuseStormy(today);
  return {
    today,
    first: onceEach((kind) => toPlan(first(kind))),
    later: onceByChecks((kind, country) =>
      toPlan(dayOf(tomorrow, unbegun, kind, { ...known, anyway: true, country })),
    ),
    works: afloat?.facts.company_works === 1,
    sought: day?.sought === 1,
    fed: day?.fed ?? 0,
    isLost: day !== null && day.offset_degrees !== 0,
    fatigue: readFatigue(around.sql),
  };
}

const toPlan = ({ sea, ...day }: DayFacts): DayToPlan => ({
  ...without(day, ...askedByRoad),
  sea: sea && without(sea, ...askedBySea),
});

/** What they make way by. */
export const going = (afloat: unknown): 'march' | 'sail' => (afloat === null ? 'march' : 'sail');

/** The day under way, which they may have begun otherwise. */
function goingOn({ kind, phase }: RoadDayRow, afloat: unknown): RoadDayKind {
  if (!goesOver(kind, going(afloat))) return kind;
  return phase === 'camp' ? 'camp' : going(afloat);
}

/** Whatever a gale or the want of a crew makes of her, it is played out first. */
function refuseStormy({ rules, kind, sea, phase, country }: DayFacts): void {
  if (kind === 'adrift') throw refused('She drifts, and nobody steers her. Plan once she makes way again.');
  if (sea === null || sea.wind === null || phase === 'camp' || !isOpen(country.ground)) return;
  if (hazardOf(rules, sea.wind, sea) === 'gale')
    throw refused('A gale has come upon them. Play it out, and plan from where it leaves them.');
}

/** Of where they stand only how often they are checked is another day. */
function onceByChecks(make: PlannedDays['later']): PlannedDays['later'] {
  const made = new Map<string, DayToPlan>();
  return (kind, country) => {
    const key = `${kind} ${country.checksADay}`;
    const day = made.get(key) ?? make(kind, country);
    made.set(key, day);
    return { ...day, country };
  };
}

type Known = Pick<Parameters<typeof dayFacts>[2], 'ahead' | 'anyway' | 'afloat' | 'country'>;

const dayOf = (around: Around, road: Road, kind: RoadDayKind, known: Known): DayFacts =>
  dayFacts(around, road, {
    ...unsaid,
    ...known,
    day: dayNow(around, road, kind, known.afloat),
    kind,
    board: null,
  });

/** Seconds of the clock at which the day after this one begins. */
const nextSetOut = ({ campaign: { clock, exploration } }: Around): number =>
  secondsAt(dayAndTime(clock).day + 1, exploration.road.setOutHour, 0);

/** As the players know the day: the die for its direction tells them nothing, and its hours are all they know of its miles. */
export function asBelieved(days: PlannedDays, country: DayFacts['country'] | null): PlannedDays {
  const believed = (day: DayToPlan): DayToPlan => {
    const hours = Math.max(0, day.marchSeconds - day.marched);
    const left = day.marchSeconds === 0 ? 0 : Math.floor((day.parts * hours) / day.marchSeconds);
    return { ...day, spent: day.parts - left, thrown: false, country: country ?? day.country };
  };
  return { ...days, first: onceEach((kind) => believed(days.first(kind))), isLost: false };
}
