import { createHash } from 'node:crypto';
import { TurnkeeperError } from '../../shared/errors.ts';
import type { CampaignFile } from './file/campaign-file.ts';
import { writeFailure } from './failures.ts';
import { query } from './sql.ts';
import type { Sql } from './sql.ts';
import type { AssetTable, Row } from './tables.ts';

export type Picture = Omit<AssetTable, 'id' | 'sha256'>;

/** Stores a picture once and gives its id; the same bytes have the same id. Throws read-only, disk-full. */
export function keepAsset(file: CampaignFile, picture: Picture): number {
  file.requireWritable();
  const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
  const known = file.sql.get(query.selectFrom('asset').select('id').where('sha256', '=', sha256));
  if (known) return known.id;
  try {
    return file.sql.run(query.insertInto('asset').values({ ...picture, sha256 })).lastId;
  } catch (cause) {
    throw writeFailure(cause, file.path);
  }
}

export const readAsset = (sql: Sql, id: number): Row<'asset'> | undefined =>
  sql.get(query.selectFrom('asset').selectAll().where('id', '=', id));

/** Throws not-found. */
export function needAsset(sql: Sql, id: number, field: string): void {
  if (sql.get(query.selectFrom('asset').select('id').where('id', '=', id)) !== undefined) return;
  throw new TurnkeeperError('not-found', 'That picture is not in the campaign. Nothing was changed.', {
    [field]: 'Choose the picture again.',
  });
}
