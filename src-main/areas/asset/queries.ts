import { TurnkeeperError } from '../../../shared/errors.ts';
import { readAsset } from '../../db/assets.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';

export const assetQueries: QueriesOf<'asset'> = {
  'asset.view': ({ file: { sql } }, { id }) => {
    const asset = readAsset(sql, id);
    if (!asset)
      throw new TurnkeeperError('not-found', 'That picture is not in the campaign.', {
        id: 'Choose another picture.',
      });
    return { mime: asset.mime, bytes: new Uint8Array(asset.bytes) };
  },
};
