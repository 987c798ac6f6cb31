import type { DieAsk } from '../../../../shared/dice/asking.ts';
import { refused } from '../../../../shared/errors.ts';
import type { FallenDie } from '../../../facts/fight/read-fight.ts';

/** Dice that count face by face: what they come to together does not say enough. */
const countSingly = /[^\dd+-]/iu;

/**
 * Equal dice typed as what they come to together: spread evenly over them, the odd points on the first. Throws refused
 * where single faces matter, `bad-die` where they cannot come to it.
 */
export function summed({ sides, dice, nth, of }: DieAsk, sum: number): FallenDie[] {
  const left = of === undefined ? 1 : of - nth + 1;
  if (dice !== undefined && countSingly.test(dice))
    throw refused(`Of ${dice} every face matters: type them one by one. Nothing was done.`);
  if (sum < left || sum > left * sides)
    throw refused(
      `${left === 1 ? `One d${sides} comes` : `${left} d${sides} come`} to ${left} to ${left * sides}, not to ${sum}. Nothing was done.`,
    );
  const each = Math.floor(sum / left);
  const odd = sum - each * left;
  return Array.from({ length: left }, (_, at) => [sides, each + (at < odd ? 1 : 0), 's'] as const);
}
