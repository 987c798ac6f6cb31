import { refused } from '../../../../shared/errors.ts';
import type { RoadDayKind } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadDayRow } from '../../../db/tables.ts';
import { readAloft } from '../../../facts/road/aloft.ts';
import { figuresOf } from '../../../facts/road/figures-of.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { readPace } from '../../../facts/road/journey-pace.ts';
import { isSunk, shipRate } from '../../../facts/ship/aboard.ts';
import type { Afloat } from '../../../facts/ship/aboard.ts';
import { listed } from '../../../../shared/words/names.ts';
import { readSeaDay } from '../../../facts/ship/read-sea-days.ts';
import { carriedOver, goesOver } from './carried-over.ts';
import type { Around } from '../supper.ts';

/** What a day of the road is given to, and what it allows. */

/** A day that has not begun is not stored yet. */
export type DayNow = Omit<RoadDayRow, 'id'> & { id: number | null };

export const isMarch = (kind: RoadDayKind): boolean => kind === 'march' || kind === 'forced';

/** Making way on the water, or carried by it. */
export const isSailing = (kind: RoadDayKind): boolean => kind === 'sail' || kind === 'adrift';

/** Aboard or afoot: what the day can be given to, and the base rate. Throws refused with what stands against it. */
function rateFor({ sql }: Around, kind: RoadDayKind, afloat: Afloat | null): number {
  if (afloat === null) {
    if (isSailing(kind)) throw refused('Nobody is aboard a vessel. See who rides what; no day has passed.');
    const pace = readPace(sql);
    if (pace === null) throw refused('Nobody is there who can walk. No day has passed.');
    return pace.baseFeet;
  }
  const { row, ashore, apart } = afloat;
  if (isMarch(kind) || kind === 'hunt')
    throw refused(
      kind === 'forced'
        ? `There is no forced march afloat: they are aboard ${row.name}. No day has passed.`
        : `They are aboard ${row.name}. Go ashore first, or sail; no day has passed.`,
    );
  if (!isSailing(kind)) return shipRate(afloat).baseFeet;
  if (isSunk(row)) throw refused(`${row.name} has no hull points left and sails nowhere. No day has passed.`);
  if (ashore.length > 0)
    throw refused(
      `${listed(ashore.slice(0, mostNamed))} ${ashore.length === 1 ? 'is' : 'are'} not aboard ${row.name}. No day has passed.`,
    );
  if (apart.length > 0)
    throw refused(
      `${listed(apart)} would sail apart from ${row.name}. A journey has one vessel; no day has passed.`,
    );
  return shipRate(afloat).baseFeet;
}

const mostNamed = 4;

/** What the day is, given to a kind of doing; throws refused where it cannot be. */
export function dayNow(
  around: Around,
  { journey, day, days }: Road,
  kind: RoadDayKind,
  afloat: Afloat | null,
): DayNow {
  const baseFeet = rateFor(around, kind, afloat);
  const rules = day ? figuresOf(day) : around.campaign.travel;
  const parts = isMarch(kind)
    ? rules.allowance({
        baseRatesFeet: [baseFeet],
        flying: readAloft(around.sql),
        forcedMarch: kind === 'forced',
      }).parts
    : 0;
  if (!day)
    return {
      id: null,
      journey_id: journey.id,
      number: days + 1,
      kind,
      phase: 'way',
      began_seconds: around.campaign.clock,
      figures_by: rules.by,
      base_feet: baseFeet,
      parts,
      spent: 0,
      marched_seconds: 0,
      lost_chance: null,
      lost_sides: 6,
      lost_die: null,
      offset_degrees: 0,
      told: 0,
      sought: 0,
      found: 0,
      fed: 0,
    };
  if (day.phase === 'camp' || kind === day.kind || kind === 'camp') return atPace(day, baseFeet);
  if (goesOver(day.kind, kind)) {
    const { road: hours } = around.campaign.exploration;
    const over = {
      rules,
      hours,
      goes: afloat?.facts.goes ?? null,
      seaDay: readSeaDay(around.sql, day.id),
      parts,
    };
    return { ...day, ...carriedOver(day, kind, over), base_feet: baseFeet };
  }
  return { ...day, ...changed(day, kind, parts), base_feet: baseFeet };
}

/** Animals were found by the hunt of the day under way, which may still bring them home. */
export const huntHasFound = ({ kind, found, phase }: Pick<RoadDayRow, 'kind' | 'found' | 'phase'>): boolean =>
  kind === 'hunt' && found === 1 && phase === 'way';

/** What is left of the allowance goes with the pace, rounded down; what is spent is spent. */
function atPace(day: RoadDayRow, baseFeet: number): DayNow {
  if (day.base_feet === baseFeet || day.base_feet === 0) return day;
  const left = Math.floor(((day.parts - day.spent) * baseFeet) / day.base_feet);
  return { ...day, base_feet: baseFeet, parts: day.spent + left };
}

/** A march may become a forced one on the way, and a sail be struck; any other day is what it was given to. */
function changed(day: RoadDayRow, kind: RoadDayKind, parts: number): Pick<DayNow, 'kind' | 'parts'> {
  if (day.kind === 'sail' && kind === 'adrift') return { kind, parts: day.spent };
  if (day.kind === 'march' && kind === 'forced') return { kind, parts: Math.max(parts, day.spent) };
  throw refused(`Today is ${dayWords[day.kind]}. Make camp first, or go on with it. No time has passed.`);
}

export const dayWords: Readonly<Record<RoadDayKind, string>> = {
  march: 'a day of march',
  forced: 'a forced march',
  hunt: 'given to hunting',
  rest: 'a day of rest',
  camp: 'a day in camp',
  sail: 'a day of sailing',
  adrift: 'a day adrift',
  town: 'a day in town',
};
