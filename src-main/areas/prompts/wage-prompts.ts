import { dayAndTime } from '../../../shared/clock.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { ClockAnswers } from '../../facts/delve/clock-answers.ts';
import { readServants, spansText, WageCount } from '../../facts/party/wages.ts';
import type { Prompt } from '../../facts/prompt.ts';
import { plain } from '../../facts/prompt.ts';
import { goldInWords } from '../../facts/treasure/pay.ts';

/** Wages that have fallen due and were neither paid, owed nor let go. */
export function wagePrompts(
  sql: Sql,
  campaign: Campaign,
  turn: number | null,
  answers: ClockAnswers,
): Prompt[] {
  const servants = readServants(sql, campaign);
  if (servants.length === 0) return [];
  const count = new WageCount(sql);
  const { day } = dayAndTime(campaign.clock);
  return servants.flatMap((servant): Prompt[] => {
    const { row, every, owed } = servant;
    const due = count.due(servant, day);
    if (due === null) return [];
    // A wage that is let be asks again with the next.
    const key = `wage:${row.id}:${due.day}`;
    if (answers.isHeld(key)) return [];
    const before = owed === 0 ? '' : ` ${goldInWords(owed)} of earlier wages are owed.`;
    return [
      {
        ...plain,
        key,
        kind: 'wageDue',
        turn: turn === null ? 0 : turn + 1,
        title: `${row.name} is due ${goldInWords(due.copper)}`,
        text: `Wages for ${spansText(due.spans, every)}, to day ${due.day}.${before}`,
      },
    ];
  });
}
