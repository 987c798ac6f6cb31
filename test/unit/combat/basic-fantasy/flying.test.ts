import { describe, expect, test } from 'vitest';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { Stats } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import { fighter, man, orc, Table } from './table.ts';

const settings = { climbingAndDiving: true, maneuverability: true };

/** A flier of 60 feet a round that turns every 20 feet, 30 feet up; a man far away below. */
const aloft = (more: Partial<Stats> = {}, height = 30) => {
  const winged = orc({ flies: 'winged', flyFeet: 60, turningFeet: 20, height, ...more });
  const table = new Table([fighter('bat', 'foes', 0, 9, winged), fighter('Hild', 'party', 100, 8, man())], {
    settings,
  });
  table.does([null, 'initiative'], 6, 1);
  return table;
};

const ways = (table: Table, kind: string) =>
  combat.legalActions(table.state).find((one) => one.actor === 'bat' && one.kind === kind)?.ways;
const marks = (table: Table) => combat.seen(table.state).find(({ id }) => id === 'bat')?.marks;
const bat = (table: Table) => table.state.fighters[0];

describe('a winged flier', () => {
  test('climbs ten feet for each turning distance it has flown (BF-FLY-2)', () => {
    const table = aloft();
    expect(ways(table, 'climb')).toBeUndefined();
    table.does(['bat', 'move', 'Hild']);
    expect(bat(table)).toMatchObject({ atFeet: 60 });
    expect(ways(table, 'climb')).toEqual(['40', '50', '60']);
    table.does(['bat', 'climb', null, '50']);
    expect(marks(table)).toEqual(expect.arrayContaining(['50 feet up']));
    expect(ways(table, 'dive')).toBeUndefined();
  });

  test('dives at most twice its way, to the ground (BF-FLY-3)', () => {
    expect(ways(aloft(), 'dive')).toEqual(['20', '10', '0']);
    expect(ways(aloft({}, 300), 'dive')?.at(-1)).toBe('180');
  });

  test('too slow stalls, and whether it is forced to dive is asked (BF-FLY-4)', () => {
    const table = aloft({}, 300);
    table.does(['bat', 'done']);
    table.does(['Hild', 'done']);
    expect(table.legal()).toEqual(['table stall / dives stays up falls']);
    table.does([null, 'stall', null, 'dives']);
    expect(marks(table)).toEqual(expect.arrayContaining(['180 feet up']));
    expect(table.clock()).toBe('2 initiative -');
  });

  test('too slow may fall out of the air instead, by the dice of its height (BF-FALL-1)', () => {
    const table = aloft({}, 25);
    table.does(['bat', 'done']);
    table.does(['Hild', 'done']);
    expect(table.does([null, 'stall', null, 'falls'], 1, 2, 1)).toEqual([
      'fell bat 25',
      'hurt bat 4 fall',
      'height bat 0',
    ]);
    expect(bat(table)).toMatchObject({ hp: 5, status: 'active', kit: { height: 0 } });
    expect(table.clock()).toBe('2 initiative -');
  });

  test('that flew a third of its way does not (BF-FLY-4)', () => {
    const table = aloft();
    table.does(['bat', 'move', 'Hild']);
    table.does(['bat', 'done']);
    table.does(['Hild', 'done']);
    expect(table.legal()).toEqual(['table initiative']);
  });
});

test('a floater climbs straight up to half its way, and never stalls (BF-FLY-5)', () => {
  const table = aloft({ flies: 'floater' });
  expect(ways(table, 'climb')).toEqual(['40', '50', '60']);
  table.does(['bat', 'done']);
  table.does(['Hild', 'done']);
  expect(table.legal()).toEqual(['table initiative']);
});

test('turning about costs two changes of facing, or is free where he stands (BF-MAN-2, 6, 10)', () => {
  const table = aloft();
  table.does(['bat', 'move', 'Hild']);
  expect(marks(table)).toEqual(expect.arrayContaining(['faces up the line, turns every 20 feet']));
  table.does(['bat', 'done']);
  table.does(['Hild', 'done']);
  table.does([null, 'initiative'], 6, 1);
  table.does({ kind: 'overrule', change: 'place', id: 'Hild', atFeet: -200 });
  table.does(['bat', 'move', 'Hild']);
  // 60 feet of way less one turning distance: the other lies behind it already.
  expect(bat(table)).toMatchObject({ atFeet: 20, facing: -1 });
  const still = aloft();
  still.does(['bat', 'move', 'Hild']);
  still.does(['bat', 'done']);
  still.does(['Hild', 'done']);
  still.does([null, 'initiative'], 6, 1);
  still.does(['bat', 'turn-about']);
  expect(bat(still)).toMatchObject({ atFeet: 60, facing: -1 });
});

test('without the settings nothing of it is asked', () => {
  const winged = orc({ flies: 'winged', flyFeet: 60, height: 30 });
  const table = new Table([fighter('bat', 'foes', 0, 9, winged), fighter('Hild', 'party', 100, 8, man())]);
  table.does([null, 'initiative'], 6, 1);
  expect(table.legal().filter((line) => /climb|dive|turn-about/.test(line))).toEqual([]);
  expect(table.state.fighters[0]).toMatchObject({ facing: null });
});
