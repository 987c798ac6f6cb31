import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, modifier } from '../../common/input.ts';
import { addPart, because, type Reasoned } from '../../common/reason.ts';
import { totalOf } from '../readers.ts';
import { tables } from '../tables.ts';

const { initiative, senses } = tables;

/**
 * The initiative number of one combatant for one round; nothing caps it. Dice: d6.
 * Throws `bad-die`, `bad-input`. BF-INIT-1, 2, 5, BF-SENSE-1 to 3.
 */
export function initiativeRoll(
  input: { natural?: number; dexBonus?: number; deafened?: boolean; blinded?: boolean; other?: number },
  dice?: Dice,
): { total: number } & Reasoned & Rolled {
  const { natural, dexBonus, deafened, blinded, other } = given(input);
  const quickness = modifier(dexBonus, 'dexBonus');
  const deaf = flag(deafened, 'deafened');
  const blind = flag(blinded, 'blinded');
  const more = modifier(other, 'other');
  const tray = diceTray(dice);
  const reasons = [because('roll', tray.face(natural, initiative.die, 'natural'), 'BF-INIT-1')];
  addPart(reasons, 'dexterity', quickness, 'BF-INIT-2');
  addPart(reasons, 'deafened', deaf ? senses.deafened.initiative : 0, 'BF-SENSE-1');
  addPart(reasons, 'blinded', blind ? senses.blinded.initiative : 0, 'BF-SENSE-2');
  addPart(reasons, 'other', more, 'BF-INIT-2');
  return tray.logged({ total: totalOf(reasons), reasons });
}

export const initiativeOps = {
  'initiative.roll': initiativeRoll,
} as const;
