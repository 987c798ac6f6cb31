import { describe, expect, test } from 'vitest';
import type { CombatSetup } from '../../../../shared/rules/combat.ts';
import { systemById } from '../../../../shared/rules/registry.ts';
import type { RuleSystem } from '../../../../shared/rules/system.ts';
import { fighting, meddling, random, stubborn, unruly } from '../support/choosers.ts';
import { brokenOff } from '../support/broken-off.ts';
import { musters } from '../support/fighters.ts';
import { fight, type Muster } from '../support/muster.ts';
import { playOut } from '../support/play.ts';

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

function musterOf(id: string): Muster {
  const muster = musters[id];
  if (!muster) throw new Error(`There are no fighters for ${id}.`);
  return muster;
}

function fightsEnd({ id, combat }: RuleSystem, order: string): void {
  const muster = musterOf(id);
  for (let seed = 0; seed < fights; seed += 1) {
    const watch = seed % closely === 0 ? 'full' : seed % 11 === 0 ? 'light' : 'none';
    const choose = choosers[seed % choosers.length] ?? random;
    const { state } = playOut(combat, setupOf(muster, order, seed), { seed, choose, watch });
    if (!state.over) expect.fail(`seed ${seed} is not over`);
  }
}

/** The tests of one system's fights; a file of its own for each system, so that they run side by side. */
export function testRandomPlay(id: string): void {
  const system = systemById(id);
  if (!system) throw new Error(`There is no rule system called ${id}.`);
  const { combat, capabilities } = system;
  const orders = capabilities.combatOrders.map(({ value }) => value);

  test('there are fighters for every order of battle', () => {
    expect(Object.keys(musterOf(id).orders).sort()).toEqual([...orders].sort());
  });

  describe.each(orders)('%s', (order) => {
    test(`${fights} fights of random legal play end and never throw`, () => {
      fightsEnd(system, order);
    });

    test('every act broken off at each of its dice comes out as when played at once', () => {
      for (let seed = 0; seed < 40; seed += 1) {
        brokenOff(combat, setupOf(musterOf(id), order, seed), {
          seed,
          choose: choosers[seed % 10] ?? random,
        });
      }
    });

    test('fights in which anyone is ruled upon at any moment end and never throw', () => {
      for (let seed = 0; seed < 1000; seed += 1) {
        const setup = setupOf(musterOf(id), order, seed);
        const watch = seed % 97 === 0 ? 'full' : 'light';
        const { state } = playOut(combat, setup, { seed, choose: unruly, watch });
        expect(state.over).toBe(true);
      }
    });

    test('the same seed gives the same fight', () => {
      for (let seed = 0; seed < 20; seed += 1) {
        const play = () =>
          playOut(combat, setupOf(musterOf(id), order, seed), { seed, choose: meddling, watch: 'none' });
        expect(JSON.stringify(play())).toBe(JSON.stringify(play()));
      }
    });

    test('fighters who mean to win fight it out', () => {
      for (let seed = 0; seed < 20; seed += 1) {
        const setup = fight(musterOf(id), order, { party: 6, foes: 9 });
        const { state, steps } = playOut(combat, setup, { seed, choose: fighting() });
        expect(state.over).toBe(true);
        expect(steps).toBeGreaterThan(5);
      }
    });
  });
}
