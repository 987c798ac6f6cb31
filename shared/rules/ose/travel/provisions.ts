import { bool, flag, given, list, oneOf, refuse, text, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { terrains, type Terrain } from '../../travel/grounds.ts';
import { waterTerrains, type WaterTerrain } from '../terms.ts';

const grounds = [...terrains, ...waterTerrains] as const;
const sources = ['packs', 'found', 'none'] as const;
const wares = ['food', 'fodder', 'water'] as const;
type Source = (typeof sources)[number];
type Ware = (typeof wares)[number];
type Need = 'food' | 'water';

interface EaterInput {
  id: string;
  kind: 'person' | 'beast';
  /** Where the referee says food or water comes from; the packs if left out. */
  food?: Source;
  water?: Source;
  daysWithoutFood?: number;
  daysWithoutWater?: number;
  /** Days without water that do this one no harm, as with camels. */
  withstandsThirstDays?: number;
}

interface StoreInput {
  id: string;
  /** Left out or null: anybody's. */
  ownerId?: string | null;
  ware: Ware;
  portions: number;
}

interface Meal {
  from: 'found' | 'foraged' | 'own' | 'common' | 'shared' | 'withstands' | 'none';
  /** The store of the portion, if it came out of one. */
  storeId: string | null;
  /** Days on end without, this one included. */
  daysWithout: number;
  /** Of these, those that tell. */
  daysOfWant: number;
}

/**
 * What a company finds to drink and its beasts to graze on a kind of ground; `waterAtHand` where a spring, a river or a
 * well is told. Throws `bad-input`. OSE-TIME-4, OSE-HAZ-4.
 */
export function provisionsGround(input: {
  terrain: Terrain | WaterTerrain;
  streams: boolean;
  waterAtHand?: boolean;
}): { water: boolean; grazing: boolean } & Reasoned {
  const terrain = oneOf(given(input).terrain, 'terrain', grounds);
  const streams = bool(input.streams, 'streams');
  const atHand = flag(input.waterAtHand, 'waterAtHand');
  const { dry, wateredWithoutStreams, bare } = tables.provisions;
  const watered = streams ? !dry.includes(terrain) : wateredWithoutStreams.includes(terrain);
  return {
    water: atHand || watered,
    grazing: !bare.includes(terrain),
    reasons: [because(terrain, watered ? 'water' : 'no water', 'OSE-TIME-4')],
  };
}

interface Eater {
  id: string;
  beast: boolean;
  sources: Record<Need, Source>;
  before: Record<Need, number>;
  withstands: Record<Need, number>;
}

interface Store {
  id: string;
  ownerId: string | null;
  ware: Ware;
  portions: number;
}

function checkedEater(eater: EaterInput): Eater {
  const { id, kind, food = 'packs', water = 'packs', ...rest } = given(eater, 'eaters');
  const { daysWithoutFood = 0, daysWithoutWater = 0, withstandsThirstDays = 0 } = rest;
  return {
    id: text(id, 'eaters.id'),
    beast: oneOf(kind, 'eaters.kind', ['person', 'beast']) === 'beast',
    sources: {
      food: oneOf(food, 'eaters.food', sources),
      water: oneOf(water, 'eaters.water', sources),
    },
    before: {
      food: whole(daysWithoutFood, 'eaters.daysWithoutFood'),
      water: whole(daysWithoutWater, 'eaters.daysWithoutWater'),
    },
    withstands: { food: 0, water: whole(withstandsThirstDays, 'eaters.withstandsThirstDays') },
  };
}

/** Fodder is for the beasts, whoever carries it. */
function checkedStore(store: StoreInput, kinds: ReadonlyMap<string, boolean>): Store {
  const { id, ownerId = null, ware, portions } = given(store, 'stores');
  const beast = ownerId === null ? null : kinds.get(text(ownerId, 'stores.ownerId'));
  if (beast === undefined) refuse('stores.ownerId', 'one of the eaters');
  const kept = oneOf(ware, 'stores.ware', wares);
  return {
    id: text(id, 'stores.id'),
    ownerId: kept === 'fodder' && beast === false ? null : ownerId,
    ware: kept,
    portions: whole(portions, 'stores.portions'),
  };
}

function eachOnce<T extends { id: string }>(things: readonly T[], field: string): readonly T[] {
  if (new Set(things.map(({ id }) => id)).size < things.length) refuse(field, 'given once each');
  return things;
}

/** What is in the packs, drawn from a portion at a time. */
class Larder {
  constructor(private readonly stores: readonly Store[]) {}

  of(ownerId: string, ware: Ware): number {
    return this.stores
      .filter((store) => store.ownerId === ownerId && store.ware === ware)
      .reduce((sum, { portions }) => sum + portions, 0);
  }

  take(ownerId: string | null, ware: Ware): string | null {
    const from = this.stores.find(
      (store) => store.ownerId === ownerId && store.ware === ware && store.portions > 0,
    );
    if (!from) return null;
    from.portions -= 1;
    return from.id;
  }

  /** Whoever has most, the first of several. */
  richest(ware: Ware): string | null {
    const owners = this.stores.flatMap(({ ownerId }) => ownerId ?? []);
    const [first = null] = owners.toSorted((one, other) => this.of(other, ware) - this.of(one, ware));
    return first;
  }
}

interface Drawn {
  from: Meal['from'];
  storeId: string | null;
}

const wareOf = ({ beast }: Eater, need: Need): Ware =>
  need === 'water' ? 'water' : beast ? 'fodder' : 'food';

/** One need of one day: what takes no portion first, then each their own, then what is anybody's, then what others share. */
function served(
  eaters: readonly Eater[],
  need: Need,
  larder: Larder,
  { finds, share }: { finds: (eater: Eater) => 'found' | 'foraged' | null; share: boolean },
): Map<string, Drawn> {
  const drawn = new Map<string, Drawn>();
  const wanting = eaters.filter((eater) => {
    const from = withoutPortion(eater, need, finds);
    if (from) drawn.set(eater.id, { from, storeId: null });
    return !from;
  });
  const take = (from: Drawn['from'], whose: (eater: Eater, ware: Ware) => string | null): void => {
    for (const eater of wanting.filter(({ id }) => !drawn.has(id))) {
      const ware = wareOf(eater, need);
      const storeId = larder.take(whose(eater, ware), ware);
      if (storeId !== null) drawn.set(eater.id, { from, storeId });
    }
  };
  take('own', ({ id }) => id);
  take('common', () => null);
  if (share) take('shared', (_, ware) => larder.richest(ware));
  return drawn;
}

/** What the referee says of somebody, what is found, or what somebody bears without harm. */
function withoutPortion(
  eater: Eater,
  need: Need,
  finds: (eater: Eater) => 'found' | 'foraged' | null,
): Drawn['from'] | null {
  if (eater.sources[need] !== 'packs') return eater.sources[need];
  return finds(eater) ?? (eater.before[need] < eater.withstands[need] ? 'withstands' : null);
}

/** Who eats what was foraged: of the people who eat from packs, those with the least food first. */
function foragers(eaters: readonly Eater[], larder: Larder, foraged: number): Set<string> {
  const poorest = eaters
    .filter(({ beast, sources: { food } }) => !beast && food === 'packs')
    .map(({ id, before }) => ({ id, has: larder.of(id, 'food'), without: before.food }))
    .toSorted((one, other) => one.has - other.has || other.without - one.without);
  return new Set(poorest.slice(0, foraged).map(({ id }) => id));
}

function mealOf(drawn: Drawn | undefined, eater: Eater, need: Need): Meal {
  const { from, storeId } = drawn ?? { from: 'none', storeId: null };
  const daysWithout = from === 'none' || from === 'withstands' ? eater.before[need] + 1 : 0;
  return { from, storeId, daysWithout, daysOfWant: Math.max(0, daysWithout - eater.withstands[need]) };
}

/**
 * What everybody eats and drinks on one day outdoors, a portion each: foraged food, which does not keep, feeds first the
 * people with the least; beasts graze, or eat fodder. People are served before beasts. Throws `bad-input`. OSE-TIME-4,
 * OSE-HAZ-4, OSE-WILD-7.
 */
export function provisionsDay(input: {
  eaters: EaterInput[];
  stores: StoreInput[];
  foraged?: number;
  water: boolean;
  grazing: boolean;
  share: boolean;
}): {
  meals: { id: string; food: Meal; water: Meal }[];
  stores: { id: string; portions: number }[];
  foragedLeft: number;
} & Reasoned {
  const { foraged = 0 } = given(input);
  const eaters = eachOnce(Array.from(list(input.eaters, 'eaters'), checkedEater), 'eaters.id');
  const kinds = new Map(eaters.map(({ id, beast }) => [id, beast]));
  const stores = eachOnce(
    Array.from(list(input.stores, 'stores'), (store) => checkedStore(store, kinds)),
    'stores.id',
  );
  const found = whole(foraged, 'foraged');
  const drinks = bool(input.water, 'water');
  const grazes = bool(input.grazing, 'grazing');
  const share = bool(input.share, 'share');
  const larder = new Larder(stores);
  const peopleFirst = [...eaters.filter(({ beast }) => !beast), ...eaters.filter(({ beast }) => beast)];
  const eatForaged = foragers(eaters, larder, found);
  const eats = ({ id, beast }: Eater) => {
    if (beast) return grazes ? 'found' : null;
    return eatForaged.has(id) ? 'foraged' : null;
  };
  const food = served(peopleFirst, 'food', larder, { finds: eats, share });
  const water = served(peopleFirst, 'water', larder, { finds: () => (drinks ? 'found' : null), share });
  const meals = eaters.map((eater) => ({
    id: eater.id,
    food: mealOf(food.get(eater.id), eater, 'food'),
    water: mealOf(water.get(eater.id), eater, 'water'),
  }));
  const wanting = meals.filter((meal) => meal.food.from === 'none' || meal.water.from === 'none');
  return {
    meals,
    stores: stores.map(({ id, portions }) => ({ id, portions })),
    foragedLeft: found - eatForaged.size,
    reasons: [
      because('portions of each a day', eaters.length, 'OSE-TIME-4'),
      ...parts(
        because('foraged, of the day', found, 'OSE-WILD-7'),
        because('who go without', wanting.length, 'OSE-HAZ-4'),
      ),
    ],
  };
}

export const provisionOps = {
  'provisions.ground': provisionsGround,
  'provisions.day': provisionsDay,
} as const;
