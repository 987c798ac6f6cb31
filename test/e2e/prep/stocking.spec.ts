import { arrange, createCampaign, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

test('a level is stocked by keyboard alone, written as one step and met', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9');
  await hands.press('Control+PageUp', 'Control+PageUp');
  await expect(desk.getByRole('heading', { name: 'Stocking', level: 1 })).toBeVisible();
  await expect(desk.getByText('No level to stock')).toBeVisible();
  await look(program, 'stocking-none');

  const names = ['Porch', 'Guardroom', 'Well', 'Crypt', 'Long gallery', 'Vault'];
  await arrange(desk, [
    ['place.addDungeon', { name: 'Barrow' }],
    ...names.map((name) => ['place.addRoom', { levelId: 1, name }] as const),
  ]);
  await hands.press('Control+6');
  await expect(desk.getByRole('heading', { name: /Porch/ })).toBeVisible();

  await test.step('foes keyed by hand, from the book and from the bestiary', async () => {
    await hands.press('m');
    await expect(desk.getByRole('combobox', { name: 'Who' })).toBeFocused();
    await hands.write('Old Grizel');
    await hands.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Foes' })).toBeVisible();
    await expect(inDialog(desk)).toBeHidden();
    await hands.press('Control+9');
    await hands.press('Control+PageDown', 'Control+PageDown', 'Control+PageDown');
    await hands.press('/');
    await hands.write('goblin');
    await expect(desk.getByRole('heading', { name: 'Goblin', level: 2 })).toBeVisible();
    await hands.press('Enter');
    await hands.press('r');
    await expect(desk.getByRole('combobox', { name: 'Room' })).toBeFocused();
    await hands.write('Crypt');
    await expect(desk.getByRole('option', { name: /Crypt/ })).toBeVisible();
    await desk.getByRole('textbox', { name: 'How many' }).fill('2d4');
    await look(program, 'creature-into-a-room');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
  });

  await test.step('dice typed, thrown, words in their place', async () => {
    await hands.press('Control+PageUp', 'Control+PageUp', 'Control+PageUp');
    await expect(desk.getByRole('table', { name: /Rooms of the level/ })).toBeVisible();
    await look(program, 'stocking-empty');
    const goblins = ['m', ...Array<string>(5).fill('ArrowDown'), 'Space'];
    await hands.press(...goblins);
    await expect(inDialog(desk).getByRole('row', { name: /Goblin/ })).toContainText(
      /5 %\s*→ 13\.6 %\s*21–32/,
    );
    await look(program, 'stocking-theme');
    await hands.press('Enter');
    await expect(desk.getByText(/Goblin\s+counts\s+three times/)).toBeVisible();
    await look(program, 'stocking-themed');
    await hands.press(...goblins, 'Enter');
    await expect(desk.getByText(/counts\s+three times/)).toBeHidden();
    await hands.press('d');
    await expect(desk.getByRole('textbox', { name: 'Room 2. Contents: what is there: d6' })).toBeFocused();
    await hands.write('3');
    await hands.press('Enter');
    await expect(desk.getByRole('textbox', { name: /Room 2. Contents: treasure/ })).toBeFocused();
    await hands.write('6');
    await hands.press('Enter');
    await expect(desk.getByRole('textbox', { name: /Room 2. .*d20/ })).toBeFocused();
    await hands.write('6');
    await hands.press('Enter');
    await expect(desk.getByRole('textbox', { name: /Goblin: how many/ })).toBeFocused();
    await hands.press('Escape');
    await desk.keyboard.press('Shift+Space');
    await expect(desk.getByText('Goblin').first()).toBeVisible();
    await hands.press('j');
    await hands.press('t');
    await expect(desk.getByRole('textbox', { name: 'Room 3, contents' })).toBeFocused();
    await hands.write('trap');
    await hands.press('Enter');
    await hands.press('ArrowRight', 'ArrowRight');
    await hands.press('t');
    await expect(desk.getByRole('textbox', { name: 'Room 3, trap' })).toBeFocused();
    await hands.write('Loose flagstone');
    await hands.press('Enter');
    await hands.press('l');
    await expect(desk.getByText('locked', { exact: true })).toBeVisible();
    await desk.keyboard.press('Shift+Enter');
    await look(program, 'stocking-rolled');
  });

  await test.step('into the book as one step', async () => {
    await hands.press('w');
    await expect(desk.getByText(/^Stocked \d rooms? of Level 1/).first()).toBeVisible();
    await hands.press('Control+6');
    await expect(desk.getByRole('button', { name: /Meet them/ })).toBeVisible();
    await look(program, 'room-with-foes');
  });
  await shut(desk);
});

test('sites of a map are stocked on a table by keyboard alone, and written as one step', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const site = (name: string, col: number, kind = 'ruin', notes = '') =>
    ['map.addSite', { mapId: 1, col, row: 2, kind, name, notes }] as const;
  const row = (at: number, text: string) => ({ spans: [{ from: at, to: at }], text });
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Vale', path: program.path('vale.turnkeeper'), system: 'ose' }],
    newMap('The Vale'),
    site('Mill', 0),
    site('Broken tower', 1),
    site('Grey cairn', 3, 'landmark'),
    site('Old ford', 2, 'ford', 'Waist deep in spring.'),
    [
      'table.add',
      {
        name: 'Ruins',
        purpose: 'contents',
        columns: [{ title: '', dice: '1d3' }],
        rows: [row(1, 'Someone camped here, {1d6} days ago.'), row(2, '{2d4} crows'), row(3, '')],
      },
    ],
  ]);
  await hands.press('Control+9');
  await hands.press('Control+PageUp', 'Control+PageUp');
  await expect(desk.getByText('No level to stock')).toBeVisible();
  await hands.press('s');
  await expect(desk.getByRole('row', { name: /Mill/ })).toContainText('wants a die');
  await look(program, 'stocking-sites-empty');
  await hands.press('d');
  await expect(desk.getByRole('textbox', { name: 'Mill. Ruins: d3' })).toBeFocused();
  await hands.write('1');
  await hands.press('Enter');
  await expect(desk.getByRole('textbox', { name: /^Mill\. .*d6/ })).toBeFocused();
  await hands.write('4');
  await hands.press('Enter');
  await expect(desk.getByText('Someone camped here, 4 days ago.')).toBeVisible();
  await hands.press('Escape', 'j', 't');
  await hands.write('A hermit who hates bells');
  await hands.press('Enter', 'j', 'd');
  await hands.write('3');
  await hands.press('Enter');
  await expect(desk.getByText('Nothing is there.')).toBeVisible();
  await hands.press('Escape', 'Shift+Enter');
  await expect(desk.getByText('kept', { exact: true })).toHaveCount(2);
  await look(program, 'stocking-sites-rolled');
  await hands.press('w');
  await expect(desk.getByText('Stocked 2 sites of The Vale: Mill and Broken tower.').first()).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Stock Mill too' })).toBeVisible();
  await look(program, 'stocking-sites-written');
  await hands.press('Control+z');
  await expect(desk.getByRole('row', { name: /Mill/ })).toBeVisible();
  await shut(desk);
});

test('a table of the campaign says what rooms hold where the book prints none', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const fighter = { className: 'Fighter', classId: 'fighter', level: 1, hp: 8, maxHp: 8 };
  const row = (from: number, to: number, text: string) => ({ spans: [{ from, to }], text });
  await arrange(desk, [
    [
      'app.createCampaign',
      { name: 'The Barrow', path: program.path('barrow.turnkeeper'), system: 'swords-wizardry' },
    ],
    ['character.add', { ...fighter, name: 'Hild', xp: 1990 }],
    ['character.add', { ...fighter, name: 'Odo', xp: 0 }],
    ['place.addDungeon', { name: 'Barrow' }],
    ...['Porch', 'Guardroom', 'Well', 'Vault'].map(
      (name) => ['place.addRoom', { levelId: 1, name }] as const,
    ),
    [
      'table.add',
      {
        name: 'Cellars',
        purpose: 'contents',
        columns: [{ title: '', dice: '1d8' }],
        rows: [
          row(1, 3, 'Empty'),
          row(4, 4, 'Monster: 3 orcs'),
          row(5, 5, 'Trap and treasure: loose flagstone'),
          row(6, 6, 'Special: a well that whispers'),
          row(7, 8, 'Cold ashes, {1d6} days old'),
        ],
      },
    ],
  ]);
  await hands.press('Control+9', 'Control+PageUp', 'Control+PageUp');
  await expect(desk.getByText(/This system’s book prints no such tables/)).toBeVisible();
  await desk.getByRole('combobox', { name: 'What is there is thrown on' }).selectOption('Cellars');
  await expect(desk.getByRole('table', { name: 'How each row of Cellars is read' })).toContainText(
    'Trap, with treasure',
  );
  await look(program, 'stocking-own-table');
  await desk.getByRole('rowheader', { name: /Porch/ }).click();
  await hands.press('d');
  await expect(desk.getByRole('textbox', { name: 'Room 1. Cellars: d8' })).toBeFocused();
  await hands.write('7');
  await hands.press('Enter');
  await hands.write('4');
  await hands.press('Enter');
  await expect(desk.getByText('Cold ashes, 4 days old')).toBeVisible();
  await hands.press('Escape', 'j', 'd');
  await hands.write('4');
  await hands.press('Enter');
  await expect(desk.getByText('3 × Orc')).toBeVisible();
  const rise = desk.getByRole('button', { name: /1 of 2 sharers\s+reaches\s+level 2/ });
  await expect(rise).toBeVisible();
  await look(program, 'stocking-own-thrown');
  await rise.click();
  await expect(desk.getByRole('row', { name: /^Hild.*reaches level 2/ })).toBeVisible();
  await look(program, 'stocking-reach');
  await hands.press('Escape');
  await shut(desk);
});
