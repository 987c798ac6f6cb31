import type { Reasoned } from '../common/reason.ts';

/** How a system weighs. Weights inside are hundredths of a pound, so that every printed figure stays whole. */
export interface Weights {
  unit: { id: 'coins' | 'pounds'; short: string };
  /** Hundredths of a pound in one unit of weight. */
  perUnit: number;
  /** Hundredths of a pound a single coin weighs. */
  coin: number;
}

/** What somebody bears, sorted as the methods count it; weights in hundredths of a pound. */
export interface Burden {
  /** Arms and armour one by one, for the reasons. */
  equipment: readonly { name: string; weight: number }[];
  /** Pieces by kind; `other` is a weight. */
  treasure: {
    coins: number;
    gems: number;
    jewellery: number;
    potions: number;
    rods: number;
    scrolls: number;
    staves: number;
    wands: number;
    other: number;
  };
  /** What all treasure weighs by its own weights, coins and `other` included; for methods that print no weight of pieces. */
  treasureWeight: number;
  /** Everything else: gear, rations, ammunition, lights. */
  gear: number;
  /** Whether there is any of it, weightless or not. */
  gearThings: boolean;
  /** Gear of small account is carried beside what is listed. */
  miscGear: boolean;
  /** The heaviest armour worn. */
  armour: 'unarmoured' | 'light' | 'heavy';
  magicArmour: boolean;
  /** The referee's word that this is treasure enough to matter. */
  carryingTreasure: boolean;
}

export const noTreasure: Burden['treasure'] = Object.freeze({
  coins: 0,
  gems: 0,
  jewellery: 0,
  potions: 0,
  rods: 0,
  scrolls: 0,
  staves: 0,
  wands: 0,
  other: 0,
});

export interface Bearer {
  strength: number | null;
  raceId: string | null;
}

/** Weights in hundredths of a pound, rates in feet a turn and feet a round. */
export interface Load extends Reasoned {
  weight: number;
  treasureWeight: number;
  maximum: number | null;
  canMove: boolean;
  bands: readonly { upTo: number | null; baseFeet: number; encounterFeet: number }[];
  baseFeet: number;
  encounterFeet: number;
}

/** A way of weighing that a system brings itself. `value` and `title` are one choice of its encumbrance setting. */
export interface EncumbranceMethod {
  value: string;
  title: string;
  /** The rule in one sentence, shown beside the figure. */
  text: string;
  rule: string;
  load: (burden: Burden, bearer: Bearer) => Load;
}
