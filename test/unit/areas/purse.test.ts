import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import type { Purse } from '../../../src-main/facts/treasure/purse.ts';
import {
  inFewestCoins,
  noCoins,
  payment,
  purseInWords,
  worthOf,
} from '../../../src-main/facts/treasure/purse.ts';

const purse = fc.record<Purse>({
  cp: fc.nat(40),
  sp: fc.nat(40),
  ep: fc.nat(10),
  gp: fc.nat(40),
  pp: fc.nat(10),
});

test('a price is paid to the copper from the coins there are, or not at all', () => {
  fc.assert(
    fc.property(purse, fc.nat(8000), (coins, price) => {
      const settled = payment(coins, price, coinKinds);
      if (!settled) {
        expect(worthOf(coins)).toBeLessThan(price);
        return;
      }
      const { paid, change } = settled;
      expect(worthOf(paid) - worthOf(change)).toBe(price);
      for (const coin of coinKinds) expect(paid[coin]).toBeLessThanOrEqual(coins[coin]);
      expect(change).toEqual(inFewestCoins(worthOf(change), coinKinds));
    }),
    { numRuns: 2000 },
  );
});

test('no other way of giving an amount takes fewer coins', () => {
  const fewest = [0];
  for (let copper = 1; copper <= 600; copper++) {
    const ways = [1, 10, 50, 100, 500].filter((worth) => worth <= copper);
    fewest.push(1 + Math.min(...ways.map((worth) => fewest[copper - worth] ?? 0)));
    const given = inFewestCoins(copper, coinKinds);
    expect(coinKinds.reduce((sum, coin) => sum + given[coin], 0)).toBe(fewest[copper]);
  }
});

test('the best coins go first, and one is broken only where the rest is not at hand', () => {
  expect(payment({ ...noCoins(), pp: 1, gp: 3 }, 700, coinKinds)).toEqual({
    paid: { ...noCoins(), pp: 1, gp: 2 },
    change: noCoins(),
  });
  expect(payment({ ...noCoins(), gp: 10 }, 165, coinKinds)).toEqual({
    paid: { ...noCoins(), gp: 2 },
    change: { ...noCoins(), sp: 3, cp: 5 },
  });
});

test('change comes in coins that the system mints', () => {
  expect(payment({ ...noCoins(), gp: 1 }, 40, ['cp', 'sp', 'gp'])?.change).toEqual({ ...noCoins(), sp: 6 });
});

test('coins are told from the best to the least', () => {
  expect(purseInWords({ cp: 4, sp: 0, ep: 0, gp: 1200, pp: 1 })).toBe('1 pp, 1,200 gp, 4 cp');
  expect(purseInWords(noCoins())).toBe('nothing');
});
