import { amount, bool, flag, given, list } from '../../common/input.ts';
import { effective, type Settings } from '../rounds/choices.ts';
import { name } from '../readers.ts';
import { tables } from '../tables.ts';
import { isMelee } from '../attack/weapons.ts';

/**
 * Whether a defender blocks a path that comes so near his centre (feet), or gets a free attack at whoever passes.
 * Throws `bad-input`. SW-MOVE-1 to 4.
 */
export function movementPassDefender(input: {
  clearanceFeet: number;
  defenderAble?: boolean;
  defenderHasShield?: boolean;
  settings?: Partial<Settings>;
}): { blocked: boolean; freeAttack: boolean } {
  const { passDefender } = effective(given(input).settings);
  const { defenderAble = true } = input;
  const able = bool(defenderAble, 'defenderAble');
  const shield = flag(input.defenderHasShield, 'defenderHasShield');
  const inWay = amount(input.clearanceFeet, 'clearanceFeet') * 2 <= tables.feet.defenderArea;
  if (!able || !inWay) return { blocked: false, freeAttack: false };
  const blocked = passDefender === 'blocked' || (passDefender === 'shieldBlocks' && shield);
  return { blocked, freeAttack: !blocked };
}

/**
 * Whether a move leaves melee, and which enemies within reach get a free attack for it. Distances in feet; `fromFeet`
 * and `toFeet` to the nearest enemy. Throws `bad-input`. SW-RET-1 to 4.
 */
export function retreatCheck(input: {
  fromFeet: number;
  toFeet: number;
  enemies: { id: string; distanceFeet: number; able?: boolean }[];
  settings?: Partial<Settings>;
}): { leavesMelee: boolean; freeAttacks: { id: string; toHit: number }[] } {
  const { retreatFreeAttack } = effective(given(input).settings);
  const from = amount(input.fromFeet, 'fromFeet');
  const leavesMelee = isMelee(from) && !isMelee(amount(input.toFeet, 'toFeet'));
  const near = Array.from(list(input.enemies, 'enemies'), (enemy) => {
    const { able = true } = given(enemy, 'enemies');
    const reaches = isMelee(amount(enemy.distanceFeet, 'enemies.distanceFeet'));
    return { id: name(enemy.id, 'enemies.id'), attacks: bool(able, 'enemies.able') && reaches };
  });
  const toHit = retreatFreeAttack === 'plusTwo' ? tables.toHit.retreatPlus : 0;
  const attackers = leavesMelee && retreatFreeAttack !== 'none' ? near.filter(({ attacks }) => attacks) : [];
  return { leavesMelee, freeAttacks: attackers.map(({ id }) => ({ id, toHit })) };
}

export const movementOps = {
  'movement.passDefender': movementPassDefender,
  'retreat.check': retreatCheck,
} as const;
