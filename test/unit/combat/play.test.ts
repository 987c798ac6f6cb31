import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type {
  CombatAction,
  CombatMachine,
  CombatSetup,
  CombatStep,
  LegalAction,
} from '../../../shared/rules/combat.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { fighting, meddling, random, stubborn } from './support/choosers.ts';
import { coinFight, type CoinState } from './support/coin-fight.ts';
import { musters } from './support/fighters.ts';
import { playOut } from './support/play.ts';

const fighter = (id: string, side: string, atFeet: number) => ({
  id,
  side,
  hp: 3,
  maxHp: 4,
  atFeet,
  stats: {},
});

const setup: CombatSetup = {
  settings: {},
  fighters: [fighter('Hild', 'party', 0), fighter('Wren', 'party', 5), fighter('orc', 'foes', 30)],
};

const choosers = {
  random: () => random,
  stubborn: () => stubborn,
  meddling: () => meddling,
  fighting,
};

describe.each(Object.entries(choosers))('a fight of coins, %s', (_name, chooser) => {
  test('ends, and every step is sound', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { state, steps } = playOut(coinFight, setup, { seed, choose: chooser(), watch: 'full' });
      expect(state.over).toBe(true);
      expect(steps).toBeGreaterThan(0);
    }
  });

  test('goes the same way from the same seed, and watching changes nothing', () => {
    const watched = playOut(coinFight, setup, { seed: 5, choose: chooser(), watch: 'full' });
    const unwatched = playOut(coinFight, setup, { seed: 5, choose: chooser(), watch: 'none' });
    expect(JSON.stringify(unwatched)).toBe(JSON.stringify(watched));
  });
});

type Machine = CombatMachine<CoinState>;
type Step = CombatStep<CoinState>;

/** The coin fight, with every step it takes spoilt. */
const spoilt = (spoil: (step: Step, before: CoinState, action: CombatAction) => Step): Partial<Machine> => ({
  apply: (state, action, dice) => {
    const step = coinFight.apply(state, action, dice);
    return step.refused === null && !('change' in action) ? spoil(step, state, action) : step;
  },
});

const opening = (change: (state: CoinState) => Partial<CoinState>): Partial<Machine> => ({
  start: (given) => {
    const state = coinFight.start(given);
    return { ...state, ...change(state) };
  },
});

const listing = (change: (each: LegalAction) => LegalAction): Partial<Machine> => ({
  legalActions: (state) => coinFight.legalActions(state).map(change),
});

const seen = new WeakSet<CoinState>();

/** Ways a machine may be at fault, and what the driver says of each. */
const faults: [fault: string, says: string, machine: Partial<Machine>][] = [
  [
    'refuses what it lists',
    'listed but refused',
    spoilt((_step, state) => ({ state, events: [], refused: 'notNow' })),
  ],
  ['lists nothing', '0 legal actions', { legalActions: () => [] }],
  [
    'lists the dead',
    'dead',
    {
      ...opening(({ fighters }) => ({ fighters: fighters.map((one) => ({ ...one, status: 'dead' })) })),
      ...listing((each) => ({ ...each, actor: 'Hild' })),
    },
  ],
  ['lists strangers', 'nobody', listing((each) => ({ ...each, actor: 'Nobody' }))],
  ['aims at nobody', 'is an empty list', listing((each) => ({ ...each, targets: [] }))],
  ['aims at strangers', 'unknown name', listing((each) => ({ ...each, targets: ['Nobody'] }))],
  [
    'takes what it does not list',
    'not listed but taken',
    { legalActions: (state) => coinFight.legalActions(state).slice(0, 1) },
  ],
  [
    'changes a state in place',
    'read only',
    spoilt((step, before) => {
      Object.assign(before, { done: [] });
      return step;
    }),
  ],
  ['keeps what is no JSON', 'of type undefined', opening(() => ({ standing: undefined as never }))],
  ['keeps what is no number', 'is NaN', opening(({ clock }) => ({ clock: { ...clock, count: NaN } }))],
  [
    'remembers outside the state',
    'goes another way',
    spoilt((step, before) => {
      seen.add(step.state);
      return { ...step, events: [{ kind: 'again', as: 'note', id: null, amount: Number(seen.has(before)) }] };
    }),
  ],
  [
    'miscounts who stands',
    'standing is',
    spoilt((step) => ({ ...step, state: { ...step.state, standing: [] } })),
  ],
  [
    'stops too early',
    'still fighting',
    spoilt((step) => ({ ...step, state: { ...step.state, over: true } })),
  ],
  [
    'never ends',
    'not over after',
    spoilt((step, before) => ({ ...step, state: { ...step.state, fighters: before.fighters, over: false } })),
  ],
  ['looks back', 'goes back to round 0', { upcoming: ({ clock }) => [{ ...clock, round: 0, actors: [] }] }],
  [
    'heals past the full',
    'hit points',
    opening(({ fighters }) => ({ fighters: fighters.map((one) => ({ ...one, hp: 9 })) })),
  ],
  [
    'tells of strangers',
    'names Nobody',
    spoilt((step) => ({ ...step, events: [{ kind: 'told', as: 'note', id: 'Nobody' }] })),
  ],
];

describe('the driver finds a machine that', () => {
  test.each(faults)('%s', (_fault, says, fault) => {
    const machine = { ...coinFight, ...fault } as Machine;
    const play = () => {
      for (let seed = 0; seed < 20; seed += 1)
        playOut(machine, setup, { seed, choose: random, maxSteps: 200, watch: 'full' });
    };
    expect(play).toThrow(says);
  });
});

test('every system has fighters for every order of battle, and is played at random in each', () => {
  const orders = systems.flatMap(({ id, capabilities }) =>
    capabilities.combatOrders.map(({ value }) => `${id}-${value}`),
  );
  const mustered = Object.entries(musters).flatMap(([id, muster]) =>
    Object.keys(muster.orders).map((order) => `${id}-${order}`),
  );
  const played = readdirSync(join(import.meta.dirname, 'random-play'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => name.replace('.test.ts', ''));
  expect(mustered.sort()).toEqual(orders.sort());
  expect(played.sort()).toEqual(orders);
});
