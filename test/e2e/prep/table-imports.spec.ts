import { createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';
import { tale } from '../../unit/imports/random-tables/grammars.ts';
import { gems, mill, omens } from '../../unit/imports/random-tables/roll-tables.ts';

test('tables of other programs are looked at, ticked, taken in one step and taken back, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9');
  await expect(desk.getByRole('heading', { name: 'Tonight', level: 1 })).toBeVisible();
  await hands.press('Control+PageDown', 'Control+PageDown');
  await expect(desk.getByText('No tables yet')).toBeVisible();
  await look(program, 'table-imports-none');

  const paste = async (text: string): Promise<void> => {
    await hands.press('i');
    await expect(desk.getByRole('heading', { name: 'Import' })).toBeVisible();
    await desk.getByRole('radio', { name: 'Pasted text' }).press('Space');
    await desk.getByRole('textbox', { name: 'Text' }).fill(text);
    await desk.getByRole('button', { name: 'Read', exact: true }).press('Enter');
    await expect(desk.getByRole('grid', { name: 'What was read' })).toBeVisible();
  };

  await test.step('roll tables are shown before they are taken', async () => {
    await paste(JSON.stringify([mill, gems, omens]));
    await expect(desk.getByText('Virtual table, JSON: 3 random tables can be taken.')).toBeVisible();
    await expect(desk.getByRole('row', { name: /Random table.*Omens.*a deck, 1 card drawn/ })).toBeVisible();
    await hands.press('Enter');
    await expect(desk.getByLabel('Not read of In the mill').getByText(/only the name is here/)).toBeVisible();
    await look(program, 'table-imports-read');
    await hands.press('Enter');
  });

  await test.step('only those that are ticked come', async () => {
    await hands.press('Space', 'ArrowDown', 'Space');
    await desk.getByRole('button', { name: 'Take the chosen' }).press('Enter');
    await expect(inDialog(desk).getByText('Imported 2 random tables.')).toBeVisible();
    await shut(desk);
    await expect(desk.getByRole('heading', { name: 'In the mill', level: 2 })).toBeVisible();
    await expect(desk.getByText('Flour & \\{dust|dirt\\}')).toBeVisible();
    await look(program, 'table-imports-taken');
  });

  await test.step('dice fall through the tables that came', async () => {
    await hands.press('Space');
    for (const [asked, face] of [
      ['In the mill, d4', '2'],
      ['Gems, 1 of 2, d4', '4'],
      ['Gems, 2 of 2, d4', '4'],
    ] as const) {
      await expect(desk.getByRole('textbox', { name: asked })).toBeFocused();
      await hands.write(face);
      await hands.press('Enter');
    }
    await expect(desk.getByText('jet', { exact: true }).first()).toBeVisible();
    await hands.press('Control+z');
  });

  await test.step('one undo takes back what came in one step', async () => {
    await hands.press('Control+z');
    await expect(desk.getByText('No tables yet')).toBeVisible();
  });

  await test.step('a grammar comes into a folder of its own', async () => {
    await paste(JSON.stringify(tale));
    await expect(desk.getByText('Tracery grammar, JSON: 5 random tables can be taken.')).toBeVisible();
    await look(program, 'table-imports-grammar');
    await desk.getByRole('button', { name: 'Take all' }).press('Enter');
    await expect(inDialog(desk).getByText('Imported 5 random tables.')).toBeVisible();
    await look(program, 'table-imports-done');
    await shut(desk);
    await hands.press('j', 'j', 'j');
    await expect(desk.getByRole('heading', { name: 'story', level: 2 })).toBeVisible();
    await look(program, 'table-imports-story');
  });
});
