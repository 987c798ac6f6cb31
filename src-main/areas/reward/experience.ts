import type { z } from 'zod';
import type { rewardPreview } from '../../../shared/ipc/party-views.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { ClassesOf } from '../party/armour-class.ts';
import { personOf } from '../party/gear.ts';
import { notOfTheParty, readPerson } from '../party/read-party.ts';

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
  { system }: Campaign,
  { classes }: ClassesOf,
  row: CharacterRow,
  share: number,
): Pick<XpShare, 'bonusPercent' | 'gains' | 'levelsUp'> {
  if (!classes || row.class_id === null) return { bonusPercent: 0, gains: share, levelsUp: false };
  const person = personOf(row);
  const bonusPercent = system.characters.judge(person, classes).xpBonusPercent;
  const gains = Math.max(0, Math.floor((share * (100 + bonusPercent)) / 100));
  const next = system.characters.nextLevel(person, classes);
  return { bonusPercent, gains, levelsUp: next !== null && row.xp + gains >= next.xpNeeded };
}
