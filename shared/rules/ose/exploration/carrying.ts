import { sum } from '../../common/arithmetic.ts';
import { armsParts, inWords, loadOnLadder, weighedReasons } from '../../exploration/carried.ts';
import {
  noTreasure,
  type Burden,
  type EncumbranceMethod,
  type Load,
  type Weights,
} from '../../exploration/carry.ts';
import { because } from '../../common/reason.ts';
import { encumbranceLoad } from './encumbrance.ts';
import { settings } from '../settings.ts';
import { tables } from '../tables.ts';
import type { OseSettings } from '../terms.ts';

/** Ten coins of weight are a pound. */
const coinWeight = 100 / tables.units.coinsPerPound;

export const weights: Weights = {
  unit: { id: 'coins', short: 'coins' },
  perUnit: coinWeight,
  coin: coinWeight,
};

type Rule = OseSettings['encumbrance'];

/** The operation counts in coins of weight; coins of other systems come in by what they weigh there. */
function loadInCoins(encumbrance: Rule, { coin }: Weights, burden: Burden) {
  const { coins, other, ...pieces } = burden.treasure;
  return encumbranceLoad({
    encumbrance,
    treasure: { ...pieces, otherCoins: (coins * coin + other) / coinWeight },
    equipmentCoins: sum(burden.equipment.map(({ weight }) => weight)) / coinWeight,
    miscGear: burden.miscGear || burden.gearThings,
    armour: burden.armour,
    carryingTreasure: burden.carryingTreasure,
  });
}

const hundredths = (coins: number): number => Math.round(coins * coinWeight);

function unweighed(weights: Weights, burden: Burden): Load {
  const { baseFeet, encounterFeet, canMove, reasons } = loadInCoins('none', weights, burden);
  return {
    weight: 0,
    treasureWeight: 0,
    maximum: null,
    canMove,
    bands: [],
    baseFeet,
    encounterFeet,
    reasons,
  };
}

/** Only treasure weighs; the rate is that of the armour, so there is one band. */
function basicLoad(weights: Weights, burden: Burden): Load {
  const load = loadInCoins('basic', weights, burden);
  const { baseFeet, encounterFeet } = loadInCoins('basic', weights, { ...burden, treasure: noTreasure });
  const weight = hundredths(load.treasureCoins);
  const upTo = hundredths(tables.maximumLoadCoins);
  const verdict = load.canMove
    ? load.reasons.slice(-1)
    : [because(`over ${inWords(weights, upTo)}`, 'cannot move', 'OSE-ENCUM-5')];
  return {
    weight,
    treasureWeight: weight,
    maximum: upTo,
    canMove: load.canMove,
    bands: [{ upTo, baseFeet, encounterFeet }],
    baseFeet: load.baseFeet,
    encounterFeet: load.encounterFeet,
    reasons: [...weighedReasons(weights, [{ source: 'treasure', weight, rule: 'OSE-ENCUM-6' }]), ...verdict],
  };
}

const detailedBands = tables.detailedEncumbrance.bands.map(({ upToCoins, baseFeet, encounterFeet }) => ({
  upTo: hundredths(upToCoins),
  baseFeet,
  encounterFeet,
}));

function detailedLoad(weights: Weights, burden: Burden): Load {
  const load = loadInCoins('detailed', weights, burden);
  const treasureWeight = hundredths(load.treasureCoins);
  const gear = burden.miscGear || burden.gearThings ? hundredths(tables.miscGearCoins) : 0;
  const rule = 'OSE-ENCUM-8';
  return loadOnLadder(weights, {
    parts: [
      ...armsParts(burden.equipment, rule),
      { source: 'treasure', weight: treasureWeight, rule },
      { source: 'miscellaneous gear', weight: gear, rule },
    ],
    treasureWeight,
    bands: detailedBands,
    rule: 'OSE-ENCUM-9',
    overRule: 'OSE-ENCUM-5',
  });
}

const walk = tables.outside.defaultBaseFeet;
const gearCoins = hundredths(tables.miscGearCoins);
const mostCoins = hundredths(tables.maximumLoadCoins);

const setting = settings.find(({ key }) => key === 'encumbrance');
const choices = setting?.kind === 'choice' ? setting.choices : [];
const titleOf = (value: Rule): string => choices.find((choice) => choice.value === value)?.title ?? value;

/** The three ways of the exploration rules, in another system's weights too. */
export const explorationMethods = (weights: Weights): EncumbranceMethod[] => [
  {
    value: 'none',
    title: titleOf('none'),
    text: `Nothing is weighed, and everybody walks ${walk} feet a turn.`,
    rule: 'OSE-ENCUM-1',
    load: (burden) => unweighed(weights, burden),
  },
  {
    value: 'basic',
    title: titleOf('basic'),
    text: `The rate goes by the armour worn and by whether treasure worth mention is carried; only treasure weighs, ${inWords(weights, mostCoins)} at most.`,
    rule: 'OSE-ENCUM-7',
    load: (burden) => basicLoad(weights, burden),
  },
  {
    value: 'detailed',
    title: titleOf('detailed'),
    text: `Arms, armour and treasure are weighed piece by piece, all other gear together counts ${inWords(weights, gearCoins)}, and the total sets the rate, up to ${inWords(weights, mostCoins)}.`,
    rule: 'OSE-ENCUM-9',
    load: (burden) => detailedLoad(weights, burden),
  },
];
