import { dayAndTime } from '../../../shared/clock.ts';
import type { WeatherTable } from '../../../shared/weather/weather.ts';
import {
  climatesOf,
  sameName,
  shiftAfter,
  shippedWeather,
  weatherTableFor,
} from '../../../shared/weather/weather.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { WeatherDayRow } from '../../db/tables.ts';
import { readSeasons, seasonOn } from '../calendar/season-on.ts';
import { mapWords } from '../map/country.ts';
import { readWhereabouts } from '../road/whereabouts.ts';

/** The weather as it is kept, and what today's is thrown on. */

export interface KeptTable extends WeatherTable {
  own: boolean;
}

const ownLines = query
  .selectFrom('weather_line')
  .innerJoin('weather_table', 'weather_table.id', 'weather_line.table_id')
  .select(['weather_table.name', 'low', 'high', 'words', 'fog'])
  .orderBy('weather_table.name')
  .orderBy('low')
  .compile();

/** The program's tables, those of the campaign in place of them and behind them. */
export function readWeatherTables(sql: Sql): KeptTable[] {
  const own = new Map<string, KeptTable & { lines: WeatherTable['lines'][number][] }>();
  for (const { name, fog, ...line } of sql.all(ownLines)) {
    const table = own.get(name) ?? { name, own: true, lines: [] };
    table.lines.push({ ...line, fog: fog === 1 });
    own.set(name, table);
  }
  const written = [...own.values()];
  const isWritten = ({ name }: WeatherTable) => written.some((table) => sameName(table.name, name));
  const others = shippedWeather.filter((table) => !isWritten(table));
  return [...others.map((table) => ({ ...table, own: false })), ...written];
}

const onDay = withValues(({ day }: { day: number }) =>
  query.selectFrom('weather_day').selectAll().where('id', '=', day),
);

/** What a day of the clock had; undefined where nobody knows it yet. */
export const readWeatherOn = (sql: Sql, day: number): WeatherDayRow | undefined => sql.get(onDay({ day }));

/** What the calendar says of the season; both empty where nobody said any. */
function seasonIn(sql: Sql, day: number): { climate: string; season: string } {
  const season = seasonOn(sql, day);
  return { climate: season?.climate ?? '', season: season?.name ?? '' };
}

/** Climates that a region can have. */
export const readClimates = (sql: Sql): string[] =>
  climatesOf(
    readWeatherTables(sql),
    readSeasons(sql).map(({ name }) => name),
  );

/** Of the region in which the company truly is, if weather stands for it; null where none is said. */
function climateHere(sql: Sql): string | null {
  const where = readWhereabouts(sql);
  if (!where) return null;
  const { at, toward } = where.truly;
  const climate = mapWords(sql, where.mapId).regionAt(toward ?? at)?.climate ?? '';
  return readClimates(sql).find((each) => sameName(each, climate)) ?? null;
}

/** What the weather of a day is thrown on, by its season, the climate where they are and what yesterday had. */
export function weatherOn(sql: Sql, day: number): { table: KeptTable; shift: -1 | 0 | 1 } {
  const season = seasonIn(sql, day);
  const climate = climateHere(sql) ?? season.climate;
  const table = weatherTableFor(readWeatherTables(sql), { ...season, climate });
  return { table, shift: shiftAfter(readWeatherOn(sql, day - 1)?.total ?? null) };
}

/** Dense fog lies on a day, as far as its weather is known. */
export const isFoggy = (sql: Sql, day: number): boolean => readWeatherOn(sql, day)?.fog === 1;

const clockNow = query.selectFrom('clock').select('seconds').compile();

export const isFoggyNow = (sql: Sql): boolean =>
  isFoggy(sql, dayAndTime(sql.get(clockNow)?.seconds ?? 0).day);

/** Keeps what a day has, over what it had. */
export function writeWeather(sql: Sql, day: number, weather: Omit<WeatherDayRow, 'id'>): void {
  sql.run(
    readWeatherOn(sql, day) === undefined
      ? query.insertInto('weather_day').values({ id: day, ...weather })
      : query.updateTable('weather_day').set(weather).where('id', '=', day),
  );
}
