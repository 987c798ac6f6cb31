import { dayAndTime } from '../../shared/clock.ts';
import { saidOnDays } from '../facts/calendar/reminders.ts';
import type { Lapse, Standing } from './lapse.ts';

const mostTold = 12;

/** Says what falls on each day that begins in the lapse. */
export function remind({ sql, from, to, tally }: Lapse, standing: Standing): Standing {
  const { day: before } = dayAndTime(from);
  const { day } = dayAndTime(to);
  if (day === before) return standing;
  const said = saidOnDays(sql, before + 1, day);
  tally.events.push(...said.slice(0, mostTold).map(({ text }) => text));
  if (said.length > mostTold) tally.events.push(`${said.length - mostTold} more reminders.`);
  return standing;
}
