import { dayAndTime } from '../../../shared/clock.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { storedHex, sameHex } from '../../../shared/hex/grid.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { lostBy } from './lost-by.ts';

/** Where a journey went, and where those who made it believed that it went. */

type WhereView = NonNullable<QueryOutput<'travel.where'>>;

const walkedRows = withValues(({ journeyId }: { journeyId: number }) =>
  query
    .selectFrom('road_miles')
    .innerJoin('road_day', 'road_day.id', 'road_miles.road_day_id')
    .select([
      'road_miles.col',
      'road_miles.row',
      'road_miles.from_col',
      'road_miles.from_row',
      'road_miles.sure',
      'road_day.id as dayId',
      'road_day.began_seconds as began',
    ])
    .where('journey_id', '=', journeyId)
    .where('road_miles.col', 'is not', null)
    .orderBy('road_miles.id'),
);

const strayRows = withValues(({ journeyId }: { journeyId: number }) =>
  query
    .selectFrom('stray_day')
    .innerJoin('road_day', 'road_day.id', 'stray_day.road_day_id')
    .leftJoin('stray_hex', 'stray_hex.stray_day_id', 'stray_day.id')
    .select([
      'road_day.id as dayId',
      'road_day.began_seconds as began',
      'lost_chance',
      'lost_sides',
      'lost_die',
      'offset_degrees',
      'stray_day.found',
      'stray_day.col',
      'stray_day.row',
      'stray_hex.col as toCol',
      'stray_hex.row as toRow',
    ])
    .where('journey_id', '=', journeyId)
    .orderBy('stray_day.id')
    .orderBy('stray_hex.id'),
);

/** What a stretch adds to a way: nothing where it goes on into the hex begun, and where it begins if that is another. */
function added(way: readonly Hex[], { from, to }: { from: Hex | null; to: Hex }): Hex[] {
  const last = way.at(-1);
  if (last !== undefined && sameHex(last, to)) return [];
  return from !== null && !(last && sameHex(last, from)) ? [from, to] : [to];
}

interface Walked {
  dayId: number;
  day: number;
  from: Hex | null;
  to: Hex;
  /** They know where it led, or think so. */
  sure: boolean;
}

const walkedOf = (sql: Sql, journeyId: number): Walked[] =>
  sql.all(walkedRows({ journeyId })).flatMap(({ col, row, from_col, from_row, sure, dayId, began }) => {
    const to = storedHex(col, row);
    const from = storedHex(from_col, from_row);
    return to ? [{ dayId, day: dayAndTime(began).day, from, to, sure: sure === 1 }] : [];
  });

/** The hexes they truly went through from the one they set out from, and the days on which they believed others. */
export function trailsOf(sql: Sql, journeyId: number): Pick<WhereView, 'trail' | 'strays'> {
  const walked = walkedOf(sql, journeyId);
  const trail: WhereView['trail'] = [];
  for (const each of walked) for (const hex of added(trail, each)) trail.push({ ...hex, day: each.day });
  return { trail, strays: [...straysOf(sql, journeyId, walked).values()] };
}

type Trail = WhereView['trail'];

/**
 * The hexes that they believe they went through, a new way wherever they do not know how they came there: of a day astray as
 * they had it, of days on which they knew that they were lost nothing.
 */
export function believedTrail(sql: Sql, journeyId: number): Trail[] {
  const walked = walkedOf(sql, journeyId);
  const strays = straysOf(sql, journeyId, walked);
  const ways: Trail[] = [];
  const told = new Set<number>();
  let isLost = true;
  const go = (day: number, from: Hex, to: Hex): void => {
    const way = isLost ? undefined : ways.at(-1);
    const last = way?.at(-1);
    isLost = false;
    if (last && sameHex(last, to)) return;
    if (way && last && sameHex(last, from)) way.push({ ...to, day });
    else ways.push([from, to].map((hex) => ({ ...hex, day })));
  };
  for (const { dayId, day, from, to, sure } of walked) {
    const stray = strays.get(dayId);
    if (stray === undefined && sure && from !== null) go(day, from, to);
    else if (stray === undefined) isLost = true;
    else if (!told.has(dayId)) {
      told.add(dayId);
      for (const [at, to] of stray.believed.entries()) {
        const from = stray.believed[at - 1];
        if (from) go(day, from, to);
      }
    }
  }
  return ways;
}

function straysOf(
  sql: Sql,
  journeyId: number,
  walked: readonly Walked[],
): Map<number, WhereView['strays'][number]> {
  const strays = new Map<number, WhereView['strays'][number]>();
  for (const row of sql.all(strayRows({ journeyId }))) {
    const { dayId, began, lost_chance, lost_sides, lost_die, offset_degrees, found } = row;
    const known = strays.get(dayId) ?? {
      day: dayAndTime(began).day,
      ...lostBy(lost_chance, lost_sides),
      die: lost_die,
      degrees: offset_degrees,
      found: found === 1,
      believed: [{ col: row.col, row: row.row }],
      truly: trulyOn(walked, dayId),
    };
    const to = storedHex(row.toCol, row.toRow);
    strays.set(
      dayId,
      to ? { ...known, believed: [...known.believed, ...added(known.believed, { from: null, to })] } : known,
    );
  }
  return strays;
}

const trulyOn = (walked: readonly Walked[], dayId: number): Hex[] =>
  walked
    .filter((each) => each.dayId === dayId)
    .reduce<Hex[]>((way, each) => [...way, ...added(way, each)], []);
