import type { EncountersFile } from '../../../shared/content/schemas/encounters.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { parseDice } from '../../../shared/dice/notation.ts';
import { rollDice } from '../../../shared/dice/roll.ts';

/** The treasure tables of the starter content. */
export type Treasures = EncountersFile['treasure'];
export type Throw = () => Dice;
type Gems = NonNullable<Treasures['gems']>;

export const total = (text: string, dice: Throw): number => rollDice(parseDice(text), dice()).total;

/** The row of a table that a total falls into. */
export const rowAt = <Row extends { min: number; max: number }>(
  rows: readonly Row[],
  at: number,
): Row | undefined => rows.find(({ min, max }) => at >= min && at <= max);

/** One gem's worth in gold: its row, and where the table has it what makes it better or worse. */
export function gemWorth({ dice: text, rows, adjust, jewel_value_gp: best }: Gems, dice: Throw): number {
  const found = rowAt(rows, total(text, dice));
  const at = found === undefined ? 0 : rows.indexOf(found);
  const change = adjust && rowAt(adjust.rows, total(adjust.dice, dice));
  if (change?.step !== undefined) return steppedTo(rows, at + change.step, best);
  return Math.round((rows[at]?.value_gp ?? 0) * (change?.factor ?? 1));
}

/** A row up or down; above the best stands the jewel. */
function steppedTo(rows: Gems['rows'], at: number, best: number | undefined): number {
  const last = rows.at(-1)?.value_gp ?? 0;
  return at >= rows.length ? (best ?? last) : (rows[Math.max(0, at)]?.value_gp ?? 0);
}

export const jewelWorth = (text: string, dice: Throw): number => total(text, dice);
