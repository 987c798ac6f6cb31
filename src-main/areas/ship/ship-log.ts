import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { ShipLogDay } from '../../../shared/ipc/travel/ship.ts';
import { windText } from '../../../shared/words/road.ts';
import type { Sql } from '../../db/sql.ts';
import { dated } from '../../facts/calendar/read-calendar.ts';
import type { Dated } from '../../facts/calendar/read-calendar.ts';
import { newestJourneyId, readDays } from '../../facts/road/read-road.ts';
import type { SheetDay } from '../../facts/road/read-road.ts';
import type { SeaDayRow } from '../../db/tables.ts';

/** Newest days that are looked at; those before are in the log. */
const mostDays = 60;

/** Days afloat of the journey under way, or of the last one, oldest first. */
export function shipLog(sql: Sql): QueryOutput<'ship.log'> {
  const journeyId = newestJourneyId(sql);
  const days = journeyId === null ? [] : readDays(sql, journeyId, mostDays);
  const when = dated(sql);
  return {
    days: days.flatMap((day) => (day.sea === null ? [] : [dayView(day, day.sea, when)])),
    earlier: Math.max(0, (days[0]?.row.number ?? 1) - 1),
  };
}

function dayView({ row: day, miles, checks }: SheetDay, sea: SeaDayRow, when: Dated): ShipLogDay {
  const moment = when(day.began_seconds);
  return {
    number: day.number,
    day: moment.day,
    date: moment.date,
    vessel: sea.vessel,
    kind: day.kind,
    wind: sea.wind === null ? null : { total: sea.wind, words: windText(sea.wind_name ?? '') },
    miles: miles.map(({ ground, way, miles: made }) => ({ ground, way, miles: made })),
    offsetDegrees: day.offset_degrees,
    hidden: day.offset_degrees !== 0 && day.told === 0,
    tookOnWater: sea.took_on_water === 1,
    gale:
      sea.gale === null && sea.gale_degrees === null
        ? null
        : { outcome: sea.gale, degrees: sea.gale_degrees, miles: sea.swept_miles },
    hull: sea.hull,
    food: sea.food,
    water: sea.water,
    checks: checks.map(({ at_seconds, chance_in_six: chanceInSix, die, encounter }) => ({
      time: when(at_seconds).time,
      chanceInSix,
      die,
      encounter: encounter === 1,
    })),
  };
}
