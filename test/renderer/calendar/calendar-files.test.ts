import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import CalendarExportDialog from '../../../src-renderer/windows/calendar/files/CalendarExportDialog.svelte';
import CalendarImportDialog from '../../../src-renderer/windows/calendar/files/CalendarImportDialog.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
});

const found = {
  name: 'Farmer’s year',
  definition: calendarPresets.farmersYear,
  refused: null,
  today: { year: 812, part: 10, day: 9 },
  unread: [{ path: 'locations', why: 'Places of a calendar are not kept.', count: 2 }],
};

async function read(calendars: CommandOutput<'import.readCalendars'>['calendars']) {
  bridge.reply('import.readCalendars', { format: 'Calendarium', calendars });
  bridge.answer('calendar.preview', { today: 'Thirdday, 9 Harvest 812', lines: [], neverCome: [] });
  render(CalendarImportDialog, { onclose: vi.fn() });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /^File/ }), '/vault/data.json{Enter}');
  await screen.findByText(/^Calendarium: /);
  return user;
}

test('a calendar of a file is looked at with its own today, and taken', async () => {
  const user = await read([found]);
  expect(await screen.findByText('Thirdday, 9 Harvest 812')).toBeVisible();
  expect(screen.getByText('2 fields were not read')).toBeVisible();
  bridge.reply('calendar.set', null);
  bridge.says('calendar.set', 'Calendar: Farmer’s year. Day 1 is Thirdday, 9 Harvest 812.');
  await user.click(screen.getByRole('button', { name: 'Use this calendar' }));
  expect(bridge.sent('calendar.set')).toEqual([
    { calendar: { definition: calendarPresets.farmersYear, today: found.today } },
  ]);
  expect(await screen.findByText(/^Calendar: Farmer’s year/)).toBeVisible();
});

test('of several one is chosen; one that cannot be used says why', async () => {
  const user = await read([
    { ...found, name: 'Broken', definition: null, refused: 'Months: at least one is wanted.', today: null },
    { ...found, today: null },
  ]);
  const choice = screen.getByRole('combobox', { name: 'Calendar' });
  expect(choice).toHaveValue('1');
  expect(screen.getByText('The file says no today: give the date yourself.')).toBeVisible();
  await user.selectOptions(choice, 'Broken');
  expect(screen.getByText('Months: at least one is wanted.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use this calendar' })).toHaveAttribute('aria-disabled', 'true');
});

test('the calendar is written in a form that says what it does not hold', async () => {
  bridge.answer('calendar.losses', ({ format }) =>
    format === 'json' ? [] : [{ what: 'holidays by a moon', count: 2 }],
  );
  bridge.reply('calendar.export', { path: '/games/Barrow.json', bytes: 1200 });
  render(CalendarExportDialog, { name: 'Ours', campaignPath: '/games/Barrow.turnkeeper', onclose: vi.fn() });
  const user = userEvent.setup();
  expect(screen.queryByText('This form does not hold:')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Calendarium/ }));
  expect(await screen.findByText('holidays by a moon (2)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Export/ }));
  expect(bridge.sent('calendar.export')).toMatchObject([{ format: 'calendarium', replace: false }]);
});
