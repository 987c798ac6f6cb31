import fc from 'fast-check';
import type { Again, Gift, RandomTable, TableRow } from '../../../shared/tables/table.ts';

/** Tables of any shape: dice that cannot be read, spans that end before they begin, gaps, rings, nothing at all. */

const dice = fc.constantFrom(
  '1d6',
  '2d4',
  '1d1',
  '1d20',
  '3d6',
  'd66',
  '1d6-2',
  '2d6kh1',
  '1d4!',
  '1d0',
  '',
  'x',
  '6',
);
const number = fc.integer({ min: -2, max: 24 });
const span = fc.option(fc.record({ from: number, to: number }), { freq: 8 });
const id = fc.integer({ min: 1, max: 5 });

const scraps = [
  'a ',
  '{2d4}',
  '{T1}',
  '{T2!}',
  '{1d3 T3}',
  '{T4 +2}',
  '{2 T5!}',
  '{red|{T1}|blue^3}',
  '{k=T2}',
  '{$k.cap}',
  '{1d6 gp}',
  '{T9}',
  '{',
  '}',
  '\\{',
  '[[T1]]',
  '{T1.a.s}',
  '{|}',
  '{1000d6}',
  '{999999 T1}',
];
const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...scraps), { maxLength: 4 }).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

const gift: fc.Arbitrary<Gift> = fc.oneof(
  fc.record({
    kind: fc.constant('creature' as const),
    creature: fc.constant('ose:orc'),
    name: fc.constant('Orc'),
    number: dice,
  }),
  fc.record({
    kind: fc.constant('table' as const),
    table: id,
    times: dice,
    add: number,
    unique: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('page' as const), page: fc.constant('A page') }),
);

const again: fc.Arbitrary<Again | null> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant('reroll' as const) },
  { weight: 1, arbitrary: fc.record({ more: fc.integer({ min: -1, max: 3 }) }) },
);

const seldom = fc.integer({ min: 0, max: 5 }).map((drawn) => drawn === 0);

const anyRow: fc.Arbitrary<Omit<TableRow, 'id'>> = fc.record({
  spans: fc.array(span, { minLength: 1, maxLength: 2 }),
  weight: fc.integer({ min: -1, max: 5 }),
  text,
  gives: fc.array(gift, { maxLength: 2 }),
  again,
  once: seldom,
  struck: seldom,
  drawn: fc.integer({ min: 0, max: 2 }),
  note: fc.constant(''),
});

const anyTable: fc.Arbitrary<Omit<RandomTable, 'id' | 'name'>> = fc.record({
  folder: fc.constantFrom('', 'Wilds', 'Wilds/Swamp'),
  columns: fc.array(fc.record({ title: fc.constantFrom('', 'B', 'X'), dice }), { maxLength: 2 }),
  way: fc.constantFrom('dice', 'weights', 'deck'),
  beyond: fc.constantFrom('end rows', 'nothing'),
  modifiers: fc.constant([]),
  rows: fc.array(anyRow, { maxLength: 6 }).map((rows) => rows.map((each, at) => ({ ...each, id: at }))),
});

/** Up to five tables named T1 to T5 that send to each other as they like. */
export const anyTables: fc.Arbitrary<RandomTable[]> = fc
  .array(anyTable, { minLength: 1, maxLength: 5 })
  .map((tables) => tables.map((each, at) => ({ ...each, id: at + 1, name: `T${at + 1}` })));
