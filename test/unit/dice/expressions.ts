import fc from 'fast-check';
import type { DiceExpression, DiceTerm, NumberTerm, Reroll } from '../../../shared/dice/expression.ts';

interface Sizes {
  terms: number;
  count: number;
  sides: number;
  number: number;
  times: number;
}

const sign = fc.constantFrom<1 | -1>(1, -1);

const reroll = (sides: number): fc.Arbitrary<Reroll> =>
  fc
    .record({
      once: fc.boolean(),
      match: fc.constantFrom<Reroll['match']>('exactly', 'below'),
      face: fc.integer({ min: 2, max: Math.max(2, Math.ceil(sides / 2)) }),
    })
    .map(({ face, ...rest }) => ({ ...rest, face: rest.match === 'exactly' ? face - 1 : face }));

const choice = (count: number): fc.Arbitrary<NonNullable<DiceTerm['choice']>> =>
  fc
    .record({
      act: fc.constantFrom<'keep' | 'drop'>('keep', 'drop'),
      end: fc.constantFrom<'highest' | 'lowest'>('highest', 'lowest'),
      count: fc.integer({ min: 1, max: Math.max(1, count - 1) }),
    })
    .map((drawn) => (count === 1 ? { ...drawn, act: 'keep' as const } : drawn));

const diceTerm = ({ count, sides, times }: Sizes): fc.Arbitrary<DiceTerm> =>
  fc.tuple(fc.integer({ min: 1, max: count }), fc.integer({ min: 2, max: sides })).chain(([dice, faces]) =>
    fc.record(
      {
        kind: fc.constant('dice' as const),
        sign,
        count: fc.constant(dice),
        sides: fc.constant(faces),
        reading: fc.constant('face' as const),
        times: fc.integer({ min: 1, max: times }),
        reroll: reroll(faces),
        extra: fc.constantFrom<'explode' | 'penetrate'>('explode', 'penetrate'),
        choice: choice(dice),
      },
      { requiredKeys: ['kind', 'sign', 'count', 'sides', 'reading', 'times'] },
    ),
  );

const digitsTerm = (sizes: Sizes): fc.Arbitrary<DiceTerm> =>
  fc.constantFrom(66, 666).chain((sides) =>
    fc.integer({ min: 1, max: sizes.count }).chain((count) =>
      fc.record(
        {
          kind: fc.constant('dice' as const),
          sign,
          count: fc.constant(count),
          sides: fc.constant(sides),
          reading: fc.constant('digits' as const),
          times: fc.integer({ min: 1, max: sizes.times }),
          choice: choice(count),
        },
        { requiredKeys: ['kind', 'sign', 'count', 'sides', 'reading', 'times'] },
      ),
    ),
  );

const numberTerm = ({ number, times }: Sizes): fc.Arbitrary<NumberTerm> =>
  fc.record({
    kind: fc.constant('number' as const),
    sign,
    value: fc.nat(number),
    times: fc.integer({ min: 1, max: times }),
  });

const expression = (term: fc.Arbitrary<DiceExpression['terms'][number]>, terms: number) =>
  fc.record({ terms: fc.array(term, { minLength: 1, maxLength: terms }) });

/** Any expression the notation can write, though no longer than its text may be. */
export function anyExpression(): fc.Arbitrary<DiceExpression> {
  const sizes: Sizes = { terms: 4, count: 1000, sides: 10_000, number: 1_000_000_000, times: 1_000_000 };
  return expression(fc.oneof(diceTerm(sizes), digitsTerm(sizes), numberTerm(sizes)), sizes.terms);
}

/** Few, small dice: enough of everything for a throw to be followed by hand. */
export function smallExpression(): fc.Arbitrary<DiceExpression> {
  const sizes: Sizes = { terms: 3, count: 4, sides: 8, number: 9, times: 3 };
  return expression(fc.oneof(diceTerm(sizes), numberTerm(sizes)), sizes.terms);
}

/** So few dice that every throw can be gone through; chains and rerolls as they come. */
export function tinyExpression(): fc.Arbitrary<DiceExpression> {
  const sizes: Sizes = { terms: 2, count: 3, sides: 5, number: 9, times: 3 };
  return expression(fc.oneof(diceTerm(sizes), numberTerm(sizes)), sizes.terms);
}

/** The same without chains and endless rerolls, so that the throws come to an end. */
export const finiteExpression = (): fc.Arbitrary<DiceExpression> =>
  tinyExpression().map(({ terms }) => ({
    terms: terms.map((term) => {
      if (term.kind === 'number') return term;
      const finite: { -readonly [Key in keyof DiceTerm]: DiceTerm[Key] } = { ...term };
      delete finite.extra;
      if (finite.reroll) finite.reroll = { ...finite.reroll, once: true };
      return finite;
    }),
  }));
