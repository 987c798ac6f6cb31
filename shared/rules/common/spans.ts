/** A row of a table that covers a span of results; null is an open end. */
export interface Span {
  from: number | null;
  to: number | null;
}

/** The row whose span holds `value`; a gap would be a fault of the data. */
export function rowAt<R extends Span>(rows: readonly R[], value: number): R {
  const row = rows.find(({ from, to }) => (from === null || value >= from) && (to === null || value <= to));
  if (!row) throw new RangeError(`No row for ${value} in the table.`);
  return row;
}

/** The figure under a die's face in a table keyed by faces. */
export function atFace(table: Readonly<Record<string, number>>, face: number): number {
  const figure = table[String(face)];
  if (figure === undefined) throw new RangeError(`No entry for ${face} in the table.`);
  return figure;
}
