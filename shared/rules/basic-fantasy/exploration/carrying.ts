import { armsParts, inWords, loadOnLadder, markedAverage, strengthOf } from '../../exploration/carried.ts';
import type { Bearer, Burden, EncumbranceMethod, Load, Weights } from '../../exploration/carry.ts';
import { because } from '../../common/reason.ts';
import { rowFor, tables } from '../tables.ts';

const { carrying } = tables;
const POUND = 100;

export const weights: Weights = {
  unit: { id: 'pounds', short: 'lb' },
  perUnit: POUND,
  coin: POUND / carrying.coinsPerPound,
};

const rule = 'BF-OUT-11';

/** Magic lightens armour by one step: leather hinders no more than none, metal no more than leather. */
function hindrance({ armour, magicArmour }: Burden): [rates: keyof typeof carrying.roundFeet, name: string] {
  if (armour === 'heavy') return magicArmour ? ['leather', 'magic metal armour'] : ['metal', 'metal armour'];
  if (armour === 'light') return magicArmour ? ['free', 'magic leather'] : ['leather', 'leather armour'];
  return ['free', 'no armour'];
}

const average = markedAverage(carrying.capacityPounds);

/** Light and heavy load in hundredths of a pound; a strength nobody knows counts as average. */
function capacity({ strength, raceId }: Bearer): { light: number; heavy: number; source: string } {
  const { score, words } = strengthOf(strength);
  const row = score === null ? average : rowFor(carrying.capacityPounds, score);
  const small = raceId === 'halfling';
  return {
    light: (small ? row.halflingLight : row.light) * POUND,
    heavy: (small ? row.halflingHeavy : row.heavy) * POUND,
    source: small ? `halfling, ${words}` : words,
  };
}

function ownLoad(burden: Burden, bearer: Bearer): Load {
  const { light, heavy, source } = capacity(bearer);
  const [hindered, worn] = hindrance(burden);
  const rates = carrying.roundFeet[hindered];
  const band = (upTo: number, feet: number) => ({
    upTo,
    baseFeet: feet * carrying.turnFactor,
    encounterFeet: feet,
  });
  return loadOnLadder(weights, {
    parts: [
      ...armsParts(burden.equipment, rule),
      { source: 'treasure', weight: burden.treasureWeight, rule },
      { source: 'gear', weight: burden.gear, rule },
    ],
    treasureWeight: burden.treasureWeight,
    bands: [band(light, rates.light), band(heavy, rates.heavy)],
    rule,
    overRule: rule,
    because: [
      because(source, `light ${inWords(weights, light)}, heavy ${inWords(weights, heavy)}`, rule),
      because(worn, `${rates.light}' or ${rates.heavy}' a round`, rule),
    ],
  });
}

/** Weighing by strength and race, walking by armour and load. */
export const encumbrance: readonly EncumbranceMethod[] = [
  {
    value: 'own',
    title: 'By strength and armour',
    text: 'Everything is weighed against what strength and race can bear; the rate goes by the armour worn and by whether the load is light or heavy, and nobody moves under more.',
    rule,
    load: ownLoad,
  },
];
