import { daySeconds } from '../clock.ts';

/** Who is awake by night, out of doors: watches after each other, the last of which ends with the hour of setting out. */

export interface Watch {
  hours: number;
  /** Those who stand it; nobody where all dropped out. */
  people: readonly { id: number; name: string }[];
}

/** A watch of a night that is under way or to come. */
export interface Watching extends Watch {
  /** Seconds of the day of setting out; before its midnight they are negative. */
  from: number;
}

const hourSeconds = 3600;
/** A night lasts so long at least, however short its watches are together; what they leave of it nobody watches. */
const leastNight = 8;

export const watchLimits = { watches: 12, hours: 12, night: 16 } as const;

export const nightHours = (watches: readonly Watch[]): number =>
  Math.max(
    leastNight,
    watches.reduce((sum, { hours }) => sum + hours, 0),
  );

/** Each watch with its beginning, and the hours behind the last that nobody watches. */
export function watchesOfNight(watches: readonly Watch[], setOutHour: number): Watching[] {
  let from = (setOutHour - nightHours(watches)) * hourSeconds;
  const night = watches.map((watch) => {
    const began = from;
    from += watch.hours * hourSeconds;
    return { ...watch, from: began };
  });
  const left = setOutHour - from / hourSeconds;
  return left > 0 ? [...night, { hours: left, people: [], from }] : night;
}

/** The watch under way at a second of the clock; null where none were ordered, and by day. */
export function watchAt(watches: readonly Watch[], setOutHour: number, seconds: number): Watch | null {
  if (watches.length === 0) return null;
  const ofDay = seconds % daySeconds;
  const under = ({ from, hours }: Watching) =>
    [ofDay, ofDay - daySeconds].some((at) => at >= from && at < from + hours * hourSeconds);
  return watchesOfNight(watches, setOutHour).find(under) ?? null;
}

/** Hours of sleep of somebody in such a night: what their own watches leave of it. */
export const sleepOf = (watches: readonly Watch[], personId: number): number =>
  nightHours(watches) -
  watches
    .filter(({ people }) => people.some(({ id }) => id === personId))
    .reduce((sum, { hours }) => sum + hours, 0);
