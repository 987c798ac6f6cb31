import { flag, given, modifier as readModifier, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { sizes, weaponSizes, type Size, type WeaponSize } from '../terms.ts';

const PERCENT = 100;

/**
 * A weapon's speed in counts, never faster than its size allows, and the hands it needs. Throws `bad-input`.
 * HM-WPN-1, 2.
 */
export function weaponSpeed(input: { size: WeaponSize; speed: number; modifier?: number; bow?: boolean }): {
  speed: number;
  hands: number;
} & Reasoned {
  const size = oneOf(given(input).size, 'size', weaponSizes);
  const listed = whole(input.speed, 'speed');
  const change = readModifier(input.modifier, 'modifier');
  const bow = flag(input.bow, 'bow');
  const { fastest, hands } = tables.weaponSizes[size];
  const speed = Math.max(fastest, listed + change);
  return {
    speed,
    hands: bow ? tables.bowHands : hands,
    reasons: [
      because('listed speed', listed, 'HM-WPN-1'),
      ...parts(
        because('modifiers', change, 'HM-WPN-1'),
        because(`no faster than ${fastest}`, speed - listed - change, 'HM-WPN-1'),
      ),
    ],
  };
}

/** The figures of a size: distance multiplier, defence when shot at in melee, damage for a knock-back. Throws `bad-input`. HM-SIZE-1. */
function sizeRow(input: { size: Size }): {
  rangeMultiplier: number;
  meleeDefenseModifier: number;
  knockbackDamage: number;
} {
  const { rangePercent, meleeDefence, knockbackDamage } =
    tables.size[oneOf(given(input).size, 'size', sizes)];
  return { rangeMultiplier: rangePercent / PERCENT, meleeDefenseModifier: meleeDefence, knockbackDamage };
}

/** A monster's reach in feet. Throws `bad-input`. HM-RCH-1. */
function reachMonster(input: { reach: 'short' | 'medium' | 'long' }): { feet: number } {
  return {
    feet: tables.monsterReach[oneOf(given(input).reach, 'reach', ['short', 'medium', 'long'])],
  };
}

export const weaponOps = {
  'weapon.speed': weaponSpeed,
  'size.row': sizeRow,
  'reach.monster': reachMonster,
} as const;
