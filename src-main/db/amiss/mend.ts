import { refused } from '../../../shared/errors.ts';
import { errorCode } from '../failures.ts';
import type { CampaignFile } from '../file/campaign-file.ts';
import { rowWriter } from '../journal/row-writer.ts';
import type { AmissRow } from './amiss-row.ts';
import { ringsOf } from './rings.ts';
import { openRow } from './shut-rows.ts';

/** What a record becomes, as rows on the way; the last of them stands. */
const write = (
  file: CampaignFile,
  { table: name, id, stands }: AmissRow,
  images: readonly string[],
): void => {
  const table = file.gate.tables.get(name);
  if (table === undefined) throw new Error(`No step writes ${name}.`);
  const writer = rowWriter(file, table);
  for (const image of images) {
    if (stands === null) writer.insert(image);
    else writer.update(id, image);
  }
};

/**
 * Makes a record what `images` say, inside the caller's step. Throws refused where it would make no sense either.
 */
export const mendRow = (file: CampaignFile, row: AmissRow, ...images: readonly string[]): void => {
  openRow(file.db, row);
  file.db.pragma('defer_foreign_keys = ON');
  try {
    write(file, row, images);
  } catch (cause) {
    if (errorCode(cause).startsWith('SQLITE_CONSTRAINT'))
      throw refused('That makes no sense there either. Nothing was changed.');
    throw cause;
  }
  if (row.table === 'item' && ringsOf(file.db).flat().includes(row.id))
    throw refused('It would still lie in itself. Nothing was changed.');
  const orphans = file.db.pragma(`foreign_key_check("${row.table}")`) as { rowid: number }[];
  if (orphans.some(({ rowid }) => rowid === row.id))
    throw refused('There is nothing by that number. Nothing was changed.');
};
