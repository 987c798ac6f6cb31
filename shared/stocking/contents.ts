import { parseDice } from '../dice/notation.ts';
import { diceOdds } from '../odds/dice/dice-odds.ts';
import type { TreasureThrower } from '../rules/treasure/thrower.ts';
import { roomContents, type StockingTables } from './tables.ts';

/** What a room holds; `note`: nothing but words of the campaign's own table. */
export const heldKinds = [...roomContents, 'note'] as const;
export type Held = (typeof heldKinds)[number];

/** What is in a room, and whether treasure is with it. */
export interface Contents {
  readonly contents: Held;
  readonly treasure: boolean;
}

const always = 6;

/** The die of the contents, then that of the treasure where it may be there and is not certain. */
export function rollContents(thrower: TreasureThrower, { contents: table }: StockingTables): Contents {
  const { contents, treasure_chance_in_6: chance } = thrower.on(table, 'what is there');
  const dice = table.treasure_dice;
  if (chance <= 0 || chance >= always || dice === null) return { contents, treasure: chance >= always };
  return { contents, treasure: thrower.throw(dice, `treasure (1 to ${chance})`) <= chance };
}

export interface Share {
  readonly contents: Held;
  /** Of all rooms, from 0 to 1. */
  readonly share: number;
  /** Of all rooms, those that have it and treasure too. */
  readonly treasure: number;
}

/** How many rooms of a level hold what, on average. */
export function sharesOf({ contents: { dice, rows } }: StockingTables): Share[] {
  const { values, chances } = diceOdds(parseDice(dice));
  return roomContents.map((contents) => {
    let [share, treasure] = [0, 0];
    for (const row of rows)
      if (row.contents === contents)
        for (const [at, value] of values.entries())
          if (value >= row.min && value <= row.max) {
            share += chances[at] ?? 0;
            treasure += ((chances[at] ?? 0) * row.treasure_chance_in_6) / always;
          }
    return { contents, share, treasure };
  });
}

/** "monster, with treasure". */
export const contentsInWords = ({ contents, treasure }: Contents): string =>
  contents === 'treasure' || !treasure ? contents : `${contents}, with treasure`;
