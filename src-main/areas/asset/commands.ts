import { TurnkeeperError } from '../../../shared/errors.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { pictureUses } from '../../../shared/pictures.ts';
import { keepAsset } from '../../db/assets.ts';
import type { Desk } from '../../desk/desk.ts';
import { readPicture } from '../../imports/pictures/picture.ts';

export const assetCommands = {
  /** Pictures stand outside the journal: kept once, never changed, so that undo always finds what is shown. */
  'asset.keep': async (desk: Desk, { bytes, use }: CommandInput<'asset.keep'>): Promise<{ id: number }> => {
    const { side, bytes: mostBytes } = pictureUses[use];
    if (bytes.byteLength > mostBytes)
      throw new TurnkeeperError(
        'bad-input',
        `The picture has ${Math.ceil(bytes.byteLength / 1024).toLocaleString('en')} KB; at most ${mostBytes / 1024} are kept. Nothing was stored.`,
        { bytes: 'Choose a smaller picture.' },
      );
    const picture = readPicture(bytes, side);
    const { campaign } = desk;
    await campaign.readyToWrite();
    if (!campaign.file.db.open)
      throw new TurnkeeperError('cancelled', 'The campaign was closed before the picture was stored.');
    return { id: keepAsset(campaign.file, picture) };
  },
};
