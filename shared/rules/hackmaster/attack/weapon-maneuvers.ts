import { amount, bool, given, oneOf, signed, whole } from '../../common/input.ts';
import { countNextAction } from '../initiative/count.ts';
import { tables } from '../tables.ts';

const { readyAgainstCharge } = tables.maneuvers;

/** Strictly more reach in feet than the opponent. HM-RCH-2. */
export const outreaches = (own: number, other: number): boolean => own > other;

/** Whether a target can be held at bay: by more reach and a weapon that can jab. Throws `bad-input`. HM-MAN-8, HM-RCH-2. */
function maneuverHoldAtBay(input: { holderReachFt: number; targetReachFt: number; weaponCanJab: boolean }): {
  allowed: boolean;
} {
  const own = amount(given(input).holderReachFt, 'holderReachFt');
  const theirs = amount(input.targetReachFt, 'targetReachFt');
  return { allowed: bool(input.weaponCanJab, 'weaponCanJab') && outreaches(own, theirs) };
}

/** Whether one held at bay knocks the weapon aside: his attack must beat the holder's defence without shield. Throws `bad-input`. HM-MAN-8. */
export function maneuverKnockAside(input: { targetAttackTotal: number; holderDefenseTotal: number }): {
  success: boolean;
} {
  const attack = signed(given(input).targetAttackTotal, 'targetAttackTotal');
  return { success: attack > signed(input.holderDefenseTotal, 'holderDefenseTotal') };
}

/** A jab: sooner ready again, half damage, no penetration; not without a jab speed. Throws `bad-input`. HM-MAN-9, HM-DMG-4. */
export function maneuverJab(input: { second: number; jabSpeed: number | null }): {
  allowed: boolean;
  weaponReadySecond: number | null;
  halveDamage: boolean;
  damagePenetrates: boolean;
} {
  const { jabSpeed } = given(input);
  const second = whole(input.second, 'second');
  if (jabSpeed === null) {
    return { allowed: false, weaponReadySecond: null, halveDamage: false, damagePenetrates: true };
  }
  const { nextSecond } = countNextAction({ second, kind: 'jab', jabSpeed });
  return { allowed: true, weaponReadySecond: nextSecond, halveDamage: true, damagePenetrates: false };
}

/** Whether a weapon set against a charge strikes first: a spear or polearm, more reach, 3 counts of setting. Throws `bad-input`. HM-MAN-10, HM-RCH-2. */
export function maneuverSetAgainstCharge(input: {
  weaponKind: 'spear' | 'polearm' | 'other';
  setterReachFt: number;
  chargerReachFt: number;
  countsSet: number;
}): { ready: boolean } {
  const kind = oneOf(given(input).weaponKind, 'weaponKind', ['spear', 'polearm', 'other']);
  const own = amount(input.setterReachFt, 'setterReachFt');
  const theirs = amount(input.chargerReachFt, 'chargerReachFt');
  const set = whole(input.countsSet, 'countsSet') >= readyAgainstCharge.counts;
  return { ready: kind !== 'other' && outreaches(own, theirs) && set };
}

/** What the blow of a set weapon does to a charge it hits. Throws `bad-input`. HM-MAN-10. */
export function maneuverBreakCharge(input: { setterHit: boolean }): {
  chargeBroken: boolean;
  damageMultiplier: number;
  chargerHeldAtBay: boolean;
} {
  const hit = bool(given(input).setterHit, 'setterHit');
  return {
    chargeBroken: hit,
    damageMultiplier: hit ? readyAgainstCharge.damageMultiplier : 1,
    chargerHeldAtBay: hit,
  };
}

export const weaponManeuverOps = {
  'maneuver.holdAtBay': maneuverHoldAtBay,
  'maneuver.knockAside': maneuverKnockAside,
  'maneuver.jab': maneuverJab,
  'maneuver.setAgainstCharge': maneuverSetAgainstCharge,
  'maneuver.breakCharge': maneuverBreakCharge,
} as const;
