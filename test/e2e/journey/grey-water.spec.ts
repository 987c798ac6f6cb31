import { greyWaterTable } from '../../fixtures/grey-water.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { arrange } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { savedLine, stepsKept } from '../support/program.ts';
import { daysAfterTheKill, daysToTheKill, putAtTheStart } from './days.ts';
import type { Moment } from './days.ts';
import { JourneySeat } from './journey-seat.ts';

/** Plays a moment and holds it to its number of keys. */
async function play(seat: JourneySeat, moment: Moment): Promise<void> {
  await test.step(moment.name, async () => {
    const before = seat.keys;
    await moment.play(seat);
    const keys = seat.keys - before;
    if (moment.keys === undefined) return;
    console.log(`${keys} of at most ${moment.keys} keys: ${moment.name}`);
    expect(keys).toBeLessThanOrEqual(moment.keys);
  });
}

/** So many steps back or forward, a key a step. */
async function go(seat: JourneySeat, key: string, steps: number): Promise<void> {
  const { desk } = seat;
  const way = key === 'Control+z' ? -1 : 1;
  let at = await stepsKept(desk.page);
  for (let step = 0; step < steps; step += 1) {
    await desk.press(key);
    at += way;
    await expect(savedLine(desk.page)).toHaveText(new RegExp(`^Saved, step ${at.toLocaleString('en')}\\b`));
  }
}

/** What both windows say of it. */
async function standing({ desk, map, company }: JourneySeat) {
  await stepsKept(desk.page);
  await stepsKept(map.page);
  return {
    clock: await desk.page.getByRole('banner').innerText(),
    saved: await savedLine(map.page).innerText(),
    company: await company.innerText(),
  };
}

test('the keys of the road where the program rolls: two a day, two for days until something comes, one to undo', async ({
  program,
}) => {
  const path = program.path('keys.turnkeeper');
  await arrange(program.desk, [
    ['app.createCampaign', { name: 'Keys', path, system: 'ose', settings: { encumbrance: 'none' } }],
    ...greyWaterTable,
    ['travel.begin', { goal: 'Reedham', ground: 'clear' }],
    ['travel.place', { on: { mapId: 1, col: 10, row: 0 } }],
    ['travel.setWay', { goal: 'Reedham', through: [{ col: 10, row: 14 }] }],
  ]);
  const seat = await JourneySeat.sitDown(program, 'ose');
  const undone = async () => {
    await seat.desk.press('Control+z');
    await expect(program.desk.getByRole('banner')).toContainText('Day 2, 08:00');
  };
  for (const [name, most, ...keys] of [
    ['a quiet day', 2, 'Space', 'Enter'],
    ['a forced march', 2, 'j', 'Enter'],
    ['a day of rest', 2, 'r', 'Enter'],
    ['a hunt', 2, 'o', 'Enter'],
    ['days until something comes', 2, 'u'],
  ] as const) {
    await play(seat, {
      name,
      keys: most,
      play: async ({ desk }) => {
        for (const key of keys) {
          // The hands come to the die that the program will throw.
          if (key === 'Enter')
            await expect(desk.page.getByRole('textbox', { name: / in 6/ }).first()).toBeFocused();
          await desk.press(key);
        }
        await seat.says(/^Day 1 of the road/);
      },
    });
    await play(seat, { name: `${name}, undone`, keys: 1, play: undone });
  }
});

for (const { id: system } of systems)
  test(`The Grey Water by ${system}: a journey by keyboard, in two windows, ended hard on the march`, async ({
    program,
  }) => {
    const path = program.path('journey.turnkeeper');
    const settings = { encumbrance: 'none' };
    await arrange(program.desk, [
      ['app.createCampaign', { name: 'The Grey Water', path, system, settings }],
      ...greyWaterTable,
    ]);
    const hands = new Hands(program.desk);
    await hands.press('Control+7');
    await hands.fill(program.desk.getByRole('textbox', { name: 'Where to' }), 'Reedham');
    await hands.press('Enter');
    const seat = await JourneySeat.sitDown(program, system);
    await play(seat, putAtTheStart);
    const first = await stepsKept(program.desk);

    for (const moment of daysToTheKill) await play(seat, moment);
    const before = await standing(seat);
    await test.step('kill -9 on the march, open again', () => seat.killAndReopen());
    expect(await standing(seat)).toEqual(before);
    for (const moment of daysAfterTheKill) await play(seat, moment);

    await test.step('undone to the first morning, done again to the last', async () => {
      const end = await standing(seat);
      const steps = (await stepsKept(program.desk)) - first;
      await go(seat, 'Control+z', steps);
      await expect(program.desk.getByRole('banner')).toContainText('Day 2, 08:00');
      await seat.standsAt('1000');
      await go(seat, 'Control+Shift+z', steps);
      await seat.standsAt('1419');
      await expect(savedLine(seat.map.page)).toHaveText(end.saved);
      expect(await standing(seat)).toEqual(end);
      console.log(`${2 * steps} keys: ${steps} steps undone and done again`);
    });
  });
