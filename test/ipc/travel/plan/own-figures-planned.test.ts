import { afterEach, beforeEach, expect, test } from 'vitest';
import { RoadDesk } from '../road-desk.ts';

let table: RoadDesk;

beforeEach(() => {
  table = new RoadDesk();
});
afterEach(() => table.end());

async function planned(system: string) {
  await table.setOut(system, { settings: { roadBy: system } });
  await table.course({ ground: 'forest', way: 'open', miles: 32 });
  const { plan } = await table.ask('travel.plan', { lostCost: 'day' });
  if (!plan) throw new Error('Nothing is planned.');
  return plan;
}

const near = (chance: number) => expect.closeTo(chance, 12) as number;

test('basic-fantasy: the way is kept by a save of 12, and six checks of 1 in 6 bring nobody', async () => {
  const { days, first, steady } = await planned('basic-fantasy');
  expect(steady).toEqual({ day: 3, marches: 2, rests: 0 });
  // 12 to 20 of 20 faces.
  expect(days[0]).toMatchObject({ miles: 16, onCourse: near(9 / 20), met: near(1 - (5 / 6) ** 6) });
  expect(first).toEqual({ day: 3, chance: near((9 / 20) ** 2) });
});

test('swords-wizardry: the forest leads astray on 70 of 100, and one check of 2 in 6 brings nobody', async () => {
  const { days, first } = await planned('swords-wizardry');
  expect(days[0]).toMatchObject({ miles: 16, onCourse: near(0.3), met: near(1 / 3) });
  expect(first).toEqual({ day: 3, chance: near(0.09) });
});
