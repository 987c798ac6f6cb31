import { folded } from '../../../shared/tables/names.ts';
import { freeName } from '../../../shared/tables/free-name.ts';
import type { JsonPiece } from '../json/pieces.ts';
import { isObject } from '../reading.ts';
import { callableName } from './table-name.ts';

/** A roll table of a virtual table, by its shape alone. */
export const isRollTable = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value['type'] !== 'string' && holdsResults(value['results'], value['formula']);

const holdsResults = (results: unknown, formula: unknown): boolean =>
  Array.isArray(results) &&
  (typeof formula === 'string' ||
    results.some((result) => isObject(result) && Array.isArray(result['range'])));

interface Known {
  readonly byPath: Map<string, string>;
  readonly byId: Map<string, string>;
  readonly byName: Map<string, string>;
}

/** The roll tables of a file by their ids, and the names under which they come, each its own. */
export class TableNames {
  readonly #pieces: readonly JsonPiece[];
  #known: Known | null = null;

  constructor(pieces: readonly JsonPiece[]) {
    this.#pieces = pieces;
  }

  /** Of the table that stands there in the file; empty for one whose name cannot be used. */
  at(path: string): string {
    return this.#read().byPath.get(path) ?? '';
  }

  /** The name of a table of this file by the end of its address, "RollTable.x"; null where it is none. */
  ofId(address: string): string | null {
    return this.#read().byId.get(address.split('.').at(-1) ?? '') ?? null;
  }

  /** The same by what it is called. */
  called(name: string): string | null {
    return this.#read().byName.get(folded(name)) ?? null;
  }

  /** All entries are read once, when a table is met that may lead to another. */
  #read(): Known {
    if (this.#known !== null) return this.#known;
    const known: Known = { byPath: new Map(), byId: new Map(), byName: new Map() };
    const taken = new Set<string>();
    for (const { path, read } of this.#pieces) {
      const value = read();
      if (!isRollTable(value) || typeof value['name'] !== 'string') continue;
      const wanted = callableName(value['name']);
      if (wanted === '') continue;
      const name = freeName(taken, wanted);
      known.byPath.set(path, name);
      if (typeof value['_id'] === 'string') known.byId.set(value['_id'], name);
      const called = folded(wanted);
      if (!known.byName.has(called)) known.byName.set(called, name);
    }
    this.#known = known;
    return known;
  }
}
