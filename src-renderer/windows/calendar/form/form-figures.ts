/** Figures of the form as they are typed and as a calendar has them. */

const whole = /^[-−]?\d{1,9}$/;

/** A whole number; what is none stays the text it is, so that whoever reads it says what is wanted. */
export function numberOf(text: string | undefined): number | string {
  const typed = (text ?? '').trim();
  return whole.test(typed) ? Number(typed.replace('−', '-')) : typed;
}

/** A year as it is written; without a year 0 it stands a place further on the count without gaps below 1. */
export function yearOf(text: string | undefined, yearZero: boolean): number | string {
  const year = numberOf(text);
  if (typeof year === 'string' || yearZero || year > 0) return year;
  return year === 0 ? 'There is no year 0.' : year + 1;
}

export const writtenYear = (year: number, yearZero: boolean): string =>
  String(yearZero || year > 0 ? year : year - 1);

/** Minutes of the day of `06:30`. */
export function minutesOf(text: string | undefined): number | string {
  const found = /^(\d{1,2}):(\d{2})$/.exec((text ?? '').trim());
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2])];
  return found && minutes < 60 ? hours * 60 + minutes : (text ?? '');
}

export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
