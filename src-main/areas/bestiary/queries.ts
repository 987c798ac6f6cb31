import { creatureCard } from '../../content/bestiary/creature-card.ts';
import { searchBestiary } from '../../content/bestiary/search-bestiary.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';

/** What the books of creatures say. */
export const bestiaryQueries: QueriesOf<'creature'> = {
  'creature.search': (desk, input, { bestiaries }) =>
    searchBestiary(bestiaries, readRules(desk.file.sql).system.id, input),

  'creature.view': (desk, { in: systemId, ...input }, { bestiaries }) =>
    creatureCard(bestiaries, { ...input, in: systemId ?? readRules(desk.file.sql).system.id }),
};
