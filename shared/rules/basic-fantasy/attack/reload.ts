import { bool, given, refuse, text, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { siegeEngines } from './modifiers.ts';
import { kindOf } from '../readers.ts';
import { tables } from '../tables.ts';

const weapons = ['ordinary', 'light-crossbow', 'heavy-crossbow', 'siege'] as const;

interface RateInput {
  weapon: (typeof weapons)[number];
  /** A fraction of attacks per round, such as 1/6. */
  siegeRate?: string;
  /** A listed engine, in place of its rate. */
  siegeEngine?: (typeof siegeEngines)[number];
  rounds: number;
  loadedWeapons?: number;
}

/** A longer list of rounds tells nobody anything. */
const mostRounds = 10_000;

function siegeInterval({ siegeRate, siegeEngine }: RateInput): number {
  const rate =
    siegeRate === undefined && siegeEngine !== undefined
      ? tables.outside.siegeEngines[kindOf(siegeEngine, 'siegeEngine', siegeEngines)].rate
      : text(siegeRate, 'siegeRate');
  const [, rounds] = /^1\/([1-9]\d{0,3})$/.exec(rate) ?? refuse('siegeRate', 'a fraction such as 1/6');
  return Number(rounds);
}

/**
 * The rounds in which a shot is loosed by one who does nothing but fire and reload; weapons loaded beforehand are fired
 * one a round first. Throws `unknown-kind`, `bad-input`. BF-ROF-1 to 7, BF-OUT-4.
 */
export function missileRateOfFire(input: RateInput): { interval: number; fireRounds: number[] } & Reasoned {
  const weapon = kindOf(given(input).weapon, 'weapon', weapons);
  const rounds = whole(input.rounds, 'rounds', { min: 0, max: mostRounds });
  const { loadedWeapons = 1 } = input;
  const ready = whole(loadedWeapons, 'loadedWeapons');
  const interval = weapon === 'siege' ? siegeInterval(input) : tables.rateOfFire[weapon];
  const fireRounds: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    if (round <= ready || (round - ready) % interval === 0) fireRounds.push(round);
  }
  const rules = {
    ordinary: 'BF-ROF-1',
    'light-crossbow': 'BF-ROF-2',
    'heavy-crossbow': 'BF-ROF-4',
    siege: 'BF-ROF-5',
  };
  return { interval, fireRounds, reasons: [because('rounds per shot', interval, rules[weapon])] };
}

/**
 * One round of one weapon that takes `interval` rounds a shot. Loading already done is kept through other actions.
 * Throws `unknown-kind`, `bad-input`. BF-ROF-2 to 6.
 */
export function missileReload(input: {
  interval: number;
  loaded: boolean;
  reloadRoundsDone: number;
  action: 'fire' | 'reload' | 'other';
}): { allowed: boolean; shot: boolean; loaded: boolean; reloadRoundsDone: number } {
  const interval = whole(given(input).interval, 'interval', { min: 1 });
  const loaded = bool(input.loaded, 'loaded');
  const reloadRoundsDone = whole(input.reloadRoundsDone, 'reloadRoundsDone');
  const action = kindOf(input.action, 'action', ['fire', 'reload', 'other']);
  const same = { allowed: true, shot: false, loaded, reloadRoundsDone };
  if (action === 'fire') {
    if (!loaded) return { ...same, allowed: false };
    return { allowed: true, shot: true, loaded: interval === 1, reloadRoundsDone: 0 };
  }
  if (action === 'other' || loaded) return same;
  const done = reloadRoundsDone + 1;
  if (done < interval - 1) return { ...same, reloadRoundsDone: done };
  return { ...same, loaded: true, reloadRoundsDone: 0 };
}

export const reloadOps = {
  'missile.rateOfFire': missileRateOfFire,
  'missile.reload': missileReload,
} as const;
