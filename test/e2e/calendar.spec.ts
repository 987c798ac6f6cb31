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
  await look(program, 'calendar-form');
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
