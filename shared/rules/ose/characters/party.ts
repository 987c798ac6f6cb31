import { slowest } from '../../travel/walk.ts';
import { dropFraction } from '../../common/arithmetic.ts';
import { given, list, refuse, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { rankByRolls } from '../initiative/ties.ts';
import { tables } from '../tables.ts';
import type { Face } from '../terms.ts';

/** Advice on a party's size and spread of levels. Throws `bad-input`. OSE-PARTY-1, 3. */
export function partyCheck(input: { pcLevels: number[]; retainers?: number }): {
  size: number;
  sizeAdvice: 'small' | 'ideal' | 'large';
  levelSpread: number;
  splitAdvised: boolean;
} & Reasoned {
  const { pcLevels, retainers = 0 } = given(input);
  const levels = Array.from(list(pcLevels, 'pcLevels'), (level) => whole(level, 'pcLevels', { min: 1 }));
  if (levels.length === 0) refuse('pcLevels', 'at least one level');
  const { idealMin, idealMax, splitAboveLevelSpread } = tables.party;
  const size = levels.length + whole(retainers, 'retainers');
  const highest = levels.reduce((a, b) => Math.max(a, b));
  const lowest = levels.reduce((a, b) => Math.min(a, b));
  const levelSpread = highest - lowest;
  return {
    size,
    sizeAdvice: size < idealMin ? 'small' : size > idealMax ? 'large' : 'ideal',
    levelSpread,
    splitAdvised: levelSpread > splitAboveLevelSpread,
    reasons: [
      because('size, ideally', `${idealMin} to ${idealMax}`, 'OSE-PARTY-1'),
      because('levels apart, at most', splitAboveLevelSpread, 'OSE-PARTY-3'),
    ],
  };
}

/** Base rate of a party that stays together, in feet: its slowest member's. Throws `bad-input`. OSE-MOVE-3. */
export function partyMovementRate(input: { baseRatesFeet: number[] }): { baseFeet: number } & Reasoned {
  const rates = slowest(given(input).baseRatesFeet);
  return { baseFeet: rates, reasons: [because('slowest member', rates, 'OSE-MOVE-3')] };
}

/** An even split of one kind of coin, in whole coins. Throws `bad-input` if nobody shares. OSE-PARTY-7. */
export function treasureDivide(input: { coins: number; sharers: number }): {
  each: number;
  remainder: number;
} {
  const { coins, sharers } = given(input);
  const total = whole(coins, 'coins');
  const among = whole(sharers, 'sharers', { min: 1 });
  const remainder = total % among;
  return { each: dropFraction((total - remainder) / among), remainder };
}

/**
 * Who picks a magic item when, highest roll first; ties are settled by each one's next roll, and those still open
 * come back in `needReroll`. Throws `bad-die`, `dice-count`, `bad-input`. OSE-PARTY-8.
 */
export function treasurePickOrder(input: { entries: { id: string; rolls: Face[] }[] }): {
  order: string[][];
  needReroll: string[][];
} {
  const entries = Array.from(list(given(input).entries, 'entries'), (entry) => {
    const { id, rolls } = given(entry, 'entries');
    return { id, rolls };
  });
  return rankByRolls(entries, Number.MAX_SAFE_INTEGER);
}

export const partyOps = {
  'party.check': partyCheck,
  'party.movementRate': partyMovementRate,
  'treasure.divide': treasureDivide,
  'treasure.pickOrder': treasurePickOrder,
} as const;
