import { daySeconds, durationText } from '../../../shared/clock.ts';
import type { DurationUnit } from '../../../shared/ipc/vocabulary.ts';
import { counted } from '../../../shared/words/figures.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { turnSeconds } from '../exploration.ts';

/** What is left of a time, in the units in which the table counts it. */

/** Seconds in each unit: rounds and turns are the system's; in a dungeon a turn is the exploration's. */
export function unitSeconds({ system }: Campaign, inDungeon: boolean): Record<DurationUnit, number> {
  const { clock } = system;
  return {
    rounds: clock.roundSeconds,
    turns: inDungeon ? turnSeconds : clock.turnSeconds,
    hours: 3600,
    days: daySeconds,
  };
}

/** In a dungeon turns are counted for a day; outside hours soon say it better. */
const mostTurns = { inDungeon: 144, outside: 12 };

/** What is left, in the unit that fits: rounds below a turn, then turns, then hours and days. */
export function leftInWords(
  seconds: number,
  { rounds, turns }: Record<DurationUnit, number>,
  inDungeon: boolean,
): string {
  if (seconds > mostTurns[inDungeon ? 'inDungeon' : 'outside'] * turns) return durationText(seconds);
  const whole = Math.floor(seconds / turns);
  const rest = Math.ceil((seconds % turns) / rounds);
  const round = rounds === 1 ? 'second' : 'round';
  return [whole > 0 ? counted(whole, 'turn') : '', rest > 0 ? counted(rest, round) : '']
    .filter((part) => part !== '')
    .join(' ');
}
