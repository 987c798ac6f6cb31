import { dayAndTime, daySeconds, secondsAt } from '../../../../shared/clock.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { GaleWord, RoadDayKind, RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import type { TravelRules } from '../../../../shared/rules/travel/rules.ts';
import { groundName } from '../../../../shared/words/road.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import { readPeople } from '../../../facts/party/read-party.ts';
import { readAloft } from '../../../facts/road/aloft.ts';
import { figuresOf } from '../../../facts/road/figures-of.ts';
import { readLeader } from '../../../facts/road/leader.ts';
import { readFullSpeedIn } from '../../../facts/road/journey-pace.ts';
import { isAble } from '../../../facts/party/state/standing.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import type { Country } from '../../../facts/map/country.ts';
import { barsVehicles } from '../../../facts/exploration.ts';
import type { Sql } from '../../../db/sql.ts';
import { readOrders } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { healingDice, restOf, supperWants } from '../supper.ts';
import type { Around, Board } from '../supper.ts';
import type { Afloat } from '../../../facts/ship/aboard.ts';
import { seasonOn } from '../../../facts/calendar/season-on.ts';
import { isFoggy, readWeatherOn, weatherOn } from '../../../facts/weather/read-weather.ts';
import { readSeaDay } from '../../../facts/ship/read-sea-days.ts';
import { carriedReason, goesOver, hoursInDay, hoursOf } from './carried-over.ts';
import { isMarch, isSailing } from './day-now.ts';
import { seaFacts } from './sea-facts.ts';
import type { DayNow } from './day-now.ts';
import type { CheckMoment, DayFacts, LegAhead, WayOn } from './happening.ts';
import { shoreOnMap } from '../map/be-swept.ts';
import { harbourOnMap } from '../map/harbour.ts';
import { countryHere } from '../../../facts/road/ground-under.ts';
import { unknownSites } from '../map/passing.ts';
import { wayAhead } from '../map/way-ahead.ts';
import type { Ahead } from '../map/way-ahead.ts';

/** The day under way, or the one that would begin now, as its rules ask for it. */

const hourSeconds = 3600;
const minuteSeconds = 60;
/** When those make camp who do not march. */
const eveningHour = 18;
/** Hours of camp without which no next day is begun. */
const leastNight = 1;

/** What is asked of a day, and what the referee says over it. */
export interface Asked {
  kind: RoadDayKind;
  /** What the referee says of a gale. */
  gale: GaleWord | null;
  /** What the referee says of land in sight. */
  sight: boolean | null;
  /** Her course lies against the wind. */
  tacking: boolean;
  modifier: number;
  /** They go on where ground bars carts, or something bars the way. */
  anyway: boolean;
  /** On over a quiet evening, whatever the campaign says of it. */
  through: boolean;
  /** Portions that the hunt has brought home; left out for none. */
  brought?: number;
  /** Under a roof, where nobody comes and nothing is asked of supper; null out of doors. */
  board: Board;
}

/** A day of which the referee says nothing, and that goes on over a quiet evening. */
export const unsaid = {
  gale: null,
  sight: null,
  tacking: false,
  modifier: 0,
  anyway: false,
  through: true,
} as const satisfies Partial<Asked>;

interface Coming extends Asked {
  day: DayNow;
  /** Null ashore. */
  afloat: Afloat | null;
  /** On which they stand then; left out for where they are now. */
  country?: Country;
  /** The way ahead as it goes afoot, where it is known already. */
  ahead?: ReturnType<typeof wayAhead>;
}

/** The facts of a day that goes on as a kind of day: its own, or camp. */
export function dayFacts(
  { sql, campaign }: Around,
  road: Road,
  {
    day,
    afloat,
    kind,
    gale,
    sight,
    tacking,
    modifier,
    anyway,
    through,
    brought = 0,
    board,
    ...known
  }: Coming,
): DayFacts {
  const { road: settings } = campaign.exploration;
  const rules = figuresOf(day);
  const orders = readOrders(sql);
  const hours = hoursOf(day.kind, rules, settings, afloat?.facts.goes ?? null);
  const rest = restOf(day.kind, road.checks);
  const isSaid = day.phase === 'camp';
  const caught = day.kind === 'hunt' ? day.fed + brought : 0;
  const seaDay = day.id === null ? null : readSeaDay(sql, day.id);
  const sailed = seaDay !== null && afloat === null;
  const ship = isSailing(day.kind) ? afloat : null;
  const aloft = afloat === null && readAloft(sql);
  const heeds: Heeds = {
    ship,
    aloft,
    drawn: anyway ? [] : drawnOf({ sql, campaign }),
    bars: !anyway,
  };
  const ahead = known.ahead ?? wayAhead(sql, road, { isAfloat: ship !== null, aloft });
  const country = known.country ?? countryHere(sql, road.journey.ground);
  const wayOn = (offsetDegrees: number): WayOn => passable(ahead(offsetDegrees), heeds);
  return {
    rules,
    leader: readLeader(sql, campaign, rules),
    kind: kind === 'camp' ? kind : day.kind,
    phase: day.phase === 'camp' ? 'camp' : 'way',
    now: campaign.clock,
    marchSeconds: hours * hourSeconds,
    marched: day.marched_seconds,
    parts: day.parts,
    spent: day.spent,
    ...wayOn(day.offset_degrees),
    turned: wayOn,
    fullSpeedIn: readFullSpeedIn(sql),
    sea:
      afloat === null
        ? null
        : seaFacts(afloat, seaDay, {
            campaign,
            gale,
            sight,
            tacking,
            harbourIn: harbourOnMap(sql, { known: true }),
            shore: (degrees, miles) => shoreOnMap(sql, road, degrees, miles),
          }),
    weather: weatherToThrow(sql, campaign),
    darkAt: road.journey.dark_said === 1 ? null : darkFrom(sql, campaign.clock),
    sitesIn: unknownSites(sql),
    carried:
      road.day && goesOver(road.day.kind, day.kind)
        ? carriedReason(road.day.kind, day.marched_seconds, hours * hourSeconds)
        : null,
    fog: isFoggy(sql, dayAndTime(campaign.clock).day),
    aloft,
    country,
    guided: orders.guide !== '',
    thrown: day.lost_chance !== null,
    moments:
      board === null
        ? momentsLeft(
            rules,
            day,
            country.checksADay ?? rules.checksPerDay(settings.wildernessChecksPerDay),
            hours,
          ).slice(road.checks.length)
        : [],
    modifier,
    forages: orders.forage === 1 && day.kind === 'march' && day.sought === 0 && !sailed,
    hunts: day.kind === 'hunt' && day.sought === 0,
    brought,
    evening: hourAfter(day.began_seconds, eveningHour),
    morning: morningAfter(campaign, day.began_seconds, hours),
    waitsAtEvening: !through && !settings.roadDayInOneStep && !isSaid,
    midnight: secondsAt(dayAndTime(campaign.clock).day + 1, 0, 0),
    heals: (country) => healingDice({ sql, campaign }, rest, country),
    wants: (fed, country) =>
      isSaid || board !== null ? null : supperWants({ sql, campaign }, rest, { fed: caught + fed, country }),
  };
}

/** From when it is dark on that day: at once before its sunrise, else from its sunset on. */
function darkFrom(sql: Sql, now: number): number | null {
  const { day } = dayAndTime(now);
  const season = seasonOn(sql, day);
  if (season === null) return null;
  const isNight = now < secondsAt(day, 0, season.sunrise);
  return isNight ? now : Math.max(now, secondsAt(day, 0, season.sunset));
}

/** The weather of a day is thrown once, if the campaign throws any. */
function weatherToThrow(sql: Sql, { clock, exploration }: Campaign): DayFacts['weather'] {
  const { day } = dayAndTime(clock);
  return exploration.road.weather && readWeatherOn(sql, day) === undefined ? weatherOn(sql, day) : null;
}

/** Who is under way through the night sets out anew as the day is round. */
function morningAfter({ clock, exploration }: Campaign, began: number, hours: number): number {
  if (hours + leastNight > hoursInDay) return Math.max(clock, began + hours * hourSeconds);
  return hourAfter(Math.max(clock, began + (hours + leastNight) * hourSeconds), exploration.road.setOutHour);
}

/** What stops them. */
interface Heeds {
  ship: Afloat | null;
  /** Nothing bars the air. */
  aloft: boolean;
  /** Carts that go along, where the ground may bar them. */
  drawn: readonly string[];
  /** What the map says bars the way. */
  bars: boolean;
}

/** The legs up to the first where they cannot go, a ship ashore, feet on water, what is drawn or what is barred, and why. */
function passable({ legs: ahead, isWhole }: Ahead, heeds: Heeds): WayOn {
  const at = ahead.findIndex((leg) => bars(leg, heeds));
  const legs = at < 0 ? ahead : ahead.slice(0, at);
  const barred = ahead[at];
  if (barred !== undefined) return { legs, ...barrierText(barred, heeds) };
  if (isWhole) return { legs, barrier: null, remedy: '' };
  return { legs, barrier: 'Unknown country lies before them.', remedy: 'Paint the next hex' };
}

const bars = ({ ground, way, bar }: LegAhead, { ship, aloft, drawn, bars: heedsBars }: Heeds): boolean =>
  !aloft &&
  ((heedsBars && bar !== null) ||
    (isWater(ground)
      ? ship === null
      : ship !== null || (drawn.length > 0 && barsVehicles(ground, way === 'road'))));

function barrierText(
  { ground, bar }: LegAhead,
  { ship, drawn, bars: heedsBars }: Heeds,
): Pick<DayFacts, 'remedy'> & { barrier: string } {
  if (heedsBars && bar !== null)
    return {
      barrier: `${capital(bar)} bars the way.`,
      remedy: 'Let them go on all the same, or say another way',
    };
  if (isWater(ground))
    return { barrier: `The way goes over ${waterWithArticle(ground)}.`, remedy: 'Go aboard a vessel first' };
  if (ship !== null)
    return {
      barrier: `The way goes ashore over ${groundName(ground)} ground.`,
      remedy: `Leave ${ship.row.name} first`,
    };
  return {
    barrier: `${capital(listed(drawn))} cannot go over ${ground} ground off a maintained road.`,
    remedy: 'Let it go all the same, or leave it behind',
  };
}

const waterWithArticle = (ground: RoadGround): string =>
  ground === 'lake' || ground === 'river' || ground === 'sea'
    ? `the ${groundName(ground)}`
    : groundName(ground);

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

function momentsLeft(rules: TravelRules, day: DayNow, checksPerDay: number, hours: number): CheckMoment[] {
  const midnight = Math.floor(day.began_seconds / daySeconds) * daySeconds;
  const setOutHour = Math.floor((day.began_seconds - midnight) / hourSeconds);
  const { moments } = rules.checkTimes({
    day: day.kind,
    checksPerDay,
    setOutHour,
    ...((isMarch(day.kind) || day.kind === 'sail') && { hours }),
  });
  return moments.map(({ share, minute }) => ({ at: midnight + minute * minuteSeconds, share }));
}
