import type { Crossed, FightingPerson } from '../../../../shared/rules/fight/bridge/bridge.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { creatureOf } from '../../encounter/foes/creature.ts';
import type { FoeHanded } from '../magic/kept-recipes.ts';
import { foesStats, personsStats } from '../fighters.ts';

export type Content = ContentOf<'classesInUse' | 'monsters'>;

/** His stats as the fight was told them, and what of them nobody wrote down. */
export function crossedOf(
  rules: CampaignRules,
  { person, foe, row }: Fighter,
  content: Content,
): Crossed<unknown> {
  if (person) return personsStats(rules, JSON.parse(row.handed) as FightingPerson, content);
  const told = JSON.parse(row.handed) as FoeHanded;
  return foesStats(rules, creatureOf(content.monsters, foe.creature_id), foe, told);
}
