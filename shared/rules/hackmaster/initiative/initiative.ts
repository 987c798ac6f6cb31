import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { given, modifier as readModifier, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { situations, type Situation } from '../terms.ts';

/** The initiative die of a circumstance; low is good. Throws `bad-input`. HM-INIT-1. */
export function initiativeDie(input: { situation: Situation }): { sides: number } & Reasoned {
  const situation = oneOf(given(input).situation, 'situation', situations);
  const sides = tables.initiativeDie[situation];
  return { sides, reasons: [because(situation, `d${sides}`, 'HM-INIT-1')] };
}

/**
 * The first second on which a combatant acts: roll plus modifier, at least 1, after the second he joins on.
 * Dice: the initiative die, which does not penetrate. Throws `bad-die`, `bad-input`. HM-INIT-2, HM-DICE-5.
 */
export function initiativeRoll(
  input: { sides: number; modifier?: number; fromSecond?: number },
  dice?: Dice,
): { roll: number; firstSecond: number } & Reasoned & Rolled {
  const { sides: faces, modifier, fromSecond = 0 } = given(input);
  const sides = whole(faces, 'sides', { min: 1 });
  const change = readModifier(modifier, 'modifier');
  const from = whole(fromSecond, 'fromSecond');
  const tray = diceTray(dice);
  const roll = tray.face(undefined, sides, 'dice');
  const wait = Math.max(tables.earliestSecond, roll + change);
  return {
    roll,
    firstSecond: from + wait,
    reasons: [
      because(`d${sides}`, roll, 'HM-INIT-2'),
      ...parts(
        because('modifier', change, 'HM-INIT-2'),
        because('never before the first second', wait - roll - change, 'HM-INIT-2'),
        because('joins after this second', from, 'HM-INIT-2'),
      ),
    ],
    ...tray.log(),
  };
}

export const initiativeOps = {
  'initiative.die': initiativeDie,
  'initiative.roll': initiativeRoll,
} as const;
