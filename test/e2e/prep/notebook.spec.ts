import { createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look, shut } from '../support/look.ts';

test('pages are made, linked, renamed with their links and told, by keyboard alone', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const heading = (name: RegExp) => desk.getByRole('heading', { name, level: 2 });
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9');
  await hands.press('Control+PageUp');
  await expect(desk.getByText('The notebook is empty')).toBeVisible();
  await look(program, 'notebook-empty');

  await test.step('a page with its halves, and a link by Ctrl+L', async () => {
    await hands.press('n');
    await hands.write('Miller Dunstan');
    await desk.getByRole('combobox', { name: 'Kind' }).selectOption('person');
    await desk.getByRole('combobox', { name: 'Folder' }).focus();
    await hands.write('Saltmoor');
    await look(program, 'notebook-new');
    await hands.press('Enter');
    await expect(heading(/Miller Dunstan/)).toBeVisible();
    await hands.press('e');
    await hands.press('Control+a');
    await hands.write('He owes the **Reeve**. His daughter saw a goblin at the ');
    await hands.press('Control+l');
    await hands.write('Mill');
    await hands.press('End');
    await hands.write(' on the night of the fire.');
    await desk.getByRole('textbox', { name: 'What players may see' }).focus();
    await hands.write('A stout man who laughs too soon.');
    await look(program, 'notebook-writing');
    await hands.press('Control+Enter');
    await expect(desk.getByRole('button', { name: /^Mill, Nothing has this name yet/ })).toBeVisible();
    await hands.press('l');
    await expect(desk.getByText('[[Miller Dunstan]] is copied: paste it into any text.')).toBeVisible();
    await hands.press('/', 'Control+v');
    const sought = desk.getByRole('textbox', { name: /^Find a page/ });
    await expect(sought).toHaveValue('[[Miller Dunstan]]');
    await hands.press('Control+a', 'Delete', 'Escape');
  });

  await test.step('a name that is nowhere becomes a page', async () => {
    await desk.getByRole('button', { name: /^Mill,/ }).focus();
    await hands.press('Enter');
    await expect(desk.getByRole('dialog', { name: 'New page' })).toBeVisible();
    await expect(desk.getByRole('textbox', { name: 'Title' })).toHaveValue('Mill');
    await hands.press('Enter');
    await expect(heading(/Mill$/)).toBeVisible();
    await expect(
      desk.getByText('His daughter saw a goblin at the Mill on the night of the fire.'),
    ).toBeVisible();
    await look(program, 'notebook-linked');
  });

  await test.step('another title takes its link along, and undo takes both back', async () => {
    await hands.press('h');
    await hands.press('Control+a');
    await hands.write('Burnt mill');
    await expect(desk.getByRole('checkbox', { name: 'The link that leads here follows' })).toBeChecked();
    await look(program, 'notebook-rename');
    await hands.press('Enter');
    await expect(heading(/Burnt mill/)).toBeVisible();
    await expect(desk.getByText('saw a goblin at the Burnt mill on')).toBeVisible();
    await hands.press('Control+z');
    await expect(desk.getByText('saw a goblin at the Mill on')).toBeVisible();
    await hands.press('Control+Shift+z');
    await expect(desk.getByText('saw a goblin at the Burnt mill on')).toBeVisible();
  });

  await test.step('a rumour is drawn, and they have heard it', async () => {
    await hands.press('n');
    await hands.write('The fire was set');
    await desk.getByRole('combobox', { name: 'Kind' }).selectOption('rumour');
    await desk.getByRole('textbox', { name: 'Title' }).focus();
    await hands.press('Enter');
    await expect(heading(/The fire was set/)).toBeVisible();
    await expect(desk.getByText('The players have not heard of it.')).toBeVisible();
    await hands.press('d');
    await expect(desk.getByText(/The players heard of it/)).toBeVisible();
    await look(program, 'notebook-told');
  });

  await test.step('found by words, and removed', async () => {
    await hands.press('/');
    await hands.write('dunstan');
    await expect(desk.getByText('1 page.')).toBeVisible();
    await hands.press('Enter');
    await expect(heading(/Miller Dunstan/)).toBeVisible();
    await look(program, 'notebook-person');
    await hands.press('Delete');
    await look(program, 'notebook-remove');
    await hands.press('Delete');
    await expect(desk.getByText('0 pages.')).toBeVisible();
    await hands.press('Control+z');
    await expect(desk.getByText('1 page.')).toBeVisible();
  });

  await test.step('searched from another area, and opened where it stands', async () => {
    await hands.press('Control+1');
    await hands.press('Control+Shift+f');
    await hands.write('goblin fire');
    await expect(desk.getByRole('option', { name: /Miller Dunstan/ })).toBeVisible();
    await look(program, 'search-everywhere');
    await hands.press('Enter');
    await expect(heading(/Miller Dunstan/)).toBeVisible();
    await hands.press('Control+k');
    await hands.write('burnt');
    await expect(desk.getByRole('option', { name: /Burnt mill/ })).toBeVisible();
    await hands.press('Enter');
    await expect(heading(/Burnt mill/)).toBeVisible();
  });

  await test.step('a link shows its card, leads on, and Alt+Left leads back and to where it was searched', async () => {
    await hands.press('Alt+ArrowLeft');
    await expect(heading(/Miller Dunstan/)).toBeVisible();
    await desk.getByRole('button', { name: /^Burnt mill,/ }).focus();
    await hands.press('Space');
    const card = desk.getByRole('tooltip');
    await expect(card).toContainText('The players have not heard of it.');
    await look(program, 'notebook-card');
    await hands.press('Escape');
    await expect(card).toHaveCount(0);
    await hands.press('Enter');
    await expect(heading(/Burnt mill/)).toBeVisible();
    await hands.press('Alt+ArrowLeft');
    await expect(heading(/Miller Dunstan/)).toBeVisible();
    await hands.press('Alt+ArrowRight');
    await expect(heading(/Burnt mill/)).toBeVisible();
    await hands.press('Alt+ArrowLeft', 'Alt+ArrowLeft');
    await expect(desk).toHaveTitle(/^Dungeon/);
  });

  await test.step('a page stands in another by its name, each half in its own', async () => {
    await hands.press('Control+9', '/');
    await hands.write('burnt');
    await hands.press('Enter');
    await expect(heading(/Burnt mill/)).toBeVisible();
    await hands.press('e');
    await hands.write('Whoever asks is sent to the miller.\n\n![[Miller Dunstan]]\n\n![[Burnt mill]]');
    await desk.getByRole('textbox', { name: 'What players may see' }).focus();
    await hands.write('![[Miller Dunstan]]');
    await hands.press('Control+Enter');
    const pulled = desk.getByRole('group', { name: 'From another page' });
    await expect(pulled).toHaveCount(2);
    await expect(pulled.first()).toContainText('He owes the Reeve.');
    await expect(pulled.last()).toContainText('A stout man who laughs too soon.');
    await expect(pulled.last()).not.toContainText('Reeve');
    await expect(desk.getByText(/it would stand in itself/).first()).toBeVisible();
    await look(program, 'notebook-pulled');
  });
  await shut(desk);
});
