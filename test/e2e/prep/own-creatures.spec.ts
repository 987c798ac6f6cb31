import { createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look, shut } from '../support/look.ts';

test('a creature of one’s own, a variant and a stronger one are made, taken back and done again, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const heading = (name: string) => desk.getByRole('heading', { name, level: 2 });
  /** A form that is asked for takes its letters once it stands. */
  const opens = (name: string) => expect(desk.getByRole('dialog', { name })).toBeVisible();
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9', 'Control+PageDown');
  await expect(desk.getByText('233 creatures.')).toBeVisible();

  await test.step('new', async () => {
    await hands.press('n');
    await opens('New creature');
    await hands.write('Mud crab');
    await desk.getByRole('textbox', { name: 'Hit dice' }).focus();
    await hands.write('3*');
    await desk.getByRole('textbox', { name: 'To hit' }).focus();
    await hands.write('THAC0 15');
    await expect(desk.getByText(/the table says THAC0 17/)).toBeVisible();
    await look(program, 'own-creature-form');
    await hands.press('Enter');
    await expect(heading('Mud crab')).toBeVisible();
    await expect(desk.getByText('234 creatures.')).toBeVisible();
    await look(program, 'own-creature');
  });

  await test.step('a variant of it', async () => {
    await hands.press('v');
    await opens('Variant of Mud crab');
    await hands.press('Control+a');
    await hands.write('Old mud crab');
    await desk.getByRole('textbox', { name: 'Armour class' }).focus();
    await hands.write('2');
    await look(program, 'own-variant-form');
    await hands.press('Enter');
    await expect(heading('Old mud crab')).toBeVisible();
    await expect(desk.getByText(/a variant of Mud crab/)).toBeVisible();
    await look(program, 'own-variant');
  });

  await test.step('one Hit Die more of a printed one', async () => {
    await hands.press('/');
    await hands.write('bugbear');
    await expect(heading('Bugbear')).toBeVisible();
    await hands.press('Enter');
    await hands.press('+');
    await opens('Adjust Bugbear');
    await look(program, 'own-adjust');
    await desk.getByRole('textbox', { name: 'Name' }).focus();
    await hands.press('Enter');
    await expect(heading('Bugbear, stronger')).toBeVisible();
  });

  await test.step('all of it taken back, and done again', async () => {
    for (const left of [235, 234, 233]) {
      await hands.press('Control+z');
      await expect(desk.getByText(`${left} creatures.`)).toBeVisible();
    }
    for (const now of [234, 235, 236]) {
      await hands.press('Control+Shift+z');
      await expect(desk.getByText(`${now} creatures.`)).toBeVisible();
    }
  });

  await test.step('removed', async () => {
    await hands.press('/');
    await hands.write('own mud');
    await expect(desk.getByText('2 creatures.')).toBeVisible();
    await hands.press('Enter');
    await hands.press('Delete');
    await expect(desk.getByText('1 creature.')).toBeVisible();
    await expect(heading('Old mud crab')).toBeVisible();
  });
  await shut(desk);
});
