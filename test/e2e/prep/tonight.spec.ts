import { arrange } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look, shut } from '../support/look.ts';

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
  await hands.press('-', '-');
  await expect(near.getByRole('listitem')).toHaveCount(2);
  await hands.press('+');
  await expect(near.getByRole('listitem')).toHaveCount(3);
  await hands.press('j', 'Enter');
  await expect(desk.getByRole('article', { name: 'Room 13' })).toBeVisible();
  await shut(desk);
});
