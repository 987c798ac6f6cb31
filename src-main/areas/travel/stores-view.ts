import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { RoadGround } from '../../../shared/ipc/travel/travel-words.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Party } from '../../facts/party/read-party.ts';
import { fodderOf, pantryOf } from '../need/pantry.ts';
import { eatRations, keepsHouse, livingOf } from '../need/plan-days.ts';
import { hasGrazing, hasWater } from './supper.ts';

type Stores = NonNullable<QueryOutput<'travel.view'>>['stores'];

/**
 * What is carried to eat and drink, and how many whole days it lasts everybody who does, if all share; beasts drink of
 * the water where the ground has none.
 */
export function storesView(party: Party, campaign: Campaign, ground: RoadGround, crew: number): Stores {
  const there = livingOf(party).filter(({ row }) => keepsHouse(campaign, row));
  const people = there.filter(({ row }) => eatRations.includes(row.kind)).length;
  const beasts = there.length - people;
  const eaters = crew + people;
  const food = pantryOf(party, 'ration').had;
  const water = pantryOf(party, 'water').had;
  const fodder = fodderOf(party).had;
  return {
    eaters,
    food: { portions: food, days: lasts(food, eaters) },
    water: { portions: water, days: lasts(water, eaters + beasts), found: hasWater(campaign, ground) },
    fodder:
      beasts === 0
        ? null
        : { beasts, portions: fodder, days: lasts(fodder, beasts), grazing: hasGrazing(campaign, ground) },
  };
}

const lasts = (portions: number, mouths: number): number =>
  mouths === 0 ? 0 : Math.floor(portions / mouths);
