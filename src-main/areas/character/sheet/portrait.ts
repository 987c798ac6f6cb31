import { whose } from '../../../../shared/words/names.ts';
import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import { hasAsset } from '../../../db/assets.ts';
import { query } from '../../../db/sql.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { needMemberAlone } from '../../../facts/party/read-party.ts';

export const setPortrait: StepOf<'character.setPortrait'> = ({ sql }, { id, assetId }) => {
  const { row } = needMemberAlone(sql, id, 'id');
  if (row.portrait_id === assetId)
    throw refused(
      assetId === null ? `${row.name} has no portrait.` : `${row.name} has this portrait already.`,
    );
  if (assetId !== null && !hasAsset(sql, assetId))
    throw new TurnkeeperError('not-found', 'That picture is not in the campaign. Nothing was changed.', {
      assetId: 'Choose the picture again.',
    });
  sql.run(query.updateTable('character').set({ portrait_id: assetId }).where('id', '=', id));
  if (assetId === null) return step(`${whose(row.name)} portrait was taken off the sheet.`);
  return step(
    row.portrait_id === null ? `${row.name} has a portrait now.` : `${row.name} has another portrait now.`,
  );
};
