import { folded } from '../../../../shared/tables/names.ts';
import type { CampaignFile } from '../../../db/file/campaign-file.ts';
import type { Slowly } from '../../../db/journal/journal.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Became } from '../../../facts/packs/read-packs.ts';
import type { BookEntry } from '../../../imports/book-entry.ts';
import { partKey } from '../../../imports/pack/part-key.ts';
import type { ReadImport } from '../read-in-worker.ts';
import { leadLinks } from './lead-links.ts';
import { type PackPart, rememberParts, standingParts } from './pack-memory.ts';
import { Pictures } from './pictures.ts';
import { type Around, BookWriter, type StandingParts } from './write-book.ts';

/** An entry of the book on its way into the campaign. */
export interface BookToTake {
  readonly book: BookEntry;
  /** The place of its pack among those that are read; null for none. */
  readonly pack: number | null;
  /** The row that it is written over; null for a new one. */
  readonly over: number | null;
}

export interface TakenBook {
  /** Under which what was taken stands. */
  readonly names: readonly string[];
  /** What was named and is not there, in sentences. */
  readonly events: readonly string[];
}

interface From {
  readonly sql: Sql;
  readonly file: CampaignFile;
  readonly read: Pick<ReadImport, 'packs' | 'pictures'>;
  readonly around: Around;
}

/** Takes what is of the referee's book: writes it, leads its links on, and remembers what came of packs. */
export function* takeBook(
  { sql, file, read: { packs, pictures }, around }: From,
  entries: readonly BookToTake[],
  onEach: () => void,
): Slowly<TakenBook> {
  const overs = new Map(entries.map(({ book, over }) => [book, over]));
  const before = standingParts(sql, packs);
  const writer = new BookWriter(sql, around, {
    over: (book) => overs.get(book) ?? null,
    pictures: new Pictures(file, pictures),
    standing: byKind(before),
  });
  const books = entries.map(({ book }) => book);
  const { parts, names } = yield* writer.write(books, onEach);
  const taken = entries.flatMap(({ book, pack }): PackPart[] => {
    const id = parts.get(book)?.id;
    const kind = kindOf(book);
    return pack === null || id === undefined || kind === null ? [] : [{ pack, book, became: { kind, id } }];
  });
  const keyOf = ({ pack, book }: PackPart): string => `${pack} ${partKey(book) ?? ''}`;
  const anew = new Set(taken.map(keyOf));
  leadLinks(sql, taken, [...taken, ...before.filter((part) => !anew.has(keyOf(part)))]);
  rememberParts(sql, packs, taken);
  return { names, events: writer.events };
}

function kindOf({ is }: BookEntry): Became['kind'] | null {
  if (is === 'randomTable') return 'table';
  return is === 'creature' || is === 'page' ? is : null;
}

/** By the names that what came next may call them. */
function byKind(parts: readonly PackPart[]): StandingParts {
  const creatures = new Map<string, number>();
  const tables: StandingParts['tables'][number][] = [];
  for (const { book, became } of parts) {
    if (book.is === 'creature' && !creatures.has(folded(book.name)))
      creatures.set(folded(book.name), became.id);
    if (book.is === 'randomTable')
      tables.push({ to: { folder: book.folder, name: book.name }, id: became.id });
  }
  return { creatures, tables };
}
