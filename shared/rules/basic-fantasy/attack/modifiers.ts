import { flag, given, modifier, whole } from '../../common/input.ts';
import { addPart, type Reason, type Reasoned } from '../../common/reason.ts';
import { coverPenaltyAt } from './cover.ts';
import { kindOf, partsOf, totalOf } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Part } from '../terms.ts';

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

const { attackModifiers: figures, disengage, charge, senses, outside } = tables;

const only = (applies: boolean, value: number): number => (applies ? value : 0);

/** A turned back: the sneak attack takes the place of the others, and those are one advantage, not two. */
function addBack(reasons: Reason[], input: ModifierInput): void {
  const fromBehind = flag(input.fromBehind, 'fromBehind');
  const parting = flag(input.partingShot, 'partingShot');
  if (flag(input.sneakAttack, 'sneakAttack'))
    addPart(reasons, 'sneak attack', outside.sneakAttack, 'BF-ATK-13');
  else if (parting) addPart(reasons, 'parting shot', disengage.partingShot, 'BF-DIS-3');
  else addPart(reasons, 'from behind', only(fromBehind, figures.fromBehind), 'BF-ATK-12');
}

/** Bad sight counts once, at its worst. */
function addSight(reasons: Reason[], input: ModifierInput): void {
  const blind = only(flag(input.attackerBlinded, 'attackerBlinded'), senses.blinded.attack);
  const unseen = only(flag(input.targetInvisible, 'targetInvisible'), figures.invisible);
  const concealment = coverPenaltyAt('concealment', input.concealmentPercent, 'concealmentPercent');
  if (blind <= unseen && blind <= concealment) addPart(reasons, 'attacker blinded', blind, 'BF-SENSE-2');
  else if (unseen <= concealment) addPart(reasons, 'target invisible', unseen, 'BF-SENSE-6');
  else addPart(reasons, 'concealment', concealment, 'BF-COV-6');
}

function addWear(reasons: Reason[], input: ModifierInput): void {
  const { negativeLevels = 0, nightsShortOfSleep = 0, extraGraspingAppendages = 0 } = input;
  const drained = whole(negativeLevels, 'negativeLevels') * tables.energyDrain.d20;
  const tired = whole(nightsShortOfSleep, 'nightsShortOfSleep') * tables.sleep.penaltyPerNight;
  const limbs =
    whole(extraGraspingAppendages, 'extraGraspingAppendages') * tables.wrestling.perExtraAppendage;
  addPart(reasons, 'negative levels', drained, 'BF-DRAIN-3');
  addPart(reasons, 'short of sleep', tired, 'BF-SLEEP-4');
  addPart(reasons, 'extra grasping appendages', limbs, 'BF-WRES-24');
}

const ofEngine = (siegeEngine: ModifierInput['siegeEngine']): number =>
  siegeEngine === undefined
    ? 0
    : outside.siegeEngines[kindOf(siegeEngine, 'siegeEngine', siegeEngines)].attack;

/**
 * Everything that changes an attack roll but the attack bonus, the ability and a missile's distance, added up. A charge
 * and extra appendages belong here or to the manoeuvre's own figures, never to both.
 * Throws `unknown-kind`, `bad-input`. BF-ATK-4, 12, 13, BF-CHG-5, BF-DIS-3, 9, BF-SUB-1, BF-BRAWL-3, BF-COV-1 to 6,
 * BF-SENSE-2, 6, BF-DRAIN-3, BF-SLEEP-4, 5, BF-WRES-24, BF-OUT-4.
 */
export function attackModifier(input: ModifierInput): { total: number; parts: Part[] } & Reasoned {
  const { charging, flatOfBlade, kick, coverPercent, siegeEngine, other } = given(input);
  const reasons: Reason[] = [];
  addBack(reasons, input);
  addPart(reasons, 'charging', only(flag(charging, 'charging'), charge.attack), 'BF-CHG-5');
  addPart(
    reasons,
    'flat of the blade',
    only(flag(flatOfBlade, 'flatOfBlade'), figures.flatOfBlade),
    'BF-SUB-1',
  );
  addPart(reasons, 'kick', only(flag(kick, 'kick'), figures.kick), 'BF-BRAWL-3');
  addSight(reasons, input);
  addPart(reasons, 'hard cover', coverPenaltyAt('cover', coverPercent, 'coverPercent'), 'BF-COV-2');
  addWear(reasons, input);
  addPart(reasons, 'siege engine', ofEngine(siegeEngine), 'BF-OUT-4');
  addPart(reasons, 'other', modifier(other, 'other'), 'BF-ATK-4');
  return { total: totalOf(reasons), parts: partsOf(reasons), reasons };
}

export const attackModifierOps = {
  'attack.modifier': attackModifier,
} as const;
