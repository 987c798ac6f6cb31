import { goTo, openSample } from '../support/arrange.ts';
import { choose, field, seatAt } from '../expedition/seat.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

test('treasure is found with its worth, brought back, counted and divided, all by keyboard', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const seat = seatAt(hands);
  await openSample(desk);
  await hands.press('f');
  await hands.fill(field(desk, 'Gold'), '600');
  await hands.fill(field(desk, 'Gems'), '2');
  await hands.fill(field(desk, 'Worth of a gem'), '500');
  await look(program, 'find-treasure');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await expect(desk.getByText('Found 600 gp, 2 × gem (500 gp each).').first()).toBeVisible();

  await hands.press('q');
  await expect(inDialog(desk)).toContainText('Leave');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();

  await goTo(desk, 'Encumbrance');
  await hands.press('r');
  const dialog = inDialog(desk);
  const account = dialog.getByRole('region', { name: 'What counts' });
  await expect(account.getByRole('row', { name: /^600 gp/ })).toContainText('in the pool');
  await expect(dialog).toContainText('1,600 XP of treasure');
  await choose(seat, '2 × gem: what becomes of it', 'Counts, sold');
  await expect(dialog).toContainText('1,600 gp by');
  await hands.fill(dialog.getByRole('textbox', { name: 'XP for 600 gp' }), '500');
  await expect(dialog).toContainText('1,500 XP of treasure');
  await look(program, 'award-account');
  await hands.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(/sold: 2 × gem for 1,000 gp/).first()).toBeVisible();

  await hands.press('Control+z');
  await hands.press('r');
  await expect(account.getByRole('row', { name: /^2 × gem/ })).toBeVisible();
  await expect(dialog).toContainText('1,600 XP of treasure');
});
