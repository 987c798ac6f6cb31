import figures from './tables.json' with { type: 'json' };

/** Every figure of the rules, as printed; see `$source` in the data. */
export const tables = figures;

/** The first row that reaches up to `value`; null is an open end. */
export function rowFor<R extends { upTo: number | null }>(rows: readonly R[], value: number): R {
  const row = rows.find(({ upTo }) => upTo === null || value <= upTo);
  if (!row) throw new RangeError(`No row for ${value} in the table.`);
  return row;
}
