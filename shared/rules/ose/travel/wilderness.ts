import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, flag, given, oneOf, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { checkedHitDice } from '../characters/hit-dice.ts';
import { tables } from '../tables.ts';
import type { Face, HitDice } from '../terms.ts';

const burdens = ['nothing', 'halfHuman', 'human', 'largeAnimal', 'veryLargeAnimal'] as const;
type Burden = (typeof burdens)[number];

/** What a day outdoors was given to. */
const daysOut = ['travel', 'forced', 'hunting', 'rest', 'afloat'] as const;

const { overland, water } = tables;

/**
 * Foraging on an ordinary march; food for human-sized beings for that day. Dice: d6, then d6 on success. Throws `bad-die`,
 * `bad-input`. OSE-WILD-7.
 */
export function forage(
  input: { day: (typeof daysOut)[number]; natural?: Face; foodRoll?: Face },
  dice?: Dice,
): {
  allowed: boolean;
  reason?: 'notTravelling' | 'forcedMarch' | 'afloat';
  found: boolean;
  feeds: number;
} & Reasoned &
  Rolled {
  const { natural, foodRoll } = given(input);
  const day = oneOf(input.day, 'day', daysOut);
  if (day !== 'travel') {
    const reason = day === 'forced' ? 'forcedMarch' : day === 'afloat' ? 'afloat' : 'notTravelling';
    const reasons = [because('not allowed', reason, 'OSE-WILD-7')];
    return { allowed: false, reason, found: false, feeds: 0, reasons };
  }
  const tray = diceTray(dice);
  const found = tray.face(natural, 6, 'natural') <= overland.forageInSix;
  const feeds = found ? tray.face(foodRoll, overland.forageFeedsDie, 'foodRoll') : 0;
  const reasons = [because('chance in six', overland.forageInSix, 'OSE-WILD-7')];
  return { allowed: true, found, feeds, reasons, ...tray.log() };
}

/** A day given to hunting, with neither travel nor rest. Dice: d6. Throws `bad-die`, `bad-input`. OSE-WILD-8. */
export function hunt(
  input: { natural?: Face },
  dice?: Dice,
): { animalsFound: boolean; mayTravel: boolean; mayRest: boolean } & Reasoned & Rolled {
  const tray = diceTray(dice);
  const animalsFound = tray.face(given(input).natural, 6, 'natural') <= overland.huntInSix;
  const reasons = [because('chance in six', overland.huntInSix, 'OSE-WILD-8')];
  return { animalsFound, mayTravel: false, mayRest: false, reasons, ...tray.log() };
}

/** What a flying mount can carry, by whole Hit Dice. Throws `bad-input`. OSE-WILD-6. */
export function mountCapacity(input: { hd: HitDice }): { carries: Burden } & Reasoned {
  const { dice } = checkedHitDice(given(input).hd);
  const tier = tables.flyingMounts.tiers.findLast(({ hd }) => dice >= hd);
  return {
    carries: tier ? oneOf(tier.carries, 'carries', burdens) : 'nothing',
    reasons: [because('Hit Dice, of those needed', tier?.hd ?? 0, 'OSE-WILD-6')],
  };
}

/** How far one usually sees. Throws `bad-input`. OSE-WILD-15, OSE-WATER-9, 10. */
export function visibilityRange(input: {
  view: 'openTerrain' | 'landFromSea' | 'ship';
  denseFog?: boolean;
}): {
  distance: number;
  unit: 'miles' | 'yards';
} {
  const fog = flag(given(input).denseFog, 'denseFog');
  switch (oneOf(input.view, 'view', ['openTerrain', 'landFromSea', 'ship'])) {
    case 'openTerrain':
      return { distance: overland.visibilityMiles, unit: 'miles' };
    case 'landFromSea':
      return { distance: water.landSightMiles, unit: 'miles' };
    case 'ship':
      return { distance: fog ? water.shipSightYardsFog : water.shipSightYardsClear, unit: 'yards' };
  }
}

/** Whether monsters may have encircled a surprised party. Throws `bad-input`. OSE-WILD-14. */
function surpriseSurrounded(input: {
  partySurprised: boolean;
  monsters: number;
}): { maySurround: boolean } & Reasoned {
  const surprised = bool(given(input).partySurprised, 'partySurprised');
  const monsters = whole(input.monsters, 'monsters');
  return {
    maySurround: surprised && monsters >= overland.surroundedAtMonsters,
    reasons: [because('monsters, at least', overland.surroundedAtMonsters, 'OSE-WILD-14')],
  };
}

export const wildernessOps = {
  forage,
  hunt,
  'mount.capacity': mountCapacity,
  'visibility.range': visibilityRange,
  'surprise.surrounded': surpriseSurrounded,
} as const;
