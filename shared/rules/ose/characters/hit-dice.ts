import { given, modifier as readModifier, refuse, amount } from '../../common/input.ts';
import type { HitDice } from '../terms.ts';

/**
 * Hit Dice, checked: whole dice, or less than one; `lessThanOne` also for one die with a minus.
 * Throws `bad-input`. OSE-SAVE-5, OSE-TBL-3.
 */
export function checkedHitDice(hd: HitDice): { dice: number; modifier: number; lessThanOne: boolean } {
  const { dice, modifier } = given(hd, 'hd');
  const count = amount(dice, 'hd.dice');
  if (count === 0 || (count > 1 && !Number.isInteger(count)))
    refuse('hd.dice', 'whole, or less than one die');
  const change = readModifier(modifier, 'hd.modifier');
  return { dice: count, modifier: change, lessThanOne: count < 1 || (count === 1 && change < 0) };
}
