import type { Reckoning } from '../../../../shared/odds/play/journey-odds.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import type { Country } from '../../../facts/map/country.ts';
import { forage } from '../../../facts/exploration.ts';
import type { StandingOrderRow } from '../../../db/tables.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { readUpkeep } from '../../../facts/needs/read-upkeep.ts';
import type { Party } from '../../../facts/party/read-party.ts';
import { readOrders } from '../../../facts/road/read-road.ts';
import type { Ware } from '../../../facts/needs/pantry.ts';
import { pantryOf } from '../../../facts/needs/pantry.ts';
import { planDays } from '../../need/plan-days.ts';
import type { DaysInput, PlannedDays } from '../../need/plan-days.ts';
import { crewOf, fodderFrom, hasGrazing, hasWater, inputBy } from '../supper.ts';
import type { Around } from '../supper.ts';
import type { PlannedCase } from './mornings.ts';

/** All that suppers are reckoned from; it reads nothing. */
export interface Stores {
  readonly company: Pick<Party, 'members' | 'pool'>;
  readonly upkeep: ReturnType<typeof readUpkeep>;
  readonly campaign: Pick<Campaign, 'system' | 'settings' | 'exploration'>;
  readonly orders: StandingOrderRow;
  /** Hired hands aboard. */
  readonly hands: number;
}

export const readStores = (around: Around, { members, pool }: Stores['company']): Stores => ({
  company: { members, pool },
  upkeep: readUpkeep(around.sql),
  campaign: around.campaign,
  orders: readOrders(around.sql),
  hands: crewOf(around),
});

/** A supper: what is left in the packs after it, and who goes short. */
interface Supper {
  /** Of what is left; a number for each way in which portions may lie about. */
  left: number;
  short: string[];
}

interface SupperOn {
  input: DaysInput;
  beasts: ReturnType<typeof fodderFrom>;
}

/** Food, water or fodder in the packs, supper by supper, by the standing orders and as the day's end reckons it. */
export class Larder {
  /** As they stand now. */
  readonly from: number = 0;
  readonly #stores: Stores;
  readonly #ware: Ware;
  readonly #suppersOn = new Map<string, SupperOn>();
  /** Of the ware, in the order of every list of quantities. */
  readonly #items: readonly number[];
  readonly #packs: number[][];
  readonly #ids = new Map<string, number>();
  readonly #suppers = new Map<string, Supper>();
  readonly #found = new WeakMap<Country, string>();

  constructor(stores: Stores, ware: Ware) {
    this.#stores = stores;
    this.#ware = ware;
    const { all } = pantryOf(stores.company, ware);
    this.#items = all.map(({ itemId }) => itemId);
    const now = all.map(({ quantity }) => quantity);
    this.#packs = [now];
    this.#ids.set(now.join(), 0);
  }

  /** One supper on such ground, so many fed by what was found. */
  supper(left: number, fed: number, country: Country): Supper {
    const found = this.foundOn(country);
    const key = `${left} ${fed} ${found}`;
    const known = this.#suppers.get(key);
    if (known) return known;
    const supper = this.#eaten(this.#packs[left] ?? [], fed, country);
    this.#suppers.set(key, supper);
    return supper;
  }

  /** How it lasts, with food looked for on the way or without. It ends with the first supper that somebody goes without. */
  reckoning(forages: boolean): Reckoning<PlannedCase> {
    return {
      from: 0,
      after: (left, { eats, country, ...day }) => {
        if (!eats) return [[left, 1]];
        const found = forages && day.forages && this.#ware === 'ration' ? foragedChances : nothingFound;
        return found.flatMap(([fed, chance]) => {
          const supper = this.supper(left, day.fed + fed, country);
          return supper.short.length > 0 ? [] : [[supper.left, chance] as const];
        });
      },
    };
  }

  #eaten(quantities: readonly number[], fed: number, country: Country): Supper {
    const { input, beasts } = this.#supperOn(country);
    const { upkeep, campaign, hands } = this.#stores;
    const planned = planDays(this.#with(quantities), upkeep, campaign, input, {
      from: 1,
      days: 1,
      foraged: this.#ware === 'ration' ? fed : 0,
      hands,
      beasts,
    });
    return { left: this.#idOf(this.#leftOf(planned)), short: this.#shortOf(planned) };
  }

  #leftOf({ rations, water, fodder }: PlannedDays): number[] {
    const left = new Map(
      { ration: rations, water, fodder }[this.#ware].all.map((each) => [each.itemId, each.left]),
    );
    return this.#items.map((id) => left.get(id) ?? 0);
  }

  #shortOf({ people, hands }: PlannedDays): string[] {
    const need = this.#ware === 'water' ? 'water' : 'food';
    return [
      ...people
        .filter((each) => each.takesPart && each[need].missed > 0)
        .map(({ member }) => member.row.name),
      ...(hands[need] > 0 ? ['the crew'] : []),
    ];
  }

  /** By the standing orders for this ware; the others are nobody's care here. */
  #supperOn(country: Country): SupperOn {
    const key = this.foundOn(country);
    const known = this.#suppersOn.get(key);
    if (known) return known;
    const { campaign, orders } = this.#stores;
    const ordered = inputBy(campaign, orders, country);
    const beasts = fodderFrom(campaign, orders, country);
    const supper = {
      input: {
        ...ordered,
        food: this.#ware === 'ration' ? ordered.food : ('found' as const),
        water: this.#ware === 'water' ? ordered.water : ('found' as const),
      },
      beasts: {
        food: this.#ware === 'fodder' ? beasts.food : ('found' as const),
        water: this.#ware === 'water' ? beasts.water : ('found' as const),
      },
    };
    this.#suppersOn.set(key, supper);
    return supper;
  }

  /** All that a supper asks of ground. */
  foundOn(country: Country): string {
    const { campaign } = this.#stores;
    const known =
      this.#found.get(country) ?? `${hasWater(campaign, country)} ${hasGrazing(campaign, country)}`;
    this.#found.set(country, known);
    return known;
  }

  /** Somebody would go short if there were none. */
  get isNeeded(): boolean {
    return this.supper(this.#idOf([]), 0, bareCountry).short.length > 0;
  }

  #with(quantities: readonly number[]): Pick<Party, 'members' | 'pool'> {
    const left = new Map(this.#items.map((id, at) => [id, quantities[at] ?? 0]));
    const filled = (items: Party['pool']): Party['pool'] =>
      items.map((item) => ({ ...item, quantity: left.get(item.id) ?? item.quantity }));
    const { members, pool } = this.#stores.company;
    return {
      members: members.map((member) => ({ ...member, items: filled(member.items) })),
      pool: filled(pool),
    };
  }

  #idOf(quantities: number[]): number {
    const key = quantities.join();
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#packs.push(quantities);
    this.#ids.set(key, this.#packs.length - 1);
    return this.#packs.length - 1;
  }
}

/** Where neither water nor green is found. */
export const bareCountry = plainCountry('desert');

type Chances = readonly (readonly [fed: number, chance: number])[];
const nothingFound: Chances = [[0, 1]];

/** How many a day's foraging feeds, by every pair of faces. OSE-WILD-7. */
const foragedChances: Chances = everyForaging();

function everyForaging(): Chances {
  const faces = [1, 2, 3, 4, 5, 6];
  const ways = new Map<number, number>();
  for (const natural of faces)
    for (const foodRoll of faces) {
      const { feeds } = forage({ day: 'travel', natural, foodRoll });
      ways.set(feeds, (ways.get(feeds) ?? 0) + 1);
    }
  return [...ways].map(([feeds, count]) => [feeds, count / faces.length ** 2]);
}

/** The stores of a company. */
export type Larders = Readonly<Record<'food' | 'water' | 'fodder', Larder>>;

export const lardersOf = (stores: Stores): Larders => ({
  food: new Larder(stores, 'ration'),
  water: new Larder(stores, 'water'),
  fodder: new Larder(stores, 'fodder'),
});
