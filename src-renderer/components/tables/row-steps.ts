const page = 10;

/** Where a list's own keys lead from the row they stand on; null for any other key. */
export function stepTo(key: string, at: number, count: number): number | null {
  const to = (index: number): number => Math.max(0, Math.min(count - 1, index));
  if (key === 'ArrowDown') return to(at + 1);
  if (key === 'ArrowUp') return to(at - 1);
  if (key === 'PageDown') return to(at + page);
  if (key === 'PageUp') return to(at - page);
  if (key === 'Home') return to(0);
  return key === 'End' ? to(count - 1) : null;
}
