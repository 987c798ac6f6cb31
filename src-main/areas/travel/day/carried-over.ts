import { refused } from '../../../../shared/errors.ts';
import type { Propulsion, RoadDayKind } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import type { TravelRules } from '../../../../shared/rules/travel/rules.ts';
import type { RoadDayRow, SeaDayRow } from '../../../db/tables.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';

/** A day that is marched and sailed: what is left of the one is left of the other. */

type Hours = Campaign['exploration']['road'];

/** Hours that the whole allowance of a day takes: sails go round the clock, oars as long as arms; nobody steers what drifts. */
export function hoursOf(
  kind: RoadDayKind,
  { waterHours }: Pick<TravelRules, 'waterHours'>,
  { marchHours, forcedMarchHours, oarHours, sailHours }: Hours,
  goes: Propulsion | null,
): number {
  if (kind === 'adrift') return hoursInDay;
  if (kind === 'sail') return waterHours ?? (goes === 'oar' ? oarHours : sailHours);
  return kind === 'forced' ? forcedMarchHours : marchHours;
}

export const hoursInDay = 24;
const hourSeconds = 3600;
const turn = 600;
export const inTurns = (seconds: number): number => Math.ceil(seconds / turn) * turn;

/** An ordinary march goes on aboard, and a day of sailing ashore. */
export const goesOver = (before: RoadDayKind, kind: RoadDayKind): boolean =>
  (before === 'march' && kind === 'sail') || (before === 'sail' && kind === 'march');

interface Over {
  rules: Pick<TravelRules, 'waterHours'>;
  hours: Hours;
  /** How the vessel under them goes; null ashore. */
  goes: Propulsion | null;
  /** What the day threw afloat; null for nothing. */
  seaDay: SeaDayRow | null;
  /** Of a whole day of march, in parts. */
  parts: number;
}

/**
 * The share of the hours that is left, in whole turns, is left of the other kind of day; parts are rounded down. Afloat the
 * day's miles are thrown for first. Throws refused where she has sailed today already. OSE-WILD-13.
 */
export function carriedOver(
  day: RoadDayRow,
  kind: RoadDayKind,
  { rules, hours, goes, seaDay, parts }: Over,
): Pick<RoadDayRow, 'kind' | 'parts' | 'spent' | 'marched_seconds'> {
  if (kind === 'sail' && seaDay?.settled === 1)
    throw refused('They have sailed today already. Make camp first, or march on. No time has passed.');
  const before = hoursOf(day.kind, rules, hours, seaDay?.goes ?? goes) * hourSeconds;
  const whole = hoursOf(kind, rules, hours, goes) * hourSeconds;
  const gone = Math.min(whole, inTurns((day.marched_seconds * whole) / Math.max(1, before)));
  const spent = parts - Math.floor((parts * (whole - gone)) / Math.max(1, whole));
  return kind === 'sail'
    ? { kind, parts: 0, spent: 0, marched_seconds: gone }
    : { kind, parts, spent, marched_seconds: gone };
}

/** Why the day allows less than a whole one; null where it is one. */
export function carriedReason(from: RoadDayKind, marched: number, whole: number): Reason | null {
  if (marched === 0) return null;
  const left = (whole - marched) / turn;
  const all = whole / turn;
  return {
    source: from === 'sail' ? 'left of the day after the voyage' : 'left of the day after the march',
    value: `${left} of ${all} turns`,
    rule: 'referee',
  };
}
