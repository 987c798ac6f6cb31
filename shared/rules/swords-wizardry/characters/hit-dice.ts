import { classLevel } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Attacker } from '../terms.ts';

const { lastHitDie, rangerFirstDice } = tables.outside;

/** Hit dice of a creature, or of a character by class and level where his own are not noted. SW-UNARM-1. */
export function hitDiceOf(skill: Attacker): number {
  if (!('class' in skill)) return skill.monsterHitDice;
  const level = classLevel(skill.level, 'level');
  if (skill.class === 'ranger') return level + rangerFirstDice - 1;
  const last = skill.class === 'thief' || skill.class === 'assassin' ? lastHitDie[skill.class] : level;
  return Math.min(level, last);
}
