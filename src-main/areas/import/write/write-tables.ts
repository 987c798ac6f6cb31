import { refused } from '../../../../shared/errors.ts';
import { mostTables } from '../../../../shared/ipc/prep/table.ts';
import { folded, tableNames } from '../../../../shared/tables/names.ts';
import type { TableNames } from '../../../../shared/tables/names.ts';
import type { BookRandomRow, BookRandomTable } from '../../../imports/book-entry.ts';
import { foldedPath, freeName } from '../../../../shared/tables/free-name.ts';
import { thrownOn } from '../../../imports/random-tables/table-name.ts';
import { escaped } from '../../../imports/random-tables/row-text.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Slowly } from '../../../db/journal/journal.ts';
import { nextTablePosition, readHeads, rowKept } from '../../../facts/tables/read-tables.ts';
import type { TableHead } from '../../../facts/tables/read-tables.ts';

/** Where a table is to stand. */
type Stand = Pick<TableHead, 'folder' | 'name'>;

const pathOf = ({ folder, name }: Stand): string => (folder === '' ? name : `${folder}/${name}`);

/** Writes random tables behind those that stand in the campaign, none over another. */
export class RandomTableWriter {
  readonly #sql: Sql;
  readonly #heads: readonly TableHead[];
  readonly #before: TableNames;
  readonly #missing: Set<string>;

  /** `missing` takes the names of tables that are thrown on and are not there. */
  constructor(sql: Sql, missing: Set<string>) {
    this.#sql = sql;
    this.#heads = readHeads(sql);
    this.#before = tableNames(this.#heads);
    this.#missing = missing;
  }

  /** Gives the names they stand under. */
  *write(tables: readonly BookRandomTable[], onEach: () => void): Slowly<string[]> {
    if (this.#heads.length + tables.length > mostTables) {
      const most = mostTables.toLocaleString('en');
      throw refused(
        `A campaign has at most ${most} tables; it has ${this.#heads.length}. Nothing was taken.`,
      );
    }
    const stands = this.#stands(tables);
    const own = ownNames(tables, stands);
    let position = nextTablePosition(this.#sql);
    for (const [at, table] of tables.entries()) {
      const id = this.#table(table, stands[at] ?? table, position);
      this.#rows(id, table, own.get(table.folder) ?? new Map());
      position += 1;
      onEach();
      yield;
    }
    return stands.map(pathOf);
  }

  /** Those of a folder of their own stand in a new one; every name is free where it stands. */
  #stands(tables: readonly BookRandomTable[]): Stand[] {
    const taken = new Set(this.#heads.map(foldedPath));
    const folders = new Set(this.#heads.map(({ folder }) => folded(folder)));
    const renamed = new Map([['', '']]);
    return tables.map(({ folder, name }) => {
      const within = renamed.get(folder) ?? freeName(folders, folder);
      renamed.set(folder, within);
      return { folder: within, name: freeName(taken, name, within) };
    });
  }

  #table({ way, dice, notes }: BookRandomTable, stand: Stand, position: number): number {
    const kept = query.insertInto('random_table').values({
      position,
      ...stand,
      purpose: 'any',
      way,
      beyond: 'nothing',
      columns: JSON.stringify([{ title: '', dice }]),
      modifiers: '[]',
      notes,
      licence: '',
      source: '',
    });
    return this.#sql.run(kept).lastId;
  }

  #rows(tableId: number, { rows }: BookRandomTable, own: OwnNames): void {
    rows.forEach(({ span, weight, text, once, struck, drawn }, at) => {
      const said = {
        weight,
        text: this.#written(text, own),
        once,
        spans: [span],
        gives: [],
        again: null,
        note: '',
      };
      const comeUp = { struck: struck ? (1 as const) : (0 as const), drawn };
      const row = { table_id: tableId, position: at + 1, ...rowKept(said), ...comeUp };
      this.#sql.run(query.insertInto('random_row').values(row));
    });
  }

  /** A throw on a table that is nowhere stays as its name alone. */
  #written(text: BookRandomRow['text'], own: OwnNames): string {
    const written = text.map((part) => {
      if (typeof part === 'string') return part;
      const name = own.get(folded(part.table));
      if (name !== undefined) return thrownOn({ ...part, table: name });
      if (this.#before.find({ id: 0, folder: '' }, part.table) !== null) return thrownOn(part);
      this.#missing.add(part.table);
      return escaped(part.table);
    });
    return written.join('');
  }
}

/** The names under which tables of one folder of the source come to stand, by those they bear there. */
type OwnNames = ReadonlyMap<string, string>;

function ownNames(
  tables: readonly BookRandomTable[],
  stands: readonly Stand[],
): Map<string, Map<string, string>> {
  const own = new Map<string, Map<string, string>>();
  tables.forEach(({ folder, name }, at) => {
    const names = own.get(folder) ?? new Map<string, string>();
    own.set(folder, names.set(folded(name), stands[at]?.name ?? name));
  });
  return own;
}
