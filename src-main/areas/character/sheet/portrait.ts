import { query } from '../../../db/sql.ts';
import { needMemberAlone } from '../../../facts/party/read-party.ts';
import { hangPicture } from '../../../steps/hang-picture.ts';
import type { StepOf } from '../../../steps/step-context.ts';

export const setPortrait: StepOf<'character.setPortrait'> = ({ sql }, { id, assetId }) => {
  const { row } = needMemberAlone(sql, id, 'id');
  return hangPicture(sql, { name: row.name, what: 'portrait', pictureId: row.portrait_id }, assetId, () =>
    sql.run(query.updateTable('character').set({ portrait_id: assetId }).where('id', '=', id)),
  );
};
