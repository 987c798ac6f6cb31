import { readRules } from '../../facts/campaign/read-campaign.ts';
import { needMemberAlone } from '../../facts/party/read-party.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { creationOptionsOf, judgementOf } from './members/creation.ts';
import { levelChanges } from './levels/level-changes.ts';
import { hitPointsOf, isTypedLevel, needNextLevel, typedPreview } from './levels/next-level.ts';
import { characterViewNow } from './sheet/view.ts';

export const characterQueries: QueriesOf<'character'> = {
  'character.view': ({ file: { sql } }, { id }, content) =>
    characterViewNow(sql, readRules(sql), needMemberAlone(sql, id, 'id'), content),

  'character.options': ({ file: { sql } }, _input, content) => creationOptionsOf(readRules(sql), content),

  'character.judge': ({ file: { sql } }, draft, content) => judgementOf(readRules(sql), draft, content),

  'character.previewLevel': ({ file: { sql } }, { id }, content) => {
    const campaign = readRules(sql);
    const member = needMemberAlone(sql, id, 'id');
    const { row } = member;
    if (isTypedLevel(campaign, row, content)) return typedPreview(row);
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
      typed: false,
    };
  },
};
