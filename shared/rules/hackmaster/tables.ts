import figures from './tables.json' with { type: 'json' };
import type { DieName } from './terms.ts';

/** Every figure of the rules, as printed; see `$source` in the data. */
export const tables = figures;

/** The faces of a die by its name. */
export const sidesOf = (die: DieName): number => tables.dieSides[die];

const names = ['d20p', 'd12p', 'd10p', 'd8p', 'd4p'] as const;

/** A die of the tables as the operations name it. */
export function dieName(printed: string): DieName {
  const found = names.find((name) => name === printed);
  if (found === undefined) throw new RangeError(`${printed} is no die of the tables.`);
  return found;
}

/** The first row of a table of steps that holds `value`; null is an open end. */
export function stepAt<Row extends { upTo: number | null }>(rows: readonly Row[], value: number): Row {
  const found = rows.find(({ upTo }) => upTo === null || value <= upTo);
  if (!found) throw new RangeError(`No row for ${value} in the table.`);
  return found;
}
