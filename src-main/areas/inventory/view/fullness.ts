import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { plainWeight } from '../../../facts/party/weighing/burden.ts';
import { inUnits, weightInWords } from '../../../facts/party/weighing/measures.ts';
import type { Target } from '../../../facts/gear/target.ts';
import type { Things } from '../../../facts/gear/things.ts';

/** What of the target holds more than it can, one sentence each: the referee decides what comes of it. */
export function overFull(campaign: CampaignRules, things: Things, { container }: Target): string[] {
  if (!container) return [];
  const { weights } = campaign.system;
  return [container, ...things.around(container.id)].flatMap(({ id, name, capacity }) => {
    if (capacity === null) return [];
    const [, ...inside] = things.tree(id);
    const filled = inside.reduce((sum, row) => sum + plainWeight(row), 0);
    if (filled <= capacity) return [];
    const [has, holds] = [filled, capacity].map((weight) => weightInWords(weights, inUnits(weights, weight)));
    return [`${name} is over-full: ${has ?? ''} in it, and it holds ${holds ?? ''}.`];
  });
}
