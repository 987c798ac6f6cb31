/** The dice whose totals are the table's, where nobody wrote them: 1d20 for 1 to 20, 2d6 for 2 to 12. */
export function likelyDice(rows: readonly { from: number; to: number }[]): string {
  const lowest = Math.min(...rows.map(({ from }) => from));
  const highest = Math.max(...rows.map(({ to }) => to));
  if (highest === lowest || lowest < 1) return `1d${Math.min(10_000, Math.max(2, highest))}`;
  return lowest <= 6 && highest % lowest === 0 && highest / lowest <= 10_000
    ? `${lowest}d${highest / lowest}`
    : `1d${Math.min(10_000, highest)}`;
}
