import type { Dice } from '../../dice/dice.ts';
import { diceTray, type Rolled } from '../dice-tray.ts';
import { flag, given, modifier } from '../input.ts';
import { because, parts, type Reasoned } from '../reason.ts';
import { totalOf } from './readers.ts';
import { tables } from './tables.ts';

export interface InitiativeOps {
  'initiative.roll': (
    input: { natural?: number; dexBonus?: number; deafened?: boolean; blinded?: boolean; other?: number },
    dice?: Dice,
  ) => { total: number } & Reasoned & Rolled;
}

const { initiative, senses } = tables;

/**
 * The initiative number of one combatant for one round; nothing caps it. Dice: d6.
 * Throws `bad-die`, `bad-input`. BF-INIT-1, 2, 5, BF-SENSE-1 to 3.
 */
export const initiativeRoll: InitiativeOps['initiative.roll'] = (input, dice) => {
  const { natural, dexBonus, deafened, blinded, other } = given(input);
  const changes = parts(
    because('dexterity', modifier(dexBonus, 'dexBonus'), 'BF-INIT-2'),
    because('deafened', flag(deafened, 'deafened') ? senses.deafened.initiative : 0, 'BF-SENSE-1'),
    because('blinded', flag(blinded, 'blinded') ? senses.blinded.initiative : 0, 'BF-SENSE-2'),
    because('other', modifier(other, 'other'), 'BF-INIT-2'),
  );
  const tray = diceTray(dice);
  const reasons = [because('roll', tray.face(natural, initiative.die, 'natural'), 'BF-INIT-1'), ...changes];
  return { total: totalOf(reasons), reasons, ...tray.log() };
};
