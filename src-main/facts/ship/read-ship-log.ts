import type { ShipLogDay } from '../../../shared/ipc/travel/ship.ts';
import { windText } from '../../../shared/words/road.ts';
import type { Sql } from '../../db/sql.ts';
import type { SeaDayRow } from '../../db/tables.ts';
import { dated } from '../calendar/read-calendar.ts';
import type { Dated } from '../calendar/read-calendar.ts';
import { newestJourneyId, readDays, readDaysBetween } from '../road/read-road.ts';
import type { SheetDay } from '../road/read-road.ts';

/** The ship's log: days afloat with all they threw. */

/** Newest days of a journey that are looked at. */
const mostDays = 60;

/** Days afloat of the journey under way, or of the last one, oldest first; how many of all its days stand before them. */
export function readShipLog(sql: Sql): { days: ShipLogDay[]; earlier: number } {
  const journeyId = newestJourneyId(sql);
  const days = journeyId === null ? [] : readDays(sql, journeyId, mostDays);
  return { days: afloat(sql, days), earlier: Math.max(0, (days[0]?.row.number ?? 1) - 1) };
}

/** Days afloat that began between these seconds of the clock, both with them. */
export const readVoyage = (sql: Sql, from: number, to: number): ShipLogDay[] =>
  afloat(sql, readDaysBetween(sql, from, to));

function afloat(sql: Sql, days: readonly SheetDay[]): ShipLogDay[] {
  const when = dated(sql);
  return days.flatMap((day) => (day.sea === null ? [] : [logDay(day, day.sea, when)]));
}

function logDay({ row: day, miles, checks }: SheetDay, sea: SeaDayRow, when: Dated): ShipLogDay {
  const moment = when(day.began_seconds);
  return {
    number: day.number,
    day: moment.day,
    date: moment.date,
    vessel: sea.vessel,
    kind: day.kind,
    wind:
      sea.wind === null ? null : { total: sea.wind, words: windText(sea.wind_name ?? '', sea.tacking === 1) },
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
