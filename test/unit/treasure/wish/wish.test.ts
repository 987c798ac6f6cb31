import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copperOf } from '../../../../shared/treasure/sums.ts';
import { kindsOf, worthOfCoins, type Coins } from '../../../../shared/treasure/wish/coins.ts';
import { changesOf, changesInWords } from '../../../../shared/treasure/wish/changes.ts';
import { parcel, sumOfPieces, type Pieces } from '../../../../shared/treasure/wish/parcel.ts';
import { pieceWorths } from '../../../../shared/treasure/wish/piece-worths.ts';
import {
  type Lying,
  type Proposal,
  wishProposals,
  type WishWay,
  worthOfLying,
} from '../../../../shared/treasure/wish/wish.ts';
import { bookOf } from '../made.ts';

const systems = ['ose', 'basic-fantasy', 'swords-wizardry'] as const;
const worthsIn = (system: (typeof systems)[number]) => ({
  gem: pieceWorths('gem', bookOf(system)),
  jewellery: pieceWorths('jewellery', bookOf(system)),
});
const gold = (...worths: number[]) => worths.map((worth) => worth * 100);
const nothing: Lying = { coins: {}, gem: [], jewellery: [], others: 0 };

function wished(lying: Partial<Lying>, wish: number, way: WishWay, system = systems[0]): Proposal {
  const found = wishProposals({ ...nothing, ...lying }, wish * 100, worthsIn(system)).find(
    (each) => each.way === way,
  );
  if (!found) throw new Error('That way is missing.');
  return found;
}

test('the worths that each book’s tables can give', () => {
  expect(worthsIn('ose')).toEqual({
    gem: gold(10, 50, 100, 500, 1000),
    jewellery: gold(300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800),
  });
  expect(worthsIn('basic-fantasy').gem.slice(0, 4)).toEqual(gold(5, 7.5, 10, 15));
  expect(worthsIn('basic-fantasy').gem.at(-1)).toBe(500_000);
  expect(worthsIn('basic-fantasy').jewellery).toEqual(
    gold(...Array.from({ length: 15 }, (_, at) => (at + 2) * 100)),
  );
  expect(worthsIn('swords-wizardry')).toEqual({
    gem: gold(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000),
    jewellery: [],
  });
});

test('a parcel is the fewest pieces that come nearest', () => {
  const { gem, jewellery } = worthsIn('ose');
  expect(parcel(199_000, gem)).toEqual([
    { worth: 100_000, quantity: 1 },
    { worth: 50_000, quantity: 1 },
    { worth: 10_000, quantity: 4 },
    { worth: 5000, quantity: 1 },
    { worth: 1000, quantity: 4 },
  ]);
  expect(sumOfPieces(parcel(200_000, jewellery))).toBe(200_000);
  expect(parcel(200_000, jewellery).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  expect(parcel(29_999, jewellery)).toEqual([]);
  expect(parcel(99_999_999, jewellery).reduce((sum, each) => sum + each.quantity, 0)).toBe(556);
});

test('coins are scaled within the kinds that lie there, exact to the last copper', () => {
  expect(wished({ coins: { cp: 4000, gp: 300 } }, 2000, 'coins')).toMatchObject({
    adjusted: { coins: { cp: 23_600, gp: 1764 }, worth: 200_000, added: [], taken: [] },
    why: '',
  });
  const down = wished({ coins: { cp: 4000, gp: 300 }, others: 5000 }, 100.07, 'coins');
  expect(down).toMatchObject({ adjusted: { worth: 10_007 }, why: '' });
  expect(wished({ coins: { gp: 300 } }, 100.07, 'coins')).toMatchObject({
    adjusted: { coins: { gp: 100 }, worth: 10_000 },
    why: 'It misses the wish by 0.07 gp: the finest coin that lies there is the gp.',
  });
});

test('what cannot be reached says why', () => {
  const why = (lying: Partial<Lying>, wish: number, way: WishWay, system = systems[0]) => {
    const proposal = wished(lying, wish, way, system);
    expect(proposal.adjusted).toBeNull();
    return proposal.why;
  };
  expect(why({ others: 5000 }, 2000, 'coins')).toBe('There are no coins to scale.');
  expect(why({ coins: { gp: 10 }, others: 125_000 }, 1000, 'coins')).toBe(
    'What lies beside the coins is worth 1,250 gp by itself, 250 gp more than is wished.',
  );
  expect(why({ coins: { gp: 10 }, others: 125_000 }, 1000, 'gem')).toBe(
    'What lies beside the gems is worth 1,260 gp by itself, 260 gp more than is wished.',
  );
  expect(why({ coins: { gp: 10 } }, 10, 'coins')).toBe('It is worth that already.');
  expect(why({ coins: { gp: 10 } }, 15, 'gem')).toBe(
    'No gem is worth less than 10 gp, and it is a matter of 5 gp.',
  );
  expect(why({ coins: { cp: 10 } }, 20_000, 'coins')).toBe(
    'It would take 2,000,000 cp, and there are at most 1,000,000 coins of a kind.',
  );
  const { why: none } = wishProposals(nothing, 5000, worthsIn('swords-wizardry'))[2] ?? {};
  expect(none).toBe('The book has no table of what jewellery may be worth.');
});

test('pieces come, or go, and the rest is made up in coins', () => {
  expect(wished({ coins: { cp: 4000, sp: 3 } }, 1055.5, 'gem')).toEqual({
    way: 'gem',
    adjusted: {
      ...{ coins: { cp: 4000, sp: 55 }, kind: 'gem', worth: 105_550, taken: [] },
      added: [
        { worth: 100_000, quantity: 1 },
        { worth: 1000, quantity: 1 },
      ],
    },
    why: '',
  });
  const gem = [
    { worth: 10_000, quantity: 3 },
    { worth: 5000, quantity: 1 },
  ];
  expect(wished({ coins: { gp: 7 }, gem, others: 900 }, 166, 'gem').adjusted).toEqual({
    ...{ coins: { gp: 7 }, kind: 'gem', worth: 16_600, added: [] },
    taken: [{ worth: 10_000, quantity: 2 }],
  });
  expect(wished({ jewellery: [{ worth: 70_000, quantity: 1 }] }, 350, 'jewellery')).toMatchObject({
    adjusted: {
      taken: [{ worth: 70_000, quantity: 1 }],
      added: [{ worth: 30_000, quantity: 1 }],
      worth: 30_000,
    },
    why: 'It misses the wish by 50 gp: no piece of jewellery is worth less than 300 gp, and there are no coins to make it up.',
  });
});

test('what changes is told from what to what', () => {
  const lying = { coins: { cp: 4000, gp: 7 }, gem: [{ worth: 1000, quantity: 2 }] };
  const { adjusted } = wished(lying, 1170, 'gem');
  if (!adjusted) throw new Error('It cannot be reached.');
  const changes = changesOf({ ...nothing, ...lying }, adjusted);
  expect(changes).toEqual([
    { of: 'coins', what: 'gp', before: 7, after: 10 },
    { of: 'pieces', what: 'gem (1,000 gp each)', before: 0, after: 1 },
    { of: 'pieces', what: 'gem (100 gp each)', before: 0, after: 1 },
  ]);
  expect(changesInWords(changes)).toBe(
    '7 gp to 10, 1 × gem (1,000 gp each) more, 1 × gem (100 gp each) more',
  );
  expect(changesInWords([{ of: 'pieces', what: 'gem (10 gp each)', before: 3, after: 1 }])).toBe(
    '2 × gem (10 gp each) gone',
  );
  expect(changesInWords([{ of: 'coins', what: 'sp', before: 30, after: 0 }])).toBe('30 sp gone');
});

const kinds = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;
const pieces = fc.uniqueArray(
  fc.record({
    worth: fc.integer({ min: 1, max: 2000 }).map((each) => each * 50),
    quantity: fc.integer({ min: 1, max: 40 }),
  }),
  { maxLength: 6, selector: ({ worth }) => worth },
);
const lyings: fc.Arbitrary<Lying> = fc.record({
  coins: fc
    .dictionary(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 40_000 }))
    .map((each): Coins => each),
  gem: pieces,
  jewellery: pieces,
  others: fc.nat({ max: 200_000 }),
});

const after = (
  before: readonly Pieces[],
  { added, taken }: { added: readonly Pieces[]; taken: readonly Pieces[] },
) => sumOfPieces(before) + sumOfPieces(added) - sumOfPieces(taken);

test('whatever lies there and is wished: sums are exact, nothing falls below none, and no kind comes that was not there', () => {
  fc.assert(
    fc.property(
      lyings,
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.constantFrom(...systems),
      (lying, wish, system) => {
        const worths = worthsIn(system);
        for (const { way, adjusted, why } of wishProposals(lying, wish, worths)) {
          if (adjusted === null) {
            expect(why).not.toBe('');
            continue;
          }
          const { coins, kind, added, taken, worth } = adjusted;
          expect(kindsOf(lying.coins)).toEqual(expect.arrayContaining(kindsOf(coins)));
          for (const count of Object.values(coins))
            expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
          const beside =
            lying.others + (way === 'gem' ? sumOfPieces(lying.jewellery) : sumOfPieces(lying.gem));
          const whole =
            kind === null
              ? lying.others + sumOfPieces(lying.gem) + sumOfPieces(lying.jewellery)
              : beside + after(lying[kind], adjusted);
          expect(worth).toBe(worthOfCoins(coins) + whole);
          expect(worth).toBeLessThanOrEqual(wish);
          expect(why === '').toBe(worth === wish);
          const finest = kindsOf(lying.coins).at(-1);
          if (finest !== undefined) expect(wish - worth).toBeLessThan(copperOf[finest]);
          if (kind === null) continue;
          expect(worths[kind]).toEqual(expect.arrayContaining(added.map((each) => each.worth)));
          for (const each of [...added, ...taken]) expect(each.quantity).toBeGreaterThan(0);
          for (const each of taken)
            expect(lying[kind].find((there) => there.worth === each.worth)?.quantity).toBeGreaterThanOrEqual(
              each.quantity,
            );
          expect(added.some((each) => taken.some((other) => other.worth === each.worth))).toBe(false);
        }
        expect(worthOfLying(lying)).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 150 },
  );
});
