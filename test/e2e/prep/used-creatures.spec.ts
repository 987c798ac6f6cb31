import { arrange } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

test('a creature of one’s own is met, fought, mustered and hired from the bestiary, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Barrow', path: program.path('barrow.turnkeeper'), system: 'ose' }],
    [
      'character.add',
      { name: 'Hild', className: 'Fighter', classId: 'fighter', level: 2, hp: 9, maxHp: 9, items: [] },
    ],
    [
      'creature.add',
      {
        name: 'Mud crab',
        system: 'ose',
        facts: {
          hitDice: {
            text: '3',
            dice: 3,
            modifier: 0,
            die: 8,
            asterisks: 0,
            hp_fixed: null,
            hp_average: null,
          },
        },
      },
    ],
  ]);
  await hands.press('Control+9', 'Control+PageDown');
  await hands.press('/');
  await hands.write('own');
  await expect(desk.getByRole('heading', { name: 'Mud crab', level: 2 })).toBeVisible();
  await hands.press('Enter');
  await look(program, 'own-creature-uses');

  await test.step('into a muster', async () => {
    await hands.press('m');
    await expect(inDialog(desk).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await hands.write('Crab pool');
    await hands.press('Enter');
    await expect(desk.getByText(/Crab pool/).first()).toBeVisible();
    await expect(inDialog(desk)).toBeHidden();
  });

  await test.step('into a wandering table, where it is met', async () => {
    await arrange(desk, [
      [
        'wander.addTable',
        { name: 'Shore', dice: '1d2', rows: [{ from: 1, to: 1, who: 'Gull', number: '1d6' }] },
      ],
    ]);
    await hands.press('t');
    await hands.write('shore');
    await expect(inDialog(desk).getByRole('textbox', { name: 'Totals' })).toHaveValue('2');
    await hands.reach(inDialog(desk).getByRole('textbox', { name: 'How many' }));
    await hands.write('2d4');
    await look(program, 'own-creature-into-a-table');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByText(/Table Shore: 2 rows/).first()).toBeVisible();
  });

  await test.step('met', async () => {
    await hands.press('e');
    await expect(inDialog(desk).getByRole('combobox', { name: 'Who' })).toHaveValue('Mud crab');
    await hands.reach(inDialog(desk).getByRole('textbox', { name: 'How many' }));
    await hands.write('3');
    await look(program, 'own-creature-met');
    await hands.press('Enter');
    await expect(desk.getByRole('heading', { name: /^3 × Mud crab/ })).toBeVisible();
    await hands.press('Control+z');
  });

  await test.step('thirty of them into a fight', async () => {
    await hands.press('f');
    await expect(inDialog(desk)).toBeVisible();
    await hands.write('30');
    await expect(inDialog(desk).getByText('30 × Mud crab')).toBeVisible();
    await look(program, 'own-creatures-into-the-fight');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await hands.press('f');
    await expect(desk.getByRole('dialog', { name: 'More come' })).toBeVisible();
    await hands.write('2');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await hands.press('Control+8');
    await expect(desk.getByText('Mud crab 30').first()).toBeVisible();
  });

  await test.step('where it is used stands with it, and leads there', async () => {
    await hands.press('Control+9');
    const used = desk.getByRole('region', { name: 'Used in' });
    await expect(used.getByText('32 of them, none dead')).toBeVisible();
    await used.getByText('32 of them, none dead').scrollIntoViewIfNeeded();
    await look(program, 'own-creature-used-in');
    await hands.press('/');
    await hands.write('used');
    await expect(desk.getByText('1 creature.')).toBeVisible();
    await hands.press('Enter');
    await hands.reach(used.getByRole('button', { name: 'Shore' }));
    await hands.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Shore', level: 2 })).toBeVisible();
    await hands.press('Control+PageUp');
  });

  await test.step('one of them joins the party', async () => {
    await hands.press('a');
    await expect(inDialog(desk).getByRole('option', { name: /Mud crab/ })).toBeVisible();
    await hands.press('Enter');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await hands.press('Control+2');
    await expect(
      desk
        .getByRole('option', { name: /Mud crab/ })
        .or(desk.getByText('Mud crab'))
        .first(),
    ).toBeVisible();
  });
  await shut(desk);
});
