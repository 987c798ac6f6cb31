import type { Calendar } from '../../../shared/calendar/calendar.ts';
import { dateOf } from '../../../shared/calendar/calendar.ts';
import type { Moon } from '../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../shared/calendar/definition.ts';
import type { Told } from './told.ts';

const millionth = 1_000_000;

const decimal = (millionths: number): string => {
  const whole = Math.floor(millionths / millionth);
  const rest = String(millionths - whole * millionth)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return rest === '' ? String(whole) : `${whole}.${rest}`;
};

/**
 * A moon that was new so many days, with a fraction, after the first day of year 1. Null, and told, where its cycle is none.
 */
export function moonOf(
  calendar: Calendar,
  { name, cycle, newAt }: { name: string; cycle: number | null; newAt: number },
  told: Told,
): Moon | null {
  const where = `moon ${name}`;
  const cycled = Math.round((cycle ?? 0) * millionth);
  if (cycle === null || cycled < millionth || cycle > calendarLimits.cycleDays) {
    told.tell(where, `A cycle of 1 to ${calendarLimits.cycleDays.toLocaleString('en')} days is wanted.`);
    return null;
  }
  if (Math.abs(cycle * millionth - cycled) > 1e-3) told.tell(where, 'Its cycle is kept to six places.');
  const at = Math.round(newAt * millionth);
  if (!Number.isSafeInteger(at)) {
    told.tell(where, 'Its new moon is too far away.');
    return null;
  }
  const day = Math.floor(at / millionth);
  return {
    name,
    cycle: decimal(cycled),
    newMoon: dateOf(calendar, day),
    shift: decimal(at - day * millionth),
  };
}
