import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Party } from '../../facts/party/read-party.ts';
import type { Country } from '../../facts/map/country.ts';
import { fodderOf, pantryOf } from '../../facts/needs/pantry.ts';
import { eatRations, keepsHouse, livingOf, spareOf } from '../need/plan-days.ts';
import { hasGrazing, hasWater } from './supper.ts';

type Stores = NonNullable<QueryOutput<'travel.view'>>['stores'];

/**
 * What is carried to eat and drink, and how many whole days it lasts everybody who does, if all share; beasts drink of
 * the water where the ground has none, but those who go long without.
 */
export function storesView(
  party: Pick<Party, 'members' | 'pool'>,
  campaign: Campaign,
  country: Country,
  crew: number,
): Stores {
  const there = livingOf(party).filter(({ row }) => keepsHouse(campaign, row));
  const people = there.filter(({ row }) => eatRations.includes(row.kind)).length;
  const beasts = there.filter(({ row }) => !eatRations.includes(row.kind));
  const thirsty = beasts.filter((beast) => spareOf(beast) === 0).length;
  const eaters = crew + people;
  const food = pantryOf(party, 'ration').had;
  const water = pantryOf(party, 'water').had;
  const fodder = fodderOf(party).had;
  return {
    eaters,
    food: { portions: food, days: lasts(food, eaters) },
    water: { portions: water, days: lasts(water, eaters + thirsty), found: hasWater(campaign, country) },
    fodder:
      beasts.length === 0
        ? null
        : {
            beasts: beasts.length,
            portions: fodder,
            days: lasts(fodder, beasts.length),
            grazing: hasGrazing(campaign, country),
          },
  };
}

const lasts = (portions: number, mouths: number): number =>
  mouths === 0 ? 0 : Math.floor(portions / mouths);
