import { dayAndTime } from '../../../shared/clock.ts';
import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import { dateWords } from '../../facts/calendar/read-calendar.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
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
      return step(`Days are counted without a calendar; today is day ${day}.`);
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
    const { name } = kept.calendar.definition;
    return step(`Calendar: ${name}. Day ${day} is ${dateWords(kept, day)}.`);
  },
};
