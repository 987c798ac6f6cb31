import type { Sql } from '../../db/sql.ts';
import type { ClockAnswers } from '../../facts/delve/clock-answers.ts';
import type { Prompt } from '../../facts/prompt.ts';
import { plain } from '../../facts/prompt.ts';
import { closeDays, daysDue, daysInWords } from '../../facts/needs/days-due.ts';

interface Standing {
  clock: number;
  turn: number | null;
}

/** The end of the days that nobody has settled, several told as one. */
export function dayEndPrompts(sql: Sql, { clock, turn }: Standing, answers: ClockAnswers): Prompt[] {
  const due = daysDue(sql, clock);
  if (!due) return [];
  const key = `dayEnd:${due.from}`;
  if (answers.isHeld(key)) return [];
  const ended = due.days === 1 ? `Day ${due.from} has ended` : `${daysInWords(due)} have ended`;
  return [
    {
      ...plain,
      key,
      kind: 'dayEnd',
      turn: turn === null ? 0 : turn + 1,
      title: ended,
      text: 'Settle who ate, drank and slept, and what rest healed.',
    },
  ];
}

/** The referee lets the days that have ended pass without settling them. */
export function letDaysPass(sql: Sql, clock: number): void {
  const due = daysDue(sql, clock);
  if (due) closeDays(sql, due.to, false);
}
