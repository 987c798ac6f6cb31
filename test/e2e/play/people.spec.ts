import { openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

test('several are hurt by one key, who fell is said and marked, and it is taken back', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  const party = desk.getByRole('table', { name: 'The party in the dungeon' });
  await hands.press('-');
  await expect(inDialog(desk)).toContainText('Damage and healing');
  await hands.write('99');
  await inDialog(desk).getByRole('checkbox', { name: 'Everybody' }).press('Space');
  await look(program, 'wound-everybody');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await expect(party.getByText('dead').first()).toBeVisible();
  await look(program, 'sheet-everybody-dead');
  await hands.press('Control+z');
  await expect(party.getByText('dead')).toHaveCount(0);
});

test('the referee says who is away, and the list says so', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await hands.press('Shift+G');
  const dialog = inDialog(desk);
  await dialog.getByRole('checkbox', { name: /^Wren/ }).press('Space');
  await dialog.getByRole('radio', { name: 'Away' }).press('Space');
  await look(program, 'state-absent');
  await hands.press('Enter');
  await expect(dialog).toBeHidden();
  const party = desk.getByRole('table', { name: 'The party in the dungeon' });
  await expect(party.getByText('away', { exact: false })).toBeVisible();
  await look(program, 'sheet-one-absent');
});
