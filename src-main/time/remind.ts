import { daySeconds } from '../facts/needs/days-due.ts';
import { saidOnDays } from '../facts/calendar/reminders.ts';
import type { Lapse, Standing } from './lapse.ts';

const mostTold = 12;

/** Says what falls on each day that begins in the lapse. */
export function remind({ sql, from, to, tally }: Lapse, standing: Standing): Standing {
  const dayOf = (seconds: number) => Math.floor(seconds / daySeconds) + 1;
  if (dayOf(to) === dayOf(from)) return standing;
  const said = saidOnDays(sql, dayOf(from) + 1, dayOf(to));
  tally.events.push(...said.slice(0, mostTold).map(({ text }) => text));
  if (said.length > mostTold) tally.events.push(`${said.length - mostTold} more reminders.`);
  return standing;
}
