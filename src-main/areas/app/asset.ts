import { TurnkeeperError } from '../../../shared/errors.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { keepAsset } from '../../db/assets.ts';
import type { Desk } from '../../desk/desk.ts';
import { readPicture } from './asset-picture.ts';

const mostBytes = 256 * 1024;

export const assetCommands = {
  /** Pictures stand outside the journal: kept once, never changed, so that undo always finds what a sheet shows. */
  'asset.keep': async (desk: Desk, { bytes }: CommandInput<'asset.keep'>): Promise<{ id: number }> => {
    if (bytes.byteLength > mostBytes)
      throw new TurnkeeperError(
        'bad-input',
        `The picture has ${Math.ceil(bytes.byteLength / 1024).toLocaleString('en')} KB; at most ${mostBytes / 1024} are kept. Nothing was stored.`,
        { bytes: 'Choose a smaller picture.' },
      );
    const picture = readPicture(bytes);
    const { campaign } = desk;
    await campaign.readyToWrite();
    if (!campaign.file.db.open)
      throw new TurnkeeperError('cancelled', 'The campaign was closed before the picture was stored.');
    return { id: keepAsset(campaign.file, picture) };
  },
};
