const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** A real moment as a clock on the wall shows it, in minutes. */
export interface LocalMoment {
  /** `2026-11-21` */
  date: string;
  /** `21 November 2026` */
  longDate: string;
  /** `20:15` */
  time: string;
}

/** A stored moment on the clock of this machine; null for what is none. */
export const localMoment = (iso: string): LocalMoment | null => {
  if (!isoTime.test(iso)) return null;
  const moment = new Date(iso);
  const month = moment.toLocaleString('en', { month: 'long' });
  return {
    date: `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`,
    longDate: `${moment.getDate()} ${month} ${moment.getFullYear()}`,
    time: `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`,
  };
};

/** When it was played: `21 November 2026, 18:00 to 22:04`; the second day is named where it is another. */
export const playedText = (started: string, ended: string | null): string => {
  const from = localMoment(started);
  const to = ended === null ? null : localMoment(ended);
  if (from === null) return started;
  if (to === null) return `${from.longDate}, from ${from.time}`;
  return `${from.longDate}, ${from.time} to ${from.date === to.date ? '' : `${to.longDate}, `}${to.time}`;
};
