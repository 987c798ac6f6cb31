import { refused } from '../../../../shared/errors.ts';
import type { RoadDayKind } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadDayRow } from '../../../db/tables.ts';
import { travelAllowance } from '../../../facts/exploration.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { journeyPace } from '../../../facts/road/journey-pace.ts';
import type { Around } from '../supper.ts';

/** What a day of the road is given to, and what it allows. */

/** A day that has not begun is not stored yet. */
export type DayNow = Omit<RoadDayRow, 'id'> & { id: number | null };

export const isMarch = (kind: RoadDayKind): boolean => kind === 'march' || kind === 'forced';

/** What the day is, given to a kind of doing; throws refused where it cannot be. */
export function dayNow({ sql, campaign }: Around, { journey, day, days }: Road, kind: RoadDayKind): DayNow {
  const pace = journeyPace(sql, campaign);
  if (pace === null) throw refused('Nobody is there who can walk. No day has passed.');
  const { baseFeet } = pace;
  const parts = isMarch(kind)
    ? travelAllowance({ baseRatesFeet: [baseFeet], forcedMarch: kind === 'forced' }).parts
    : 0;
  if (!day)
    return {
      id: null,
      journey_id: journey.id,
      number: days + 1,
      kind,
      phase: 'way',
      began_seconds: campaign.clock,
      base_feet: baseFeet,
      parts,
      spent: 0,
      marched_seconds: 0,
      lost_chance: null,
      lost_die: null,
      offset_degrees: 0,
      told: 0,
      sought: 0,
      fed: 0,
    };
  if (day.phase === 'camp' || kind === day.kind || kind === 'camp') return atPace(day, baseFeet);
  return { ...day, ...changed(day, kind, parts), base_feet: baseFeet };
}

/** What is left of the allowance goes with the pace, rounded down; what is spent is spent. */
function atPace(day: RoadDayRow, baseFeet: number): DayNow {
  if (day.base_feet === baseFeet || day.base_feet === 0) return day;
  const left = Math.floor(((day.parts - day.spent) * baseFeet) / day.base_feet);
  return { ...day, base_feet: baseFeet, parts: day.spent + left };
}

/** A march may become a forced one on the way; any other day is what it was given to. */
function changed(day: RoadDayRow, kind: RoadDayKind, parts: number): Pick<DayNow, 'kind' | 'parts'> {
  if (day.kind === 'march' && kind === 'forced') return { kind, parts: Math.max(parts, day.spent) };
  throw refused(`Today is ${dayWords[day.kind]}. Make camp first, or go on with it. No time has passed.`);
}

export const dayWords: Readonly<Record<RoadDayKind, string>> = {
  march: 'a day of march',
  forced: 'a forced march',
  hunt: 'given to hunting',
  rest: 'a day of rest',
  camp: 'a day in camp',
};
