import { campaignContent } from '../../content/campaign-content.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { classesFor } from '../party/queries.ts';
import type { QueriesOf } from '../query-handler.ts';
import { previewPurchase } from './buy.ts';
import { inventoryViewOf } from './inventory-view.ts';
import { previewMove } from './preview.ts';

export const inventoryQueries: QueriesOf<'inventory'> = {
  'inventory.view': async (desk, { place }) => {
    const classes = await classesFor(desk.file.sql);
    const { sql } = desk.file;
    return inventoryViewOf(sql, readCampaign(sql), classes, place);
  },

  'inventory.preview': async (desk, input) => {
    const classes = await classesFor(desk.file.sql);
    const { sql } = desk.file;
    return previewMove(sql, readCampaign(sql), classes, input);
  },

  'inventory.previewBuy': async (desk, input) => {
    const content = await campaignContent(readCampaign(desk.file.sql).system.id);
    const { sql } = desk.file;
    return previewPurchase({ sql, campaign: readCampaign(sql), content }, input);
  },
};
