import { arrange, createCampaign, goTo, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

const map = newMap('The Marches');
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

test('a town is described, stayed in, and wages are paid, by keyboard alone', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Town');
  const coin = (quantity: number) => ({ kind: 'coin', name: 'gp', coin: 'gp', quantity });
  const guard = { className: 'Guard', kind: 'mercenary', level: 1, hp: 5, maxHp: 5 };
  await arrange(desk, [
    ['character.add', { ...hild, items: [coin(40)] }],
    ['character.add', { ...guard, name: 'Bran', sheet: { wage: 200, wageEvery: 'month', employerId: 1 } }],
    ['character.addFromContent', { list: 'animals', id: 'mule', kind: 'mount', name: 'Thistle', hp: 9 }],
    ['clock.advanceTo', { day: 26, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    map,
    ground,
    ['map.addSite', { mapId: 1, col: 8, row: 6, kind: 'settlement', name: 'Thorn Gate', knowledge: 'known' }],
    ['travel.place', { on: { mapId: 1, col: 8, row: 6 } }],
    ['travel.begin', { goal: 'Thorn Gate', ground: 'clear' }],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(desk.getByText('At Thorn Gate.')).toBeVisible();

  await test.step('what a bed costs is kept with the site', async () => {
    await arrange(desk, [
      ['map.changeSite', { id: 1, lodging: 50, stable: 10, market: 'food, rope, a smith', harbour: true }],
    ]);
    await hands.press('Home', 'i');
    await inDialog(desk).getByRole('button', { name: 'Thorn Gate' }).press('Enter');
    await expect(inDialog(desk).getByRole('textbox', { name: /^Lodging/ })).toHaveValue('0.5');
    await look(program, 'town-site');
    await hands.press('Escape');
    await hands.press('Escape');
    await expect(inDialog(desk)).toBeHidden();
  });

  await test.step('two weeks are asked for; the preview says where they stop', async () => {
    const keys = await hands.countFor(async () => {
      await hands.press('p', 'Enter');
      await expect(inDialog(desk).getByRole('textbox', { name: 'For' })).toBeFocused();
      await hands.press('Control+a', '9');
      await expect(inDialog(desk)).toContainText('Wages fall due');
      await look(program, 'town-stay');
      await hands.press('Enter');
    });
    console.log(`${keys} keys: a stay of nine days`);
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByText(/^Thorn Gate, \d days for/).first()).toBeVisible();
    await look(program, 'town-wage-due');
  });

  await test.step('the wage is paid by two keys', async () => {
    const keys = await hands.countFor(async () => {
      await hands.press('Enter');
      await expect(inDialog(desk)).toContainText('2 gp due for 1 month');
      await look(program, 'town-wages');
      await hands.press('Enter');
    });
    console.log(`${keys} keys: a wage paid`);
    await expect(desk.getByText(/^Wages from Hild: Bran 2 gp/).first()).toBeVisible();
    await hands.press('Control+z');
    await expect(desk.getByText('Bran is due 2 gp').first()).toBeVisible();
  });
});
