import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import {
  asNumber,
  certainly,
  type Fraction,
  fraction,
  never,
  plus,
} from '../../../shared/odds/dice/fraction.ts';
import { tableBook } from '../../../shared/tables/book.ts';
import { leafOdds } from '../../../shared/tables/leaf-odds.ts';
import { rowOdds } from '../../../shared/tables/odds.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import type { RandomTable, TableRow } from '../../../shared/tables/table.ts';
import { anyTables } from './any-tables.ts';
import { inOrder, row, table } from './made.ts';

const spanned = (from: number, to: number, text: string, changes: Partial<TableRow> = {}): TableRow =>
  row(text, { spans: [{ from, to }], ...changes });

const of = (parts: number, whole: number): Fraction => fraction(BigInt(parts), BigInt(whole));

const rowsOf = (one: RandomTable, options = {}) => {
  const { rows, nothing } = rowOdds(tableBook([one]), one.id, options);
  return [...rows.map(({ chance }) => chance), nothing];
};

const leavesOf = (...tables: RandomTable[]) => {
  const odds = leafOdds(tableBook(tables), 1);
  return { ...odds, leaves: Object.fromEntries(odds.leaves.map(({ text, chance }) => [text, chance])) };
};

describe('the odds of rows, by hand', () => {
  const scale = [spanned(2, 4, 'low'), spanned(6, 9, 'middle'), spanned(9, 11, 'late')];

  it('are those of the dice, the first of two rows, gaps and ends to nothing', () => {
    expect(rowsOf(table(1, 'T', '2d6', scale))).toEqual([of(6, 36), of(20, 36), of(5, 36), of(5, 36)]);
  });

  it('go by what is added, and by end rows beyond the ends', () => {
    const modifiers = [{ title: 'luck', add: 2 }];
    const from = (ways: number[]) => ways.map((each) => of(each, 36));
    expect(rowsOf(table(1, 'T', '2d6', scale), { modifiers })).toEqual(from([1, 18, 9, 8]));
    const ends = table(1, 'T', '2d6', scale, { beyond: 'end rows' });
    expect(rowsOf(ends, { modifiers })).toEqual(from([1, 18, 15, 2]));
  });

  it('of rows that are struck off or not wanted here are shared among the others', () => {
    const rows = inOrder(['gone', { struck: true }], ['not here', { again: 'reroll' }], 'a', 'b');
    expect(rowsOf(table(1, 'T', '1d6', rows))).toEqual([never, never, of(1, 4), of(1, 4), of(1, 2)]);
  });

  it('go by weights, and by the cards that are left', () => {
    const rows = [
      row('sun', { weight: 3, drawn: 2 }),
      row('rain', { weight: 2 }),
      row('hail', { struck: true }),
    ];
    expect(rowsOf(table(1, 'T', '', rows, { way: 'weights' }))).toEqual([of(3, 5), of(2, 5), never, never]);
    expect(rowsOf(table(1, 'T', '', rows, { way: 'deck' }))).toEqual([of(1, 3), of(2, 3), never, never]);
    const empty = [row('sun', { drawn: 1 })];
    expect(rowsOf(table(1, 'T', '', empty, { way: 'deck' }))).toEqual([never, certainly]);
  });

  it('are told as unknown where the dice cannot be read or weighed', () => {
    const unread = rowOdds(tableBook([table(1, 'T', '1d0', scale)]), 1);
    expect(unread).toMatchObject({
      nothing: certainly,
      sentence: 'The dice of T cannot be read: 1d0. Nothing stands there.',
    });
    const vast = rowOdds(tableBook([table(1, 'T', '1000d1000', [spanned(1_000, 2_000, 'few')])]), 1);
    expect(vast).toMatchObject({ nothing: never, neglected: certainly });
    expect(vast.sentence).toContain('too many outcomes');
  });
});

describe('the odds of what may come, by hand', () => {
  it('are merged by text over the tables that lead there, dice standing as written', () => {
    const { leaves, cut, sentence } = leavesOf(
      table(1, 'Night', '1d4', [spanned(1, 2, '{2d4} goblins'), spanned(3, 3, '{Wild}')]),
      table(2, 'Wild', '1d6', [spanned(1, 1, '{2d4 goblins}'), spanned(2, 6, '{grey|black^2} wolves')]),
    );
    expect(leaves).toEqual({
      '2d4 goblins': of(13, 24),
      'black wolves': of(5, 36),
      'grey wolves': of(5, 72),
      '': of(1, 4),
    });
    expect([cut, sentence]).toEqual([never, null]);
  });

  it('count how many, and throw as often again', () => {
    const { leaves } = leavesOf(
      table(1, 'Two', '1d1', inOrder(['{1d2 Gem}', { again: { more: 1 } }]), {}),
      table(2, 'Gem', '1d2', inOrder('agate', 'opal')),
    );
    // A row that sends to itself for ever is cut at its depth, wholly.
    expect(leaves).toEqual({});
    const once = leavesOf(
      table(1, 'Two', '1d1', inOrder('{1d2 Gem}')),
      table(2, 'Gem', '1d2', inOrder('agate', 'opal')),
    );
    expect(once.leaves).toEqual({
      agate: of(1, 4),
      opal: of(1, 4),
      'agate, agate': of(1, 8),
      'agate, opal': of(1, 8),
      'opal, agate': of(1, 8),
      'opal, opal': of(1, 8),
    });
  });

  it('are cut where tables stand 20 deep in each other', () => {
    const { leaves, cut } = leavesOf(table(1, 'Ring', '1d2', inOrder('end', '{Ring}')));
    expect(leaves).toEqual({ end: of(2 ** 20 - 1, 2 ** 20) });
    expect(cut).toEqual(of(1, 2 ** 20));
  });

  it('are not told where they are too many, or one throw changes the next', () => {
    const ten = (name: string, id: number) =>
      table(id, name, '1d10', inOrder('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'));
    const many = leavesOf(table(1, 'Many', '1d1', inOrder('{Ten}{Ten}{Ten}{Ten}')), ten('Ten', 2));
    expect(many).toMatchObject({
      leaves: {},
      cut: certainly,
      sentence: 'More may come of it than can be told one by one.',
    });
    const kept = leavesOf(table(1, 'Kept', '1d1', inOrder('{k=Ten} {$k}')), ten('Ten', 2));
    expect(kept.sentence).toContain('changes');
    const deck = leavesOf(table(1, 'Deal', '1d1', inOrder('{2 Ten}')), { ...ten('Ten', 2), way: 'deck' });
    expect(deck.sentence).toContain('changes');
  });
});

describe('odds of tables of any shape', () => {
  const sum = (chances: readonly { chance: Fraction }[], ...more: Fraction[]): Fraction =>
    [...chances.map(({ chance }) => chance), ...more].reduce(plus, never);
  const options = fc.record({
    column: fc.integer({ min: 0, max: 2 }),
    modifiers: fc.array(fc.record({ title: fc.constant('luck'), add: fc.integer({ min: -3, max: 3 }) }), {
      maxLength: 1,
    }),
  });

  it('sum to one, and what is rolled has a chance', () => {
    fc.assert(
      fc.property(anyTables, options, fc.integer(), (tables, given, seed) => {
        const book = tableBook(tables);
        const { rows, nothing, neglected } = rowOdds(book, 1, given);
        expect(sum(rows, nothing, neglected)).toEqual(certainly);
        const leaves = leafOdds(book, 1, given);
        expect(sum(leaves.leaves, leaves.cut)).toEqual(certainly);
        const { root, stopped } = rollTable(book, 1, { ...given, dice: seededDice(seed) });
        const chance = root.row === null ? nothing : rows.find((each) => each.row === root.row)?.chance;
        if (stopped === null) expect(plus(chance ?? never, neglected).parts > 0n).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('are those of 100,000 rolls', () => {
    const tables = [
      table(1, 'Night', '2d6', [
        spanned(2, 4, 'nobody'),
        spanned(5, 6, '{red|blue^3} lights'),
        spanned(7, 8, '{1d3 Beasts}'),
        spanned(9, 9, 'not here', { again: 'reroll' }),
        spanned(10, 11, 'a {Beasts +1} asleep'),
      ]),
      table(2, 'Beasts', '', inOrder('wolf', ['bear', { weight: 3 }], ['owl', { struck: true }]), {
        way: 'weights',
      }),
    ];
    const book = tableBook(tables);
    const { leaves, cut } = leafOdds(book, 1);
    expect(cut).toEqual(never);
    const dice = seededDice(20_261_126);
    const rolls = 100_000;
    const seen = new Map<string, number>();
    for (let time = 0; time < rolls; time += 1) {
      const { text } = rollTable(book, 1, { dice });
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(leaves.map(({ text }) => text).sort());
    for (const { text, chance } of leaves) {
      const likely = asNumber(chance);
      const errors =
        Math.abs((seen.get(text) ?? 0) - rolls * likely) / Math.sqrt(rolls * likely * (1 - likely));
      expect(errors, text).toBeLessThan(4.5);
    }
  });
});
