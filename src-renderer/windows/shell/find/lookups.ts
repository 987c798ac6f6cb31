import { entriesOf, type ReferenceEntry } from '../../../../shared/ipc/desk/reference-search.ts';
import { loadPages, loadReference } from '../../reference/load-reference.ts';

/** At most so many entries of a kind, of those that a referee looks up. */
export function closestOfEachKind(entries: readonly ReferenceEntry[], most: number): ReferenceEntry[] {
  const counts = new Map<string, number>();
  return entries.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= most && kind !== 'operation';
  });
}

const known = new Map<string, Promise<readonly ReferenceEntry[]>>();

/** The reference of the campaign's own system, read once; without it the rest is found all the same. */
export function lookups(systemId: string): Promise<readonly ReferenceEntry[]> {
  const reading =
    known.get(systemId) ??
    readOwn(systemId).catch((error: unknown) => {
      console.warn(error);
      known.delete(systemId);
      return [];
    });
  known.set(systemId, reading);
  return reading;
}

async function readOwn(systemId: string): Promise<readonly ReferenceEntry[]> {
  const [{ systems }, { pages }] = await Promise.all([loadReference(), loadPages(systemId)]);
  const own = systems.filter(({ id }) => id === systemId);
  return entriesOf({ systems: own }, new Map([[systemId, pages]]));
}
