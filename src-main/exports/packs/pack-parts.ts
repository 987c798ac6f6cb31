import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { readOwnRows } from '../../content/bestiary/own/read-own.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CreatureRow, PageRow } from '../../db/tables.ts';
import { readHeads, type TableHead } from '../../facts/tables/read-tables.ts';
import { bookLicence, ownWork, type PartLicence, writtenLicence } from './licences.ts';

/** All that may go into a pack, with the licence under which each came. */
export class PackShelf {
  readonly creatures: readonly CreatureRow[];
  readonly tables: readonly TableHead[];
  readonly pages: readonly PageRow[];
  readonly #books: readonly BookOfCreatures[];

  constructor(sql: Sql, books: readonly BookOfCreatures[]) {
    this.creatures = readOwnRows(sql);
    this.tables = readHeads(sql);
    this.pages = sql.all(query.selectFrom('page').selectAll().orderBy('id'));
    this.#books = books;
  }

  /** The book that a creature or a table was taken from, if any. */
  bookOf(part: CreatureRow | TableHead): BookOfCreatures | null {
    const from = 'facts' in part ? this.#printedBase(part)?.split(':')[0] : part.source.split('/')[0];
    return this.#books.find(({ id }) => id === from) ?? null;
  }

  licenceOf(part: CreatureRow | TableHead): PartLicence {
    const book = this.bookOf(part);
    if (part.licence !== '') return writtenLicence(part.licence);
    return book === null ? ownWork : bookLicence(book);
  }

  get entries(): QueryOutput<'pack.contents'>['entries'] {
    return [
      ...this.creatures.map((row) => ({
        ...{ kind: 'creature' as const, id: row.id, folder: '', name: row.name },
        licence: this.licenceOf(row).name,
      })),
      ...this.tables.map((head) => ({
        ...{ kind: 'table' as const, id: head.id, folder: head.folder, name: head.name },
        licence: this.licenceOf(head).name,
      })),
      ...this.pages.map(({ id, folder, title }) => ({
        ...{ kind: 'page' as const, id, folder, name: title, licence: '' },
      })),
    ];
  }

  /** What was chosen; with variants comes what they are variants of. */
  chosen({ creatures, tables, pages }: Chosen): ChosenParts {
    const wanted = new Set(creatures);
    const byId = new Map(this.creatures.map((row) => [row.id, row]));
    for (const id of wanted) {
      const base = byId.get(id)?.base_id ?? null;
      if (base !== null) wanted.add(base);
    }
    const rows = this.creatures.filter(({ id }) => wanted.has(id));
    return {
      creatures: rows,
      tables: this.tables.filter(({ id }) => tables.includes(id)),
      pages: this.pages.filter(({ id }) => pages.includes(id)),
      along: rows.filter(({ id }) => !creatures.includes(id)).map(({ name }) => name),
    };
  }

  #printedBase(row: CreatureRow): string | null {
    const seen = new Set<number>();
    let at: CreatureRow | undefined = row;
    while (at !== undefined && at.base_id !== null && !seen.has(at.id)) {
      seen.add(at.id);
      const { base_id: next }: CreatureRow = at;
      at = this.creatures.find(({ id }) => id === next);
    }
    return at?.base ?? null;
  }
}

type Chosen = Pick<ParsedInput<'pack.judge'>, 'creatures' | 'tables' | 'pages'>;

export interface ChosenParts {
  readonly creatures: readonly CreatureRow[];
  readonly tables: readonly TableHead[];
  readonly pages: readonly PageRow[];
  readonly along: readonly string[];
}
