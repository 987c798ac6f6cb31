import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

export type PackEntry = QueryOutput<'pack.contents'>['entries'][number];

/** Parts of one kind and folder. */
export interface PackGroup {
  readonly title: string;
  readonly entries: readonly PackEntry[];
}

const kindTitles = { creature: 'Creatures', table: 'Tables', page: 'Pages' } as const;

/** By kind and folder, in the referee's order. */
export function packGroups(entries: readonly PackEntry[]): PackGroup[] {
  const groups = new Map<string, PackEntry[]>();
  for (const entry of entries) {
    const title = `${kindTitles[entry.kind]}${entry.folder === '' ? '' : ` in ${entry.folder}`}`;
    groups.set(title, [...(groups.get(title) ?? []), entry]);
  }
  return Array.from(groups, ([title, parts]) => ({ title, entries: parts }));
}
