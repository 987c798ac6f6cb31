import figures from './tables.json' with { type: 'json' };

/** Every figure of the rules, as printed; see `$source` in the data. */
export const tables = figures;

/** The row whose reach holds `value`; the last row is open. */
export function rowUpTo<R extends { to: number | null }>(rows: readonly R[], value: number): R {
  const row = rows.find(({ to }) => to === null || value <= to);
  if (!row) throw new RangeError(`No row for ${value} in the table.`);
  return row;
}

export const roundSeconds = tables.round.seconds;
export const turnSeconds = tables.round.seconds * tables.round.perTurn;
