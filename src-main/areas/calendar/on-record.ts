import { dayAndTime, secondsAt } from '../../../shared/clock.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

type Day = NonNullable<QueryOutput<'calendar.month'>>['days'][number];

/** What a month shows of days of the clock: their weather, and who was on the road. */
export type OnRecord = ReadonlyMap<number, Partial<Pick<Day, 'weather' | 'road'>>>;

interface Span {
  from: number;
  to: number;
}

const weatherIn = withValues(({ from, to }: Span) =>
  query.selectFrom('weather_day').select(['id', 'words']).where('id', '>=', from).where('id', '<=', to),
);

const roadIn = withValues(({ from, to }: Span) =>
  query
    .selectFrom('road_day')
    .innerJoin('journey', 'journey.id', 'road_day.journey_id')
    .select(['road_day.number', 'road_day.began_seconds as began', 'journey.goal'])
    .where('road_day.began_seconds', '>=', from)
    .where('road_day.began_seconds', '<', to)
    .orderBy('road_day.id'),
);

/** Of the days from one to another; a day of which nothing is known stands not there. */
export function onRecord(sql: Sql, { from, to }: Span): OnRecord {
  const known = new Map<number, Partial<Pick<Day, 'weather' | 'road'>>>();
  for (const { id, words } of sql.all(weatherIn({ from, to }))) known.set(id, { weather: words });
  const seconds = { from: secondsAt(from, 0, 0), to: secondsAt(to + 1, 0, 0) };
  for (const { number, began, goal } of sql.all(roadIn(seconds))) {
    const { day } = dayAndTime(began);
    known.set(day, { ...known.get(day), road: { number, goal } });
  }
  return known;
}
