import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';

const everybody = query.selectFrom('character').select(['id', 'name']).compile();

/** Who of the party is meant by a name: nobody where two bear it. */
export class Names {
  readonly #ids = new Map<string, number | null>();
  /** Whoever was asked for and is not there. */
  readonly missing = new Set<string>();

  constructor(sql: Sql) {
    for (const { id, name } of sql.all(everybody)) this.add(name, id);
  }

  add(name: string, id: number): void {
    this.#ids.set(name, this.#ids.has(name) ? null : id);
  }

  find(name: string | null): number | null {
    const id = name === null ? null : (this.#ids.get(name) ?? null);
    if (id === null && name !== null) this.missing.add(name);
    return id;
  }
}
