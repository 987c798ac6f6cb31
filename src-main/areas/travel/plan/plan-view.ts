import { dayAndTime } from '../../../../shared/clock.ts';
import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import type { ParsedInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { readDelveRow } from '../../../facts/delve/read-delve.ts';
import { readParty } from '../../../facts/party/read-party.ts';
import { needRoad } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { readAfloat } from '../../../facts/ship/aboard.ts';
import type { Afloat } from '../../../facts/ship/aboard.ts';
import { isMarch } from '../day/day-now.ts';
import type { Around } from '../supper.ts';
import { likelyDay } from './count-plan.ts';
import type { CountedPlan } from './count-plan.ts';
import { courseAhead } from './course-ahead.ts';
import { readStores } from './larder.ts';
import type { Intent } from './mornings.ts';
import { asBelieved, plannedDays } from './planned-days.ts';
import { changesOf } from './what-ifs.ts';
import { countInWorker } from './worker/count-in-worker.ts';
import { sentDays, sentStores } from './worker/plan-job.ts';

type PlanView = QueryOutput<'travel.plan'>;
type Plan = NonNullable<PlanView['plan']>;
type Asked = ParsedInput<'travel.plan'>;

/** The plan, or why there is none. All rows are read before it is counted, on another thread. */
export async function planView(around: Around, { by, ...asked }: Asked): Promise<PlanView> {
  try {
    return { refusal: null, plan: await planOf(around, asked, by) };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return { refusal: thrown.message.replace(/ No day has passed[^.]*\./u, ''), plan: null };
  }
}

async function planOf(around: Around, asked: Omit<Asked, 'by'>, by: string): Promise<Plan> {
  const { sql, campaign } = around;
  const road = needRoad(sql);
  const delve = readDelveRow(sql);
  if (delve) throw refused(`The party is in ${delve.name}: the road waits for them.`);
  const party = readParty(sql);
  const afloat = readAfloat(sql, campaign);
  const truly = plannedDays(around, road);
  const { legs, country, barrier, notes } = courseAhead(sql, road, truly.today, asked.from);
  const { rests, lostCost } = asked;
  const intent: Intent = { kind: afloat === null ? asked.kind : 'sail', rests, lostCost };
  const days = asked.from === 'believed' ? asBelieved(truly, country) : truly;
  const job = {
    legs,
    days: sentDays(days, legs, intent.kind),
    stores: sentStores(readStores(around, party)),
    intent,
    changes: changesOf(around, party, { asked: intent, barrier, afloat }),
  };
  const { counted, whatIfs } = await countInWorker(job, by);
  refuseAlwaysLost(afloat, counted);
  return {
    goal: road.journey.goal,
    miles: legs.reduce((sum, leg) => sum + leg.miles, 0),
    ...inDays(counted, firstDay(around, road)),
    afloat: afloat && { vessel: afloat.row.name, goes: afloat.facts.goes },
    barrier,
    notes,
    whatIfs,
  };
}

/** Where no day can go well, no plan is made. OSE-WATER-4. */
function refuseAlwaysLost(afloat: Afloat | null, { there }: CountedPlan): void {
  if (afloat !== null && afloat.facts.navigator === 0 && (there.at(-1) ?? 0) === 0)
    throw refused(
      `Without a navigator every day on the open sea goes astray: nobody can say when ${afloat.row.name} arrives. Take one aboard, or keep in sight of land.`,
    );
}

/** Of the clock: the day under way, or the one that would begin now. */
const firstDay = ({ campaign }: Around, { day }: Road): number =>
  dayAndTime(day?.began_seconds ?? campaign.clock).day;

function inDays(
  counted: CountedPlan,
  first: number,
): Omit<Plan, 'goal' | 'miles' | 'barrier' | 'notes' | 'whatIfs' | 'afloat'> {
  const { steady, there } = counted;
  const byDay = (at: number) => (at < 0 ? null : { day: first + at, chance: share(there[at] ?? 0) });
  const last = (chances: readonly number[]): number => share(chances.at(-1) ?? 1);
  return {
    steady: {
      day: first + steady.length - 1,
      marches: steady.filter(({ kind }) => isMarch(kind) || kind === 'sail').length,
      rests: steady.filter(({ kind }) => kind === 'rest').length,
    },
    first: byDay(there.findIndex((chance) => chance > 0)) ?? { day: first, chance: 0 },
    likely: byDay(likelyDay(there)),
    met: last(counted.met),
    neverLost: share(counted.neverLost),
    gale: share(counted.gale.at(-1) ?? 0),
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
      gale: share(counted.gale[at] ?? 0),
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
