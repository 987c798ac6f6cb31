import { createCampaign, goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';

test('three settings are changed by name in nine keys beyond the letters of their names', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Log');
  const palette = desk.getByRole('combobox', { name: 'Commands' });
  const row = (name: string) => desk.getByLabel(name, { exact: true });
  const names = ['morale', 'encumbrance', 'individual initiative'];

  /** Ctrl+K, the name, Enter: the hands are on the setting. */
  const open = async (name: string): Promise<void> => {
    await hands.press('Control+k');
    await expect(palette).toBeFocused();
    await hands.write(name);
    await hands.press('Enter');
  };
  const strokes = await hands.countFor(async () => {
    await open('morale');
    await expect(row('Morale')).toBeFocused();
    const was = await row('Morale').isChecked();
    await hands.press('Space');
    await expect(row('Morale')).toBeChecked({ checked: !was });

    await open('encumbrance');
    await expect(row('Encumbrance')).toBeFocused();
    const before = await row('Encumbrance').inputValue();
    await hands.press(before === 'detailed' ? 'ArrowUp' : 'ArrowDown');
    await expect(row('Encumbrance')).not.toHaveValue(before);

    await open('individual initiative');
    await expect(row('Individual initiative')).toBeFocused();
    await hands.press('Space');
  });
  await program.show('setting-by-name');
  const keys = strokes - names.join('').length;
  console.log(`Three settings by name: ${keys} keys beyond ${names.join('').length} letters of their names.`);
  expect(keys).toBeLessThanOrEqual(9);
  await goTo(desk, 'Log');
  await expect(desk.getByText(/Encumbrance/).first()).toBeVisible();

  await hands.press('Control+k');
  await hands.write('goblin');
  await expect(desk.getByRole('group', { name: 'Prep: creatures' })).toBeVisible();
  await program.show('palette-finds');
  await hands.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Bestiary', level: 1 })).toBeVisible();
  await expect(desk.getByRole('article')).toHaveAccessibleName('Goblin');
  await hands.press('Control+k');
  await hands.write('monster saves');
  await expect(desk.getByRole('group', { name: 'Reference: tables' })).toBeVisible();
  const reference = await program.newWindow(() => hands.press('Enter'));
  await expect(reference.getByRole('article')).toHaveAccessibleName('Monster saves');
  await program.show('reference-table', reference);
});

test('a party of three, each with a thing or two of their own, is made in sixty keys', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const dialog = desk.getByRole('dialog');
  await createCampaign(desk, 'Three at the door');
  await goTo(desk, 'Characters');
  await expect(desk.getByText('Nobody is in the party yet')).toBeVisible();
  const people = [
    { letter: 'f', className: 'Fighter', name: 'Hild', wares: ['le', 'sw'] },
    { letter: 'c', className: 'Cleric', name: 'Osric', wares: ['ma'] },
    { letter: 't', className: 'Thief', name: 'Wren', wares: ['da', 'to'] },
  ];
  const keys = await hands.countFor(async () => {
    for (const { letter, className, name, wares } of people) {
      await hands.press('n');
      await expect(dialog.getByRole('textbox', { name: 'STR' })).toBeFocused();
      await expect(dialog.getByText('no class yet')).toBeVisible();
      await expect(dialog.getByText('You may still choose it')).toHaveCount(0);
      if (name === 'Hild') await program.show('creation-nobody');
      await hands.press('Enter');
      await expect(dialog.getByRole('radiogroup', { name: 'Class' }).locator('input:focus')).toHaveCount(1);
      await hands.press(letter);
      await expect(dialog.getByRole('radio', { name: new RegExp(`^${className}`) })).toBeChecked();
      await hands.press('Enter');
      await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
      await hands.write(name);
      // The name, the alignment as it stands, the dice of hit points and gold.
      await hands.press('Enter', 'Enter', 'Enter');
      await expect(dialog.getByRole('textbox', { name: /^Starting gold/ })).toBeFocused();
      await hands.press('Enter');
      const counter = dialog.getByRole('combobox', { name: 'Buy' });
      await expect(counter).toBeFocused();
      for (const ware of wares) {
        await hands.write(ware);
        await expect(
          dialog.getByRole('listbox', { name: 'Wares' }).getByRole('option').first(),
        ).toBeVisible();
        await hands.press('Enter');
        await expect(counter).toHaveValue('');
      }
      await hands.press('Control+Enter');
      await expect(dialog).toBeHidden();
    }
  });
  console.log(`A party of three: ${keys} keys, every letter of names and wares counted.`);
  expect(keys).toBeLessThanOrEqual(60);
  for (const { name } of people) await expect(desk.getByText(name).first()).toBeVisible();
});
