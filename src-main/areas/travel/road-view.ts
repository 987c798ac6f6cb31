import { dayAndTime } from '../../../shared/clock.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { RoadDayView } from '../../../shared/ipc/travel/travel-views.ts';
import { windText } from '../../../shared/words/road.ts';
import type { Sql } from '../../db/sql.ts';
import type { RoadCheckRow, RoadDayRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { readFatigue } from '../../facts/delve/read-delve.ts';
import { readOpenEncounter } from '../../facts/meeting/read-encounter.ts';
import { readCompany } from '../../facts/party/read-party.ts';
import type { Party } from '../../facts/party/read-party.ts';
import { mountCapacity, restStatus, travelDaysPerRestDay } from '../../facts/exploration.ts';
import {
  milesLeft,
  readOrders,
  readRoadAndDays,
  readStrayDays,
  readUnmet,
} from '../../facts/road/read-road.ts';
import type { Road, SheetDay } from '../../facts/road/read-road.ts';
import { allFly } from '../../facts/road/aloft.ts';
import { readAfloat } from '../../facts/ship/aboard.ts';
import { journeyPace, readDrawn, readRides } from '../../facts/road/journey-pace.ts';
import { lostBy } from '../../facts/road/lost-by.ts';
import { countryHere, tableHere } from '../../facts/road/ground-under.ts';
import { readPassing } from './map/passing.ts';
import { restOf, supperWants } from './supper.ts';
import type { Around } from './supper.ts';
import { storesView } from './stores-view.ts';
import { huntHasFound } from './day/day-now.ts';

type Company = Pick<Party, 'members' | 'pool'>;

type RoadView = NonNullable<QueryOutput<'travel.view'>>;

/** Two weeks of the sheet; those before are in the log. */
const mostDays = 14;

/** The road as the referee has it; null where nobody is on it. */
export function roadView(sql: Sql, campaign: Campaign): RoadView | null {
  const found = readRoadAndDays(sql, mostDays);
  if (!found) return null;
  const { road, days } = found;
  const { journey, ahead, day } = road;
  // Nobody goes on before whoever came is met or let be: they came on the newest day.
  const came = days.at(-1)?.checks.some(({ encounter, let_be }) => encounter === 1 && let_be === 0) === true;
  const unmet = came ? readUnmet(sql, road) : null;
  const party = readCompany(sql);
  const afloat = readAfloat(
    sql,
    campaign,
    party.members.map(({ row }) => row),
  );
  const { share, forage, guide, food, water } = readOrders(sql);
  return {
    goal: journey.goal,
    ground: journey.ground,
    days: days.map(dayView),
    earlier: road.days - days.length,
    today: day && todayView({ sql, campaign }, road, day),
    ...aheadView(ahead),
    aboardId: afloat?.row.id ?? null,
    company: companyView(sql, party),
    pace: paceView(sql, campaign, party),
    due: unmet && { ...checkView(unmet), table: tableHere(sql) },
    passing: readPassing(sql, road),
    meets: readOpenEncounter(sql) !== undefined,
    rest: restView(sql),
    orders: { food, water, guide, share: share === 1, forage: forage === 1 },
    stores: storesView(party, campaign, countryHere(sql, journey.ground), afloat?.facts.crew ?? 0),
    rollsItself: campaign.exploration.checksRollThemselves,
    astray: readStrayDays(sql, road).length > 0,
  };
}

/** A day in town is passed whole: none is ever under way. */
function todayView(around: Around, road: Road, day: RoadDayRow): RoadView['today'] {
  const { kind, phase, parts, spent } = day;
  if (kind === 'town') return null;
  return {
    kind,
    phase: phase === 'camp' ? 'camp' : 'way',
    short: shortTonight(around, road, day),
    parts,
    spent,
    hunted: huntHasFound(day),
  };
}

function shortTonight(around: Around, { journey, checks }: Road, day: RoadDayRow): string | null {
  if (day.phase !== 'camp') return null;
  return supperWants(around, restOf(day.kind, checks), {
    fed: day.fed,
    country: countryHere(around.sql, journey.ground),
  });
}

function aheadView(ahead: Road['ahead']): Pick<RoadView, 'legs' | 'milesAhead'> {
  const legs = ahead.map(({ id, ground, way, miles, walked, name }) => ({
    id,
    ground,
    way,
    name,
    walked,
    miles: milesLeft({ miles, walked }),
  }));
  return { legs, milesAhead: legs.reduce((sum, { miles }) => sum + miles, 0) };
}

function dayView({ row, miles, checks, sea }: SheetDay): RoadDayView {
  const { number, kind, phase, lost_chance: chance, lost_sides: sides, lost_die: die } = row;
  return {
    number,
    day: dayAndTime(row.began_seconds).day,
    kind,
    phase,
    miles: miles.map(({ ground, way, miles: made }) => ({ ground, way, miles: made })),
    direction:
      chance === null
        ? null
        : { ...lostBy(chance, sides), die, offsetDegrees: row.offset_degrees, told: row.told === 1 },
    checks: checks.map(checkView),
    sought: row.sought === 1,
    fed: row.fed,
    sea: sea && {
      goes: sea.goes,
      wind: sea.wind,
      windName: windText(sea.wind_name ?? '', sea.tacking === 1),
      gale: sea.gale,
    },
  };
}

const checkView = ({ id, at_seconds, ground, chance_in_six, die, encounter }: RoadCheckRow) => ({
  id,
  ...dayAndTime(at_seconds),
  ground,
  chanceInSix: chance_in_six,
  die,
  encounter: encounter === 1,
});

const burdenWords: Readonly<Record<ReturnType<typeof mountCapacity>['carries'], string>> = {
  nothing: 'nobody',
  halfHuman: 'half the weight of a human',
  human: 'a human',
  largeAnimal: 'a large animal',
  veryLargeAnimal: 'a very large animal',
};

/** By whole Hit Dice, as the sheet writes them. OSE-WILD-6. */
function bearsText(hitDice: string): string {
  const [written] = /^\d+/.exec(hitDice.trim()) ?? [];
  if (written === undefined) return 'nobody knows what: its sheet says no Hit Dice';
  const { carries } = mountCapacity({ hd: { dice: Number(written) } });
  return `${burdenWords[carries]} (${written} Hit Dice)`;
}

function companyView(sql: Sql, { members }: Company): RoadView['company'] {
  const rides = readRides(sql);
  const drawn = readDrawn(sql);
  return members.map(({ row: { id, name, kind }, sheet: { carrier, creature } }) => ({
    id,
    name,
    kind,
    onId: rides.get(id) ?? null,
    drawsId: drawn.get(id) ?? null,
    pull: carrier?.pull ?? 1,
    wantsPull: carrier?.teams[0]?.pull ?? null,
    bears: carrier?.flies === true ? bearsText(creature?.hitDice ?? '') : null,
  }));
}

function paceView(sql: Sql, campaign: Campaign, party: Company): RoadView['pace'] {
  const pace = journeyPace(sql, campaign, party);
  if (!pace) return null;
  const flying = allFly(sql, campaign, party);
  const over = (forcedMarch: boolean) => {
    const { clearMiles, reasons } = campaign.travel.allowance({
      baseRatesFeet: [pace.baseFeet],
      flying,
      forcedMarch,
    });
    return { value: clearMiles, reasons: [...pace.reasons, ...reasons] };
  };
  return { march: over(false), forced: over(true), slowest: pace.slowest, baseFeet: pace.baseFeet };
}

/** OSE-REST-3 to 5. */
function restView(sql: Sql): RoadView['rest'] {
  const fatigue = readFatigue(sql);
  const { dayRestDue: due, reasons } = restStatus({ fatigue });
  return {
    due,
    overdue: fatigue.dayRestOverdue,
    daysLeft: due ? 0 : travelDaysPerRestDay - fatigue.travelDays,
    reasons,
  };
}
