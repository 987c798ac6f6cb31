import { readFileSync } from 'node:fs';
import { pdfPages } from '../../../src-main/exports/pages/printed.ts';
import { usualGrounds } from '../../../shared/map/usual-grounds.ts';
import { arrange, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look, shut } from '../support/look.ts';
import { pdfText } from '../support/pdf-text.ts';

/** A window prints it, in its own time. */
const printed = { timeout: 60_000 };

const row = (from: number, to: number, who: string, creatureId: string, number: string) => ({
  ...{ from, to, who, creatureId, number, note: '', nestedId: null },
});

test('tonight gathers what lies near, who may come and who is at hand, by keyboard alone', async ({
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
  ]);
  await hands.press('Control+9');
  await expect(desk.getByText('No room is keyed yet')).toBeVisible();
  await look(program, 'tonight-empty');

  await arrange(desk, [
    ['place.addDungeon', { name: 'The Barrow' }],
    ['place.addRoom', { levelId: 1, key: '12', name: 'Guardroom', notes: 'Four bunks, one warm.' }],
    ['place.addRoom', { levelId: 1, key: '13', name: 'Crypt', notes: 'Here sleeps [[Old Marl]].' }],
    ['place.addRoom', { levelId: 1, key: '14', name: 'Vault' }],
    ['place.addFeature', { roomId: 1, kind: 'door', name: 'oak door', toRoomId: 2, facts: { locked: true } }],
    [
      'place.addFeature',
      { roomId: 2, kind: 'door', name: 'sliding slab', toRoomId: 3, facts: { secret: true } },
    ],
    ['place.addFeature', { roomId: 2, kind: 'trap', name: 'Falling block' }],
    ['room.addFoe', { roomId: 2, who: 'Ghoul', creatureId: 'ghoul', numberDice: '1d6' }],
    ['room.addFoe', { roomId: 1, who: 'Goblin', creatureId: 'goblin', number: 4 }],
    [
      'treasure.place',
      {
        ...{ source: { by: 'letters', text: 'P', bearers: 1 }, low: false },
        ...{ lines: [{ typed: '400 gp; ruby 500 gp' }], name: 'Barrow gold' },
        at: { spot: 'room', id: 3 },
      },
    ],
    [
      'wander.addTable',
      {
        ...{ name: 'Barrow, level one', dice: '1d6' },
        rows: [
          row(1, 3, 'Goblin', 'goblin', '2d4'),
          row(4, 5, 'Orc', 'orc', '1d6'),
          row(6, 6, 'Ghoul', 'ghoul', ''),
        ],
      },
    ],
    ['place.changeLevel', { id: 1, tableId: 1 }],
    ['page.add', { title: 'Old Marl', kind: 'person', text: 'Blind ferryman. Owes the thieves a debt.' }],
    ['page.add', { title: 'The mill burns', kind: 'rumour', text: 'False: it only smokes.' }],
    ['page.add', { title: 'Next time', text: '- [ ] the ferry is gone' }],
    ['combat.keepMuster', { name: 'Gate watch', lines: '4 goblins' }],
    ['dungeon.enter', { name: 'The Barrow', speakerId: 1, dungeonId: 1 }],
    ['place.goTo', { roomId: 1 }],
  ]);
  const near = desk.getByRole('list', { name: 'Rooms near' });
  await expect(near.getByRole('listitem')).toHaveCount(3);
  await expect(near.getByText('Barrow gold, 900 gp')).toBeVisible();
  await look(program, 'tonight');

  await test.step('it is printed on one page', async () => {
    await hands.press('y');
    const dialog = desk.getByRole('dialog', { name: 'Print tonight' });
    await look(program, 'tonight-print');
    await hands.fill(dialog.getByRole('textbox', { name: /^File/ }), program.path('tonight.pdf'));
    await hands.press('Enter');
    await expect(dialog.getByRole('status')).toContainText(/^Written, .* kB\./, printed);
    await look(program, 'tonight-printed');
    await hands.press('Escape');
    expect(pdfPages(readFileSync(program.path('tonight.pdf')))).toBe(1);
    const paper = await pdfText(program.path('tonight.pdf'));
    for (const words of ['13, Crypt', 'Barrow gold, 900 gp', 'Ghoul', 'thrown beforehand', 'Old Marl'])
      expect(paper).toContain(words);
  });

  await hands.press('-', '-');
  await expect(near.getByRole('listitem')).toHaveCount(2);
  await hands.press('+');
  await expect(near.getByRole('listitem')).toHaveCount(3);
  await hands.press('j', 'Enter');
  await expect(desk.getByRole('article', { name: 'Room 13' })).toBeVisible();
  await shut(desk);
});

test('what is wanted is pinned where it stands, put in order and hidden, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Barrow', path: program.path('barrow.turnkeeper'), system: 'ose' }],
    ['place.addDungeon', { name: 'The Barrow' }],
    ['place.addRoom', { levelId: 1, key: '1', name: 'Gate' }],
    ['place.addRoom', { levelId: 1, key: '2', name: 'Hall' }],
    ['place.addRoom', { levelId: 1, key: '9', name: 'Vault', notes: 'The thing they came for.' }],
    ['place.addFeature', { roomId: 1, kind: 'door', name: 'oak door', toRoomId: 2 }],
    ['page.add', { title: 'Ysolt', kind: 'person', text: 'Keeps the ferry. Lies about it.' }],
    ['page.add', { title: 'The ford', kind: 'place', text: 'Deep in spring.' }],
    ['combat.keepMuster', { name: 'Gate watch', lines: '4 goblins' }],
  ]);
  const near = desk.getByRole('list', { name: 'Rooms near' });
  const chosen = desk.getByRole('group', { name: 'Chosen' });
  await test.step('in Places, in the bestiary and in the notebook', async () => {
    await hands.press('Control+7', 'Control+9');
    await expect(near.getByRole('listitem')).toHaveCount(2);
    await hands.press('j', '.');
    await expect(near.getByRole('listitem').nth(1)).toContainText(/2, Hall.*pinned/);
    await hands.press('Enter');
    await expect(desk.getByRole('article', { name: 'Room 2' })).toBeVisible();
    await hands.press('j', '.');
    await expect(desk.getByText('First for tonight: 9, Vault', { exact: false }).first()).toBeVisible();
    await hands.press('Control+9', 'Control+PageDown', '/');
    await hands.write('ogre');
    await expect(desk.getByRole('article', { name: 'Ogre' })).toBeVisible();
    await hands.press('Enter', '.');
    await expect(desk.getByText('First for tonight: Ogre.', { exact: false }).first()).toBeVisible();
    await hands.press('Control+PageUp');
  });
  await test.step('and stand first, in the order that is wished', async () => {
    await expect(near.getByRole('listitem')).toHaveCount(3);
    await expect(near.getByRole('listitem').nth(2)).toContainText(/9, Vault.*further off/);
    await expect(desk.getByRole('list', { name: 'Blocks' })).toContainText(/Ogre\s*pinned/);
    await hands.press('k', 'k', 'k', 'k', 'j', 'j', 'Shift+K');
    await expect(near.getByRole('listitem').nth(1)).toContainText('9, Vault');
    await hands.press('j', 'j', 'j', 'Delete');
    await expect(desk.getByRole('list', { name: 'Not tonight' })).toContainText('Gate watch');
    await expect(chosen).toBeVisible();
    await look(program, 'tonight-pinned');
    await hands.press('Control+z');
    await expect(desk.getByRole('list', { name: 'Musters' })).toContainText('Gate watch');
  });
  await shut(desk);
});

test('in the wild it tells who may come by the land', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const code = usualGrounds.find(({ name }) => /forest/iu.test(name))?.code ?? 0;
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Vale', path: program.path('vale.turnkeeper'), system: 'ose' }],
    ['character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 5, maxHp: 5 }],
    newMap('The Vale'),
    ['map.paint', { mapId: 1, layer: 'terrain', runs: [{ col: 3, row: 3, length: 1, code }] }],
    [
      'wander.addTable',
      {
        name: 'Greenwood',
        dice: '1d6',
        rows: [row(1, 3, 'Goblin', 'goblin', '2d4'), row(4, 6, 'Ogre', 'ogre', '1d3')],
      },
    ],
    ['map.changeGround', { code, tableId: 1 }],
    ['travel.place', { on: { mapId: 1, col: 3, row: 3 } }],
  ]);
  await hands.press('Control+9');
  const coming = desk.getByRole('region', { name: 'May come' });
  await expect(coming).toContainText(/In the wild \(.*forest.*\): in\s+24 hours, by 1 check of 2 in 6/i);
  await expect(coming.getByRole('row', { name: /Ogre/ })).toContainText('50 %');
  await expect(desk.getByRole('region', { name: 'Blocks' })).toContainText('Goblin');
  await look(program, 'tonight-in-the-wild');
  await shut(desk);
});

test('of a crowded dungeon as much is printed as fits, and the rest is named', async ({ program }) => {
  const { desk } = program;
  const notes =
    'Cold ash lies a hand deep here, and something has been dragged through it towards the east door.';
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Barrow', path: program.path('barrow.turnkeeper'), system: 'ose' }],
    ['place.addDungeon', { name: 'The Barrow' }],
    ...Array.from({ length: 24 }, (_, at): [string, object] => [
      'place.addRoom',
      { levelId: 1, key: String(at + 1), name: 'Ashen hall', notes },
    ]),
    ...Array.from({ length: 23 }, (_, at): [string, object] => [
      'place.addFeature',
      { roomId: Math.floor(at / 2) + 1, kind: 'door', name: 'oak door', toRoomId: at + 2 },
    ]),
    ...['ogre', 'ghoul', 'orc', 'gnoll', 'goblin', 'skeleton', 'zombie', 'wight', 'hobgoblin'].map(
      (creatureId, at): [string, object] => [
        'room.addFoe',
        { roomId: at + 1, who: creatureId, creatureId, number: 6 },
      ],
    ),
    ['tonight.export', { doors: 5, format: 'pdf', paper: 'Letter', path: program.path('one.pdf') }],
    ['tonight.export', { doors: 5, format: 'pdf', paper: 'A4', pages: 4, path: program.path('four.pdf') }],
  ]);
  const [one, four] = [await pdfText(program.path('one.pdf')), await pdfText(program.path('four.pdf'))];
  expect(pdfPages(readFileSync(program.path('one.pdf')))).toBe(1);
  expect(one).toMatch(/Left out for want of room: names, \d+ rooms further off/);
  expect(one).toContain('1, Ashen hall');
  expect(four).not.toContain('Left out');
  expect(four).toContain('24, Ashen hall');
  for (const name of ['Ogre', 'Ghoul', 'Hobgoblin']) expect(four).toContain(name);
});
