import type { Item } from '../../delve/delve-types.ts';

/** Things that go along in those chosen, by id, however deep they are packed. */
export function goingAlong(items: readonly Item[], chosen: readonly number[]): ReadonlySet<number> {
  const along = new Set<number>();
  for (const { id, containerId } of items)
    if (containerId !== null && (chosen.includes(containerId) || along.has(containerId))) along.add(id);
  return along;
}
