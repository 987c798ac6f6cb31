import { dropFraction } from '../../common/arithmetic.ts';
import { armsParts, loadOnLadder, markedAverage, strengthOf } from '../../exploration/carried.ts';
import type { Bearer, Burden, EncumbranceMethod, Load, Weights } from '../../exploration/carry.ts';
import { because, CONTENT } from '../../common/reason.ts';
import { rowUpTo, tables } from '../tables.ts';

const { carrying, outside } = tables;
const POUND = 100;

export const weights: Weights = {
  unit: { id: 'pounds', short: 'lb' },
  perUnit: POUND,
  coin: POUND / carrying.coinsPerPound,
};

/** The weights stand outside the chapter, in the game's list of equipment. */
const rule = CONTENT;

/** Feet a turn and feet a round of a base movement rate. */
export const feetOfRate = (rate: number): { baseFeet: number; encounterFeet: number } => ({
  baseFeet: rate * carrying.turnFeetPerRate,
  encounterFeet: dropFraction((rate * outside.combatMove.feet) / outside.combatMove.rate),
});

const average = markedAverage(carrying.strengthPounds);

/** Strength moves every limit alike; a strength nobody knows counts as average. */
function ownLoad(burden: Burden, { strength }: Bearer): Load {
  const { score, words } = strengthOf(strength);
  const extra = (score === null ? average : rowUpTo(carrying.strengthPounds, score)).pounds;
  const gear = burden.miscGear || burden.gearThings ? carrying.gearPounds * POUND : 0;
  return loadOnLadder(weights, {
    parts: [
      ...armsParts(burden.equipment, rule),
      { source: 'treasure', weight: burden.treasureWeight, rule },
      { source: 'normal gear', weight: gear, rule },
      { source: 'gear with a weight of its own', weight: burden.gear, rule },
    ],
    treasureWeight: burden.treasureWeight,
    bands: carrying.bands.map(({ upToPounds, rate }) => ({
      upTo: (upToPounds + extra) * POUND,
      ...feetOfRate(rate),
    })),
    rule,
    overRule: rule,
    because: [because(`${words}: every limit`, `${extra < 0 ? '−' : '+'}${Math.abs(extra)} lb`, rule)],
  });
}

/** Weighing by the pound, walking by the base movement rate of the load. */
export const encumbrance: readonly EncumbranceMethod[] = [
  {
    value: 'own',
    title: 'By weight and strength',
    text: `Arms, armour and treasure are weighed, normal gear counts ${carrying.gearPounds} lb in all beside what has a weight of its own; the load sets the base movement rate, and strength moves every limit.`,
    rule,
    load: ownLoad,
  },
];
