import { amount, bool, flag, given, list, oneOf, signed, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { countNextAction, halfSpeed } from '../initiative/count.ts';
import { stance } from '../harm/effects.ts';
import { tables } from '../tables.ts';
import { maneuvers as maneuverKinds, type Maneuver } from '../terms.ts';

const { maneuvers } = tables;

const combines = (a: Maneuver, b: Maneuver): boolean =>
  maneuvers.combining.some((pair) => pair.includes(a) && pair.includes(b));

/** Whether the manoeuvres may be used together: every two of them must go together. Throws `bad-input`. HM-MAN-0. */
export function maneuverCombine(input: { maneuvers: Maneuver[] }): { allowed: boolean } {
  const wanted = [
    ...new Set(
      Array.from(list(given(input).maneuvers, 'maneuvers'), (one) => oneOf(one, 'maneuvers', maneuverKinds)),
    ),
  ];
  return { allowed: wanted.every((a, at) => wanted.slice(at + 1).every((b) => combines(a, b))) };
}

/** The bonus to the next attack and the penalty to defence of an aggressive attack. Throws `bad-input`. HM-MAN-1. */
export function maneuverAggressive(input: object): { attack: number; defense: number } {
  given(input);
  return { attack: maneuvers.aggressive.attack, defense: maneuvers.aggressive.defence };
}

/** A charge: a sprint of 20 ft or more in a straight line into the foe. Seconds are absolute. Throws `bad-input`. HM-MAN-2, HM-KB-2. */
export function maneuverCharge(input: { second: number; sprintFt: number; straightLine: boolean }): {
  allowed: boolean;
  attack: number;
  knockbackMultiplier: number;
  dexBonusLostUntil: number | null;
} {
  const { attack, leastFeet, knockbackMultiplier, dexBonusLostSeconds } = maneuvers.charge;
  const second = whole(given(input).second, 'second');
  const far = amount(input.sprintFt, 'sprintFt') >= leastFeet;
  const allowed = bool(input.straightLine, 'straightLine') && far;
  if (!allowed) return { allowed, attack: 0, knockbackMultiplier: 1, dexBonusLostUntil: null };
  return { allowed, attack, knockbackMultiplier, dexBonusLostUntil: second + dexBonusLostSeconds };
}

/** What a defensive stance costs and gives; only the four printed penalties are valid. Throws `bad-input`. HM-MAN-3, HM-DMG-4. */
export function maneuverFightDefensively(input: { attackPenalty: number }): {
  valid: boolean;
  attack: number;
  defense: number;
  damagePenetrates: boolean;
} {
  const found = stance(signed(given(input).attackPenalty, 'attackPenalty'));
  return {
    valid: found !== undefined,
    attack: found?.attack ?? 0,
    defense: found?.defence ?? 0,
    damagePenetrates: found === undefined,
  };
}

/** The penalty to the next attack while withdrawing at a walk. Throws `bad-input`. HM-MAN-4. */
function maneuverFightingWithdrawal(input: object): { attack: number; gait: 'walk' } {
  given(input);
  return { attack: maneuvers.fightingWithdrawal.attack, gait: 'walk' };
}

/**
 * Flight from an opponent who follows or makes a free attack, which keeps him from pursuing for half his weapon
 * speed, rounded up; nobody gets one with an enemy of his own beside him. Throws `bad-input`.
 * HM-MAN-5, HM-TIME-5, HM-DICE-6.
 */
export function maneuverFlee(input: {
  second: number;
  fleerWeaponSpeed: number;
  opponentChoice: 'follow' | 'attack';
  opponentWeaponSpeed: number;
  enemyAdjacentToOpponent?: boolean;
}): {
  freeAttack: boolean;
  pursueFrom: number;
  defenseDie: 'd10p';
  shieldApplies: false;
  fleerReadySecond: number;
} & Reasoned {
  const second = whole(given(input).second, 'second');
  const weaponSpeed = whole(input.fleerWeaponSpeed, 'fleerWeaponSpeed');
  const attacks = oneOf(input.opponentChoice, 'opponentChoice', ['follow', 'attack']) === 'attack';
  const delay = halfSpeed(whole(input.opponentWeaponSpeed, 'opponentWeaponSpeed'));
  const freeAttack = attacks && !flag(input.enemyAdjacentToOpponent, 'enemyAdjacentToOpponent');
  return {
    freeAttack,
    pursueFrom: freeAttack ? second + delay : second,
    defenseDie: 'd10p',
    shieldApplies: false,
    fleerReadySecond: countNextAction({ second, kind: 'reset', weaponSpeed }).nextSecond,
    reasons: [because('no pursuit for', freeAttack ? delay : 0, 'HM-MAN-5')],
  };
}

/** A full parry: the bonus to defence until the weapon, its count restarted, is ready again. Throws `bad-input`. HM-MAN-6, HM-TIME-5. */
function maneuverFullParry(input: { second: number; weaponSpeed: number }): {
  defense: number;
  until: number;
  weaponReadySecond: number;
} {
  const { second, weaponSpeed } = given(input);
  const { nextSecond } = countNextAction({ second, kind: 'reset', weaponSpeed });
  return { defense: maneuvers.fullParry.defence, until: nextSecond, weaponReadySecond: nextSecond };
}

/**
 * A step of 5 ft back before a blow: a bonus to that defence, a penalty to the next attack that adds up over
 * steps, and half damage from an aggressive attack. Throws `bad-input`. HM-MAN-1, 7.
 */
export function maneuverGiveGround(input: {
  freeSpaceFt: number;
  earlierSteps?: number;
  againstAggressive?: boolean;
}): {
  allowed: boolean;
  defense: number;
  nextAttack: number;
  moveFt: number;
  attackerMayAdvance: boolean;
  halveDamage: boolean;
} {
  const { freeSpaceFt, earlierSteps = 0, againstAggressive } = given(input);
  const { defence, nextAttack, feet } = maneuvers.giveGround;
  const allowed = amount(freeSpaceFt, 'freeSpaceFt') >= feet;
  const earlier = whole(earlierSteps, 'earlierSteps');
  const halveDamage = flag(againstAggressive, 'againstAggressive') && allowed;
  return {
    allowed,
    defense: allowed ? defence : 0,
    nextAttack: (allowed ? earlier + 1 : earlier) * nextAttack + 0,
    moveFt: allowed ? feet : 0,
    attackerMayAdvance: allowed,
    halveDamage,
  };
}

export const maneuverOps = {
  'maneuver.combine': maneuverCombine,
  'maneuver.aggressive': maneuverAggressive,
  'maneuver.charge': maneuverCharge,
  'maneuver.fightDefensively': maneuverFightDefensively,
  'maneuver.fightingWithdrawal': maneuverFightingWithdrawal,
  'maneuver.flee': maneuverFlee,
  'maneuver.fullParry': maneuverFullParry,
  'maneuver.giveGround': maneuverGiveGround,
} as const;
