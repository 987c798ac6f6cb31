import type { z } from 'zod';
import type { OwnPrice } from '../../shared/ipc/party/price-list.ts';
import type { contentEquipment } from '../../shared/ipc/party/views/ware-views.ts';
import { hundredths, stateOf } from './ware-item.ts';

type Group = z.output<typeof contentEquipment>['groups'][number];

const wareOf = (price: OwnPrice): Group['wares'][number] => ({
  list: 'own',
  id: price.name.toLowerCase(),
  name: price.name,
  costGp: price.costGp,
  weight: price.weight,
  quantity: price.quantity,
  summary: '',
  confidence: 'source',
  item: {
    kind: price.kind,
    name: price.name,
    quantity: price.quantity,
    weightEach: hundredths(price.weight / price.quantity),
    costEach: hundredths(price.costGp / price.quantity),
    charges: null,
    capacity: null,
    state: stateOf(price.kind),
    facts: {},
  },
});

/** The campaign's own price list as a group of the shop; none for an empty one. */
export const ownWares = (prices: readonly OwnPrice[]): Group[] =>
  prices.length === 0 ? [] : [{ id: 'own', title: 'The campaign’s own list', wares: prices.map(wareOf) }];
