import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { RoadGround } from '../../../shared/ipc/travel/travel-words.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Party } from '../../facts/party/read-party.ts';
import { pantryOf } from '../need/pantry.ts';
import { eatRations, keepsHouse } from '../need/plan-days.ts';
import { hasWater } from './supper.ts';

type Stores = NonNullable<QueryOutput<'travel.view'>>['stores'];

/** What is carried to eat and drink, and how many whole days it lasts everybody who does, if all share. */
export function storesView(party: Party, campaign: Campaign, ground: RoadGround, crew: number): Stores {
  const eaters =
    crew +
    party.members.filter(({ row }) => eatRations.includes(row.kind) && keepsHouse(campaign, row)).length;
  const last = (portions: number) => (eaters === 0 ? 0 : Math.floor(portions / eaters));
  const food = pantryOf(party, 'ration').had;
  const water = pantryOf(party, 'water').had;
  return {
    eaters,
    food: { portions: food, days: last(food) },
    water: { portions: water, days: last(water), found: hasWater(campaign, ground) },
  };
}
