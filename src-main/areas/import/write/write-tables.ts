import { refused } from '../../../../shared/errors.ts';
import { mostTables } from '../../../../shared/ipc/prep/table.ts';
import type { NamedGift } from '../../../../shared/ipc/prep/table-fields.ts';
import type { Gift } from '../../../../shared/tables/table.ts';
import { ownId } from '../../../content/bestiary/own/read-own.ts';
import { folded, tableNames } from '../../../../shared/tables/names.ts';
import type { TableNames } from '../../../../shared/tables/names.ts';
import type { BookRandomRow, BookRandomTable } from '../../../imports/book-entry.ts';
import { foldedPath, freeName } from '../../../../shared/tables/free-name.ts';
import { thrownOn } from '../../../imports/random-tables/table-name.ts';
import { escaped, longestRow } from '../../../imports/random-tables/row-text.ts';
import { ofTheFile, type NamedThere } from './named-there.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Slowly } from '../../../db/journal/journal.ts';
import { nextTablePosition, readHeads, rowKept } from '../../../facts/tables/read-tables.ts';
import type { TableHead } from '../../../facts/tables/read-tables.ts';

/** Where a table is to stand. */
type Stand = Pick<TableHead, 'folder' | 'name'>;

const pathOf = ({ folder, name }: Stand): string => (folder === '' ? name : `${folder}/${name}`);

/** What else of a file comes with its tables: the ids of its creatures by their names. */
export type NewCreatures = ReadonlyMap<string, number>;

/** Writes random tables behind those that stand in the campaign, none over another. */
export class RandomTableWriter {
  readonly #sql: Sql;
  readonly #heads: readonly TableHead[];
  readonly #before: TableNames;
  readonly #missing: Set<string>;
  readonly #creatures: NewCreatures;

  /** `missing` takes the names of tables that are thrown on and are not there. */
  constructor(sql: Sql, missing: Set<string>, creatures: NewCreatures = new Map()) {
    this.#sql = sql;
    this.#heads = readHeads(sql);
    this.#before = tableNames(this.#heads);
    this.#missing = missing;
    this.#creatures = creatures;
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
    const first = nextTablePosition(this.#sql);
    const ids = tables.map((table, at) => this.#table(table, stands[at] ?? table, first + at));
    const named = ofTheFile(this.#heads, tables, stands, ids);
    for (const [at, table] of tables.entries()) {
      const { folder } = stands[at] ?? table;
      this.#rows(ids[at] ?? 0, table, { own: own.get(table.folder) ?? new Map(), named, folder });
      onEach();
      yield;
    }
    return stands.map(pathOf);
  }

  /** Those of a folder of their own stand in a new one; every name is free where it stands. */
  #stands(tables: readonly BookRandomTable[]): Stand[] {
    const taken = new Set(this.#heads.map(foldedPath));
    const wandering = new Set(
      this.#heads.flatMap(({ purpose, name }) => (purpose === 'wandering' ? [folded(name)] : [])),
    );
    const folders = new Set(this.#heads.map(({ folder }) => folded(folder)));
    const renamed = new Map([['', '']]);
    return tables.map(({ folder, name: wanted, apart, purpose }) => {
      const within = apart ? (renamed.get(folder) ?? freeName(folders, folder)) : folder;
      if (apart) renamed.set(folder, within);
      let name = freeName(taken, wanted, within);
      // Levels and files name wandering tables bare.
      while (purpose === 'wandering' && wandering.has(folded(name))) name = freeName(taken, wanted, within);
      if (purpose === 'wandering') wandering.add(folded(name));
      return { folder: within, name };
    });
  }

  #table(table: BookRandomTable, stand: Stand, position: number): number {
    const { purpose, way, beyond, columns, modifiers, notes, licence, source } = table;
    const kept = query.insertInto('random_table').values({
      position,
      ...stand,
      ...{ purpose, way, beyond, notes, licence, source },
      columns: JSON.stringify(columns),
      modifiers: JSON.stringify(modifiers),
    });
    return this.#sql.run(kept).lastId;
  }

  #rows(tableId: number, { rows }: BookRandomTable, among: Among): void {
    rows.forEach(({ text, gives, struck, drawn, ...same }, at) => {
      const said = {
        ...same,
        text: this.#written(text, among),
        gives: gives.map((gift) => this.#gift(gift, among)),
      };
      const comeUp = { struck: struck ? (1 as const) : (0 as const), drawn };
      const row = { table_id: tableId, position: at + 1, ...rowKept(said), ...comeUp };
      this.#sql.run(query.insertInto('random_row').values(row));
    });
  }

  /** A throw on a table that is nowhere stays as its name alone. */
  #written(text: BookRandomRow['text'], { own, named, folder }: Among): string {
    const written = text.map((part) => {
      if (typeof part === 'string') return part;
      if ('to' in part) return named.thrownFrom(folder, part);
      const name = own.get(folded(part.table));
      if (name !== undefined) return thrownOn({ ...part, table: name });
      if (this.#before.find({ id: 0, folder: '' }, part.table) !== null) return thrownOn(part);
      this.#missing.add(part.table);
      return escaped(part.table);
    });
    const whole = written.join('');
    // Under a longer name its throws may not fit: then they mean the table that has the name.
    if (whole.length <= longestRow) return whole;
    return text
      .map((part, at) => (typeof part !== 'string' && 'to' in part ? part.written : written[at]))
      .join('');
  }

  /** A table that is nowhere is given as words. */
  #gift(gift: NamedGift, { named }: Among): Gift {
    if (gift.kind === 'creature') {
      const { creature } = gift;
      const id = typeof creature === 'string' ? null : this.#creatures.get(folded(creature.own));
      return { ...gift, creature: typeof creature === 'string' ? creature : id == null ? '' : ownId(id) };
    }
    if (gift.kind !== 'table' || typeof gift.table === 'string') return gift as Gift;
    const id = named.idOf(gift.table);
    if (id !== null) return { ...gift, table: id };
    this.#missing.add(gift.table.name);
    return { kind: 'outcome', outcome: gift.table.name };
  }
}

/** What the rows of a table are written among. */
interface Among {
  readonly own: OwnNames;
  readonly named: NamedThere;
  readonly folder: string;
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
