import { createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look } from '../support/look.ts';

test('own lists are taken, names made after them, and somebody met and kept, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const part = (title: string) => desk.getByRole('button', { name: new RegExp(`^${title} `) });
  await createCampaign(desk, 'The Barrow');

  await test.step('somebody, from a window that knows nothing of prep', async () => {
    await hands.press('Control+Shift+N');
    await expect(part('Name')).toBeFocused();
    await look(program, 'somebody');
    const secret = (await part('Secret').textContent()) ?? '';
    await hands.press('ArrowDown');
    await hands.press('j');
    const before = (await part('Trade').textContent()) ?? '';
    // One of forty may fall twice in a row.
    await expect(async () => {
      await hands.press('a');
      await expect(part('Trade')).not.toHaveText(before, { timeout: 500 });
    }).toPass();
    await expect(part('Secret')).toHaveText(secret);
    await hands.press('k');
    await hands.press('k');
    await hands.press('t');
    await hands.write('Oda Thorn');
    await look(program, 'somebody-typing');
    await hands.press('Enter');
    await expect(part('Name')).toContainText('Oda Thorn');
    const link = desk.getByRole('status', { name: 'Link' });
    await expect(link).toHaveText(/Linked from a note of the log/);
    await hands.press('l');
    await expect(link).toHaveText('No link is put anywhere.');
    await hands.press('l');
    await look(program, 'somebody-link');
    await hands.press('Enter');
    await expect(desk.getByText('stands in the notebook, linked from')).toBeVisible();
    await look(program, 'somebody-kept');
    await hands.press('Enter');
    await expect(desk.getByRole('heading', { name: /Oda Thorn/, level: 2 })).toBeVisible();
    await expect(desk.getByText('Secret', { exact: true })).toBeVisible();
    await look(program, 'somebody-page');
  });

  await test.step('somebody becomes a retainer, and a foe', async () => {
    await hands.press('r');
    const form = desk.getByRole('dialog', { name: 'Add a character' });
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Oda Thorn');
    await hands.fill(form.getByRole('textbox', { name: 'Class' }), 'Fighter');
    await hands.fill(form.getByRole('textbox', { name: 'Hit points, full' }), '5');
    await look(program, 'somebody-retainer');
    await hands.press('Enter');
    await expect(form).toBeHidden();
    await expect(desk.getByRole('heading', { name: /Oda Thorn/, level: 2 })).toBeVisible();
    await hands.press('Alt+ArrowLeft');
    await expect(desk.getByText('Secret', { exact: true })).toBeVisible();
    await hands.press('f');
    const foe = desk.getByRole('dialog', { name: /creature/i });
    await expect(foe.getByRole('textbox', { name: /^Name/ })).toHaveValue('Oda Thorn');
    await look(program, 'somebody-foe');
    await hands.press('Enter');
    await expect(foe).toBeHidden();
    await expect(desk.getByRole('button', { name: 'Oda Thorn, person' })).toBeVisible();
    await hands.press('Alt+ArrowLeft');
    await expect(desk.getByText('Secret', { exact: true })).toBeVisible();
  });

  await test.step('Escape keeps nothing', async () => {
    await hands.press('Control+Shift+N');
    await expect(part('Name')).toBeFocused();
    await hands.press('t');
    await hands.press('Escape');
    await expect(part('Name')).toBeFocused();
    await hands.press('Escape');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await expect(desk.getByText(/^1 page/)).toBeVisible();
  });

  await test.step('a list of the program’s own, and ten names after it', async () => {
    await hands.press('Control+PageUp', 'Control+PageUp', 'Control+PageUp');
    await expect(desk.getByText('No tables yet')).toBeVisible();
    await hands.press('t');
    await expect(desk.getByRole('dialog', { name: 'Take a table' })).toBeVisible();
    await look(program, 'tables-take');
    await hands.write('dwarf');
    await hands.press('Enter');
    await expect(desk.getByRole('heading', { name: /Dwarf/, level: 2 })).toBeVisible();
    await look(program, 'tables-own-list');
    await hands.press('Shift+D');
    await expect(desk.getByRole('list', { name: 'Names' }).getByRole('listitem')).toHaveCount(10);
    await look(program, 'tables-names-after');
    await hands.press('Enter');
    await expect(desk.getByRole('heading', { name: /Dwarf \(2\)/, level: 2 })).toBeVisible();
  });
});
