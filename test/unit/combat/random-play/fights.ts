import type { CombatSetup } from '../../../../shared/rules/combat.ts';
import { systemById } from '../../../../shared/rules/registry.ts';
import { brokenOff } from '../support/broken-off.ts';
import { fighting, meddling, random, stubborn, unruly } from '../support/choosers.ts';
import { musters } from '../support/fighters.ts';
import { fight, type Muster } from '../support/muster.ts';
import { playOut } from '../support/play.ts';
import { must } from '../support/soundness.ts';

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

/** The fights of one system in one order of battle, by what they prove. */
export function fightsOf(id: string, order: string): Record<string, () => void> {
  const combat = systemById(id)?.combat;
  const muster = musters[id];
  if (!combat || !muster) throw new Error(`There are no fights of ${id}.`);
  const chooserOf = (seed: number) => choosers[seed % choosers.length] ?? random;

  return {
    [`${fights} fights of random legal play end and never throw`]() {
      for (let seed = 0; seed < fights; seed += 1) {
        const watch = seed % closely === 0 ? 'full' : seed % 11 === 0 ? 'light' : 'none';
        const choose = chooserOf(seed);
        const { state } = playOut(combat, setupOf(muster, order, seed), { seed, choose, watch });
        must(state.over, () => `seed ${seed} is not over`);
      }
    },

    'every act broken off at each of its dice comes out as when played at once'() {
      for (let seed = 0; seed < 40; seed += 1) {
        brokenOff(combat, setupOf(muster, order, seed), { seed, choose: chooserOf(seed) });
      }
    },

    'fights in which anyone is ruled upon at any moment end and never throw'() {
      for (let seed = 0; seed < 1000; seed += 1) {
        const setup = setupOf(muster, order, seed);
        const watch = seed % 97 === 0 ? 'full' : 'light';
        const { state } = playOut(combat, setup, { seed, choose: unruly, watch });
        must(state.over, () => `seed ${seed} is not over`);
      }
    },

    'the same seed gives the same fight'() {
      for (let seed = 0; seed < 20; seed += 1) {
        const play = () =>
          JSON.stringify(
            playOut(combat, setupOf(muster, order, seed), { seed, choose: meddling, watch: 'none' }),
          );
        must(play() === play(), () => `seed ${seed} goes another way`);
      }
    },

    'fighters who mean to win fight it out'() {
      for (let seed = 0; seed < 20; seed += 1) {
        const setup = fight(muster, order, { party: 6, foes: 9 });
        const { state, steps } = playOut(combat, setup, { seed, choose: fighting() });
        must(state.over && steps > 5, () => `seed ${seed} is given up after ${steps} steps`);
      }
    },
  };
}
