import { amount, flag, given, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { armourTypes, encumbranceRules, type ArmourType, type OseSettings } from '../terms.ts';

/** Counts of pieces; `otherCoins` is a weight the referee sets. */
export interface Treasure {
  coins?: number;
  gems?: number;
  jewellery?: number;
  potions?: number;
  rods?: number;
  scrolls?: number;
  staves?: number;
  wands?: number;
  otherCoins?: number;
}

interface Rate {
  baseFeet: number;
  encounterFeet: number;
}

const weights = tables.treasureEncumbrance;
const pieces: [kind: Exclude<keyof Treasure, 'otherCoins'>, coins: number][] = [
  ['coins', weights.coin],
  ['gems', weights.gem],
  ['jewellery', weights.jewellery],
  ['potions', weights.potion],
  ['rods', weights.rod],
  ['scrolls', weights.scroll],
  ['staves', weights.staff],
  ['wands', weights.wand],
];

function treasureWeight(treasure: Treasure): number {
  const { otherCoins = 0 } = treasure;
  const other = amount(otherCoins, 'treasure.otherCoins');
  return pieces.reduce((total, [kind, coins]) => {
    const count = treasure[kind];
    return total + (count === undefined ? 0 : whole(count, `treasure.${kind}`)) * coins;
  }, other);
}

const halted: Rate = { baseFeet: 0, encounterFeet: 0 };
const maximum = tables.maximumLoadCoins;

function detailedRate(trackedCoins: number): [Rate, Reason] {
  const band = tables.detailedEncumbrance.bands.find(({ upToCoins }) => trackedCoins <= upToCoins);
  if (!band) return [halted, because(`over ${maximum} coins`, 'cannot move', 'OSE-ENCUM-5')];
  return [band, because(`up to ${band.upToCoins} coins`, `${band.baseFeet}'`, 'OSE-ENCUM-9')];
}

function basicRate(trackedCoins: number, armour: ArmourType, carrying: boolean): [Rate, Reason] {
  if (trackedCoins > maximum) return [halted, because(`over ${maximum} coins`, 'cannot move', 'OSE-ENCUM-5')];
  const rate = tables.basicEncumbrance[armour][carrying ? 'carryingTreasure' : 'withoutTreasure'];
  const row = `${armour === 'unarmoured' ? armour : `${armour} armour`}, ${carrying ? 'carrying' : 'without'} treasure`;
  return [rate, because(row, `${rate.baseFeet}'`, 'OSE-ENCUM-7')];
}

const freeRate = tables.basicEncumbrance.unarmoured.withoutTreasure;
const free: [Rate, Reason] = [
  { baseFeet: tables.outside.defaultBaseFeet, encounterFeet: freeRate.encounterFeet },
  because('nothing is weighed', `${tables.outside.defaultBaseFeet}'`, 'OSE-ENCUM-1'),
];

/**
 * What a character carries, in coins of weight, and the rates it leaves him, in feet per turn and per round.
 * Throws `bad-input`. OSE-ENCUM-1 to 9.
 */
export function encumbranceLoad(input: {
  encumbrance: OseSettings['encumbrance'];
  treasure?: Treasure;
  equipmentCoins?: number;
  miscGear?: boolean;
  armour?: ArmourType;
  carryingTreasure?: boolean;
}): {
  treasureCoins: number;
  trackedCoins: number;
  maximumCoins: number | null;
  canMove: boolean;
  baseFeet: number;
  encounterFeet: number;
} & Reasoned {
  const { treasure = {}, equipmentCoins = 0, armour = 'unarmoured', ...rest } = given(input);
  const encumbrance = oneOf(rest.encumbrance, 'encumbrance', encumbranceRules);
  const worn = oneOf(armour, 'armour', armourTypes);
  const carrying = flag(rest.carryingTreasure, 'carryingTreasure');
  const treasureCoins = treasureWeight(given(treasure, 'treasure'));
  const equipment = amount(equipmentCoins, 'equipmentCoins');
  const gear = flag(rest.miscGear, 'miscGear') ? tables.miscGearCoins : 0;
  const weighed = {
    none: [],
    basic: [because('treasure', treasureCoins, 'OSE-ENCUM-6')],
    detailed: [
      because('armour and weapons', equipment, 'OSE-ENCUM-8'),
      because('treasure', treasureCoins, 'OSE-ENCUM-8'),
      because('miscellaneous gear', gear, 'OSE-ENCUM-8'),
    ],
  }[encumbrance];
  const trackedCoins = { none: 0, basic: treasureCoins, detailed: equipment + treasureCoins + gear }[
    encumbrance
  ];
  const [rate, band] =
    encumbrance === 'none'
      ? free
      : encumbrance === 'basic'
        ? basicRate(trackedCoins, worn, carrying)
        : detailedRate(trackedCoins);
  const total = encumbrance === 'none' ? [] : [because('total', trackedCoins, 'OSE-ENCUM-2')];
  return {
    treasureCoins,
    trackedCoins,
    maximumCoins: encumbrance === 'none' ? null : maximum,
    canMove: rate !== halted,
    baseFeet: rate.baseFeet,
    encounterFeet: rate.encounterFeet,
    reasons: [...parts(...weighed), ...total, band],
  };
}

export const encumbranceOps = {
  'encumbrance.load': encumbranceLoad,
} as const;
