import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askingDice, type DieAsk, DieWanted } from '../../../shared/dice/asking.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { tableBook } from '../../../shared/tables/book.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import {
  type RolledPiece,
  type RolledTable,
  rollLimits,
  type RollTree,
} from '../../../shared/tables/rolled.ts';
import { anyTables } from './any-tables.ts';
import { inOrder, table } from './made.ts';

const options = fc.record({
  column: fc.integer({ min: -1, max: 3 }),
  modifiers: fc.array(fc.record({ title: fc.constant('luck'), add: fc.integer({ min: -3, max: 3 }) }), {
    maxLength: 2,
  }),
});

/** The faces a tree tells, in the order of the roll. */
function facesOf(rolled: RolledTable): number[] {
  const own = rolled.throws.flatMap(({ faces }) => faces.map(({ face }) => face));
  const inPieces = (pieces: readonly RolledPiece[]): number[] =>
    pieces.flatMap(({ thrown, tables, chosen }) => [
      ...(thrown?.faces.map(({ face }) => face) ?? []),
      ...tables.flatMap(facesOf),
      ...inPieces(chosen),
    ]);
  const given = rolled.gives.flatMap(({ amount, tables }) => [
    ...(amount?.faces.map(({ face }) => face) ?? []),
    ...tables.flatMap(facesOf),
  ]);
  return [...own, ...inPieces(rolled.pieces), ...given, ...rolled.again.flatMap(facesOf)];
}

function watched(seed: number): Dice & { fallen: { sides: number; face: number }[] } {
  const inner = seededDice(seed);
  const fallen: { sides: number; face: number }[] = [];
  const roll = (sides: number): number => {
    const face = inner.roll(sides);
    fallen.push({ sides, face });
    return face;
  };
  return { fallen, roll };
}

describe('tables of any shape', () => {
  it('give a roll within its limits, and the tree tells each die in its order', () => {
    fc.assert(
      fc.property(anyTables, options, fc.integer(), (tables, given, seed) => {
        const dice = watched(seed);
        const tree = rollTable(tableBook(tables), 1, { ...given, dice });
        expect(facesOf(tree.root)).toEqual(dice.fallen.map(({ face }) => face));
        expect(dice.fallen.every(({ sides }) => sides > 1)).toBe(true);
        if (tree.stopped === null) expect(dice.fallen.length).toBeLessThan(2 * rollLimits.dice);
        else expect(tree.stopped.chain.length).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are rolled with exactly the dice that are asked for', () => {
    fc.assert(
      fc.property(anyTables, options, fc.integer(), (tables, given, seed) => {
        const book = tableBook(tables);
        const dice = watched(seed);
        const tree = rollTable(book, 1, { ...given, dice });
        // Each replay rolls from the beginning, so that long rolls are asked for their first and last dice only.
        const { length } = dice.fallen;
        const faces = dice.fallen.map(({ face }) => face);
        for (const known of new Set([0, 1, 2, 3, length - 1].filter((count) => count >= 0 && count < length)))
          expect(askOf(() => rollTable(book, 1, { ...given, dice: askingDice(faces.slice(0, known)) }))).toBe(
            dice.fallen[known]?.sides,
          );
        const asking = askingDice(faces);
        expect(rollTable(book, 1, { ...given, dice: asking })).toEqual(tree);
        expect(asking.used).toBe(length);
      }),
      { numRuns: 300 },
    );
  });

  it('stand 10,000 deep in each other, or in a ring of as many', () => {
    const deep = Array.from({ length: 10_000 }, (_, at) =>
      table(at + 1, `T${at + 1}`, '1d1', inOrder(`{T${((at + 1) % 10_000) + 1}}`)),
    );
    const { stopped } = rollTable(tableBook(deep), 1, { dice: seededDice(1) });
    expect(stopped).toMatchObject({ limit: 'nesting', chain: { length: rollLimits.nesting + 1 } });
  });

  it('are told as gone where there is no such table', () => {
    expect(() => rollTable(tableBook([]), 1, { dice: seededDice(1) })).toThrow(
      'That table is gone. Nothing was thrown.',
    );
  });
});

function askOf(roll: () => RollTree): DieAsk['sides'] | null {
  try {
    roll();
    return null;
  } catch (error) {
    if (error instanceof DieWanted) return error.ask.sides;
    throw error;
  }
}
