import { arrange, createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

test('tables are pasted, weighed, thrown die by die through each other, and taken back, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9');
  await expect(desk.getByRole('heading', { name: 'Tonight', level: 1 })).toBeVisible();
  await hands.press('Control+PageDown', 'Control+PageDown');
  await expect(desk.getByRole('heading', { name: 'Tables', level: 1 })).toBeVisible();
  await expect(desk.getByText('No tables yet')).toBeVisible();
  await look(program, 'tables-none');

  await test.step('six lines become a table', async () => {
    await hands.press('n');
    await expect(desk.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await hands.write('Gems');
    await desk
      .getByRole('textbox', { name: 'Rows, one a line' })
      .fill('a garnet\na pearl worth {1d6*10 gp}\njet');
    await expect(desk.getByText('3 rows, thrown with 1d3.')).toBeVisible();
    await look(program, 'tables-lines');
    await hands.press('Control+Enter');
    await expect(desk.getByRole('heading', { name: 'Gems', level: 2 })).toBeVisible();
    await hands.press('n');
    await hands.write('Hoards');
    await desk
      .getByRole('textbox', { name: 'Rows, one a line' })
      .fill('2-4. {1d3 Gems}, and {2d6} coins\n5-7. dust of {Gmes}\n8. a {red|blue^3} crown, [[The Barrow]]');
    await hands.press('Control+Enter');
    await expect(desk.getByRole('heading', { name: 'Hoards', level: 2 })).toBeVisible();
    await expect(desk.getByText('6/16').or(desk.getByText('3/8 · 37.5 %'))).toBeVisible();
    await expect(desk.getByText('{Gmes} is neither dice nor a table and stays as it is.')).toBeVisible();
    await look(program, 'tables-hoards');
  });

  await test.step('a row is typed over', async () => {
    await hands.press('ArrowDown');
    await hands.press('w');
    await expect(desk.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await hands.write('dust of {Gems}');
    await look(program, 'tables-writing');
    await hands.press('Enter');
    await expect(desk.getByRole('textbox', { name: 'Totals' })).toHaveValue('8');
    await hands.press('Escape');
    await expect(desk.getByText('{Gmes} is neither')).toBeHidden();
  });

  await test.step('dice are typed one by one through the tables', async () => {
    await hands.press('Space');
    for (const [asked, face] of [
      ['Hoards, 1 of 2, d4', '1'],
      ['Hoards, 2 of 2, d4', '2'],
      ['Hoards, {1d3 Gems}: how many, d3', '2'],
      ['Gems, d3', '2'],
      ['Gems, {1d6*10 gp}, d6', '4'],
    ] as const) {
      await expect(desk.getByRole('textbox', { name: asked })).toBeFocused();
      await hands.write(face);
      await hands.press('Enter');
    }
    await expect(desk.getByRole('textbox', { name: 'Gems, d3' })).toBeFocused();
    await look(program, 'tables-asked');
    await hands.write('3');
    await hands.press('Enter');
    await expect(desk.getByRole('textbox', { name: 'Hoards, {2d6}, 1 of 2, d6' })).toBeFocused();
    await hands.press('Shift+Enter');
    await expect(desk.getByText(/^a pearl worth 40 gp, jet, and \d+ coins$/)).toHaveCount(2);
  });

  await test.step('one branch is thrown again, and goes back', async () => {
    const branches = desk.getByRole('group', { name: 'Branches of the last roll' });
    await hands.press('b');
    await expect(branches.getByRole('button', { name: /how many|\{1d3 Gems\}/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await hands.press('j');
    await expect(branches.getByRole('button', { name: /^Gems a pearl/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await look(program, 'tables-branches');
    await hands.press('a');
    await expect(desk.getByRole('textbox', { name: 'Gems, d3' })).toBeFocused();
    await hands.write('1');
    await hands.press('Enter');
    await expect(desk.getByText(/^a garnet, jet, and \d+ coins$/).first()).toBeVisible();
    await look(program, 'tables-branch-again');
    await hands.press('Control+z');
    await expect(desk.getByText(/^a pearl worth 40 gp, jet, and \d+ coins$/).first()).toBeVisible();
    await hands.press('b');
    await expect(branches).toBeHidden();
  });

  await test.step('odds of all, ten examples', async () => {
    await hands.press('o');
    await expect(desk.getByRole('heading', { name: 'What may come' })).toBeVisible();
    await hands.press('d');
    await expect(desk.getByRole('heading', { name: 'Ten examples' })).toBeVisible();
    await look(program, 'tables-odds');
  });

  await test.step('the last roll goes into the log, into a room, and is met', async () => {
    await arrange(desk, [
      ['place.addDungeon', { name: 'Barrow' }],
      ['place.addRoom', { levelId: 1, key: '12', name: 'Crypt' }],
    ]);
    await hands.press('g');
    await expect(desk.getByText(/^Hoards, \d+: a pearl/).first()).toBeVisible();
    await hands.press('r');
    await hands.write('12');
    await expect(inDialog(desk).getByRole('option', { name: /Crypt/ })).toBeVisible();
    await look(program, 'tables-into-a-room');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByText(/^Into 12, Crypt, from Hoards/).first()).toBeVisible();
    await hands.press('e');
    await expect(desk.getByText('Nobody is there to meet anybody. Add a character first.')).toBeVisible();
    await arrange(desk, [
      ['character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 5, maxHp: 5 }],
    ]);
    await hands.press('e');
    await expect(desk.getByText(/^Encounter.*a pearl/).first()).toBeVisible();
    for (const word of ['Encounter', 'Hild', 'Into 12', 'Hoards, 3', 'Crypt', 'Barrow']) {
      await expect(desk.getByRole('button', { name: new RegExp(`^Undo: .*${word}`) })).toBeVisible();
      await hands.press('Control+z');
    }
  });

  await test.step('a roll goes back', async () => {
    await hands.press('Control+z');
    await expect(desk.getByText('Nothing is rolled yet.')).toBeVisible();
    await hands.press('Shift+Space');
    await expect(desk.getByText('Nothing is rolled yet.')).toBeHidden();
  });

  await test.step('three at once, and where it leads', async () => {
    await hands.press('3');
    await expect(desk.getByText('3 times')).toBeVisible();
    await hands.press('Shift+Space');
    await expect(desk.getByRole('list', { name: 'What came' }).getByRole('listitem')).toHaveCount(3);
    await hands.press('m');
    await expect(desk.getByRole('list', { name: 'It throws on' })).toHaveText(/Gems/);
    await look(program, 'tables-three');
    await hands.press('m');
    await hands.press('2', 'Space');
    await expect(desk.getByRole('heading', { name: 'Rolling on Hoards, 1 of 2' })).toBeVisible();
    await hands.press('Shift+Enter');
    await expect(desk.getByRole('heading', { name: 'Rolling on Hoards, 2 of 2' })).toBeVisible();
    await look(program, 'tables-second-of-two');
    await hands.press('Escape');
  });

  await test.step('what a row gives', async () => {
    await hands.press('w', 'Alt+m');
    await hands.press('Alt+g');
    const gift = desk.getByRole('group', { name: 'Gift 1' });
    await expect(gift.getByRole('combobox', { name: 'Gives' })).toBeFocused();
    await hands.write('Tab');
    await expect(gift.getByRole('combobox', { name: 'Thrown on' })).toBeVisible();
    await hands.press('Tab');
    await hands.write('Gems');
    await hands.press('Tab');
    await hands.write('1d2');
    await hands.press('Alt+g');
    await hands.press('Tab');
    await hands.write('Owl bear');
    await look(program, 'tables-gives');
    await hands.press('Enter', 'Escape');
    await expect(desk.getByText('Gems, 1d2 times')).toBeVisible();
    await expect(desk.getByText('Owl bear')).toBeVisible();
  });

  await test.step('name, dice, purpose', async () => {
    await hands.press('h');
    await expect(desk.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await desk.getByRole('textbox', { name: 'Dice' }).fill('B 2d4, X 1d8');
    await desk.getByRole('textbox', { name: /^Modifiers/ }).fill('night +2\nquiet -1');
    await look(program, 'tables-head');
    await desk.getByRole('textbox', { name: /^Name/ }).press('Enter');
    await hands.press('x');
    await expect(desk.getByRole('button', { name: 'night +2' })).toHaveAttribute('aria-pressed', 'true');
    await hands.press('c');
    await expect(desk.getByRole('button', { name: 'X', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await look(program, 'tables-columns');
  });

  await test.step('rows are spread over the dice, and by weights', async () => {
    await hands.press('Shift+E');
    await expect(inDialog(desk).getByText('From 25 % to 37.5 %.')).toBeVisible();
    await look(program, 'tables-spread');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByRole('cell', { name: '7–8', exact: true })).toBeVisible();
    await hands.press('Shift+E');
    await inDialog(desk)
      .getByRole('radio', { name: /^By weights/ })
      .check();
    await hands.press('Enter');
    await expect(desk.getByRole('cell', { name: '3×', exact: true })).toHaveCount(2);
    await look(program, 'tables-weights');
  });

  await test.step('and a table goes, by its own key', async () => {
    await hands.press('Delete');
    await expect(desk.getByRole('heading', { name: 'Remove Hoards?' })).toBeVisible();
    await hands.press('Delete');
    await expect(desk.getByRole('heading', { name: 'Gems', level: 2 })).toBeVisible();
  });
  await shut(desk);
});

test('what a roll gives lies in the room as things, and its treasure is rolled on, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Barrow', path: program.path('barrow.turnkeeper'), system: 'ose' }],
    ['place.addDungeon', { name: 'Barrow' }],
    ['place.addRoom', { levelId: 1, key: '12', name: 'Crypt' }],
    [
      'table.add',
      {
        name: 'Chests',
        columns: [{ title: '', dice: '1d4' }],
        rows: [
          {
            spans: [{ from: 1, to: 4 }],
            text: 'It creaks.',
            gives: [
              { kind: 'thing', name: 'Torches', quantity: '3' },
              { kind: 'thing', name: 'gp', quantity: '2d6' },
              { kind: 'treasure', letters: 'C', level: null, value: null },
            ],
          },
        ],
      },
    ],
  ]);
  await hands.press('Control+9', 'Control+PageDown', 'Control+PageDown', 'Shift+Space', 'r');
  await hands.write('12');
  await expect(inDialog(desk).getByRole('option', { name: /Crypt/ })).toBeVisible();
  await hands.press('Enter');
  await expect(
    desk.getByText(/^Into 12, Crypt, from Chests, \d: It creaks; 3 Torches; \d+ gp/).first(),
  ).toBeVisible();
  await hands.press('u');
  await expect(desk.getByRole('heading', { name: 'Treasure', level: 1 })).toBeVisible();
  await expect(desk.getByRole('textbox', { name: /d100/ })).toBeVisible();
  await look(program, 'treasure-of-a-roll');
  await hands.press('Control+6');
  await expect(desk.getByRole('article', { name: /Room 12/ })).toContainText(/3.*Torch/);
  await look(program, 'room-with-things-of-a-roll');
  await shut(desk);
});
