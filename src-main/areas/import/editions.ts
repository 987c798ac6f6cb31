import type { EditionState } from '../../../shared/ipc/party/views/import-views.ts';
import { folded } from '../../../shared/tables/names.ts';
import { becameOf, type Became, readPack, readPackParts } from '../../facts/packs/read-packs.ts';
import { standingDigest } from '../../facts/packs/standing.ts';
import { storedJson } from '../../facts/stored-json.ts';
import type { Sql } from '../../db/sql.ts';
import type { PackPartRow } from '../../db/tables.ts';
import { bookEntry, type BookEntry } from '../../imports/book-entry.ts';
import { changesBetween } from '../../imports/pack/part-changes.ts';
import { partKey } from '../../imports/pack/part-key.ts';
import type { PackedEntry } from './import-job.ts';
import { bodyOf } from './kept-imports.ts';
import type { ReadImport } from './read-in-worker.ts';

/** How a part of a pack stands to the edition of which it was taken before. */
export interface Edition {
  readonly state: EditionState;
  readonly changed: readonly string[];
  /** What stands here of it. */
  readonly became: Became | null;
}

type Parts = ReadonlyMap<string, PackPartRow>;

/** What of a reading is of packs that were taken before. Look at it while one thing is asked; it reads the campaign. */
export class Editions {
  readonly #sql: Sql;
  /** Of each pack of the reading: its parts as they were taken; null where nothing of it was. */
  readonly #packs: readonly (Parts | null)[];

  constructor(sql: Sql, { packs }: Pick<ReadImport, 'packs'>) {
    this.#sql = sql;
    this.#packs = packs.map(({ id }) => {
      const row = id === '' ? null : readPack(sql, id);
      return row && new Map(readPackParts(sql, row.id).map((part) => [part.part, part]));
    });
  }

  /** Whether anything of a pack of the reading was taken before. */
  get any(): boolean {
    return this.#packs.some((parts) => parts !== null);
  }

  /** Null for what is of no pack, cannot be taken, or of whose pack nothing was taken. */
  of(entry: Pick<PackedEntry, 'pack' | 'body' | 'refused'>): Edition | null {
    const parts = entry.pack === null || entry.refused !== null ? null : (this.#packs[entry.pack] ?? null);
    const { book } = parts === null ? { book: null } : bodyOf(entry);
    const key = book && partKey(book);
    if (parts === null || book === null || key === null) return null;
    const part = parts.get(key);
    if (part === undefined) return { state: 'new', changed: [], became: null };
    const became = becameOf(part);
    const isRenewed = !cameAs(part, book);
    const before = isRenewed ? cameBefore(part) : null;
    const changed = before === null ? [] : changesBetween(before, book);
    if (became === null) return { state: 'removed', changed, became };
    const isChanged = standingDigest(this.#sql, became) !== part.written;
    const state = isRenewed ? (isChanged ? 'both' : 'renewed') : isChanged ? 'here' : 'same';
    return { state, changed, became };
  }

  /** The names of parts that stand here and that their packs have no more, among these entries. */
  gone(entries: readonly PackedEntry[]): string[] {
    const there = this.#packs.map(() => new Set<string>());
    for (const { pack, refused, name, body } of entries) {
      if (pack === null) continue;
      const { book } = bodyOf({ body });
      const key = refused === null ? book && partKey(book) : folded(name);
      if (key !== null) there[pack]?.add(key);
    }
    return this.#packs.flatMap((parts, at) =>
      [...(parts?.values() ?? [])].flatMap((part) => {
        const name = cameBefore(part)?.name ?? part.part;
        // One that cannot be read is there by its name.
        const isThere = [part.part, folded(name)].some((key) => there[at]?.has(key));
        return becameOf(part) === null || isThere ? [] : [name];
      }),
    );
  }
}

/** Written by this version, an entry is word for word what it was; another may have known fewer fields. */
const cameAs = (part: PackPartRow, book: BookEntry): boolean => {
  const written = JSON.stringify(book);
  return part.came === written || JSON.stringify(cameBefore(part)) === written;
};

/** A part as its pack had it when it was taken; null where it cannot be read any more. */
export const cameBefore = ({ came }: Pick<PackPartRow, 'came'>): BookEntry | null =>
  bookEntry.safeParse(storedJson(came)).data ?? null;

/** Whether it comes without being chosen by itself. */
export const isOffered = (edition: Edition | null): boolean =>
  edition === null || edition.state === 'new' || edition.state === 'renewed';
