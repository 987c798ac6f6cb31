import { attributionOf } from '../../content/attribution.ts';
import { catalogueOf } from '../../content/catalogue.ts';
import { loadEquipment, loadMonsters } from '../../content/content.ts';
import { searchCreatures } from '../../content/search-creatures.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import type { QueriesOf } from '../query-handler.ts';

/** What the starter content of the campaign's system offers; empty lists where it has none. */
export const contentQueries: QueriesOf<'content'> = {
  'content.equipment': async (desk) => {
    const { system } = readCampaign(desk.file.sql);
    const file = await loadEquipment(system.id);
    return {
      groups: file ? catalogueOf(file) : [],
      unit: system.weights.unit,
      attribution: file && attributionOf(file),
    };
  },

  'content.creatures': async (desk, input) => {
    const { id } = readCampaign(desk.file.sql).system;
    const [equipment, monsters] = await Promise.all([loadEquipment(id), loadMonsters(id)]);
    const licensed = monsters ?? equipment;
    return {
      ...searchCreatures(equipment, monsters, input),
      attribution: licensed && attributionOf(licensed),
    };
  },
};
