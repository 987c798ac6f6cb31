import { describe, expect, test } from 'vitest';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { Stats } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import type { Overrule } from '../../../../shared/rules/combat.ts';
import { bow, fighter, man, orc, spear, sword, Table } from './table.ts';

const ruling = (more: object): Overrule<Stats> => ({ kind: 'overrule', ...more }) as Overrule<Stats>;

const close = (theirs: Partial<Stats> = {}) => {
  const table = new Table([
    fighter('Hild', 'party', 0, 8, man()),
    fighter('Wren', 'party', 0, 8, man({ rank: 2, weapons: [sword, spear], brawls: true })),
    fighter('a', 'orcs', 5, 9, orc()),
    fighter('b', 'orcs', 5, 9, orc(theirs)),
  ]);
  table.does([null, 'initiative'], 6, 6, 1, 1);
  return table;
};

const blows = (table: Table, id: string) =>
  table
    .legal()
    .filter((line) => ['attack', 'grab', 'brawl'].some((kind) => line.startsWith(`${id} ${kind}`)));

const all = ['Wren attack > a b / sword', 'Wren attack > a b / spear'];

describe('ranks', () => {
  test('from the second only a long weapon strikes, as long as the first stands', () => {
    const table = close();
    expect(blows(table, 'Hild')).toEqual(['Hild attack > a b / sword', 'Hild grab > a b']);
    expect(blows(table, 'Wren')).toEqual(['Wren attack > a b / spear']);
    table.does(ruling({ change: 'status', id: 'Hild', status: 'unconscious' }));
    expect(blows(table, 'Wren')).toEqual([...all, 'Wren brawl > a b / punch kick', 'Wren grab > a b']);
  });

  test('of the foe keep those behind from all but long weapons', () => {
    const table = close({ rank: 2 });
    expect(blows(table, 'Hild')).toEqual(['Hild attack > a / sword', 'Hild grab > a']);
    expect(blows(table, 'Wren')).toEqual(['Wren attack > a / spear', 'Wren attack > b / spear']);
    expect(table.refuses('Hild', 'attack', 'b', 'sword')).toBe('noSuchTarget');
  });

  test('are passed by word, kept of him, and changed by word', () => {
    const table = close({ rank: 2 });
    table.does(ruling({ change: 'flags', id: 'Wren', flags: { pastRank: true } }));
    expect(blows(table, 'Wren').slice(0, 2)).toEqual(all);
    expect(combat.seen(table.state)[1]?.marks).toEqual(['pastRank', 'rank 2']);
    const moved = close();
    moved.does(ruling({ change: 'part', id: 'Wren', stats: { rank: 1 } }));
    expect(blows(moved, 'Wren').slice(0, 2)).toEqual(all);
  });
});

describe('height', () => {
  const before = (feet: number, height: number, mine: Partial<Stats> = {}) => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man(mine)),
      fighter('a', 'orcs', feet, 9, orc({ height })),
    ]);
    table.does([null, 'initiative'], 6, 1);
    return table;
  };

  test('is part of the way of a shot: the longer, and half the shorter', () => {
    const shot = (feet: number, height: number) =>
      combat.figures(before(feet, height, { weapons: [bow] }).state, {
        kind: 'shoot',
        actor: 'Hild',
        target: 'a',
        way: 'bow',
      })?.needed;
    // 11 against Armor Class 12 with +1, one better up to 50 feet.
    expect([shot(40, 0), shot(40, 20), shot(40, 21), shot(20, 40), shot(21, 40)]).toEqual([
      10, 10, 11, 10, 11,
    ]);
  });

  test('keeps swords and charges off, and one walks no farther than below', () => {
    const table = before(30, 20, { weapons: [spear] });
    expect(table.legal().some((line) => line.startsWith('Hild charge'))).toBe(false);
    table.does(['Hild', 'move', 'a']);
    expect(table.state.fighters[0]?.atFeet).toBe(30);
    expect(table.legal().some((line) => line.startsWith('Hild attack'))).toBe(false);
    expect(before(30, 0, { weapons: [spear] }).legal()).toContain('Hild charge > a / spear');
  });

  test('in reach of a spear, not of a sword', () => {
    const reach = (mine: Partial<Stats>) =>
      before(0, 8, mine)
        .legal()
        .some((line) => line.startsWith('Hild attack'));
    expect([reach({ weapons: [spear] }), reach({})]).toEqual([true, false]);
  });

  test('stops nobody who passes below', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('a', 'orcs', 20, 9, orc({ height: 20 })),
      fighter('b', 'orcs', 60, 9, orc()),
    ]);
    table.does([null, 'initiative'], 6, 1, 1);
    table.does(['Hild', 'move', 'b']);
    expect(table.state.fighters[0]?.atFeet).toBe(40);
  });
});

test('who finds no room at the same foe is marked, and strikes all the same', () => {
  const marked = (widthFeet?: number) => {
    const three = ['Hild', 'Wren', 'Mim'].map((id) => fighter(id, 'party', 0, 8, man()));
    const table = new Table(
      [...three, fighter('a', 'orcs', 5, 20, orc())],
      widthFeet === undefined ? {} : { widthFeet },
    );
    table.does([null, 'initiative'], 6, 6, 6, 1);
    for (const id of ['Hild', 'Wren', 'Mim']) table.does([id, 'attack', 'a', 'sword'], 2);
    return combat.seen(table.state).flatMap(({ id, marks }) => (marks.includes('noRoom') ? [id] : []));
  };
  expect([marked(), marked(15), marked(10), marked(4)]).toEqual([[], [], ['Mim'], ['Wren', 'Mim']]);
});
