import { dayAndTime } from '../../../../shared/clock.ts';
import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import type { ParsedInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { readDelveRow } from '../../../facts/delve/read-delve.ts';
import { readParty } from '../../../facts/party/read-party.ts';
import { needRoad } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { readAfloat } from '../../../facts/ship/aboard.ts';
import { isMarch } from '../day/day-now.ts';
import type { Around } from '../supper.ts';
import { countPlan } from './count-plan.ts';
import type { CountedPlan } from './count-plan.ts';
import { courseAhead } from './course-ahead.ts';
import { lardersOf } from './larder.ts';
import { Mornings } from './mornings.ts';
import { asBelieved, atRate, plannedDays } from './planned-days.ts';
import { likelyDay, whatIfs } from './what-ifs.ts';
import type { Course } from './what-ifs.ts';

type PlanView = QueryOutput<'travel.plan'>;
type Plan = NonNullable<PlanView['plan']>;
type Asked = ParsedInput<'travel.plan'>;

/** The plan, or why there is none. */
export function planView(around: Around, asked: Asked): PlanView {
  try {
    return { refusal: null, plan: planOf(around, asked) };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return { refusal: thrown.message.replace(/ No day has passed[^.]*\./u, ''), plan: null };
  }
}

function planOf(around: Around, asked: Asked): Plan {
  const { sql, campaign } = around;
  const road = needRoad(sql);
  const delve = readDelveRow(sql);
  if (delve) throw refused(`The party is in ${delve.name}: the road waits for them.`);
  if (readAfloat(sql, campaign))
    throw refused('They are afloat, where the wind says how far a day goes: only marches are planned.');
  const party = readParty(sql);
  const truly = plannedDays(around, road);
  const { legs, country, barrier, notes } = courseAhead(sql, road, truly.first.march, asked.from);
  const days = asked.from === 'believed' ? asBelieved(truly, country) : truly;
  const course: Course = {
    count: (intent, { company = party, baseFeet }) =>
      countPlan(
        new Mornings(legs, baseFeet === undefined ? days : atRate(days, baseFeet), intent),
        lardersOf(around, company),
      ),
  };
  const counted = course.count(asked, {});
  return {
    goal: road.journey.goal,
    miles: legs.reduce((sum, leg) => sum + leg.miles, 0),
    ...inDays(counted, firstDay(around, road)),
    barrier,
    notes,
    whatIfs: whatIfs(around, party, { asked, counted, course, barrier }),
  };
}

/** Of the clock: the day under way, or the one that would begin now. */
const firstDay = ({ campaign }: Around, { day }: Road): number =>
  dayAndTime(day?.began_seconds ?? campaign.clock).day;

function inDays(
  counted: CountedPlan,
  first: number,
): Omit<Plan, 'goal' | 'miles' | 'barrier' | 'notes' | 'whatIfs'> {
  const { steady, there } = counted;
  const byDay = (at: number) => (at < 0 ? null : { day: first + at, chance: share(there[at] ?? 0) });
  const last = (chances: readonly number[]): number => share(chances.at(-1) ?? 1);
  return {
    steady: {
      day: first + steady.length - 1,
      marches: steady.filter(({ kind }) => isMarch(kind)).length,
      rests: steady.filter(({ kind }) => kind === 'rest').length,
    },
    first: byDay(there.findIndex((chance) => chance > 0)) ?? { day: first, chance: 0 },
    likely: byDay(likelyDay(there)),
    met: last(counted.met),
    neverLost: share(counted.neverLost),
    food: last(counted.food),
    foraging: last(counted.foraging),
    water: last(counted.water),
    fodder: last(counted.fodder),
    days: there.map((chance, at) => ({
      day: first + at,
      kind: steady[at]?.kind ?? null,
      miles: steady[at]?.place ?? steady.at(-1)?.place ?? 0,
      onCourse: share(counted.onCourse[at] ?? 1),
      there: share(chance),
      met: share(counted.met[at] ?? 0),
      food: share(counted.food[at] ?? 1),
      foraging: share(counted.foraging[at] ?? 1),
      water: share(counted.water[at] ?? 1),
      fodder: share(counted.fodder[at] ?? 1),
    })),
    later: share(1 - (there.at(-1) ?? 0)),
  };
}

/** Sums of many chances lie a hair beside 0 and 1. */
const hair = 1e-9;
const share = (chance: number): number => (chance < hair ? 0 : chance > 1 - hair ? 1 : chance);
