import type { Dice } from '../../../dice/dice.ts';
import { sum } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, given } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

const { falling } = tables;

/**
 * Damage of a fall (feet), in hit points: the distance rounded to the nearest ten, a die for each, at most 20. Without
 * rolls the damage is null. Dice: d6 for each. Throws `bad-die`, `dice-count`, `bad-input`. BF-FALL-1 to 3.
 */
function fallingDamage(
  input: { feet: number; rolls?: number[] },
  dice?: Dice,
): { dice: number; damage: number | null } & Reasoned & Rolled {
  const feet = amount(given(input).feet, 'feet');
  const count = Math.min(falling.maxDice, Math.round(feet / falling.feetPerDie));
  const reasons = [because('dice', count, 'BF-FALL-3')];
  if (count > 0 && input.rolls === undefined && !dice) return { dice: count, damage: null, reasons };
  const tray = diceTray(dice);
  const damage = sum(tray.faces(input.rolls, count, falling.die, 'rolls'));
  return {
    dice: count,
    damage,
    reasons: [...reasons, because(`${count}d${falling.die}`, damage, 'BF-FALL-1')],
    ...tray.log(),
  };
}

export const fallingOps = {
  'falling.damage': fallingDamage,
} as const;
