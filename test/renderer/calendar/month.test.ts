import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarOf } from '../../../shared/calendar/calendar.ts';
import { daysOfMonth, partBeside } from '../../../shared/calendar/month.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import type { QueryInput } from '../../../shared/ipc/contract.ts';
import MonthDialog from '../../../src-renderer/windows/calendar/MonthDialog.svelte';
import type { Month } from '../../../src-renderer/windows/calendar/month-words.ts';
import { daySpoken, monthRows, moonSigns } from '../../../src-renderer/windows/calendar/month-words.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

const calendar = calendarOf(calendarPresets.gregorian);
const { definition } = calendar;

/** A month of 2000; today is 6 January, day 17 of the clock. */
function month({ year, part }: { year: number; part: number }): Month {
  return {
    name: definition.name,
    title: `${definition.parts[part]?.name} ${year}`,
    year,
    part,
    week: [...(definition.week?.days ?? [])],
    moons: ['Moon'],
    days: daysOfMonth(calendar, { year, part }).map(({ day, date, ...of }) => ({
      ...of,
      day: day - 730_107,
      ofMonth: date.day,
      isToday: day === 730_124,
      reminders: date.day === 9 ? ['Reminder: rent.'] : [],
      weather: date.day === 6 ? 'light snow' : null,
      road: date.day === 6 ? { number: 2, goal: 'Thorn Gate' } : null,
    })),
    earlier: partBeside(calendar, { year, part }, -1),
    later: partBeside(calendar, { year, part }, 1),
    today: { year: 2000, part: 0 },
  };
}

const user = userEvent.setup();
let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('calendar.reminders', []);
  bridge.answer('calendar.month', ({ at }: QueryInput<'calendar.month'>) =>
    month(at ?? { year: 2000, part: 0 }),
  );
});

describe('the month', () => {
  it('stands in weeks, today marked, each day told in words', async () => {
    render(MonthDialog, { open: true });
    const table = within(await screen.findByRole('table', { name: 'January 2000' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      definition.week?.days,
    );
    // 1 January 2000 was a Saturday.
    expect(table.getAllByRole('row')[1]?.querySelectorAll('td.none')).toHaveLength(5);
    const today = table.getByText(
      /6 January 2000, today, day 17 of the clock, new moon.*light snow, day 2 of the road to Thorn Gate/,
    );
    expect(today.closest('td')).toHaveAttribute('aria-current', 'date');
  });

  it('is turned by keys and buttons, and comes back to today', async () => {
    render(MonthDialog, { open: true });
    await screen.findByRole('table', { name: 'January 2000' });
    await user.keyboard('{PageUp}');
    await screen.findByRole('table', { name: 'December 1999' });
    await user.click(screen.getByRole('button', { name: /month before/i }));
    await screen.findByRole('table', { name: 'November 1999' });
    await user.keyboard('{PageDown}');
    await screen.findByRole('table', { name: 'December 1999' });
    await user.keyboard('{Home}');
    await screen.findByRole('table', { name: 'January 2000' });
  });

  it('takes a reminder for a day of the month, and tells of those that stand', async () => {
    bridge.answer('calendar.reminders', [
      {
        id: 3,
        words: 'rent',
        repeats: 'days',
        everyDays: 7,
        leadDays: 1,
        next: { day: 20, date: 'Sunday, 9 January 2000' },
      },
    ]);
    bridge.reply('calendar.addReminder', { id: 4 });
    bridge.reply('calendar.removeReminder', null);
    render(MonthDialog, { open: true });
    const list = within(await screen.findByRole('region', { name: 'Reminders' }));
    expect(await list.findByText(/every 7 days, said 1 day before/)).toBeInTheDocument();
    expect(screen.getByText(/9 January 2000.*Reminder: rent/)).toBeInTheDocument();
    await user.type(list.getByLabelText('Reminder'), 'The ferry');
    await user.type(list.getByLabelText('Day of January 2000'), '12');
    await user.click(list.getByRole('button', { name: 'Remind me' }));
    expect(bridge.sent('calendar.addReminder')).toEqual([
      { words: 'The ferry', day: 23, repeats: 'never', everyDays: 1, leadDays: 0 },
    ]);
    await user.click(list.getByRole('button', { name: /Strike/ }));
    expect(bridge.sent('calendar.removeReminder')).toEqual([{ id: 3 }]);
  });

  it('tells its holidays with what is kept of them, and makes reminders of them', async () => {
    const january = month({ year: 2000, part: 0 });
    const long = 'a'.repeat(190);
    bridge.answer('calendar.month', {
      ...january,
      days: january.days.map((day) => ({
        ...day,
        holidays:
          day.ofMonth === 1
            ? [{ name: 'First Fire', notes: 'Debts are paid.' }]
            : day.ofMonth === 6
              ? [{ name: 'Long Night', notes: long }]
              : day.ofMonth === 20
                ? [{ name: 'Thaw', notes: '' }]
                : [],
        reminders: day.ofMonth === 20 ? ['Reminder: Thaw.'] : day.reminders,
      })),
    });
    bridge.reply('calendar.addReminder', { id: 4 });
    render(MonthDialog, { open: true });
    const list = within(await screen.findByRole('region', { name: 'Holidays' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1\s*First Fire\s*Debts are paid\./),
      expect.stringContaining(long),
      expect.stringMatching(/^20\s*Thaw/),
    ]);
    for (const name of ['First Fire on 1', 'Long Night on 6'])
      await user.click(list.getByRole('button', { name: `Remind me of ${name}` }));
    const [first, other] = bridge.sent('calendar.addReminder');
    expect(first).toEqual({ words: 'First Fire: Debts are paid', day: 12 });
    expect(other).toEqual({ words: `Long Night: ${'a'.repeat(187)}…`, day: 17 });
    await user.click(list.getByRole('button', { name: 'Remind me of Thaw on 20' }));
    expect(bridge.sent('calendar.addReminder')).toHaveLength(2);
  });

  it('without a calendar says where to choose one', async () => {
    bridge.answer('calendar.month', null);
    render(MonthDialog, { open: true });
    expect(await screen.findByText(/Choose one under Campaign/)).toBeInTheDocument();
  });
});

describe('the rows of a month', () => {
  it('hold every day once, by the week or in sevens', () => {
    const january = month({ year: 2000, part: 0 });
    for (const shown of [
      january,
      { ...january, week: null },
      { ...january, week: Array.from({ length: 20 }, () => 'Day') },
    ]) {
      const { rows } = monthRows(shown);
      expect(rows.flat().filter((day) => day !== null)).toEqual(january.days);
      expect(rows.every((row) => row.length === 7)).toBe(true);
    }
    expect(monthRows({ ...january, week: null }).columns).toBeNull();
    expect(monthRows(january).rows[0]?.filter((day) => day === null)).toHaveLength(5);
  });

  it('name the moon where there are two, and only its quarters', () => {
    const january = month({ year: 2000, part: 0 });
    const twice = { ...january, moons: ['Silver', 'Red'] };
    const signs = january.days.map((day) =>
      moonSigns(twice, { ...day, moons: [...day.moons, ...day.moons] }),
    );
    expect(signs.filter((each) => each.length > 0).map((each) => each.map(({ words }) => words))).toEqual([
      ['Silver: new moon', 'Red: new moon'],
      ['Silver: first quarter', 'Red: first quarter'],
      ['Silver: full moon', 'Red: full moon'],
      ['Silver: last quarter', 'Red: last quarter'],
    ]);
  });

  it('tell of a day before the clock, and of holidays', () => {
    const december = month({ year: 1999, part: 11 });
    const [first] = december.days;
    if (!first) throw new Error('December has a first day.');
    expect(daySpoken(december, first)).toContain('before the clock');
    expect(
      daySpoken(december, { ...first, weekday: null, holidays: [{ name: 'Advent', notes: 'Candles.' }] }),
    ).toMatch(/^1 December 1999, before the clock, .*Advent/);
  });
});
