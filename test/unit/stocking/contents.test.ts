import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { rollContents, sharesOf } from '../../../shared/stocking/contents.ts';
import { exampleInWords, rollExample } from '../../../shared/stocking/examples.ts';
import { stockingTables } from '../../../shared/stocking/tables.ts';
import type { StockingTables } from '../../../shared/stocking/tables.ts';
import { TreasureThrower } from '../../../shared/rules/treasure/thrower.ts';

/** Worked by hand from what each book prints: contents on d6 and treasure on d6, or both on d%. */

interface Prep {
  dungeon: Parameters<typeof stockingTables>[0];
}

const tablesOf = (system: string): StockingTables => {
  const file = new URL(`../../../shared/content/${system}.prep.json`, import.meta.url);
  const tables = stockingTables((JSON.parse(readFileSync(file, 'utf8')) as Prep).dungeon);
  if (!tables) throw new Error(`${system} prints no stocking.`);
  return tables;
};
const ose = tablesOf('ose');
const basicFantasy = tablesOf('basic-fantasy');

const thrower = (faces: number[]) => new TreasureThrower(scriptedDice(faces), 'Room');
const contents = (tables: StockingTables, ...faces: number[]) => {
  const { contents: what, treasure } = rollContents(thrower(faces), tables);
  return `${what}${treasure ? ' and treasure' : ''}`;
};

describe('contents on d6, treasure on another', () => {
  test.each([
    [[1, 1], 'empty and treasure'],
    [[2, 2], 'empty'],
    [[3, 3], 'monster and treasure'],
    [[4, 4], 'monster'],
    // Nothing is hidden where something special is: no second die falls.
    [[5], 'special'],
    [[6, 2], 'trap and treasure'],
    [[6, 3], 'trap'],
  ])('%j is %s', (faces, what) => expect(contents(ose, ...faces)).toBe(what));
});

describe('contents on d%', () => {
  test.each([
    [1, 'empty'],
    [16, 'empty'],
    [17, 'treasure and treasure'],
    [20, 'treasure and treasure'],
    [21, 'monster'],
    [60, 'monster'],
    [61, 'monster and treasure'],
    [84, 'monster and treasure'],
    [85, 'special'],
    [88, 'special'],
    [89, 'trap'],
    [96, 'trap'],
    [97, 'trap and treasure'],
    [100, 'trap and treasure'],
  ])('%i is %s', (face, what) => expect(contents(basicFantasy, face)).toBe(what));
});

test('exact shares of rooms', () => {
  // 2 in 6 empty, a sixth of them with treasure; 2 in 6 monsters, half with; 1 in 6 special; 1 in 6 traps, a third with.
  expect(sharesOf(ose)).toEqual([
    { contents: 'empty', share: 1 / 3, treasure: 1 / 18 },
    { contents: 'treasure', share: 0, treasure: 0 },
    { contents: 'monster', share: 1 / 3, treasure: 1 / 6 },
    { contents: 'special', share: 1 / 6, treasure: 0 },
    { contents: 'trap', share: 1 / 6, treasure: 1 / 18 },
  ]);
  expect(sharesOf(basicFantasy).map(({ share }) => Math.round(share * 100))).toEqual([16, 4, 64, 4, 12]);
  expect(sharesOf(basicFantasy).map(({ treasure }) => Math.round(treasure * 100))).toEqual([0, 4, 24, 0, 4]);
});

describe('traps and specials', () => {
  const trap = (tables: StockingTables, treasure: boolean, ...faces: number[]) =>
    exampleInWords(rollExample(thrower(faces), treasure ? tables.treasureTraps : tables.roomTraps, 'trap'));

  test('a room and a treasure have lists of their own, or share one', () => {
    expect(trap(ose, false, 1)).toEqual({
      name: 'Falling block',
      what: '1d10 damage, a save against paralysis avoids it',
    });
    expect(trap(ose, false, 4)).toEqual({ name: 'Pit', what: 'falling damage' });
    expect(trap(ose, false, 5)).toEqual({ name: 'Scything blade', what: '1d8 damage, by an attack' });
    expect(trap(ose, true, 1)).toEqual({ name: 'Darts', what: '1d6 of them, 1d4 damage' });
    expect(trap(ose, true, 2)).toEqual({
      name: 'Flash of light',
      what: 'blind, for 1d8 turns, a save against spells avoids it',
    });
    expect(trap(basicFantasy, true, 14)).toEqual({
      name: 'Blade Trap',
      what: '1d8 damage, by an attack at +1',
    });
  });

  test('a list of fifteen is thrown for on d20, a higher face again', () => {
    expect(trap(basicFantasy, false, 16, 20, 15).name).toBe('Triggered Spell');
    expect(trap(basicFantasy, false, 11)).toEqual({
      name: 'Poison Needle Trap',
      what: 'death by poison, a save against poison avoids it',
    });
  });

  test('nine specials on d10', () => {
    if (!ose.specials) throw new Error('There are specials.');
    expect(rollExample(thrower([10, 9]), ose.specials, 'special').name).toBe('Voices');
    expect(basicFantasy.specials).toBeNull();
  });
});
