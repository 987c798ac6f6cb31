import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { SeaDesk } from './sea-desk.ts';

// Days at sea held against a plain account: what was aboard, less what everybody ate, is what is aboard; miles sailed are
// miles gone of the way; and every day comes to its end.

const daysAVoyage = 15;
const crew = 4;

let table: SeaDesk | null = null;
afterEach(() => table?.end());

type Draw = (below: number) => number;

async function sailDay(desk: SeaDesk, draw: Draw): Promise<void> {
  const before = await desk.road();
  const rest = draw(5) === 0;
  for (let stops = 0; ; stops++) {
    expect(stops, 'stops of one day').toBeLessThan(20);
    const gale = draw(4) === 0 ? 'meetsLand' : 'openWater';
    const kind = rest ? 'rest' : 'sail';
    const asked = { kind, gale } as const;
    const { tacks } = await desk.ask('travel.preview', asked);
    const tacking = tacks && draw(3) === 0;
    const { stopped } = await desk.tell('travel.passDay', { ...asked, tacking });
    if (stopped === null) break;
    // Wrecked: nobody sails on.
    if ((await desk.ship()).hull.points === 0) return;
    const { due } = await desk.road();
    if (due !== null) await desk.tell('travel.letBe', { checkId: due.id });
  }
  const after = await desk.road();
  const eaten = before.stores.food.portions - after.stores.food.portions;
  expect(eaten).toBe(Math.min(before.stores.food.portions, crew + 1));
  const drunk = before.stores.water.portions - after.stores.water.portions;
  // In the harbour of the first morning there is water.
  const found = after.stores.water.found;
  expect(drunk).toBe(found ? 0 : Math.min(before.stores.water.portions, crew + 1));
  const day = await desk.today();
  const made = day.miles.reduce((sum, { miles }) => sum + miles, 0);
  expect(made).toBe(before.milesAhead - after.milesAhead);
  expect(day.phase).toBe('done');
}

test.each([
  ['the sea by ose', false, 'ose'],
  ['a river by ose', true, 'ose'],
  ['the sea by basic-fantasy', false, 'basic-fantasy'],
  ['a river by basic-fantasy', true, 'basic-fantasy'],
])('portions, miles and days add up over voyages on %s in any wind', async (_, isRiver, system) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const dice = seededDice(seed);
      const draw: Draw = (below) => dice.roll(below) - 1;
      const desk = new SeaDesk(seededDice(seed + 1));
      table = desk;
      await desk.sailOut({
        facts: { crew, navigator: false, oarFeet: 60 + draw(60), goes: draw(2) === 0 ? 'oar' : 'sail' },
        system,
        settings: {
          windVariable: draw(2) === 0,
          ...(system !== 'ose' && { roadBy: system }),
        },
        rations: 40 + draw(40),
        water: 40 + draw(40),
      });
      const way = (['open', 'downstream', 'upstream'] as const)[draw(3)] ?? 'open';
      await desk.course(
        ...Array.from({ length: 10 }, () =>
          isRiver
            ? ({ ground: 'river', way, miles: 1000 } as const)
            : ({ ground: 'sea', way: 'open', miles: 1000 } as const),
        ),
      );
      for (let day = 0; day < daysAVoyage; day++) {
        if ((await desk.ship()).hull.points === 0) break;
        await sailDay(desk, draw);
      }
      await desk.end();
      table = null;
    }),
    { numRuns: 4, endOnFailure: true },
  );
});
