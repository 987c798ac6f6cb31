import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { readOwnRows } from '../../content/bestiary/own/read-own.ts';
import { sql as raw } from 'kysely';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CreatureRow, PageRow } from '../../db/tables.ts';
import { type Became, PacksBehind } from '../../facts/packs/read-packs.ts';
import { readHeads, type TableHead } from '../../facts/tables/read-tables.ts';
import {
  bookLicence,
  type Notices,
  noticesOfBook,
  noticesOfPack,
  ownWork,
  packLicenceOf,
  type PartLicence,
  writtenLicence,
} from './licences.ts';

export type Part = CreatureRow | TableHead | PageRow;

const became = (part: Part): Became => ({
  kind: 'facts' in part ? 'creature' : 'title' in part ? 'page' : 'table',
  id: part.id,
});

const pictureSize = withValues(({ id }: { id: number }) =>
  query
    .selectFrom('asset')
    .select(raw<number>`length(bytes)`.as('bytes'))
    .where('id', '=', id),
);

/** All that may go into a pack, with the licence under which each came. */
export class PackShelf {
  readonly creatures: readonly CreatureRow[];
  readonly tables: readonly TableHead[];
  readonly pages: readonly PageRow[];
  readonly #books: readonly BookOfCreatures[];
  readonly #packs: PacksBehind;
  readonly #sql: Sql;

  constructor(sql: Sql, books: readonly BookOfCreatures[]) {
    this.creatures = readOwnRows(sql);
    this.tables = readHeads(sql);
    this.pages = sql.all(query.selectFrom('page').selectAll().orderBy('id'));
    this.#sql = sql;
    this.#books = books;
    this.#packs = new PacksBehind(sql);
  }

  /** What is written on a part goes before what it came with. */
  licenceOf(part: Part): PartLicence {
    if ('licence' in part && part.licence !== '') return writtenLicence(part.licence);
    const pack = this.#packs.of(became(part));
    if (pack !== null) return packLicenceOf(pack);
    const book = this.#bookOf(part);
    return book === null ? ownWork : bookLicence(book);
  }

  /** What goes with a part: of the book it was taken from, of the pack it came with. */
  noticesOf(part: Part): Notices[] {
    const book = this.#bookOf(part);
    const pack = this.#packs.of(became(part));
    return [...(book === null ? [] : [noticesOfBook(book)]), ...(pack === null ? [] : [noticesOfPack(pack)])];
  }

  /** The book that a creature or a table was taken from, if any. */
  #bookOf(part: Part): BookOfCreatures | null {
    if ('title' in part) return null;
    const from = 'facts' in part ? this.#printedBase(part)?.split(':')[0] : part.source.split('/')[0];
    return this.#books.find(({ id }) => id === from) ?? null;
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
      ...this.pages.map((page) => ({
        ...{ kind: 'page' as const, id: page.id, folder: page.folder, name: page.title },
        licence: this.licenceOf(page).name,
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

  /** The pictures of parts, each once, and how many bytes they have. */
  picturesOf(parts: readonly Pick<CreatureRow, 'picture_id'>[]): { count: number; bytes: number } {
    const ids = new Set(parts.flatMap(({ picture_id: id }) => id ?? []));
    const sizes = [...ids].map((id) => this.#sql.get(pictureSize({ id }))?.bytes ?? 0);
    return { count: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
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
