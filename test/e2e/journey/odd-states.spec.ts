import { greyWaterTable, ids } from '../../fixtures/grey-water.ts';
import { arrange } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import type { Program } from '../support/program.ts';

// What the road and its map look like where something is amiss or owed, in both themes, each looked over by axe.

const at = (row: number) => ({ mapId: ids.map, col: 10, row });
const orders = { food: 'packs', water: 'ground', share: true, forage: false, guide: 'Old Tam' };
const day = (kind: string, ...faces: number[]): [string, object] => ['travel.passDay', { kind, faces }];
const course: [string, object] = ['travel.setWay', { goal: 'Reedham', through: [{ col: 10, row: 14 }] }];

async function onTheRoad(program: Program): Promise<Hands> {
  const { desk } = program;
  const settings = { encumbrance: 'none' };
  await arrange(desk, [
    ['app.createCampaign', { name: 'Odd', path: program.path('odd.turnkeeper'), system: 'ose', settings }],
    ...greyWaterTable,
    ['travel.begin', { goal: 'Reedham', ground: 'clear' }],
  ]);
  const hands = new Hands(desk);
  await hands.press('Control+7');
  return hands;
}

test('what is owed, lacking and met on the road', async ({ program }) => {
  const { desk } = program;
  const hands = await onTheRoad(program);
  await arrange(desk, [['travel.place', { on: at(0) }], course, ['travel.setOrders', orders]]);

  await test.step('a forced march', async () => {
    await hands.press('j');
    await expect(desk.getByRole('textbox', { name: /^Wandering check/ })).toBeFocused();
    await program.show('state-forced-march');
  });

  await test.step('rest is owed', async () => {
    await arrange(desk, [day('forced', 6)]);
    await expect(desk.getByText(/^A day of rest is owed\./)).toBeVisible();
    await program.show('state-rest-owed');
  });

  await test.step('thirst', async () => {
    await arrange(desk, [['travel.setOrders', { ...orders, water: 'none' }], day('march', 6)]);
    await expect(desk.getByText(/without water/).first()).toBeVisible();
    await program.show('state-thirst');
  });

  await test.step('somebody is met on the march', async () => {
    await arrange(desk, [
      ['journal.undo', {}],
      ['journal.undo', {}],
      day('march', 1),
      ['encounter.begin', { who: 'wolves', number: 3, roadCheckId: 2 }],
    ]);
    await expect(desk.getByRole('region', { name: /wolves/ })).toBeVisible();
    await program.show('state-met-on-the-march');
    await arrange(desk, [['encounter.conclude', { outcome: 'they part', rounds: 1 }]]);
  });

  await test.step('nobody is able to march', async () => {
    await arrange(desk, [['character.setState', { characterIds: [ids.hild, ids.ida], state: 'dead' }]]);
    await expect(desk.getByText(/Nobody is there who can walk/).first()).toBeVisible();
    await program.show('state-nobody-can-march');
  });
});

test('the company amiss on the map', async ({ program }) => {
  const { desk } = program;
  const hands = await onTheRoad(program);
  await hands.press('Shift+M');
  await expect(desk.getByRole('application', { name: /^Map of/ })).toBeVisible();
  await program.show('state-map-without-company');

  await test.step('a course over water without a ship', async () => {
    await arrange(desk, [['travel.place', { on: at(14) }]]);
    await hands.press('/');
    await hands.write('1025');
    await expect(desk.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await hands.press('Enter', 'g');
    await expect(desk.getByText(/1025 is water, and nobody is aboard/)).toBeVisible();
    await program.show('state-sea-without-ship');
  });

  await test.step('astray for ten days', async () => {
    await arrange(desk, [
      ['campaign.changeSettings', { settings: { wildernessChecksPerDay: 0 } }],
      ['travel.place', { on: at(0) }],
      ['map.removeLine', { id: 1 }],
      ['travel.setWay', { goal: 'Far Gate', through: [{ col: 29, row: 3 }] }],
      ['travel.setOrders', { ...orders, guide: '', food: 'found' }],
      day('march', 1, 6),
      ...Array.from(
        { length: 9 },
        () => ['travel.setWay', { goal: 'Far Gate', through: [{ col: 29, row: 3 }] }] as [string, object],
      ).flatMap((way) => [way, day('camp')]),
    ]);
    await hands.press('Home');
    await expect(desk.getByText(/they believe/)).toBeVisible();
    await program.show('state-astray-ten-days');
  });

  await test.step('on a hex that is not painted', async () => {
    await arrange(desk, [
      ['travel.knows', {}],
      ['travel.place', { on: at(5) }],
      ['map.paint', { mapId: ids.map, layer: 'terrain', runs: [{ col: 10, row: 5, length: 1, code: 0 }] }],
    ]);
    // Home goes to the company where the window knows it to be.
    await expect(desk.getByText(/they believe/)).toBeHidden();
    await expect(async () => {
      await hands.press('Home');
      await expect(desk.locator('.foot .here')).toContainText('not painted', { timeout: 1000 });
    }).toPass();
    await program.show('state-hex-not-painted');
  });
});
