import { arrange, createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look } from '../support/look.ts';

const text = `Two beasts of the moor.

Moor Ape
AC 6 [13], HD 4+1*, Att 2 × claw (1d4), 1 × bite (1d8), THAC0 15 [+4], MV 120’ (40’), SV D10 W11 P12 B13 S14 (4), ML 14, AL Chaotic, XP 200, NA 1d6 (2d4), TT C

It howls before it comes.

Bog Wolf
AC 7 [12], HD 2+2, Att 1 × bite (1d6), THAC0 17 [+2], MV 180’ (60’), SV D12 W13 P14 B15 S16 (1), ML 8, AL Neutral, XP 25, NA 2d6 (3d6), TT None`;

test('blocks of a page become creatures in three keys, one step taken back as one', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9', 'Control+PageDown');
  await expect(desk.getByText('233 creatures.')).toBeVisible();

  await hands.press('p');
  const dialog = desk.getByRole('dialog', { name: 'Paste creatures' });
  await look(program, 'paste-empty');
  await dialog.getByRole('textbox', { name: 'Text' }).fill(text);
  await expect(dialog.getByText('2 creatures found.')).toBeVisible();
  await expect(dialog.getByText(/^ML 14: Morale goes from 2 to 12/)).toBeVisible();
  await look(program, 'paste-found');
  await hands.press('Control+Enter');
  await expect(desk.getByRole('heading', { name: 'Moor Ape', level: 2 })).toBeVisible();
  await expect(desk.getByText('235 creatures.')).toBeVisible();
  await expect(desk.getByText('It howls before it comes.')).toBeVisible();
  await look(program, 'pasted-creature');
  await hands.press('Control+z');
  await expect(desk.getByText('233 creatures.')).toBeVisible();
  await hands.press('Control+Shift+z');
  await expect(desk.getByText('235 creatures.')).toBeVisible();
});

test('pasted blocks fight tonight by their figures, and leave nothing in the bestiary', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await arrange(desk, [['character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 8, maxHp: 8 }]]);
  await hands.press('Control+9', 'Control+PageDown');
  await expect(desk.getByText('233 creatures.')).toBeVisible();
  await hands.press('p');
  const dialog = desk.getByRole('dialog', { name: 'Paste creatures' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill(text.replace('Moor Ape', '3 Moor Apes'));
  await expect(dialog.getByText('2 creatures found.')).toBeVisible();
  await hands.press('Alt+f');
  const begin = desk.getByRole('dialog', { name: 'Begin a fight' });
  const read = begin.getByRole('list', { name: 'As it is read' });
  await expect(read).toContainText('3 × Moor Apes: by the stat block');
  await expect(read).toContainText('Bog Wolf: by the stat block');
  // How many come is typed over.
  await hands.write('4');
  await expect(read).toContainText('4 × Moor Apes: by the stat block');
  await look(program, 'paste-tonight');
  await hands.press('Enter');
  await expect(begin).toBeHidden();
  await expect(desk.getByText('233 creatures.')).toBeVisible();
  await hands.press('Control+8');
  await expect(desk.getByText('Moor Ape 4').first()).toBeVisible();
  await look(program, 'paste-tonight-fight');
  await hands.press('Control+z');
  await expect(desk.getByText('Moor Ape 4')).toHaveCount(0);
});
