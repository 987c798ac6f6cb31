import { refused } from '../../../../shared/errors.ts';
import { mostTables } from '../../../../shared/ipc/prep/table.ts';
import type { NamedGift } from '../../../../shared/ipc/prep/table-fields.ts';
import type { Gift } from '../../../../shared/tables/table.ts';
import type { CreatureCalled } from '../../../content/bestiary/own/at-hand.ts';
import { ownId } from '../../../content/bestiary/own/read-own.ts';
import { folded, pathOf, tableNames } from '../../../../shared/tables/names.ts';
import type { TableNames } from '../../../../shared/tables/names.ts';
import type { BookRandomRow, BookRandomTable } from '../../../imports/book-entry.ts';
import { foldedPath, freeName } from '../../../../shared/tables/free-name.ts';
import { thrownOn } from '../../../imports/random-tables/table-name.ts';
import { escaped, longestRow } from '../../../imports/random-tables/row-text.ts';
import { ofTheFile, type NamedThere } from './named-there.ts';
import type { Over, Written } from './written.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Slowly } from '../../../db/journal/journal.ts';
import {
  isSame,
  nextTablePosition,
  readHeads,
  readRows,
  rowKept,
} from '../../../facts/tables/read-tables.ts';
import type { TableHead } from '../../../facts/tables/read-tables.ts';

/** Where a table is to stand. */
type Stand = Pick<TableHead, 'folder' | 'name'>;

/** What the tables of a file come among. */
export interface TablesAmong {
  /** What else of the file comes with them: the ids of its creatures by their names. */
  readonly creatures: ReadonlyMap<string, number>;
  /** Of the creatures at hand. */
  readonly creatureCalled: CreatureCalled;
  readonly over: Over;
  /** What came of the same packs before: as it is named there, and what it is here. */
  readonly standing: readonly { readonly to: Stand; readonly id: number }[];
}

/** Writes random tables behind those that stand in the campaign, or over those that they are newer editions of. */
export class RandomTableWriter {
  readonly #sql: Sql;
  readonly #heads: readonly TableHead[];
  readonly #before: TableNames;
  readonly #missing: Set<string>;
  readonly #among: TablesAmong;

  /** `missing` takes the names of tables that are thrown on and are not there. */
  constructor(sql: Sql, missing: Set<string>, among: TablesAmong) {
    this.#sql = sql;
    this.#heads = readHeads(sql);
    this.#before = tableNames(this.#heads);
    this.#missing = missing;
    this.#among = among;
  }

  /** Each is called by its path. */
  *write(tables: readonly BookRandomTable[], onEach: () => void): Slowly<Written[]> {
    const fresh = tables.filter((table) => this.#among.over(table) === null);
    if (this.#heads.length + fresh.length > mostTables) {
      const most = mostTables.toLocaleString('en');
      throw refused(
        `A campaign has at most ${most} tables; it has ${this.#heads.length}. Nothing was taken.`,
      );
    }
    const stands = this.#stands(tables);
    const own = ownNames(tables, stands);
    const first = nextTablePosition(this.#sql);
    const ids = tables.map((table, at) => this.#table(table, stands[at] ?? table, first + at));
    const before = this.#standing(tables);
    const named = ofTheFile(
      this.#heads,
      [...tables, ...before.map(({ to }) => to)],
      [...stands, ...before.map(({ head }) => head)],
      [...ids, ...before.map(({ head }) => head.id)],
    );
    for (const [at, table] of tables.entries()) {
      const { folder } = stands[at] ?? table;
      this.#rows(ids[at] ?? 0, table, { own: own.get(table.folder) ?? new Map(), named, folder });
      onEach();
      yield;
    }
    return stands.map((stand, at) => ({ id: ids[at] ?? 0, name: pathOf(stand) }));
  }

  /** Tables of the same packs that came before and do not come now. */
  #standing(tables: readonly BookRandomTable[]): { to: Stand; head: TableHead }[] {
    const coming = new Set(tables.map(foldedPath));
    const heads = new Map(this.#heads.map((head) => [head.id, head]));
    return this.#among.standing.flatMap(({ to, id }) => {
      const head = heads.get(id);
      return head === undefined || coming.has(foldedPath(to)) ? [] : [{ to, head }];
    });
  }

  /** Those of a folder of their own stand in a new one; every name is free where it stands. */
  #stands(tables: readonly BookRandomTable[]): Stand[] {
    const taken = new Set(this.#heads.map(foldedPath));
    const wandering = new Set(
      this.#heads.flatMap(({ purpose, name }) => (purpose === 'wandering' ? [folded(name)] : [])),
    );
    const folders = new Set(this.#heads.map(({ folder }) => folded(folder)));
    const renamed = new Map([['', '']]);
    return tables.map((table) => {
      const over = this.#headOver(table);
      if (over !== null) return over;
      const { folder, name: wanted, apart, purpose } = table;
      const within = apart ? (renamed.get(folder) ?? freeName(folders, folder)) : folder;
      if (apart) renamed.set(folder, within);
      let name = freeName(taken, wanted, within);
      // Levels and files name wandering tables bare.
      while (purpose === 'wandering' && wandering.has(folded(name))) name = freeName(taken, wanted, within);
      if (purpose === 'wandering') wandering.add(folded(name));
      return { folder: within, name };
    });
  }

  #headOver(table: BookRandomTable): TableHead | null {
    const id = this.#among.over(table);
    return id === null ? null : (this.#heads.find((head) => head.id === id) ?? null);
  }

  #table(table: BookRandomTable, stand: Stand, position: number): number {
    const { purpose, way, beyond, columns, modifiers, notes, licence, source } = table;
    const head = {
      ...{ purpose, way, beyond, notes, licence, source },
      columns: JSON.stringify(columns),
      modifiers: JSON.stringify(modifiers),
    };
    const over = this.#among.over(table);
    if (over === null) {
      const { folder, name } = stand;
      return this.#sql.run(query.insertInto('random_table').values({ position, folder, name, ...head }))
        .lastId;
    }
    this.#sql.run(query.updateTable('random_table').set(head).where('id', '=', over));
    return over;
  }

  /** A row that is what it was stays the row it is, with what came up of it. */
  #rows(tableId: number, { rows }: BookRandomTable, among: Among): void {
    const before = readRows(this.#sql, tableId);
    rows.forEach(({ text, gives, struck, drawn, ...same }, at) => {
      const kept = rowKept({
        ...same,
        text: this.#written(text, among),
        gives: gives.map((gift) => this.#gift(gift, among)),
      });
      const position = at + 1;
      const stays = before.findIndex((old) => isSame(old, kept));
      const [old] = stays === -1 ? [] : before.splice(stays, 1);
      if (old !== undefined) {
        if (old.position !== position)
          this.#sql.run(query.updateTable('random_row').set({ position }).where('id', '=', old.id));
        return;
      }
      const comeUp = { struck: struck ? (1 as const) : (0 as const), drawn };
      const row = { table_id: tableId, position, ...kept, ...comeUp };
      this.#sql.run(query.insertInto('random_row').values(row));
    });
    // Last, so that no new row takes the id of one that goes.
    for (const { id } of before) this.#sql.run(query.deleteFrom('random_row').where('id', '=', id));
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
    if (gift.kind === 'creature') return { ...gift, creature: this.#creature(gift.creature) };
    if (gift.kind !== 'table' || typeof gift.table === 'string') return gift as Gift;
    const id = named.idOf(gift.table);
    if (id !== null) return { ...gift, table: id };
    this.#missing.add(gift.table.name);
    return { kind: 'outcome', outcome: gift.table.name };
  }

  /** One that came along, else one of that name that is here; empty where there is none. */
  #creature(creature: string | { own: string }): string {
    if (typeof creature === 'string') return creature;
    const id = this.#among.creatures.get(folded(creature.own));
    return id === undefined ? (this.#among.creatureCalled(creature.own)?.id ?? '') : ownId(id);
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
