import type { CampaignFile } from '../file/campaign-file.ts';
import { journalMismatch } from '../failures.ts';
import { imagesSince, requireReach } from './images-since.ts';
import type { ImageSince } from './images-since.ts';
import { leanedOn, parentsFirst } from './parents-first.ts';
import { rowWriter } from './row-writer.ts';

/**
 * Puts every row back as it stood after a step, inside the caller's command: what was changed since is one step more,
 * with images of its own. Throws refused where how things stood then is not kept.
 *
 * First what is missing is put in, then what differs is changed, then what came later is taken out: so no row is ever
 * taken out while another leans on it, neither here nor when this step is undone. Rows on which none ever leans are all
 * taken out before anything else and put in anew, for what comes back may stand in the place of another (the third act of
 * a fight, under an id that is another act's by now).
 */
export const putBack = (file: CampaignFile, seq: number): void => {
  requireReach(file.sql, seq);
  file.db.pragma('defer_foreign_keys = ON');
  const rows = imagesSince(file, seq)
    .map((image) => ({ ...image, ...standing(file, image) }))
    .filter(({ before, now }) => before !== now);
  const bearing = leanedOn(file.db, [...file.gate.tables.keys()]);
  const isFree = ({ tbl }: { tbl: string }): boolean => !bearing.has(tbl);
  const missing = rows.filter((row) => row.before !== null && (row.now === null || isFree(row)));
  const later = rows.filter((row) => row.before === null && !isFree(row));
  giveUpTheGround(file, rows);
  for (const { tbl, now, row_id, write } of rows) if (now !== null && isFree({ tbl })) write.remove(row_id);
  for (const { before, write } of parentsFirst(file.db, missing, (row) => row.before))
    if (before !== null) write.insert(before);
  for (const { tbl, before, now, row_id, write } of rows)
    if (before !== null && now !== null && !isFree({ tbl })) write.update(row_id, before);
  for (const { row_id, write } of parentsFirst(file.db, later, (row) => row.now).reverse())
    write.remove(row_id);
};

/** There is one ground: whatever became it since gives up its place before the former one comes back. */
const giveUpTheGround = (
  file: CampaignFile,
  rows: readonly (ImageSince & { now: string | null })[],
): void => {
  const give = file.db.prepare("UPDATE stash SET kind = 'cache' WHERE id = ? AND kind = 'ground'");
  for (const { tbl, row_id, before, now } of rows) if (tbl === 'stash' && before !== now) give.run(row_id);
};

const standing = (file: CampaignFile, { tbl, row_id }: ImageSince) => {
  const table = file.gate.tables.get(tbl);
  if (table === undefined) throw journalMismatch({ table: tbl, row: String(row_id) });
  const write = rowWriter(file, table);
  return { write, now: write.image(row_id) };
};
