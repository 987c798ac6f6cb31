import { attributionOf } from '../../content/attribution.ts';
import { catalogueOf } from '../../content/catalogue.ts';
import { searchCreatures } from '../../content/search-creatures.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';

/** What the starter content of the campaign's system offers; empty lists where it has none. */
export const contentQueries: QueriesOf<'content'> = {
  'content.equipment': (desk, _input, { equipment: file }) => {
    const { system } = readCampaign(desk.file.sql);
    return {
      groups: file ? catalogueOf(file) : [],
      unit: system.weights.unit,
      attribution: file && attributionOf(file),
    };
  },

  'content.creatures': (_desk, input, { equipment, monsters }) => {
    const licensed = monsters ?? equipment;
    return {
      ...searchCreatures(equipment, monsters, input),
      attribution: licensed && attributionOf(licensed),
    };
  },
};
