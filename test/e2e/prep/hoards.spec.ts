import { arrange } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

test('a hoard is rolled, laid in a room, found there and taken, by keyboard alone', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Barrow', path: program.path('barrow.turnkeeper'), system: 'ose' }],
    [
      'character.add',
      { name: 'Hild', className: 'Fighter', classId: 'fighter', level: 2, hp: 9, maxHp: 9, items: [] },
    ],
    ['place.addDungeon', { name: 'The Barrow' }],
    ['place.addRoom', { levelId: 1, key: '12', name: 'Guardroom' }],
    ['place.addRoom', { levelId: 1, key: '13', name: 'Crypt' }],
    ['room.addFoe', { roomId: 2, who: 'Goblin', creatureId: 'goblin', number: 6 }],
    ['dungeon.enter', { name: 'The Barrow', speakerId: 1, dungeonId: 1 }],
    ['place.goTo', { roomId: 1 }],
  ]);
  await hands.press('Control+9');
  await hands.press('Control+PageDown', 'Control+PageDown', 'Control+PageDown');
  await expect(desk.getByRole('heading', { name: 'Treasure', level: 1 })).toBeVisible();

  await test.step('rolled, typed over and laid in the second room', async () => {
    await hands.press('/');
    await expect(desk.getByRole('textbox', { name: 'Letters' })).toBeFocused();
    await hands.write('R + 200 gp');
    await hands.press('Enter');
    await expect(desk.getByRole('textbox', { name: /d/ }).first()).toBeFocused();
    await desk.keyboard.press('Shift+Enter');
    await expect(desk.getByRole('button', { name: /^Lay it down/ })).toBeEnabled();
    await hands.press('h');
    await expect(inDialog(desk).getByRole('combobox', { name: 'Where' })).toBeFocused();
    await hands.write('guard');
    await expect(inDialog(desk).getByRole('button', { name: /Lay it at 12, Guardroom/ })).toBeVisible();
    await look(program, 'hoard-where');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByText('12, Guardroom', { exact: true })).toBeVisible();
    await look(program, 'hoard-laid');
  });

  await test.step('seen in the room at hand, and taken', async () => {
    await hands.press('Control+1');
    const lies = desk.getByRole('list', { name: 'Hoards' });
    await expect(lies.getByText('Treasure R + 200 gp', { exact: true })).toBeVisible();
    await look(program, 'hoard-in-the-room');
    await hands.press('Shift+f');
    await expect(lies).toBeHidden();
    await hands.press('Control+z');
    await expect(lies).toBeVisible();
    await hands.press('Shift+f');
    await expect(lies).toBeHidden();
    await hands.press('Control+2');
    await expect(desk.getByText('200 gp').first()).toBeVisible();
  });

  await test.step('a lair’s treasure is rolled from its room by four keys, and lies there', async () => {
    await hands.press('Control+6');
    await expect(desk.getByRole('article', { name: 'Room 12' })).toBeVisible();
    const before = hands.strokes;
    await hands.press('j', 'Alt+t');
    await expect(desk.getByText('It will lie here: 13, Crypt')).toBeVisible();
    await expect(desk.getByRole('textbox', { name: /: d\d/ }).first()).toBeFocused();
    await look(program, 'treasure-of-a-lair');
    await hands.press('Shift+Enter', 'h', 'Enter');
    await expect(inDialog(desk)).toBeHidden();
    expect(hands.strokes - before).toBe(5);
    await hands.press('Control+6');
    const crypt = desk.getByRole('article', { name: 'Room 13' });
    await expect(crypt.getByRole('button', { name: /Take it all.*6 × Goblin/ })).toBeVisible();
  });
  await shut(desk);
});
