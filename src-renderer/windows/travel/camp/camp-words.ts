import { dayAndTime, daySeconds } from '../../../../shared/clock.ts';

/** The time of day of so many seconds of it, which may lie in the evening before: "22:00". */
export const timeText = (seconds: number): string => dayAndTime((seconds + daySeconds) % daySeconds).time;
