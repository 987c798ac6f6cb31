import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { given, modifier } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { totalOf } from '../readers.ts';
import { rowFor, tables } from '../tables.ts';

type Reaction = 'immediate-attack' | 'unfavorable' | 'favorable' | 'very-favorable';

const { reaction } = tables;
const rows = reaction.rows as { upTo: number | null; result: Reaction }[];

/**
 * How monsters of no obvious mind take a party: 2d6 with the charisma of its lead character. A suggestion the referee
 * may change. Dice: 2d6. Throws `bad-die`, `bad-input`. BF-REACT-2 to 7.
 */
export function reactionResult(
  input: { roll?: number; charismaBonus?: number; other?: number },
  dice?: Dice,
): { total: number; result: Reaction } & Reasoned & Rolled {
  const changes = parts(
    because('charisma', modifier(given(input).charismaBonus, 'charismaBonus'), 'BF-REACT-2'),
    because('other', modifier(input.other, 'other'), 'BF-REACT-2'),
  );
  const tray = diceTray(dice);
  const rolled = tray.total(input.roll, reaction.dice, reaction.sides, 'roll');
  const reasons = [because(`${reaction.dice}d${reaction.sides}`, rolled, 'BF-REACT-2'), ...changes];
  const total = totalOf(reasons);
  return { total, result: rowFor(rows, total).result, reasons, ...tray.log() };
}

export const reactionOps = {
  'reaction.result': reactionResult,
} as const;
