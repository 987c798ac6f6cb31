import { TurnkeeperError } from '../../../shared/errors.ts';
import { campaignContent } from '../../content/campaign-content.ts';
import { loadClasses } from '../../content/content.ts';
import { readAsset } from '../../db/assets.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import type { ClassesOf } from '../party/armour-class.ts';
import { needMemberAlone } from '../party/read-party.ts';
import type { QueriesOf } from '../query-handler.ts';
import { creationOptionsOf, judgementOf } from './creation.ts';
import { levelChanges } from './level-changes.ts';
import { hitPointsOf, needNextLevel } from './next-level.ts';
import { characterViewOf } from './view.ts';

/** Waits for the class tables first: what is read from the file after that is of one moment. */
async function withClasses(desk: Desk): Promise<{ campaign: Campaign; content: ClassesOf }> {
  const classes = await loadClasses(readCampaign(desk.file.sql).system.id);
  return { campaign: readCampaign(desk.file.sql), content: { classes } };
}

export const characterQueries: QueriesOf<'character'> = {
  'character.view': async (desk, { id }) => {
    const { campaign, content } = await withClasses(desk);
    return characterViewOf(campaign, needMemberAlone(desk.file.sql, id, 'id'), content);
  },

  'character.options': async (desk) => {
    const campaign = readCampaign(desk.file.sql);
    return creationOptionsOf(campaign, await campaignContent(campaign.system.id));
  },

  'character.judge': async (desk, draft) => {
    const { campaign, content } = await withClasses(desk);
    return judgementOf(campaign, draft, content);
  },

  'character.previewLevel': async (desk, { id }) => {
    const { campaign, content } = await withClasses(desk);
    const member = needMemberAlone(desk.file.sql, id, 'id');
    const { row } = member;
    const next = needNextLevel(campaign, row, content);
    const { dice, modifier } = hitPointsOf(next);
    return {
      from: row.level,
      to: next.to,
      xpNeeded: next.xpNeeded,
      xp: row.xp,
      hitDice: dice,
      hitPointModifier: modifier,
      reasons: next.reasons,
      changes: levelChanges(campaign, member, content, next.to).map(({ title, before, after }) => ({
        title,
        before,
        after,
      })),
    };
  },

  'character.portrait': (desk, { assetId }) => {
    const asset = readAsset(desk.file.sql, assetId);
    if (!asset)
      throw new TurnkeeperError('not-found', 'That picture is not in the campaign.', {
        assetId: 'Choose another picture.',
      });
    return { mime: asset.mime, bytes: new Uint8Array(asset.bytes) };
  },
};
