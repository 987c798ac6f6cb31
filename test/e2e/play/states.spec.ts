import { arrange, goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

test('the exhausted stand so in the dungeon, in the list and on the sheet', async ({ program }) => {
  const { desk } = program;
  await openSample(desk);
  await arrange(desk, [['deed.run', { rounds: 30 }]]);
  const party = desk.getByRole('table', { name: 'The party in the dungeon' });
  await expect(party.getByText('exhausted').first()).toBeVisible();
  await expect(party.getByText(/^rested \d/).first()).toBeVisible();
  await look(program, 'dungeon-exhausted');
  await goTo(desk, 'Characters');
  await expect(desk.getByRole('article').getByText('exhausted')).toBeVisible();
  await look(program, 'sheet-exhausted');
});

test('a door is forced by somebody, a trap goes off by its die', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await arrange(desk, [['place.goTo', { text: '3' }]]);
  await look(program, 'place-trap-die');
  await hands.reach(desk.getByRole('textbox', { name: /die shown, goes off on/ }).first());
  await hands.write('6');
  await hands.press('Enter');
  await expect(desk.getByText(/did not go off \(6, goes off \d in 6\)/).first()).toBeVisible();
  await arrange(desk, [['place.goTo', { text: '1' }]]);
  await hands.command('swollen oak door: force open');
  const dialog = inDialog(desk);
  await expect(dialog.getByRole('textbox', { name: /^Die .* threw/ })).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: 'At what' })).toContainText('swollen oak door');
  await look(program, 'force-door-asks');
  await shut(desk);
});

test('a torch of basic-fantasy asks its die', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const form = desk.getByRole('form', { name: 'New campaign' });
  await form.getByRole('combobox').focus();
  await desk.keyboard.type('Individual');
  await form.getByRole('combobox').selectOption('basic-fantasy');
  await form.getByRole('textbox', { name: /^Name/ }).fill('Barrow');
  await form.getByRole('button', { name: 'Create campaign' }).click();
  await goTo(desk, 'Dungeon');
  const items = [{ kind: 'torch', name: 'Torches', quantity: 6 }];
  await arrange(desk, [
    ['character.add', { name: 'Wren', className: 'Thief', level: 1, hp: 4, maxHp: 4, items }],
    ['dungeon.enter', { name: 'The barrow', speakerId: null }],
  ]);
  await expect(desk.getByRole('rowheader', { name: /^Wren/ })).toBeVisible();
  await hands.press('l');
  const dialog = inDialog(desk);
  const die = dialog.getByRole('textbox', { name: /^Burns 1d4\+4 turns/ });
  await expect(die).toBeVisible();
  await look(program, 'light-burn-die');
  await hands.fill(die, '1');
  await hands.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(/Wren lit a torch: 5 turns/).first()).toBeVisible();
  const turns = [1, 2, 3, 4, 5].map(() => ['dungeon.passTurn', { activity: 'explore' }] as const);
  await arrange(desk, [['campaign.changeSettings', { settings: { dungeonCheckEvery: 100 } }], ...turns]);
  await expect(desk.getByText('It burns 1d4+4 turns; a die left empty is rolled here.')).toBeVisible();
  await program.show('prompt-burn-die');
  await hands.press('2', 'Enter');
  await expect(desk.getByText(/Wren lit a torch: 6 turns/).first()).toBeVisible();
});

test('entering with no session open offers to start one', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await desk
    .getByRole('form', { name: 'New campaign' })
    .getByRole('textbox', { name: /^Name/ })
    .fill('Barrow');
  await desk.getByRole('button', { name: 'Create campaign' }).click();
  await goTo(desk, 'Dungeon');
  const mule = { name: 'Mule', kind: 'mount', className: 'Mule', level: 1, hp: 9, maxHp: 9 };
  await arrange(desk, [
    ['character.add', mule],
    ['character.add', { name: 'Wren', className: 'Thief', level: 1, hp: 4, maxHp: 4 }],
  ]);
  const form = desk.getByRole('form', { name: 'Enter the dungeon' });
  await expect(form.getByRole('combobox', { name: /speaks/ }).getByRole('option')).toHaveText([
    /Wren/,
    /Nobody/,
  ]);
  await hands.fill(
    form
      .getByRole('combobox', { name: /^Name of the place/ })
      .or(form.getByRole('textbox'))
      .first(),
    'Adit',
  );
  await hands.reach(form.getByRole('checkbox', { name: 'Start a session too' }));
  await hands.press('Space');
  await look(program, 'enter-with-session');
  await hands.press('Enter');
  await expect(desk.getByText('Session 1 begins.').first()).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Adit' })).toBeVisible();
});
