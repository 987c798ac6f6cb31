import { refused } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type {
  JourneyRow,
  LegRow,
  RoadCheckRow,
  RoadDayRow,
  RoadMilesRow,
  SeaDayRow,
  StandingOrderRow,
} from '../../db/tables.ts';

/** A stay out of doors: what the steps and the views of the road ask of it. */
export interface Road {
  journey: JourneyRow;
  /** Legs with miles left, in their order; of the first some may be walked. */
  ahead: LegRow[];
  /** The day under way, or null between a morning and the setting out. */
  day: RoadDayRow | null;
  /** The checks of the day under way, in their order. */
  checks: RoadCheckRow[];
  /** The number of the newest day, 0 before the first. */
  days: number;
}

const underWay = query
  .selectFrom('journey')
  .selectAll()
  .where('ended_seconds', 'is', null)
  .orderBy('id', 'desc')
  .compile();

const newestJourney = query.selectFrom('journey').select('id').orderBy('id', 'desc').limit(1).compile();

/** The journey under way, or the last one; null before any. */
export const newestJourneyId = (sql: Sql): number | null => sql.get(newestJourney)?.id ?? null;

interface OfJourney {
  journeyId: number;
}
const aheadOf = withValues(({ journeyId }: OfJourney) =>
  query
    .selectFrom('leg')
    .selectAll()
    .where('journey_id', '=', journeyId)
    .whereRef('walked', '<', 'miles')
    .orderBy('position'),
);
const newestDayOf = withValues(({ journeyId }: OfJourney) =>
  query
    .selectFrom('road_day')
    .selectAll()
    .where('journey_id', '=', journeyId)
    .orderBy('number', 'desc')
    .limit(1),
);

interface OfDay {
  dayId: number;
}
const checksOf = withValues(({ dayId }: OfDay) =>
  query.selectFrom('road_check').selectAll().where('road_day_id', '=', dayId).orderBy('id'),
);
/** The journey under way, or null. */
export function readRoad(sql: Sql): Road | null {
  const journey = sql.get(underWay);
  if (!journey) return null;
  const newest = sql.get(newestDayOf({ journeyId: journey.id }));
  return roadWith(sql, journey, newest, (day) => sql.all(checksOf({ dayId: day.id })));
}

/** The same, and the newest days of it, so many at most, oldest first. */
export function readRoadAndDays(sql: Sql, most: number): { road: Road; days: SheetDay[] } | null {
  const journey = sql.get(underWay);
  if (!journey) return null;
  const days = readDays(sql, journey.id, most);
  const newest = days.at(-1);
  return { road: roadWith(sql, journey, newest?.row, () => newest?.checks ?? []), days };
}

function roadWith(
  sql: Sql,
  journey: JourneyRow,
  newest: RoadDayRow | undefined,
  checksOn: (day: RoadDayRow) => RoadCheckRow[],
): Road {
  const day = newest && newest.phase !== 'done' ? newest : null;
  return {
    journey,
    ahead: sql.all(aheadOf({ journeyId: journey.id })),
    day,
    checks: day ? checksOn(day) : [],
    days: newest?.number ?? 0,
  };
}

/** Throws refused where nobody is on the road. */
export function needRoad(sql: Sql): Road {
  const road = readRoad(sql);
  if (!road) throw refused('Nobody is on the road. Set out first.');
  return road;
}

const lastDaysOf = withValues(({ journeyId, most }: OfJourney & { most: number }) =>
  query
    .selectFrom('road_day')
    .selectAll()
    .where('journey_id', '=', journeyId)
    .orderBy('number', 'desc')
    .limit(most),
);

type Since = OfJourney & { number: number };
const milesSince = withValues(({ journeyId, number }: Since) =>
  query
    .selectFrom('road_miles')
    .innerJoin('road_day', 'road_day.id', 'road_miles.road_day_id')
    .selectAll('road_miles')
    .where('journey_id', '=', journeyId)
    .where('number', '>=', number)
    .orderBy('road_miles.id'),
);
const milesOf = withValues(({ journeyId }: OfJourney) =>
  query
    .selectFrom('road_miles')
    .innerJoin('road_day', 'road_day.id', 'road_miles.road_day_id')
    .select(['road_day_id as dayId', 'ground', 'way', 'miles', 'col', 'row'])
    .where('journey_id', '=', journeyId)
    .orderBy('road_miles.id'),
);
const sweptOf = withValues(({ journeyId }: OfJourney) =>
  query
    .selectFrom('sea_day')
    .innerJoin('road_day', 'road_day.id', 'sea_day.road_day_id')
    .select('road_day_id')
    .where('journey_id', '=', journeyId)
    .where('gale', '=', 'swept')
    .orderBy('road_day_id', 'desc')
    .limit(1),
);

/** The way that was truly gone, from where they set out. */
export const readMilesBehind = (sql: Sql, { journey }: Pick<Road, 'journey'>) =>
  sql.all(milesOf({ journeyId: journey.id }));

/** The last day on which a gale swept them off their way; null for none. */
export const readSweptDay = (sql: Sql, { journey }: Pick<Road, 'journey'>): number | null =>
  sql.get(sweptOf({ journeyId: journey.id }))?.road_day_id ?? null;

const walkedOf = withValues(({ journeyId }: OfJourney) =>
  query
    .selectFrom('leg')
    .select(['ground', 'way', 'walked as miles', 'col', 'row'])
    .where('journey_id', '=', journeyId)
    .where('walked', '>', 0)
    .orderBy('position'),
);

/** The way they believe they went, from where they set out. */
export const readWalked = (sql: Sql, { journey }: Pick<Road, 'journey'>) =>
  sql.all(walkedOf({ journeyId: journey.id }));

const checksSince = withValues(({ journeyId, number }: Since) =>
  query
    .selectFrom('road_check')
    .innerJoin('road_day', 'road_day.id', 'road_check.road_day_id')
    .selectAll('road_check')
    .where('journey_id', '=', journeyId)
    .where('number', '>=', number)
    .orderBy('road_check.id'),
);

const seaDaysSince = withValues(({ journeyId, number }: Since) =>
  query
    .selectFrom('sea_day')
    .innerJoin('road_day', 'road_day.id', 'sea_day.road_day_id')
    .selectAll('sea_day')
    .where('journey_id', '=', journeyId)
    .where('number', '>=', number),
);

/** A day of the sheet with what was walked and thrown on it. */
export interface SheetDay {
  row: RoadDayRow;
  miles: RoadMilesRow[];
  checks: RoadCheckRow[];
  /** Null ashore. */
  sea: SeaDayRow | null;
}

/** The newest days of a journey, so many at most, oldest first. */
export function readDays(sql: Sql, journeyId: number, most: number): SheetDay[] {
  const rows = sql.all(lastDaysOf({ journeyId, most })).toReversed();
  return sheetDays(sql, rows, { journeyId, number: rows[0]?.number ?? 1 });
}

interface Between {
  from: number;
  to: number;
}
const daysBetween = withValues(({ from, to }: Between) =>
  query
    .selectFrom('road_day')
    .selectAll()
    .where('began_seconds', '>=', from)
    .where('began_seconds', '<=', to)
    .orderBy('id'),
);

/** Days of whatever journey that began between these seconds, both with them. */
export function readDaysBetween(sql: Sql, from: number, to: number): SheetDay[] {
  const rows = sql.all(daysBetween({ from, to }));
  const journeys = [...new Set(rows.map(({ journey_id }) => journey_id))];
  return journeys.flatMap((journeyId) => {
    const own = rows.filter(({ journey_id }) => journey_id === journeyId);
    return sheetDays(sql, own, { journeyId, number: own[0]?.number ?? 1 });
  });
}

/** What was made and thrown on each; all of them are of one journey, none before the first. */
function sheetDays(sql: Sql, rows: readonly RoadDayRow[], since: Since): SheetDay[] {
  const miles = sql.all(milesSince(since));
  const checks = sql.all(checksSince(since));
  const afloat = sql.all(seaDaysSince(since));
  return rows.map((row) => ({
    row,
    miles: miles.filter(({ road_day_id: id }) => id === row.id),
    checks: checks.filter(({ road_day_id: id }) => id === row.id),
    sea: afloat.find(({ road_day_id: id }) => id === row.id) ?? null,
  }));
}

const unmetChecks = withValues(({ journeyId }: OfJourney) =>
  query
    .selectFrom('road_check')
    .innerJoin('road_day', 'road_day.id', 'road_check.road_day_id')
    .selectAll('road_check')
    .where('road_day.journey_id', '=', journeyId)
    .where('encounter', '=', 1)
    .where('let_be', '=', 0)
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('encounter as met')
            .select('met.id')
            .whereRef('met.road_check_id', '=', 'road_check.id'),
        ),
      ),
    )
    .orderBy('road_check.id')
    .limit(1),
);

/** What a check brought that is neither met nor let be; null where nothing waits. */
export const readUnmet = (sql: Sql, { journey }: Pick<Road, 'journey'>): RoadCheckRow | null =>
  sql.get(unmetChecks({ journeyId: journey.id })) ?? null;

const strayDays = withValues(({ journeyId }: OfJourney) =>
  query
    .selectFrom('road_day')
    .selectAll()
    .where('journey_id', '=', journeyId)
    .where('offset_degrees', '<>', 0)
    .where('told', '=', 0)
    .orderBy('number'),
);

/** Days on which they went astray and do not know it, oldest first. */
export const readStrayDays = (sql: Sql, { journey }: Pick<Road, 'journey'>): RoadDayRow[] =>
  sql.all(strayDays({ journeyId: journey.id }));

const ordersRow = query.selectFrom('standing_order').selectAll().compile();

/** Everybody eats and drinks from the packs where nothing is found, shares, and looks for no food. */
const usualOrders: StandingOrderRow = {
  id: 1,
  food: 'packs',
  water: 'ground',
  share: 1,
  forage: 0,
  guide: '',
  fire: 0,
};

export const readOrders = (sql: Sql): StandingOrderRow => sql.get(ordersRow) ?? usualOrders;

export function writeOrders(sql: Sql, { id, ...values }: StandingOrderRow): void {
  const { changes } = sql.run(query.updateTable('standing_order').set(values).where('id', '=', id));
  if (changes === 0) sql.run(query.insertInto('standing_order').values({ id, ...values }));
}

/** Miles of a leg that are still to go. */
export const milesLeft = ({ miles, walked }: Pick<LegRow, 'miles' | 'walked'>): number => miles - walked;
