import type { Roll } from '../../../shared/dice/dice.ts';
import { refused } from '../../../shared/errors.ts';
import { rollBranch } from '../../../shared/tables/roll-branch.ts';
import { counted } from '../../../shared/words/figures.ts';
import { keepComeUp, layBack } from '../../facts/tables/come-up.ts';
import { step } from '../../steps/step-context.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { countRoll, mostReasons, reasonsOf, shortened } from './roll-step.ts';
import { bookWithBack, standingRoll } from './standing-rolls.ts';
import { fallenDice } from './throwing.ts';

/**
 * Throws one branch of a roll again: what it drew and struck lies back, all other dice lie as they fell. Throws
 * bad-die for a face its die has not, refused where dice are left over and for a roll that stands otherwise by now.
 */
export const branchStep: StepOf<'table.rollBranch'> = (
  { sql, content, dice, fell },
  { seq, branch, faces },
) => {
  const roll = standingRoll(sql, seq);
  const back = roll.back(branch);
  const book = bookWithBack(sql, content, roll, back);
  const fallen: Roll[] = [];
  fell(fallen);
  const { tree, name, before, after, came } = rollBranch(
    book,
    roll.tree,
    branch,
    fallenDice(faces, fallen, dice()),
  );
  if (fallen.length < faces.length)
    throw refused(
      `${name} wants ${counted(fallen.length, 'die', 'dice')} by now, not ${faces.length}; it was changed meanwhile. Nothing was thrown.`,
      { faces: 'Throw again.' },
    );
  layBack(sql, back);
  keepComeUp(sql, came);
  countRoll(sql, roll.id);
  const what = `${roll.name}: ${name} thrown again: ${worded(after)} in place of ${worded(before)}.`;
  const stopped = tree.stopped === null ? '' : ` ${tree.stopped.sentence}`;
  return {
    ...step(`${what} It is now: ${worded(tree.text)}.${stopped}`, {
      hidden: true,
      reasons: [...reasonsOf(tree.root)].slice(0, mostReasons),
      table: { id: roll.id, name: roll.name, tree, replaces: seq },
    }),
    value: { tree },
  };
};

const worded = (text: string): string => (text === '' ? 'nothing' : shortened(text).replace(/\.$/u, ''));
