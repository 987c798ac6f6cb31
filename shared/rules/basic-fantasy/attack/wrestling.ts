import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, bool, flag, given, list, modifier, signed, text, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { rollToHit, type AttackResult } from './attack.ts';
import { checkedAc, kindOf, totalOf } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Ac } from '../terms.ts';

const sizes = ['smaller', 'same', 'larger'] as const;

const { wrestling, attackRoll } = tables;

/**
 * A melee attack that takes hold of the opponent and moves the wrestler into the same space. A creature with a touch
 * attack touches the wrestler in every round of trying or holding. Dice: d20.
 * Throws `bad-die`, `bad-input`. BF-WRES-1, 4, 24, 26.
 */
export function wrestleGrab(
  input: {
    natural?: number;
    attackBonus: number;
    strBonus?: number;
    modifier?: number;
    /** Beyond two; only here or in the attack modifier, not in both. */
    extraGraspingAppendages?: number;
    ac: Ac;
    canBeHit?: boolean;
    targetHasTouchAttack?: boolean;
  },
  dice?: Dice,
): {
  held: boolean;
  total: number;
  reason: AttackResult['reason'];
  sharesTargetSpace: boolean;
  automaticTouchAttacks: 0 | 1;
} & Reasoned &
  Rolled {
  const { canBeHit = true, extraGraspingAppendages = 0 } = given(input);
  const limbs = whole(extraGraspingAppendages, 'extraGraspingAppendages') * wrestling.perExtraAppendage;
  const modifiers = [
    because('attack bonus', signed(input.attackBonus, 'attackBonus'), 'BF-ATK-1'),
    ...parts(
      because('strength', modifier(input.strBonus, 'strBonus'), 'BF-ATK-2'),
      because('modifiers', modifier(input.modifier, 'modifier'), 'BF-ATK-4'),
      because('extra grasping appendages', limbs, 'BF-WRES-24'),
    ),
  ];
  const ac = checkedAc(input.ac, 'ac');
  const possible = bool(canBeHit, 'canBeHit');
  const touches = flag(input.targetHasTouchAttack, 'targetHasTouchAttack');
  const tray = diceTray(dice);
  const face = tray.face(input.natural, attackRoll.die, 'natural');
  const { hit, total, reason, reasons } = rollToHit(face, modifiers, ac, possible);
  return {
    held: hit,
    total,
    reason,
    sharesTargetSpace: hit,
    automaticTouchAttacks: touches ? 1 : 0,
    reasons,
    ...tray.log(),
  };
}

/**
 * Whether so many may wrestle one creature in a round: four of its own size, the smaller counting half, the larger
 * double unless the referee names the units. Throws `unknown-kind`, `bad-input`. BF-WRES-20, 21.
 */
export function wrestleCapacity(input: {
  wrestlers: { id: string; size: (typeof sizes)[number]; units?: number }[];
}): { units: number; max: 4; allowed: boolean } & Reasoned {
  const reasons = Array.from(list(given(input).wrestlers, 'wrestlers'), (one) => {
    const { id, size, units } = given(one, 'wrestlers');
    const own = wrestling.units[kindOf(size, 'wrestlers.size', sizes)];
    const counted = units === undefined ? own : amount(units, 'wrestlers.units');
    return because(text(id, 'wrestlers.id'), counted, units === undefined ? 'BF-WRES-21' : 'BF-WRES-20');
  });
  const units = totalOf(reasons);
  return { units, max: wrestling.maxUnits as 4, allowed: units <= wrestling.maxUnits, reasons };
}

/**
 * How far (feet) a holder moves the held one: up to half speed, after a hit, if he is strong enough.
 * Throws `bad-input`. BF-WRES-9.
 */
export function wrestleMove(input: { attackHit: boolean; strongEnough: boolean; movementFeet: number }): {
  moved: boolean;
  maxFeet: number;
} & Reasoned {
  const hit = bool(given(input).attackHit, 'attackHit');
  const strong = bool(input.strongEnough, 'strongEnough');
  const half = amount(input.movementFeet, 'movementFeet') / wrestling.speedDivisor;
  const moved = hit && strong;
  const maxFeet = moved ? half : 0;
  return { moved, maxFeet, reasons: [because('half speed, feet', maxFeet, 'BF-WRES-9')] };
}

/**
 * How far (feet) a held creature significantly stronger or larger drags its holder: up to half speed. A suggestion.
 * Throws `bad-input`. BF-WRES-16.
 */
export function wrestleDrag(input: { significantlyStrongerOrLarger: boolean; movementFeet: number }): {
  allowed: boolean;
  maxFeet: number;
} & Reasoned {
  const allowed = bool(given(input).significantlyStrongerOrLarger, 'significantlyStrongerOrLarger');
  const half = amount(input.movementFeet, 'movementFeet') / wrestling.speedDivisor;
  const maxFeet = allowed ? half : 0;
  return { allowed, maxFeet, reasons: [because('half speed, feet', maxFeet, 'BF-WRES-16')] };
}

/**
 * What becomes of the hold when the holder grabs at an item: if his roll fails, the defender may at once reverse the
 * hold by an attack, or escape by a save. Throws `unknown-kind`, `bad-input`. BF-WRES-10 to 12.
 */
export function wrestleTakeItem(input: {
  attackHit: boolean;
  defenderChoice?: 'reverse' | 'escape';
  defenderAttackHit?: boolean;
  escapeSaved?: boolean;
}): { itemTaken: boolean; holder: 'attacker' | 'defender' | 'none' } {
  const taken = bool(given(input).attackHit, 'attackHit');
  const { defenderChoice } = input;
  const choice =
    defenderChoice === undefined ? null : kindOf(defenderChoice, 'defenderChoice', ['reverse', 'escape']);
  const reverses = flag(input.defenderAttackHit, 'defenderAttackHit');
  const escapes = flag(input.escapeSaved, 'escapeSaved');
  if (taken) return { itemTaken: true, holder: 'attacker' };
  if (choice === 'reverse' && reverses) return { itemTaken: false, holder: 'defender' };
  if (choice === 'escape' && escapes) return { itemTaken: false, holder: 'none' };
  return { itemTaken: false, holder: 'attacker' };
}

export const wrestlingOps = {
  'wrestle.grab': wrestleGrab,
  'wrestle.capacity': wrestleCapacity,
  'wrestle.move': wrestleMove,
  'wrestle.drag': wrestleDrag,
  'wrestle.takeItem': wrestleTakeItem,
} as const;
