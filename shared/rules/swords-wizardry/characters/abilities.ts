import { given, signed, whole } from '../../common/input.ts';
import { classId, classLevel } from '../readers.ts';
import { rowUpTo, tables } from '../tables.ts';
import type { ClassId } from '../terms.ts';

const { outside } = tables;

/**
 * What the scores add to attacks and damage: bonuses of Strength for Fighters only, Dexterity with missiles. Scores
 * left out add nothing. The figures are from outside the chapter. Throws `bad-input`. SW-ATK-2.
 */
export function abilityModifiers(input: { class?: ClassId; strength?: number; dexterity?: number }): {
  strengthToHit: number;
  strengthDamage: number;
  dexterityToHit: number;
} {
  const { class: own, strength, dexterity } = given(input);
  const fights = own !== undefined && classId(own, 'class') === 'fighter';
  const strong = (rows: typeof outside.strengthToHit): number => {
    if (strength === undefined) return 0;
    const { modifier } = rowUpTo(rows, whole(strength, 'strength'));
    return fights ? modifier : Math.min(0, modifier);
  };
  return {
    strengthToHit: strong(outside.strengthToHit),
    strengthDamage: strong(outside.strengthDamage),
    dexterityToHit:
      dexterity === undefined ? 0 : rowUpTo(outside.dexterityMissile, whole(dexterity, 'dexterity')).modifier,
  };
}

/** What a Thief's damage from behind is multiplied by. Throws `level-out-of-range`, `bad-input`. SW-BACK-4. */
export const backAttackMultiplier = (skill: { class: ClassId; level: number }): number =>
  backAttackDamage({ ...skill, damage: 0 }).multiplier;

/**
 * Damage of a Thief's attack from behind, by level; other classes multiply nothing. The figures are from outside the
 * chapter. Throws `level-out-of-range`, `bad-input`. SW-BACK-4.
 */
function backAttackDamage(input: { class: ClassId; level: number; damage: number }): {
  multiplier: number;
  damage: number;
} {
  const own = classId(given(input).class, 'class');
  const level = classLevel(input.level, 'level');
  const multiplier = own === 'thief' ? rowUpTo(outside.backstab, level).multiplier : 1;
  return { multiplier, damage: signed(input.damage, 'damage') * multiplier + 0 };
}

export const abilityOps = {
  'ability.modifiers': abilityModifiers,
  'backAttack.damage': backAttackDamage,
} as const;
