import { attributionOf } from '../../content/attribution.ts';
import { catalogueOf } from '../../content/catalogue.ts';
import { ownWares } from '../../content/own-wares.ts';
import { searchCreatures } from '../../content/search-creatures.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';

/** What the starter content of the campaign's system offers; empty lists where it has none. */
export const contentQueries: QueriesOf<'content'> = {
  'content.equipment': (desk, _input, { equipment: file }) => {
    const { system, prices } = readRules(desk.file.sql);
    return {
      groups: [...ownWares(prices), ...(file ? catalogueOf(file) : [])],
      prices: [...prices],
      unit: system.weights.unit,
      attribution: file && attributionOf(file),
    };
  },

  'content.creatures': (_desk, input, { equipment, monsters }) => {
    const licensed = monsters.printed ?? equipment;
    return {
      ...searchCreatures(equipment, monsters, input),
      attribution: licensed && attributionOf(licensed),
    };
  },
};
