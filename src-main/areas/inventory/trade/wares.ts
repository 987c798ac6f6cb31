import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import { catalogueOf } from '../../../content/catalogue.ts';
import { ownWares } from '../../../content/own-wares.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { NewItem } from '../../../facts/party/items.ts';
import { inCopper } from '../../../facts/party/weighing/measures.ts';

export type BuyInput = ParsedInput<'inventory.buy'>;

/** What lands with the buyer, and what it costs in copper pieces. */
export interface Basket {
  items: NewItem[];
  cost: number;
}

/** The wares chosen. Throws refused where the shop has no such thing, or nobody knows its price. */
export function basketOf(
  { equipment }: ContentOf<'equipment'>,
  { prices }: Pick<CampaignRules, 'prices'>,
  { wares, free }: BuyInput,
): Basket {
  if (!equipment && prices.length === 0)
    throw refused('These rules come without a list of wares. Type one of your own, or add things by hand.');
  const groups = [...ownWares(prices), ...(equipment ? catalogueOf(equipment) : [])];
  const shelf = new Map(
    groups.flatMap((group) => group.wares.map((ware) => [`${ware.list}/${ware.id}`, ware])),
  );
  const basket: Basket = { items: [], cost: 0 };
  wares.forEach(({ list, id, times }, index) => {
    const ware = shelf.get(`${list}/${id}`);
    if (!ware)
      throw new TurnkeeperError('not-found', 'The list of wares has no such thing.', {
        [`wares.${index}.id`]: 'Choose again.',
      });
    if (ware.costGp === null && !free)
      throw refused(`The list gives no price for ${ware.name}. Take it for nothing, or pay by hand.`, {
        [`wares.${index}.id`]: 'It has no price.',
      });
    basket.cost += free ? 0 : inCopper(ware.costGp ?? 0) * times;
    basket.items.push({
      ...ware.item,
      quantity: ware.item.quantity * times,
      state: 'carried',
      notes: '',
      coin: null,
    });
  });
  return basket;
}
