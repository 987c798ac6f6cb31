import { describe, expect, it } from 'vitest';
import { tableBook } from '../../../shared/tables/book.ts';
import { branchesOf } from '../../../shared/tables/branches.ts';
import { liesBack, rollBranch } from '../../../shared/tables/roll-branch.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import type { RandomTable } from '../../../shared/tables/table.ts';
import { inOrder, row, table } from './made.ts';

/** Rolls by fixed dice, then one branch again by others, all worked by hand. */

const dice = (faces: number[]) => ({
  roll: () => {
    const face = faces.shift();
    if (face === undefined) throw new Error('One die too many.');
    return face;
  },
});

function again(tables: RandomTable[], first: number[], name: string, second: number[], nth = 0) {
  const book = tableBook(tables);
  const tree = rollTable(book, 1, { dice: dice(first) });
  const named = branchesOf(tree).flatMap((branch, at) => (branch.name === name ? [at] : []));
  const at = named[nth] ?? -1;
  const left = [...second];
  const fall = dice(left);
  const rolled = rollBranch(book, tree, at, fall);
  expect(left).toEqual([]);
  return { before: tree, rolled, back: liesBack(tree, at) };
}

const gems = table(2, 'Gems', '1d3', inOrder('{2d4} garnets', 'a ruby', 'jet'));

describe('a branch thrown again', () => {
  it('replaces one of several and leaves the other dice as they lie', () => {
    // 1 is the only row; two gems: 2 a ruby, 3 jet; 2d6 is 5 + 6. The first gem again: 1, then 2 + 1 garnets.
    const hoard = table(1, 'Hoard', '1d2', inOrder('{1d3 Gems} and {2d6} coins', 'dust'));
    const { before, rolled } = again([hoard, gems], [1, 2, 2, 3, 5, 6], 'Gems', [1, 2, 1]);
    expect(before.text).toBe('a ruby, jet and 11 coins');
    expect(rolled).toMatchObject({ before: 'a ruby', after: '3 garnets', name: 'Gems' });
    expect(rolled.tree.text).toBe('3 garnets, jet and 11 coins');
    const [many, , coins] = rolled.tree.root.pieces;
    expect(many?.thrown).toEqual(before.root.pieces[0]?.thrown);
    expect(many?.tables[1]).toEqual(before.root.pieces[0]?.tables[1]);
    expect(coins).toEqual(before.root.pieces[2]);
  });

  it('is a piece too: dice, how many with all of them, a choice', () => {
    const hoard = table(1, 'Hoard', '1d2', inOrder('{1d3 Gems} and {2d6} {red|blue} coins', 'dust'));
    const first = [1, 1, 2, 5, 6, 2];
    const said = (name: string, faces: number[]) =>
      again([hoard, gems], [...first], name, faces).rolled.tree.text;
    expect(said('Hoard, {2d6}', [1, 2])).toBe('a ruby and 3 blue coins');
    expect(said('Hoard, {1d3 Gems}', [2, 3, 2])).toBe('jet, a ruby and 11 blue coins');
    expect(said('Hoard, {red|blue}', [1])).toBe('a ruby and 11 red coins');
  });

  it('keeps what was added on the throw', () => {
    const hoard = table(1, 'Hoard', '1d2', inOrder('{Gems +1}', 'dust'));
    // 1 + 1 is a ruby; again 2 + 1 is jet.
    expect(again([hoard, gems], [1, 1], 'Gems', [2]).rolled.tree.text).toBe('jet');
  });

  it('does not come to what lies elsewhere where none shall repeat, before or after it', () => {
    const alone = table(1, 'Hoard', '1d2', inOrder('{2 Gems!}', 'dust'));
    // A ruby, jet; the ruby again: 3 is jet, which lies; 2 a ruby, which lies no more.
    expect(again([alone, gems], [1, 2, 3], 'Gems', [3, 2]).rolled.tree.text).toBe('a ruby, jet');
    const later = table(1, 'Hoard', '1d2', inOrder('{Gems}, then {Gems!}', 'dust'));
    expect(again([later, gems], [1, 2, 3], 'Gems', [3, 2]).rolled.tree.text).toBe('a ruby, then jet');
    const sooner = table(1, 'Hoard', '1d2', inOrder('{Gems!}, then {Gems}', 'dust'));
    expect(again([sooner, gems], [1, 2, 3], 'Gems', [2], 1).rolled.tree.text).toBe('a ruby, then a ruby');
  });

  it('prints again what stands now, and knows within itself what was told before it', () => {
    const names = table(2, 'Names', '1d2', inOrder('Ulf', 'Edda'));
    const deeds = table(3, 'Deeds', '1d2', inOrder('sang to {$who}', 'slept'));
    const tale = table(1, 'Tale', '1d2', inOrder('{who=Names} {Deeds}; {$who.cap} left', ''));
    const tables = [tale, names, deeds];
    expect(again(tables, [1, 1, 1], 'Names', [2]).rolled.tree.text).toBe('Edda sang to Edda; Edda left');
    expect(again(tables, [1, 1, 2], 'Deeds', [1]).rolled.tree.text).toBe('Ulf sang to Ulf; Ulf left');
  });

  it('tells the cards and struck rows that lie back, in their places among the others', () => {
    const [sun, moon, star] = [row('sun'), row('moon', { once: true }), row('star')];
    const deck = table(2, 'Fate', '', [sun, moon, star], { way: 'deck' });
    const spread = table(1, 'Spread', '1d2', inOrder('{3 Fate}', ''));
    // Cards are drawn from 3, 2 and none is asked for the last: moon, sun, star.
    const { before, back } = (() => {
      const tree = rollTable(tableBook([spread, deck]), 1, { dice: dice([1, 2, 1]) });
      return { before: tree, back: branchesOf(tree).flatMap((_, at) => [liesBack(tree, at)]) };
    })();
    expect(before.text).toBe('moon, sun, star');
    const of = ({ id }: { id: number }) => ({ table: 2, row: id });
    expect(back).toEqual([
      { drawn: [of(moon)], struck: [of(moon)] },
      { drawn: [of(sun)], struck: [] },
      { drawn: [of(star)], struck: [] },
    ]);
    // As the campaign has it: all three out but the sun, which lies back.
    const out = [sun, { ...moon, drawn: 1, struck: true }, { ...star, drawn: 1 }];
    const now = tableBook([spread, { ...deck, rows: out }]);
    const { tree } = rollBranch(now, before, 1, dice([]));
    expect(tree).toMatchObject({
      text: 'moon, sun, star',
      drawn: [moon, sun, star].map(of),
      struck: [of(moon)],
    });
  });

  it('is refused where the row was changed, and of a roll that stopped short', () => {
    const hoard = table(1, 'Hoard', '1d2', inOrder('{Gems}', 'dust'));
    const tree = rollTable(tableBook([hoard, gems]), 1, { dice: dice([1, 2]) });
    const rows = hoard.rows.map((each) => ({ ...each, text: 'sand' }));
    const changed = tableBook([{ ...hoard, rows }, gems]);
    expect(() => rollBranch(changed, tree, 0, dice([]))).toThrow(
      'A row of Hoard was changed after this roll.',
    );
    const ring = table(1, 'Ring', '1d2', inOrder('{Ring}', 'end'));
    const short = rollTable(tableBook([ring]), 1, { dice: { roll: () => 1 } });
    expect(() => rollBranch(tableBook([ring]), short, 0, dice([]))).toThrow('stopped short');
  });
});
