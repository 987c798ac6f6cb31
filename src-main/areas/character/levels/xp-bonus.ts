import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { personOf } from '../../../facts/party/gear.ts';
import type { Bearing } from '../../../facts/party/read-party.ts';
import { judgedAs } from '../sheet/judged.ts';

/** Percent of every award of experience, for prime requisites and the like; the referee may have typed it over. */
export function xpBonusOf(
  campaign: CampaignRules,
  { row, sheet }: Pick<Bearing, 'row' | 'sheet'>,
  content: ClassesOf,
): number {
  const said = sheet.overrules['xpBonus'];
  return typeof said === 'number' ? said : judgedAs(campaign, personOf(row), content).xpBonusPercent;
}
