import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import type { QueryInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import CalendarPanel from '../../../src-renderer/windows/calendar/CalendarPanel.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

type View = QueryOutput<'calendar.view'>;

const bare: View = { day: 17, calendar: null, broken: null };
const farmers: View = {
  day: 17,
  calendar: {
    definition: calendarPresets.farmersYear,
    today: { year: 812, part: 10, day: 9 },
    words: 'Thirdday, 9 Harvest 812',
  },
  broken: null,
};

const user = userEvent.setup();
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('calendar.preview', (input: QueryInput<'calendar.preview'>) => ({
    today: `day ${input.today.day} of ${String(input.definition['name'])}`,
    lines: [{ seq: 4, summary: 'Turn 2.', day: 17, before: null, after: 'by the new one' }],
    neverCome: ['Feast of fools'],
  }));
  bridge.reply('calendar.set', null);
});

describe('the calendar of the campaign', () => {
  it('is none at first, and nothing can be sent', () => {
    render(CalendarPanel, { view: bare });
    expect(choice('Calendar').value).toBe('none');
    expect(button(/Count days alone/)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('group', { name: 'Today' })).toBeNull();
  });

  it('is chosen with what today is, shown before it is sent', async () => {
    render(CalendarPanel, { view: bare });
    await user.selectOptions(choice('Calendar'), 'Gregorian');
    await user.clear(field('Day of the month'));
    await user.type(field('Day of the month'), '15');
    await user.selectOptions(choice('Month'), 'March');
    await user.clear(field('Year'));
    await user.type(field('Year'), '44');
    await user.selectOptions(choice('Era'), 'Before Christ');
    expect(await screen.findByText(/day 15 of Gregorian/)).toBeInTheDocument();
    const lines = within(screen.getByRole('table', { name: 'The last lines of the log' }));
    expect(lines.getByText('by the new one')).toBeInTheDocument();
    expect(lines.getByText('day 17')).toBeInTheDocument();
    expect(screen.getByText('Feast of fools')).toBeInTheDocument();
    await user.click(button(/Use this calendar/));
    expect(bridge.sent('calendar.set')).toEqual([
      { calendar: { definition: calendarPresets.gregorian, today: { year: -43, part: 2, day: 15 } } },
    ]);
  });

  it.each([
    ['Day of the month', '31', 'Harvest has 30 days in that year.'],
    ['Day of the month', 'x', 'Harvest has 30 days in that year.'],
    ['Year', '0', 'The calendar has no such year.'],
    ['Year', 'long ago', 'The calendar has no such year.'],
  ])('whose %s is %s cannot be sent, and says why', async (name, typed, sentence) => {
    render(CalendarPanel, { view: farmers });
    await user.clear(field(name));
    await user.type(field(name), typed);
    expect(screen.getByText(sentence, { selector: 'p' })).toBeInTheDocument();
    expect(button(/Use this calendar/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('is corrected by another date', async () => {
    render(CalendarPanel, { view: farmers });
    expect([field('Day of the month').value, field('Year').value]).toEqual(['9', '812']);
    expect(button(/Use this calendar/)).toHaveAttribute('aria-disabled', 'true');
    await user.clear(field('Year'));
    await user.type(field('Year'), '813');
    await user.click(button(/Use this calendar/));
    expect(bridge.sent('calendar.set')).toEqual([
      { calendar: { definition: calendarPresets.farmersYear, today: { year: 813, part: 10, day: 9 } } },
    ]);
  });

  it('of one’s own is read as it is typed, each slip told', async () => {
    render(CalendarPanel, { view: bare });
    await user.selectOptions(choice('Calendar'), 'Own, written as JSON');
    const json = field('The calendar, as JSON');
    await user.clear(json);
    expect(screen.getByText('That is no JSON.', { selector: 'p' })).toBeInTheDocument();
    await user.click(json);
    await user.paste('{"version": 1, "name": "Ours", "parts": []}');
    expect(screen.getByText('Months: at least one is wanted.', { selector: 'p' })).toBeInTheDocument();
    await user.clear(json);
    await user.click(json);
    await user.paste('{"version": 1, "name": "Ours", "parts": [{"name": "Only", "days": 9}]}');
    await user.click(button(/Use this calendar/));
    expect(bridge.sent('calendar.set')).toMatchObject([
      { calendar: { definition: { name: 'Ours' }, today: { year: 1, part: 0, day: 1 } } },
    ]);
  });

  it('of one’s own begins with the one chosen before it', async () => {
    render(CalendarPanel, { view: bare });
    await user.selectOptions(choice('Calendar'), 'Coptic');
    await user.selectOptions(choice('Calendar'), 'Own, written as JSON');
    expect(JSON.parse(field('The calendar, as JSON').value)).toEqual(calendarPresets.coptic);
    await user.click(button(/Use this calendar/));
    expect(bridge.sent('calendar.set')).toMatchObject([{ calendar: { definition: { name: 'Coptic' } } }]);
  });

  it('is taken away', async () => {
    render(CalendarPanel, { view: farmers });
    await user.selectOptions(choice('Calendar'), 'None: count days');
    await user.click(button(/Count days alone/));
    expect(bridge.sent('calendar.set')).toEqual([{ calendar: null }]);
  });

  it('that cannot be read says why, and can be taken away', async () => {
    render(CalendarPanel, { view: { day: 17, calendar: null, broken: 'Months: at least one is wanted.' } });
    expect(screen.getByText('Months: at least one is wanted.')).toBeInTheDocument();
    await user.click(button(/Count days alone/));
    expect(bridge.sent('calendar.set')).toEqual([{ calendar: null }]);
  });
});
