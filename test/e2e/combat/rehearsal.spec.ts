import { goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';
import { savedLine } from '../support/program.ts';

test('a fight is rehearsed, stopped, changed and looked at again by keyboard alone', async ({ program }) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);
  await goTo(page, 'Combat');
  await hands.press('+');
  await expect(inDialog(page)).toBeVisible();
  await hands.write('6 goblins hp 4');
  await hands.press('Enter');
  await expect(page.getByRole('heading', { name: /Goblin/ })).toBeVisible();
  const saved = await savedLine(page).textContent();

  // A long one, looked at as it runs, and stopped: what was played is kept.
  await hands.press('r');
  const dialog = page.getByRole('dialog', { name: 'Rehearse the fight' });
  const many = dialog.getByRole('textbox', { name: 'How many fights' });
  await expect(many).toBeFocused();
  await hands.fill(many, '100000');
  await hands.press('Enter');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'As it is' })).toBeVisible({ timeout: 60_000 });
  await program.show('rehearsal-running');
  await hands.press('Escape');
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  await expect(dialog).toContainText('Only a part of what was asked for.');

  // A whole one with one thing otherwise beside it, on the same seeds.
  await hands.fill(many, '1000');
  await hands.press('Enter');
  await expect(dialog.getByText(/^Rehearsed 1,000 fights: the party wins/)).toBeVisible({ timeout: 120_000 });
  await look(program, 'rehearsal-done');
  await hands.reach(dialog.getByRole('combobox', { name: 'What if' }));
  await hands.press('ArrowDown');
  await hands.fill(dialog.getByRole('textbox', { name: /^How many(?! fights)/ }), '4');
  await hands.press('Enter');
  await expect(dialog.getByRole('heading', { name: '4 more of Goblin' })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText(/^Rehearsed 1,000 fights: the party wins/)).toBeVisible({ timeout: 120_000 });
  await expect(dialog).toContainText('on the same dice');
  await look(program, 'rehearsal-what-if');

  // The figures read as tables, and one of the fights told.
  await hands.reach(dialog.getByRole('checkbox', { name: 'As tables' }));
  await hands.press('Space');
  await expect(dialog.getByRole('columnheader', { name: 'Rounds' }).first()).toBeVisible();
  await program.show('rehearsal-tables');
  await hands.reach(dialog.getByRole('button', { name: 'One of the worst tenth' }));
  await hands.press('Enter');
  const fight = dialog.getByRole('list', { name: 'The fight, act by act' });
  await expect(fight).toBeFocused();
  await expect(fight.getByRole('listitem').first()).toContainText('r1');
  await program.show('rehearsal-again');

  // Nothing of all that is in the campaign.
  await shut(page);
  await expect(savedLine(page)).toHaveText(saved ?? '');
});
