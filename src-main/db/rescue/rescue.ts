import type BetterSqlite3 from 'better-sqlite3';
import { statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { counted } from '../../../shared/words/figures.ts';
import { findAnyDamage } from '../backups/damage.ts';
import { buildNew, requireNewPath } from '../file/place-file.ts';
import { newestSchema } from '../schema.ts';
import { bytesBefore } from './hot-journal.ts';
import { readPages } from './pages.ts';
import type { Pages } from './pages.ts';
import { placeRows } from './place.ts';
import type { Loose } from './place.ts';
import { forgetImages } from '../journal/kept-images.ts';
import { fillGaps, heedLog, mendKeys, mendRings, noteInLog } from './rebuild.ts';
import { Target } from './target.ts';

export interface Rescued {
  path: string;
  pages: number;
  /** Pages of which nothing, or not everything, could be read. */
  unreadPages: number;
  people: string[];
  things: number;
  rooms: number;
  logLines: number;
  /** Numbers that are missing among the log's. */
  lostLines: number;
  /** Rows made anew from the log. */
  rebuilt: number;
  /** Rows that fit nowhere, and the file they are kept in. */
  unplaced: number;
  unplacedPath: string | null;
  /** Whether steps can still be taken back. */
  undoKept: boolean;
}

const nothingRescued = (path: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-damaged',
    `Nothing of a campaign was found in ${path}. Nothing in it was changed, and no file was made. Restore a backup.`,
  );

const stampOf = (path: string): string => {
  const { size, mtimeNs } = statSync(path, { bigint: true });
  return `${size} ${mtimeNs}`;
};

const versionsOf = ({ schema }: Pages): number[] => {
  const known = schema !== null && schema >= 1 && schema <= newestSchema;
  return known ? [schema] : Array.from({ length: newestSchema }, (_, older) => newestSchema - older);
};

/** As many pages with rows of one width tell one format from another as well as a thousand. */
const tellingPages = 40;

const sampleOf = (pages: Pages): Pages => {
  const seen = new Map<number, number>();
  const telling = [...pages.leaves].filter(([, cells]) => {
    const width = cells[0]?.values.length ?? 0;
    const before = seen.get(width) ?? 0;
    seen.set(width, before + 1);
    return before < tellingPages;
  });
  return { ...pages, leaves: new Map(telling) };
};

/** The format that leaves the fewest rows over; of several the newest, which takes what older ones hold. */
const bestVersion = (pages: Pages): number => {
  const versions = versionsOf(pages);
  const sample = versions.length > 1 ? sampleOf(pages) : { ...pages, leaves: new Map() };
  const scored = versions.map((version) => {
    const target = new Target(null, version);
    try {
      return { version, over: placeRows(sample, target).length };
    } finally {
      target.close();
    }
  });
  return scored.sort((a, b) => a.over - b.over || b.version - a.version)[0]?.version ?? newestSchema;
};

const number = (db: BetterSqlite3.Database, sql: string): number => Number(db.prepare(sql).pluck().get());
const hasTable = (db: BetterSqlite3.Database, name: string): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;
const rowsOf = (db: BetterSqlite3.Database, table: string): number =>
  hasTable(db, table) ? number(db, `SELECT count(*) FROM "${table}"`) : 0;

const requireSoundNow = (db: BetterSqlite3.Database, path: string, isCertain: boolean): boolean => {
  if (findAnyDamage(db, 'full') === null) return isCertain;
  db.exec(forgetImages);
  if (findAnyDamage(db, 'full') !== null) throw nothingRescued(path);
  return false;
};

interface Damaged {
  pages: Pages;
  source: string;
  /** A step was under way when the program ended; it is not in the pages. */
  wasHalfWritten: boolean;
}

const fill = (
  { pages, source, wasHalfWritten }: Damaged,
  temporary: string,
  loose: Loose[],
): Omit<Rescued, 'path' | 'unplacedPath'> => {
  const target = new Target(temporary, bestVersion(pages));
  try {
    const { db } = target;
    db.exec('BEGIN');
    loose.push(...placeRows(pages, target));
    if (rowsOf(db, 'journal') + rowsOf(db, 'character') + rowsOf(db, 'campaign') === 0)
      throw nothingRescued(source);
    const last = number(db, 'SELECT coalesce(max(seq), 0) FROM journal');
    const lostLines = last - rowsOf(db, 'journal');
    const isWhole = pages.unread.size === 0 && loose.length === 0 && lostLines === 0;
    const rebuilt = [...heedLog(db, isWhole, loose).values()].reduce((sum, each) => sum + each, 0);
    const isCertain =
      rebuilt === 0 && loose.length === 0 && lostLines === 0 && [...pages.unread].every((page) => page === 1);
    // Nothing can be taken back across what is lost: the images go, the log's lines stay.
    if (!isCertain) db.exec(forgetImages);
    mendKeys(db, loose);
    mendRings(db);
    fillGaps(db, basename(source).replace(/\.turnkeeper$/, ''));
    db.exec('COMMIT');
    const undoKept = requireSoundNow(db, source, isCertain);
    const figures = {
      pages: pages.count,
      unreadPages: pages.unread.size,
      people: db.prepare<[], string>('SELECT name FROM character ORDER BY position, id').pluck().all(),
      things: rowsOf(db, 'item'),
      rooms: rowsOf(db, 'room'),
      logLines: rowsOf(db, 'journal'),
      lostLines,
      rebuilt,
      unplaced: loose.length,
      undoKept,
    };
    const lacks = `${counted(figures.unreadPages, 'page')} could not be read, ${counted(lostLines, 'line')} of the log are lost, ${counted(loose.length, 'row')} found no place`;
    const half = wasHalfWritten ? ' A step that was half written was taken back.' : '';
    noteInLog(db, `Rescued from ${basename(source)}: ${lacks}.${half}`);
    return figures;
  } finally {
    target.close();
  }
};

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/**
 * Saves into a new file what can be read of a damaged one, page by page, with the log as second witness. The damaged
 * file is only read; a step that was half written in it is left out. What fits nowhere is kept as JSON beside the new one. Throws file-damaged where nothing is left,
 * file-exists, file-missing, refused where the file changed meanwhile.
 */
export const rescue = (source: string, path: string): Rescued => {
  requireNewPath(path);
  const before = stampOf(source);
  const { bytes, wasHalfWritten } = bytesBefore(source);
  const pages = readPages(bytes);
  const loose: Loose[] = [];
  const figures = buildNew(path, (temporary) => {
    const filled = fill({ pages, source, wasHalfWritten }, temporary, loose);
    if (stampOf(source) !== before)
      throw new TurnkeeperError(
        'refused',
        `${source} was written to while it was read. Nothing was made; try again.`,
      );
    return filled;
  });
  const unplacedPath = loose.length === 0 ? null : path.replace(/(?:\.turnkeeper)?$/, ' unplaced.json');
  if (unplacedPath !== null)
    buildNew(unplacedPath, (temporary) => writeFileSync(temporary, JSON.stringify(loose, plain, 1)));
  return { ...figures, path, unplacedPath };
};
