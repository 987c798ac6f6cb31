import { sql as raw } from 'kysely';
import { refused } from '../../../shared/errors.ts';
import type { CampaignFile } from '../file/campaign-file.ts';
import { requireImages } from './kept-images.ts';
import { query } from '../sql.ts';
import type { Sql } from '../sql.ts';

/** A row that changed after a step, as it was before: null where it was not there. */
export interface ImageSince {
  tbl: string;
  row_id: number;
  before: string | null;
}

const oldestUndone = query
  .selectFrom('journal')
  .select('seq')
  .where('status', '=', raw.lit('undone'))
  .orderBy('seq')
  .limit(1)
  .compile();
const newestDone = query
  .selectFrom('journal')
  .select('seq')
  .where('status', '=', raw.lit('done'))
  .orderBy('seq', 'desc')
  .limit(1)
  .compile();
const oldestImage = query
  .selectFrom('journal_row')
  .select(({ fn }) => fn.min('seq').as('seq'))
  .compile();

/**
 * The steps after which the campaign can still be shown as it stood: from the first that changed a row on, or from the
 * last migration, which lets the older images go.
 */
export const reach = (sql: Sql): { first: number; last: number } => {
  const last = sql.get(newestDone)?.seq ?? 0;
  const oldest = sql.get(oldestImage)?.seq ?? null;
  return { first: oldest === null ? last : Math.min(oldest - 1, last), last };
};

/** Throws refused where the step lies ahead, or so far back that how things stood is not kept, and journal-mismatch. */
export const requireReach = (sql: Sql, seq: number): void => {
  const { first, last } = reach(sql);
  if (seq > last) throw refused(`Step ${seq} has not been taken. The last is step ${last}.`);
  if (seq < first)
    throw refused(
      `How things stood after step ${seq} is not kept. The earliest that can be shown is step ${first}.`,
    );
  requireImages(sql, seq + 1, last);
};

/** Every row that the steps after `seq` changed, with its oldest image: how it stood after that step. */
export const imagesSince = (file: CampaignFile, seq: number): ImageSince[] => {
  const before = file.sql.get(oldestUndone)?.seq ?? Number.MAX_SAFE_INTEGER;
  // With a min() SQLite takes the other columns from the row that has it.
  const oldest = file.db.prepare<[number, number], ImageSince & { id: number }>(
    `SELECT tbl, row_id, before, min(id) AS id FROM journal_row WHERE seq > ? AND seq < ?
     GROUP BY tbl, row_id ORDER BY id DESC`,
  );
  return oldest.all(seq, before);
};
