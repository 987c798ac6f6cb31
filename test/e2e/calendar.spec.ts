import { arrange, createCampaign, goTo } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { look } from './support/look.ts';

test('a calendar is chosen, said by the clock and the log, and its months are leafed through by keys', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await arrange(desk, [['clock.advanceTo', { day: 17, hour: 8, minute: 0 }]]);
  await goTo(desk, 'Campaign');
  const panel = desk.getByRole('form', { name: 'Choose the calendar' });
  await panel.getByRole('combobox', { name: 'Calendar' }).selectOption('Farmer’s year');
  await hands.fill(panel.getByRole('textbox', { name: 'Day of the month' }), '9');
  await panel.getByRole('combobox', { name: 'Month' }).selectOption('Harvest');
  await hands.fill(panel.getByRole('textbox', { name: 'Year' }), '812');
  await expect(panel.getByText('Today would read Thirdday, 9 Harvest 812.')).toBeVisible();
  await panel.scrollIntoViewIfNeeded();
  await look(program, 'calendar-choice');
  await hands.press('Enter');
  await expect(desk.getByText('Thirdday, 9 Harvest 812,', { exact: true })).toBeVisible();
  await expect(desk.getByText('Day 17. No session open')).toBeVisible();

  await test.step('the month', async () => {
    await hands.press('Control+m');
    const month = desk.getByRole('dialog', { name: 'Harvest 812' });
    await expect(month.getByText(/9 Harvest 812, today, day 17 of the clock/)).toBeAttached();
    await look(program, 'calendar-month');
    await hands.press('PageUp');
    await expect(desk.getByRole('dialog', { name: 'High Sun 812' })).toBeVisible();
    await hands.press('PageUp');
    await expect(desk.getByRole('dialog', { name: 'Midsummer 812' })).toBeVisible();
    await hands.press('Home');
    await expect(month).toBeVisible();
    const reminder = month.getByRole('form', { name: 'A new reminder' });
    await hands.fill(reminder.getByRole('textbox', { name: 'Reminder' }), 'The ferry leaves');
    await hands.fill(reminder.getByRole('textbox', { name: 'Day of Harvest 812' }), '12');
    await hands.press('Enter');
    await expect(month.getByText(/12 Harvest 812.*Reminder: The ferry leaves/)).toBeAttached();
    await month.getByRole('button', { name: /^Strike/ }).scrollIntoViewIfNeeded();
    await look(program, 'calendar-reminder');
    await hands.press('Escape');
  });

  await goTo(desk, 'Log');
  await expect(desk.getByRole('heading', { name: 'Day 17 (Thirdday, 9 Harvest 812)' })).toBeVisible();
  await look(program, 'calendar-log');
});

test('a calendar of one’s own is made by keyboard alone, its whole year in sight, written and read again', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await goTo(desk, 'Campaign');
  const panel = desk.getByRole('form', { name: 'Choose the calendar' });
  await panel.getByRole('button', { name: 'Make one’s own' }).focus();
  await hands.press('Enter');
  const form = desk.getByRole('dialog', { name: 'A calendar of one’s own' });
  const year = form.getByRole('region', { name: 'The whole year' });
  await expect(year.getByText('Year 1: 365 days')).toBeVisible();
  const first = form.getByRole('group', { name: 'Part 1', exact: true });
  await hands.fill(first.getByRole('textbox', { name: 'Name' }), 'Firstfrost');
  await hands.fill(first.getByRole('textbox', { name: 'Days', exact: true }), '31');
  await hands.fill(first.getByRole('textbox', { name: 'Leap years' }), '4, not 100, 400');
  await expect(year.getByText('Year 1: 366 days')).toBeVisible();
  await expect(year.getByRole('heading', { name: 'Firstfrost' })).toBeVisible();
  await look(program, 'calendar-form');

  await test.step('a slip is said at its field and leaves the year that was there', async () => {
    await hands.fill(first.getByRole('textbox', { name: 'Days', exact: true }), '1001');
    await expect(first.getByText(/days: a whole number from 0 to 1,000/).first()).toBeVisible();
    await expect(year.getByRole('heading', { name: 'Firstfrost' })).toBeVisible();
    await look(program, 'calendar-form-slip');
    await hands.fill(first.getByRole('textbox', { name: 'Days', exact: true }), '31');
  });

  await test.step('what is kept of a holiday stands in its month, and makes a reminder', async () => {
    await form.getByText(/^Holidays \(/).click();
    await form.getByRole('button', { name: 'Add a holiday' }).click();
    const feast = form.getByRole('group', { name: 'Holiday 1', exact: true });
    await hands.fill(feast.getByRole('textbox', { name: 'Name' }), 'First Fire');
    await hands.fill(feast.getByRole('textbox', { name: 'Day', exact: true }), '12');
    await feast.getByRole('combobox', { name: 'Of' }).selectOption('Firstfrost');
    await hands.fill(
      feast.getByRole('textbox', { name: 'Notes' }),
      'Every hearth is put out and lit anew from the abbey’s. Debts are paid, and nobody draws steel.',
    );
    await look(program, 'calendar-form-holiday');
  });

  await hands.press('Enter');
  await expect(form).toBeHidden();
  await expect(desk.getByText(/Firstfrost 1/).first()).toBeVisible();

  await hands.press('Control+m');
  const month = desk.getByRole('dialog', { name: 'Firstfrost 1' });
  await month.getByRole('button', { name: 'Remind me of First Fire on 12' }).click();
  await expect(month.getByText(/12 Firstfrost 1.*Reminder: First Fire: Every hearth/)).toBeAttached();
  await look(program, 'calendar-month-holiday');
  await hands.press('Escape');

  await test.step('it is written, and read again', async () => {
    await panel.getByRole('button', { name: 'Export' }).focus();
    await hands.press('Enter');
    const out = desk.getByRole('dialog', { name: 'Export the calendar' });
    const path = await out.getByRole('textbox', { name: /^File/ }).inputValue();
    await hands.press('Enter');
    await expect(out.getByText(/^Exported/)).toBeVisible();
    await hands.press('Escape');
    await panel.getByRole('button', { name: 'Import' }).focus();
    await hands.press('Enter');
    const read = desk.getByRole('dialog', { name: 'Import a calendar' });
    await hands.fill(read.getByRole('textbox', { name: /^File/ }), path);
    await hands.press('Enter');
    await expect(read.getByText('Turnkeeper calendar: 1 calendar.')).toBeVisible();
    await expect(read.getByText('Every field was read.')).toBeVisible();
    await look(program, 'calendar-import');
  });
});
