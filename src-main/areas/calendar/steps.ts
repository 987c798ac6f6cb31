import { dayAndTime } from '../../../shared/clock.ts';
import { refused } from '../../../shared/errors.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { dateWords } from '../../facts/calendar/read-calendar.ts';
import { readReminders } from '../../facts/calendar/reminders.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { planned } from './plan.ts';
import { reminderSteps } from './reminder-steps.ts';

export const calendarSteps: StepsOf<'calendar'> = {
  ...reminderSteps,

  'calendar.set': ({ sql, campaign }, { calendar }) => {
    const before = sql.get(query.selectFrom('calendar').selectAll());
    const { day } = dayAndTime(campaign.clock);
    if (calendar === null) {
      if (!before) throw refused('The campaign has no calendar.');
      sql.run(query.deleteFrom('calendar'));
      const waiting = waitingText(sql, ['month', 'fullMoon']);
      return step(`Days are counted without a calendar; today is day ${day}.${waiting}`);
    }
    const kept = planned(calendar, campaign.clock);
    const row = { definition: JSON.stringify(kept.calendar.definition), anchor_day: kept.anchorDay };
    if (before?.definition === row.definition && before.anchor_day === row.anchor_day)
      throw refused('The calendar is so already.');
    sql.run(
      before
        ? query.updateTable('calendar').set(row)
        : query.insertInto('calendar').values({ id: 1, ...row }),
    );
    const { name, moons } = kept.calendar.definition;
    const waiting = moons.length > 0 ? '' : waitingText(sql, ['fullMoon']);
    return step(`Calendar: ${name}. Day ${day} is ${dateWords(kept, day)}.${waiting}`);
  },
};

/** Reminders that come round by what no calendar has now are kept, and fall when one has it again. */
function waitingText(sql: Sql, by: readonly ReminderRow['repeats'][]): string {
  const count = readReminders(sql).filter(({ repeats }) => by.includes(repeats)).length;
  if (count === 0) return '';
  const what = by.includes('month') ? 'month or moon' : 'moon';
  return ` ${counted(count, 'reminder')} by ${what} ${count === 1 ? 'waits' : 'wait'} for a calendar that has one.`;
}
