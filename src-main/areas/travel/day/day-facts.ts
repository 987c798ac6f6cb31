import type { RoadDayKind } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Terrain } from '../../../../shared/rules/ose/terms.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import { readPeople } from '../../../facts/party/read-party.ts';
import { isAble } from '../../../facts/party/state/standing.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { barsVehicles, wanderingMoments } from '../../../facts/exploration.ts';
import { daySeconds } from '../../../facts/needs/days-due.ts';
import { milesLeft, readOrders } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { healingDice, restOf, supperWants } from '../supper.ts';
import type { Around } from '../supper.ts';
import { isMarch } from './day-now.ts';
import type { DayNow } from './day-now.ts';
import type { CheckMoment, DayFacts } from './happening.ts';

/** The day under way, or the one that would begin now, as its rules ask for it. */

const hourSeconds = 3600;
const minuteSeconds = 60;
/** When those make camp who do not march. */
const eveningHour = 18;
/** Hours of camp without which no next day is begun. */
const leastNight = 1;

/** What is asked of the day, and what the referee says over it. */
interface Coming {
  day: DayNow;
  kind: RoadDayKind;
  modifier: number;
  /** Carts go where the rules bar them. */
  anyway: boolean;
  /** On over a quiet evening, whatever the campaign says of it. */
  through: boolean;
}

/** The facts of a day that goes on as a kind of day: its own, or camp. */
export function dayFacts(
  { sql, campaign }: Around,
  road: Road,
  { day, kind, modifier, anyway, through }: Coming,
): DayFacts {
  const { road: settings } = campaign.exploration;
  const orders = readOrders(sql);
  const hours = day.kind === 'forced' ? settings.forcedMarchHours : settings.marchHours;
  const rest = restOf(day.kind, road.checks);
  const isSaid = day.phase === 'camp';
  return {
    kind: kind === 'camp' ? kind : day.kind,
    phase: day.phase === 'camp' ? 'camp' : 'way',
    now: campaign.clock,
    marchSeconds: hours * hourSeconds,
    marched: day.marched_seconds,
    parts: day.parts,
    spent: day.spent,
    ...passable(road, anyway ? [] : drawnOf({ sql, campaign })),
    ground: road.journey.ground,
    guided: orders.guide !== '',
    thrown: day.lost_chance !== null,
    moments: momentsLeft(day, campaign, hours).slice(road.checks.length),
    modifier,
    forages: orders.forage === 1 && day.kind === 'march' && day.sought === 0,
    evening: hourAfter(day.began_seconds, eveningHour),
    morning: hourAfter(
      Math.max(campaign.clock, day.began_seconds + (hours + leastNight) * hourSeconds),
      settings.setOutHour,
    ),
    waitsAtEvening: !through && !settings.roadDayInOneStep && !isSaid,
    midnight: (Math.floor(campaign.clock / daySeconds) + 1) * daySeconds,
    heals: (ground) => healingDice({ sql, campaign }, rest, ground),
    wants: (fed, ground) => (isSaid ? null : supperWants({ sql, campaign }, rest, { fed, ground })),
  };
}

/** The legs up to the first where what is drawn cannot go, and why. */
function passable({ ahead }: Road, drawn: readonly string[]): Pick<DayFacts, 'legs' | 'barrier'> {
  const at =
    drawn.length === 0 ? -1 : ahead.findIndex(({ ground, way }) => barsVehicles(ground, way === 'road'));
  const legs = (at < 0 ? ahead : ahead.slice(0, at)).map(({ id, ground, way, miles, walked }) => ({
    id,
    ground,
    way,
    miles: milesLeft({ miles, walked }),
  }));
  const bars = ahead[at]?.ground;
  return { legs, barrier: bars === undefined ? null : barrierText(drawn, bars) };
}

const barrierText = (drawn: readonly string[], ground: Terrain): string =>
  `${capital(listed(drawn))} cannot go over ${ground} ground off a maintained road.`;

/** Carts and wagons that go along. */
const drawnOf = ({ sql, campaign }: Around): string[] =>
  readPeople(sql)
    .filter((row) => row.kind === 'vehicle' && isAble(campaign, row))
    .map(({ name }) => name);

/** The next such hour of the clock, at the moment itself or after it. */
function hourAfter(seconds: number, hour: number): number {
  const today = Math.floor(seconds / daySeconds) * daySeconds + hour * hourSeconds;
  return today >= seconds ? today : today + daySeconds;
}

function momentsLeft(day: DayNow, { exploration }: Campaign, hours: number): CheckMoment[] {
  const { wildernessChecksPerDay: checksPerDay } = exploration.road;
  const midnight = Math.floor(day.began_seconds / daySeconds) * daySeconds;
  const setOutHour = Math.floor((day.began_seconds - midnight) / hourSeconds);
  const { moments } = wanderingMoments({
    day: day.kind,
    checksPerDay,
    setOutHour,
    ...(isMarch(day.kind) && { hours }),
  });
  return moments.map(({ share, minute }) =>
    share === null
      ? { at: midnight + minute * minuteSeconds }
      : { parts: Math.floor((day.parts * share[0]) / share[1]) },
  );
}
