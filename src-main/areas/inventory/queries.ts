import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { previewPurchase } from './trade/buy.ts';
import { inventoryViewOf } from './view/inventory-view.ts';
import { previewMove } from './view/preview.ts';

export const inventoryQueries: QueriesOf<'inventory'> = {
  'inventory.view': ({ file: { sql } }, { place }, content) =>
    inventoryViewOf(sql, readRules(sql), content, place),

  'inventory.preview': ({ file: { sql } }, input, content) =>
    previewMove(sql, readRules(sql), content, input),

  'inventory.previewBuy': ({ file: { sql } }, input, content) =>
    previewPurchase({ sql, campaign: readRules(sql), content }, input),
};
