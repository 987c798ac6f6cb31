import type { z } from 'zod';
import type { inventoryView } from '../../../../shared/ipc/party/views/inventory-views.ts';
import type { Place } from '../../../../shared/ipc/party/views/party-views.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { itemViews } from '../../party/item-views.ts';
import { isPerson } from '../../../facts/party/kinds.ts';
import { memberViewOf } from '../../party/member-view.ts';
import { readPerson } from '../../../facts/party/read-party.ts';
import { readSheet } from '../../../facts/party/sheet.ts';
import { purseOf } from '../../../facts/treasure/purse.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { targetOf } from '../../../facts/gear/target.ts';

/** The things of one place, and of somebody's what they do to him. Throws not-found where the place is gone. */
export function inventoryViewOf(
  sql: Sql,
  campaign: CampaignRules,
  classes: ClassesOf,
  place: Place,
): z.output<typeof inventoryView> {
  const things = readThings(sql, [], [place]);
  const target = targetOf(sql, things, place, 'place');
  const items = things.treeAt(target.columns);
  const holder = target.holderId === null ? null : readPerson(sql, target.holderId);
  const views = itemViews(campaign, items, holder !== null && isPerson(holder.kind));
  const bearing = place.in === 'holder' && holder && { row: holder, sheet: readSheet(holder), items };
  return {
    place,
    name: target.name,
    unit: campaign.system.weights.unit,
    items: views,
    purse: purseOf(items),
    weight: views.reduce((sum, { depth, weight }) => (depth === 0 ? sum + weight : sum), 0),
    member: bearing ? memberViewOf(campaign, bearing, classes) : null,
  };
}
