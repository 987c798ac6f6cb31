import { arrange, createCampaign, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

const map: [string, object] = [
  'map.add',
  {
    name: 'The Marches',
    layout: 'flat',
    raised: 'odd',
    hexMiles: 6,
    numbering: { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' },
  },
];
const ground: [string, object] = [
  'map.paint',
  {
    mapId: 1,
    layer: 'terrain',
    runs: Array.from({ length: 12 }, (_, row) => ({ col: 0, row, length: 18, code: row < 4 ? 5 : 1 })),
  },
];
const hild = { name: 'Hild', className: 'Fighter', level: 1, hp: 4, maxHp: 6 };

test('into a dungeon on the map and out again by keyboard alone, the day going on', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Tower');
  await arrange(desk, [
    ['character.add', hild],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    map,
    ground,
    ['place.addDungeon', { name: 'The Crypt' }],
    ['map.addSite', { mapId: 1, col: 8, row: 6, kind: 'ruin', name: 'Old Tower', dungeonId: 1 }],
    ['map.addSite', { mapId: 1, col: 8, row: 6, kind: 'settlement', name: 'Thorn Gate', knowledge: 'known' }],
    ['travel.place', { on: { mapId: 1, col: 8, row: 6 } }],
    ['travel.begin', { goal: 'Thorn Gate', ground: 'clear' }],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(desk.getByText('At Old Tower and Thorn Gate.')).toBeVisible();

  await test.step('two keys go in', async () => {
    const keys = await hands.countFor(async () => {
      await hands.press('p');
      await expect(inDialog(desk).getByRole('radio', { name: /Old Tower/ })).toBeChecked();
      await look(program, 'town-go-in');
      await hands.press('Enter');
    });
    console.log(`${keys} keys: into the dungeon of a site`);
    expect(keys).toBe(2);
    await expect(desk.getByText('In The Crypt, turn 1.')).toBeVisible();
    await look(program, 'town-underground');
  });

  await test.step('the road waits, and one key comes out at the same hex', async () => {
    await hands.press('Shift+M');
    await expect(desk.getByText('The clock runs underground')).toBeVisible();
    await look(program, 'town-road-waits');
    await hands.press('p');
    await expect(desk.getByText('At Old Tower and Thorn Gate.')).toBeVisible();
    await expect(desk.getByText(/Outside it is day 2, 08:00/).first()).toBeVisible();
  });
});
