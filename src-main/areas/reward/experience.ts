import type { z } from 'zod';
import type { rewardPreview } from '../../../shared/ipc/party/views/reward-views.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { nextLevelOf } from '../character/levels/next-level.ts';
import { xpBonusOf } from '../character/levels/xp-bonus.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { notOfTheParty, readPerson } from '../../facts/party/read-party.ts';
import { readSheet } from '../../facts/party/sheet.ts';

export type XpShare = z.output<typeof rewardPreview>['xp'][number];

interface Sharer {
  characterId: number;
  half: boolean;
}

/** Experience by shares, fractions dropped; a half share counts half in the division too. */
export function shareExperience(
  sql: Sql,
  campaign: Campaign,
  content: ClassesOf,
  { xp, xpSharers }: { xp: number; xpSharers: readonly Sharer[] },
): { xp: XpShare[]; xpRemainder: number } {
  const sharers = [...new Map(xpSharers.map((sharer) => [sharer.characterId, sharer])).values()];
  const halves = sharers.reduce((sum, { half }) => sum + (half ? 1 : 2), 0);
  const shares = sharers.map(({ characterId, half }, index): XpShare => {
    const row = readPerson(sql, characterId);
    if (!row) throw notOfTheParty(`xpSharers.${index}.characterId`);
    const share = Math.floor((xp * (half ? 1 : 2)) / halves);
    return { id: characterId, name: row.name, half, share, ...gainsOf(campaign, content, row, share) };
  });
  return { xp: shares, xpRemainder: xp - shares.reduce((sum, { share }) => sum + share, 0) };
}

/** The share with what prime requisites and race add, and whether the next level is reached by it. */
function gainsOf(
  campaign: Campaign,
  content: ClassesOf,
  row: CharacterRow,
  share: number,
): Pick<XpShare, 'bonusPercent' | 'gains' | 'levelsUp'> {
  const bonusPercent = xpBonusOf(campaign, { row, sheet: readSheet(row) }, content);
  const gains = Math.max(0, Math.floor((share * (100 + bonusPercent)) / 100));
  const next = nextLevelOf(campaign, row, content);
  return { bonusPercent, gains, levelsUp: next !== null && row.xp + gains >= next.xpNeeded };
}
