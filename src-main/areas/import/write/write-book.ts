import type { BookEntry, BookRandomTable, BookTable } from '../../../imports/book-entry.ts';
import type { Weights } from '../../../../shared/rules/exploration/carry.ts';
import { freeName } from '../../../../shared/tables/free-name.ts';
import { folded } from '../../../../shared/tables/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Slowly } from '../../../db/journal/journal.ts';
import { readWanderBook } from '../../wander/read-tables.ts';
import { requireRows, writeRows, writeTables } from '../../wander/write-rows.ts';
import type { NewRow } from '../../wander/write-rows.ts';
import { CreatureTaker } from './write-creatures.ts';
import { DungeonWriter } from './write-dungeon.ts';
import { type CreaturesAtHand, creaturesCalled } from '../../../content/bestiary/own/at-hand.ts';
import type { Pictures } from './pictures.ts';
import { PageWriter } from './write-pages.ts';
import { RandomTableWriter } from './write-tables.ts';
import type { Over, Written } from './written.ts';

/** What of the campaign parts are read by. */
export interface Around {
  readonly monsters: CreaturesAtHand;
  readonly weights: Weights;
}

export interface WrittenBook {
  readonly parts: ReadonlyMap<BookEntry, Written>;
  readonly names: readonly string[];
}

const musterNames = query.selectFrom('muster').select('name').compile();

/** What stands here of the packs that are taken from: as it is called there, and what it is here. */
export interface StandingParts {
  readonly creatures: ReadonlyMap<string, number>;
  readonly tables: readonly { readonly to: Pick<BookRandomTable, 'folder' | 'name'>; readonly id: number }[];
}

/** What parts of packs come among. */
export interface PartsAmong {
  readonly over: Over;
  readonly pictures: Pictures;
  readonly standing: StandingParts;
}

/**
 * Writes tables, dungeons, creatures, musters and pages behind those that stand in the campaign, and parts of packs
 * over those that they are newer editions of.
 */
export class BookWriter {
  readonly #sql: Sql;
  readonly #around: Around;
  readonly #among: PartsAmong;
  /** Of the wandering tables that were written, by the names they bear in their source. */
  readonly #tableIds = new Map<string, number>();
  readonly #missing = new Set<string>();
  readonly #baseless: string[] = [];

  constructor(sql: Sql, around: Around, among: PartsAmong) {
    this.#sql = sql;
    this.#around = around;
    this.#among = among;
  }

  /** Gives the names they stand under, and what became of those that packs have. */
  *write(entries: readonly BookEntry[], onEach: () => void): Slowly<WrittenBook> {
    const parts = new Map<BookEntry, Written>();
    const done = (of: readonly BookEntry[], written: readonly Written[]): void =>
      of.forEach((entry, at) => {
        const each = written[at];
        if (each !== undefined) parts.set(entry, each);
      });
    const { over, pictures, standing } = this.#among;
    const creatures = entries.filter((entry) => entry.is === 'creature');
    const taker = new CreatureTaker(this.#sql, { over, pictures, standing: standing.creatures });
    if (creatures.length > 0) done(creatures, yield* taker.write(creatures, onEach));
    this.#baseless.push(...taker.baseless);
    const tables = entries.filter((entry) => entry.is === 'table');
    const others = tables.length > 0 ? this.#tables(tables, onEach) : [];
    const random = entries.filter((entry) => entry.is === 'randomTable');
    const creatureCalled = creaturesCalled(this.#around.monsters);
    const among = { over, creatures: taker.ids, creatureCalled, standing: standing.tables };
    if (random.length > 0)
      done(random, yield* new RandomTableWriter(this.#sql, this.#missing, among).write(random, onEach));
    const notebook = new PageWriter(this.#sql, pictures);
    for (const page of entries.filter((entry) => entry.is === 'page')) {
      const id = over(page);
      parts.set(page, id === null ? notebook.write(page) : notebook.writeOver(page, id));
      onEach();
      yield;
    }
    others.push(...this.#musters(entries, onEach));
    const { weights } = this.#around;
    const dungeons = new DungeonWriter(this.#sql, { weights, creatureCalled }, this.#tableIds);
    for (const entry of entries) {
      if (entry.is !== 'dungeon') continue;
      others.push(dungeons.write(entry));
      onEach();
      yield;
    }
    return { parts, names: [...[...parts.values()].map(({ name }) => name), ...others] };
  }

  /** Tables that were named to throw on, and creatures that others are variants of, and are not there. */
  get events(): string[] {
    return [
      ...(this.#missing.size > 0
        ? [`There is no table ${firstOf([...this.#missing])}; the rows name it.`]
        : []),
      ...(this.#baseless.length > 0
        ? [
            `What it is a variant of did not come with ${firstOf(this.#baseless)}; only what differs is there.`,
          ]
        : []),
    ];
  }

  /** First every table, then their rows, so that they may send to each other. */
  #tables(tables: readonly BookTable[], onEach: () => void): string[] {
    const sql = this.#sql;
    const ids = new Map([...readWanderBook(sql)].map(([id, { table }]) => [table.name.toLowerCase(), id]));
    const taken = new Set([...ids.keys()].map(folded));
    const names = tables.map(({ name }) => freeName(taken, name));
    const written = writeTables(
      sql,
      tables.map(({ dice, notes }, at) => ({ name: names[at] ?? '', dice, source: '', notes })),
    );
    // What a file calls a table is its own before it is the campaign's.
    tables.forEach(({ name }, at) => {
      for (const known of [ids, this.#tableIds]) known.set(name.toLowerCase(), written[at] ?? 0);
    });
    const rows = new Map(tables.map((table, at) => [written[at] ?? 0, this.#rows(table, ids)]));
    requireRows(readWanderBook(sql), rows);
    for (const [id, ofTable] of rows) {
      writeRows(sql, id, ofTable);
      onEach();
    }
    return names;
  }

  #musters(entries: readonly BookEntry[], onEach: () => void): string[] {
    const musters = entries.filter((entry) => entry.is === 'muster');
    const taken = new Set(this.#sql.all(musterNames).map(({ name }) => folded(name)));
    return musters.map(({ name: wanted, lines, notes }) => {
      const name = freeName(taken, wanted);
      this.#sql.run(query.insertInto('muster').values({ name, lines, notes }));
      onEach();
      return name;
    });
  }

  #rows({ rows }: BookTable, ids: ReadonlyMap<string, number>): NewRow[] {
    return rows.map(({ nested, ...row }) => {
      const nestedId = nested === null ? null : (ids.get(nested.toLowerCase()) ?? null);
      if (nested !== null && nestedId === null) this.#missing.add(nested);
      return { ...row, who: row.who === '' && nestedId === null ? (nested ?? '') : row.who, nestedId };
    });
  }
}

const mostNamed = 20;

const firstOf = (names: readonly string[]): string => {
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return `${names.slice(0, mostNamed).join(', ')}${more}`;
};
