import { isMarch } from '../../day/day-now.ts';
import type { DayToPlan, SeaToPlan } from '../day-ahead.ts';
import type { PlannedDays, PlannedKind } from '../mornings.ts';

/** The days of a plan as they would be otherwise. */

/** Each played from once. */
export function onceEach<Day>(make: (kind: PlannedKind) => Day): (kind: PlannedKind) => Day {
  const made = new Map<PlannedKind, Day>();
  return (kind) => {
    const day = made.get(kind) ?? make(kind);
    made.set(kind, day);
    return day;
  };
}

/** The same at another base rate; of a day under way what is left of its allowance goes with it. */
export function atRate(days: PlannedDays, baseFeet: number): PlannedDays {
  const { first, later } = days;
  const { rules, aloft, country } = first('march');
  const parts = (forcedMarch: boolean) =>
    rules.allowance({ baseRatesFeet: [baseFeet], flying: aloft, forcedMarch }).parts;
  const faster = ({ parts: all, spent, ...day }: DayToPlan): DayToPlan => {
    const left = Math.floor(((all - spent) * parts(false)) / later('march', country).parts);
    return { ...day, spent, parts: spent + left };
  };
  return {
    ...days,
    first: onceEach((kind) => faster(first(kind))),
    later: (kind, from) =>
      isMarch(kind) ? { ...later(kind, from), parts: parts(kind === 'forced') } : later(kind, from),
  };
}

/** The same with another navigator, by other means or with another hull; the day under way stays what it is. */
export function withVessel(days: PlannedDays, vessel: Partial<SeaToPlan>): PlannedDays {
  const changed = (day: DayToPlan): DayToPlan =>
    day.sea === null ? day : { ...day, sea: { ...day.sea, ...vessel } };
  const { first, later } = days;
  return {
    ...days,
    first: onceEach((kind) => (first(kind).sea?.settled === true ? first(kind) : changed(first(kind)))),
    later: (kind, country) => changed(later(kind, country)),
  };
}
