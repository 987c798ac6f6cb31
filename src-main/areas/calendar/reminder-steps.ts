import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { dateWords, readStoredCalendar } from '../../facts/calendar/read-calendar.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

const mostReminders = 500;

export const reminderSteps: Pick<StepsOf<'calendar'>, 'calendar.addReminder' | 'calendar.removeReminder'> = {
  'calendar.addReminder': ({ sql }, { words, day, repeats, everyDays, leadDays }) => {
    const { kept } = readStoredCalendar(sql);
    if (kept === null && (repeats === 'month' || repeats === 'fullMoon'))
      throw refused('Without a calendar there are no months and no moons. Choose one under Campaign first.');
    if (repeats === 'fullMoon' && kept?.calendar.definition.moons.length === 0)
      throw refused('The calendar has no moon. Nothing was written down.');
    if (countOf(sql) >= mostReminders)
      throw refused(`A campaign has at most ${mostReminders} reminders. Strike one first.`);
    const { lastId: id } = sql.run(
      query.insertInto('reminder').values({
        words,
        day,
        repeats,
        every_days: repeats === 'days' ? everyDays : null,
        lead_days: leadDays,
      }),
    );
    const date = kept ? dateWords(kept, day) : `day ${day}`;
    const often = {
      never: '',
      days: `, every ${counted(everyDays, 'day')}`,
      month: ', each month',
      fullMoon: ', each full moon',
    };
    return {
      ...step(`To be reminded of: ${words}, ${date}${often[repeats]}.`, { hidden: true }),
      value: { id },
    };
  },

  'calendar.removeReminder': ({ sql }, { id }) => {
    const row = sql.get(query.selectFrom('reminder').select('words').where('id', '=', id));
    if (!row)
      throw new TurnkeeperError('not-found', 'That reminder is no longer there. Nothing was changed.', {
        id: 'Choose again.',
      });
    sql.run(query.deleteFrom('reminder').where('id', '=', id));
    return step(`No more to be reminded of: ${row.words}.`, { hidden: true });
  },
};

const countOf = (sql: Sql): number =>
  sql.get(query.selectFrom('reminder').select(({ fn }) => fn.countAll<number>().as('count')))?.count ?? 0;
