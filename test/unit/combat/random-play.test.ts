import { describe, expect, test } from 'vitest';
import type { CombatSetup } from '../../../shared/rules/combat.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { fighting, meddling, random, stubborn } from './choosers.ts';
import { musters } from './fighters.ts';
import { fight, type Muster } from './muster.ts';
import { playOut } from './play.ts';

const fights = 10_000;
/** One fight in so many is looked at closely: every listed and unlisted move tried at every step. */
const closely = 499;

/** Long fights are worth more and cost more. */
const choosers = [random, stubborn, random, random, random, meddling, random, random, random, random];

/** Two to four a side, now and then a third side, an ambush, the open sky; the settings in turn. */
function setupOf(muster: Muster, order: string, seed: number): CombatSetup {
  const nth = Math.floor(seed / choosers.length);
  const sizes = {
    party: 2 + (nth % 3),
    foes: 2 + (Math.floor(nth / 3) % 3),
    strangers: nth % 7 === 0 ? 2 : 0,
  };
  const setup = fight(muster, order, sizes, Math.floor(nth / 9));
  const surprised = setup.fighters.filter(({ side }) => side === 'foes').map(({ id }) => id);
  return {
    ...setup,
    ...(nth % 11 === 0 && { surprised }),
    ...(nth % 13 === 0 && { outdoors: true }),
  };
}

const orders = systems.flatMap((system) =>
  system.capabilities.combatOrders.map(({ value }) => ({ system, id: system.id, order: value })),
);

test.each(systems)('$id has fighters for every one of its orders of battle', ({ id, capabilities }) => {
  expect(Object.keys(musters[id]?.orders ?? {}).sort()).toEqual(
    capabilities.combatOrders.map(({ value }) => value).sort(),
  );
});

describe.each(orders)('$id, $order', ({ system, id, order }) => {
  const { combat } = system;
  const musterOf = (): Muster => {
    const muster = musters[id];
    if (!muster) throw new Error(`There are no fighters for ${id}.`);
    return muster;
  };

  test(`${fights} fights of random legal play end and never throw`, { timeout: 120_000 }, () => {
    const muster = musterOf();
    for (let seed = 0; seed < fights; seed += 1) {
      const watch = seed % closely === 0 ? 'full' : seed % 11 === 0 ? 'light' : 'none';
      const choose = choosers[seed % choosers.length] ?? random;
      const { state } = playOut(combat, setupOf(muster, order, seed), { seed, choose, watch });
      if (!state.over) expect.fail(`seed ${seed} is not over`);
    }
  });

  test('the same seed gives the same fight', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const play = () =>
        playOut(combat, setupOf(musterOf(), order, seed), { seed, choose: meddling, watch: 'none' });
      expect(JSON.stringify(play())).toBe(JSON.stringify(play()));
    }
  });

  test('fighters who mean to win fight it out', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { state, steps } = playOut(combat, fight(musterOf(), order, { party: 6, foes: 9 }), {
        seed,
        choose: fighting(),
      });
      expect(state.over).toBe(true);
      expect(steps).toBeGreaterThan(5);
    }
  });
});
