import { flag, given, modifier, whole } from '../input.ts';
import { because, parts, type Reason, type Reasoned } from '../reason.ts';
import { coverPenaltyAt } from './cover.ts';
import { kindOf, partsOf, totalOf } from './readers.ts';
import { tables } from './tables.ts';
import type { Part } from './terms.ts';

export const siegeEngines = ['ballista', 'battering-ram', 'onager', 'trebuchet'] as const;

interface ModifierInput {
  fromBehind?: boolean;
  sneakAttack?: boolean;
  partingShot?: boolean;
  charging?: boolean;
  flatOfBlade?: boolean;
  kick?: boolean;
  attackerBlinded?: boolean;
  targetInvisible?: boolean;
  concealmentPercent?: number;
  coverPercent?: number;
  negativeLevels?: number;
  nightsShortOfSleep?: number;
  /** Only in wrestling, and only here or in the hold, not in both. */
  extraGraspingAppendages?: number;
  /** The engine that is fired, for its own modifier. */
  siegeEngine?: (typeof siegeEngines)[number];
  other?: number;
}

export interface AttackModifierOps {
  'attack.modifier': (input: ModifierInput) => { total: number; parts: Part[] } & Reasoned;
}

const { attackModifiers: figures, disengage, charge, senses, outside } = tables;

const only = (applies: boolean, value: number): number => (applies ? value : 0);

/** A turned back: the sneak attack takes the place of the others, and those are one advantage, not two. */
function behind(input: ModifierInput): Reason {
  const fromBehind = flag(input.fromBehind, 'fromBehind');
  const parting = flag(input.partingShot, 'partingShot');
  if (flag(input.sneakAttack, 'sneakAttack'))
    return because('sneak attack', outside.sneakAttack, 'BF-ATK-13');
  if (parting) return because('parting shot', disengage.partingShot, 'BF-DIS-3');
  return because('from behind', only(fromBehind, figures.fromBehind), 'BF-ATK-12');
}

/** Bad sight counts once, at its worst. */
function sight(input: ModifierInput): Reason {
  const blind = flag(input.attackerBlinded, 'attackerBlinded');
  const unseen = flag(input.targetInvisible, 'targetInvisible');
  const concealment = coverPenaltyAt('concealment', input.concealmentPercent, 'concealmentPercent');
  const reasons = [
    because('attacker blinded', only(blind, senses.blinded.attack), 'BF-SENSE-2'),
    because('target invisible', only(unseen, figures.invisible), 'BF-SENSE-6'),
    because('concealment', concealment, 'BF-COV-6'),
  ];
  return reasons.reduce((worst, one) => (Number(one.value) < Number(worst.value) ? one : worst));
}

function worn(input: ModifierInput): Reason[] {
  const { negativeLevels = 0, nightsShortOfSleep = 0, extraGraspingAppendages = 0 } = input;
  const drained = whole(negativeLevels, 'negativeLevels') * tables.energyDrain.d20;
  const tired = whole(nightsShortOfSleep, 'nightsShortOfSleep') * tables.sleep.penaltyPerNight;
  const limbs =
    whole(extraGraspingAppendages, 'extraGraspingAppendages') * tables.wrestling.perExtraAppendage;
  return [
    because('negative levels', drained, 'BF-DRAIN-3'),
    because('short of sleep', tired, 'BF-SLEEP-4'),
    because('extra grasping appendages', limbs, 'BF-WRES-24'),
  ];
}

function engine(siegeEngine: ModifierInput['siegeEngine']): Reason {
  const attack =
    siegeEngine === undefined
      ? 0
      : outside.siegeEngines[kindOf(siegeEngine, 'siegeEngine', siegeEngines)].attack;
  return because('siege engine', attack, 'BF-OUT-4');
}

/**
 * Everything that changes an attack roll but the attack bonus, the ability and a missile's distance, added up. A charge
 * and extra appendages belong here or to the manoeuvre's own figures, never to both.
 * Throws `unknown-kind`, `bad-input`. BF-ATK-4, 12, 13, BF-CHG-5, BF-DIS-3, 9, BF-SUB-1, BF-BRAWL-3, BF-COV-1 to 6,
 * BF-SENSE-2, 6, BF-DRAIN-3, BF-SLEEP-4, 5, BF-WRES-24, BF-OUT-4.
 */
export const attackModifier: AttackModifierOps['attack.modifier'] = (input) => {
  const { charging, flatOfBlade, kick, coverPercent, siegeEngine, other } = given(input);
  const reasons = parts(
    behind(input),
    because('charging', only(flag(charging, 'charging'), charge.attack), 'BF-CHG-5'),
    because('flat of the blade', only(flag(flatOfBlade, 'flatOfBlade'), figures.flatOfBlade), 'BF-SUB-1'),
    because('kick', only(flag(kick, 'kick'), figures.kick), 'BF-BRAWL-3'),
    sight(input),
    because('hard cover', coverPenaltyAt('cover', coverPercent, 'coverPercent'), 'BF-COV-2'),
    ...worn(input),
    engine(siegeEngine),
    because('other', modifier(other, 'other'), 'BF-ATK-4'),
  ).map((reason) => ({ ...reason, value: Number(reason.value) + 0 }));
  return { total: totalOf(reasons), parts: partsOf(reasons), reasons };
};
