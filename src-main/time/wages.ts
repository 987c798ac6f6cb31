import { openAccounts, readServants, WageCount, wagesFallen } from '../facts/party/wages.ts';
import { goldInWords } from '../facts/treasure/pay.ts';
import { dayAndTime } from '../../shared/clock.ts';
import { listed } from '../../shared/words/names.ts';
import type { Lapse, Standing } from './lapse.ts';

const mostTold = 12;

/** Counts the wages of everybody who serves as a night passes over them, and says whose fall due. */
export function fallWages({ sql, campaign, from, to, tally }: Lapse, standing: Standing): Standing {
  const { day: before } = dayAndTime(from);
  const { day } = dayAndTime(to);
  if (day === before) return standing;
  openAccounts(sql, campaign, before);
  const fallen = wagesFallen(readServants(sql, campaign), new WageCount(sql), { from: before, to: day });
  if (fallen.length === 0) return standing;
  const told = fallen.slice(0, mostTold).map(({ name, copper }) => `${name} ${goldInWords(copper)}`);
  const more = fallen.length > mostTold ? [`${fallen.length - mostTold} more`] : [];
  tally.events.push(`Wages fall due: ${listed([...told, ...more])}.`);
  return standing;
}
