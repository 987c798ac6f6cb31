import { folded, pathOf, tableNames } from '../../../../shared/tables/names.ts';
import type { OwnThrow } from '../../../imports/book-entry.ts';
import { calledIn, onAnother } from '../../../imports/random-tables/own-text.ts';
import type { TableHead } from '../../../facts/tables/read-tables.ts';

/** Where the tables of a file stand once they are taken, by where they stood there. */

type Stand = Pick<TableHead, 'folder' | 'name'>;

export interface NamedThere {
  /** Of a table that was taken from the file, or of that name in the campaign; null for none. */
  idOf(to: Stand): number | null;
  /** A throw on it from a folder of the campaign: as it is written, where that still means it. */
  thrownFrom(folder: string, thrown: OwnThrow): string;
}

const keyOf = ({ folder, name }: Stand): string => JSON.stringify([folded(folder), folded(name)]);

export function ofTheFile(
  heads: readonly TableHead[],
  tables: readonly Stand[],
  stands: readonly Stand[],
  ids: readonly number[],
): NamedThere {
  const taken = stands.map((stand, at) => ({ ...stand, id: ids[at] ?? 0 }));
  const names = tableNames([...heads, ...taken]);
  const byKey = new Map(tables.map((table, at) => [keyOf(table), taken[at]]));
  const found = (to: Stand) => byKey.get(keyOf(to)) ?? null;
  return {
    idOf: (to) => {
      const id = found(to)?.id ?? names.find({ id: 0, folder: to.folder }, to.name);
      return typeof id === 'number' ? id : null;
    },
    thrownFrom: (folder, thrown) => {
      const table = found(thrown.to);
      if (table === null) return thrown.written;
      const means = (name: string): boolean => names.find({ id: 0, folder }, name) === table.id;
      const asWritten = calledIn(thrown);
      if (asWritten !== null && means(asWritten)) return thrown.written;
      return onAnother(thrown, means(table.name) ? table.name : pathOf(table));
    },
  };
}
