import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import CalendarFormDialog from '../../../src-renderer/windows/calendar/form/CalendarFormDialog.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('calendar.preview', { today: 'today', lines: [], neverCome: [] });
  bridge.reply('calendar.set', null);
});

const open = () => {
  const onclose = vi.fn();
  render(CalendarFormDialog, { view: { day: 17, calendar: null, broken: null }, onclose });
  return { user: userEvent.setup(), onclose };
};
const fromNothing = async () => {
  const opened = open();
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Begin with' }), 'Nothing');
  await opened.user.click(screen.getByRole('button', { name: 'Begin anew with it' }));
  return opened;
};
const row = (name: string) => within(screen.getByRole('group', { name }));
const field = (inside: ReturnType<typeof row>, name: RegExp | string) =>
  inside.getByRole('textbox', { name });
const year = () => within(screen.getByRole('region', { name: 'The whole year' }));

describe('a calendar of one’s own', () => {
  it('begins with a preset, whose whole year stands beside it', () => {
    open();
    expect(screen.getAllByRole('textbox', { name: 'Name' })[0]).toHaveValue('Farmer’s year');
    expect(year().getByText(/365 days/)).toBeInTheDocument();
    expect(year().getByRole('heading', { name: 'Harvest' })).toBeInTheDocument();
  });

  it('is made from nothing, the year shown as it is typed', async () => {
    const { user, onclose } = await fromNothing();
    expect(year().getByText('30 days.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Days of the week/ }), 'Sun, Bell, Plough');
    await user.click(screen.getByRole('button', { name: 'Add a month' }));
    const second = row('Part 2');
    expect(field(second, 'Name')).toHaveFocus();
    await user.keyboard('Fair');
    await user.selectOptions(second.getByRole('combobox', { name: 'Is' }), 'a feast');
    await user.clear(field(second, 'Days'));
    await user.type(field(second, 'Days'), '2');
    expect(second.getByRole('combobox', { name: 'In the week' })).toHaveValue('no');
    expect(year().getByText(/32 days/)).toBeInTheDocument();
    expect(year().getByText('30 days, begins on Sun.')).toBeInTheDocument();
    await user.type(field(row('Part 1'), /^Leap years/), '4');
    await user.click(screen.getByRole('button', { name: 'The year after' }));
    await user.click(screen.getByRole('button', { name: 'The year after' }));
    await user.click(screen.getByRole('button', { name: 'The year after' }));
    expect(year().getByText('31 days, begins on Sun.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use this calendar' }));
    expect(bridge.sent('calendar.set')).toMatchObject([
      {
        calendar: {
          definition: {
            name: 'Our calendar',
            parts: [
              { name: 'First month', leap: { days: 1, clauses: [{ every: 4, from: 0, leap: true }] } },
              { name: 'Fair', kind: 'festival', days: 2, weekdays: false },
            ],
            week: { days: ['Sun', 'Bell', 'Plough'], begins: 'on', first: 0 },
          },
          today: { year: 1, part: 0, day: 1 },
        },
      },
    ]);
    expect(onclose).toHaveBeenCalled();
  });

  it.each([
    ['Days', '0', /Month 1 \(First month\), days: a whole number from 1 to 1,000\./],
    ['Days', '1001', /Month 1 \(First month\), days: a whole number from 1 to 1,000\./],
    ['Days', 'many', /Month 1 \(First month\), days: a whole number from 1 to 1,000\./],
    [/^Leap years/, '0', /leap rule 1, every so many years: a whole number from 1/],
    [/^Leap years/, '400, 401', /with it leap years repeat only after 160,400 years/],
    [/^Leap years/, 'four', /leap rule: a list is wanted/],
  ])('says at the field what is amiss: %s %s', async (name, text, sentence) => {
    const { user } = await fromNothing();
    const typed = field(row('Part 1'), name);
    await user.clear(typed);
    await user.type(typed, text);
    expect(typed).toHaveAccessibleDescription(expect.stringMatching(sentence) as string);
    expect(screen.getByRole('button', { name: 'Use this calendar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // The year that was there last stays.
    expect(year().getByRole('heading', { name: 'First month' })).toBeInTheDocument();
  });

  it('says a moon without a cycle and a year that does not exist at their fields', async () => {
    const { user } = await fromNothing();
    await user.click(screen.getByRole('button', { name: 'Add a moon', hidden: true }));
    const moon = row('Moon 1');
    await user.type(field(moon, 'Name'), 'Pale');
    const cycle = field(moon, 'Days of its cycle');
    for (const wrong of ['0', '-3', '1000000000']) {
      await user.clear(cycle);
      await user.type(cycle, wrong);
      expect(cycle).toHaveAccessibleDescription(expect.stringMatching(/Moon 1 \(Pale\), cycle/) as string);
    }
    await user.clear(cycle);
    await user.type(cycle, '29.53');
    const inYear = field(moon, 'In year');
    await user.clear(inYear);
    await user.type(inYear, '0');
    expect(inYear).toHaveAccessibleDescription(expect.stringMatching(/new moon, year/) as string);
  });

  it('keeps a list open whose rows are added and struck', async () => {
    const { user } = open();
    const add = screen.getByRole('button', { name: 'Add a holiday', hidden: true });
    const list = add.closest('details');
    expect(list).not.toHaveAttribute('open');
    await user.click(screen.getByText('Holidays (0)'));
    await user.click(add);
    expect(screen.getByText('Holidays (1)')).toBeVisible();
    expect(list).toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Strike holiday 1' }));
    expect(list).toHaveAttribute('open');
  });

  it('keeps what names a month naming it when months are struck or moved', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add a holiday', hidden: true }));
    const holiday = row('Holiday 1');
    await user.type(field(holiday, 'Name'), 'Fair');
    await user.selectOptions(holiday.getByRole('combobox', { name: 'Of' }), 'Harvest');
    await user.click(screen.getByRole('button', { name: 'Strike part 1' }));
    expect(holiday.getByRole('combobox', { name: 'Of' })).toHaveDisplayValue('Harvest');
    await user.click(screen.getByRole('button', { name: 'Move part 10 up' }));
    expect(holiday.getByRole('combobox', { name: 'Of' })).toHaveDisplayValue('Harvest');
  });
});
