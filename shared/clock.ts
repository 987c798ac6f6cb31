/** The world's clock in words. Times are whole seconds since midnight of day 1. */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
export const daySeconds = day;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

export interface DayAndTime {
  /** Day 1 is the first. */
  day: number;
  /** `HH:MM`, from 00:00 to 23:59. */
  time: string;
}

export interface Moment extends DayAndTime {
  /** The day by the campaign's calendar; null where it has none. */
  date: string | null;
}

/** `day 17, 14:20`; by a calendar `day 17 (Fourthday, 9 Harvest 812), 14:20`. */
export const momentWords = (moment: Moment): string => `${dayWords(moment)}, ${moment.time}`;

/** The same without the time of day. */
export const dayWords = ({ day, date }: Omit<Moment, 'time'>): string =>
  date === null ? `day ${day}` : `day ${day} (${date})`;

/** The day and the time of day of a moment given in seconds since midnight of day 1. */
export const dayAndTime = (seconds: number): DayAndTime => {
  const ofDay = seconds % day;
  return {
    day: Math.floor(seconds / day) + 1,
    time: `${twoDigits(Math.floor(ofDay / hour))}:${twoDigits(Math.floor((ofDay % hour) / minute))}`,
  };
};

/** The moment, in seconds since midnight of day 1, of a day (from 1) and a time of day. */
export const secondsAt = (dayNumber: number, hours: number, minutes: number): number =>
  (dayNumber - 1) * day + hours * hour + minutes * minute;

/** A length of time in words, its zero parts left out: `2 h 20 min`, `1 day 10 s`, `0 min` for none. */
export const durationText = (seconds: number): string => {
  const days = Math.floor(seconds / day);
  const parts = [
    days === 0 ? '' : `${days} ${days === 1 ? 'day' : 'days'}`,
    amount(Math.floor((seconds % day) / hour), 'h'),
    amount(Math.floor((seconds % hour) / minute), 'min'),
    amount(seconds % minute, 's'),
  ];
  return parts.filter((part) => part !== '').join(' ') || '0 min';
};

const amount = (count: number, unit: string): string => (count === 0 ? '' : `${count} ${unit}`);
