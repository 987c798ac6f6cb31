import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { beatenLines } from './beaten.ts';
import { foundLines } from './found.ts';
import type { AccountLine, BestiaryOf } from './line.ts';

/** What waits for an award: treasure that was found and people and beasts that were met, oldest first. */
export const readAccount = (sql: Sql, campaign: CampaignRules, content: BestiaryOf): AccountLine[] => [
  ...foundLines(sql, campaign),
  ...beatenLines(sql, campaign, content),
];

/** What the system says of experience for treasure. */
export function treasureRule({ system }: CampaignRules): string {
  const { perGold } = system.experience;
  if (perGold === null) return 'These rules leave experience for treasure to the referee.';
  return `Treasure that is not magical: ${perGold} XP for each gold piece of its worth.`;
}
