import type { z } from 'zod';
import { counted } from '../../shared/words/figures.ts';
import { parseDice } from '../../shared/dice/notation.ts';
import { rollDice } from '../../shared/dice/roll.ts';
import { RulesError, TurnkeeperError } from '../../shared/errors.ts';
import type { effectDuration } from '../../shared/ipc/play/effect.ts';
import type { StepContext } from '../steps/step-context.ts';
import { unitSeconds } from '../facts/effects/left.ts';

type Duration = z.output<typeof effectDuration>;

/** How long something lasts, and how that was found. */
export interface Lasting {
  seconds: number;
  /** "6 turns", "1d6+6 = 9 turns". */
  words: string;
}

const longest = 1_000_000;

/** The length of time typed or rolled. Throws bad-input for dice that cannot be read or faces that do not fit them. */
export function lastingOf(
  { campaign, dice }: Pick<StepContext, 'campaign' | 'dice'>,
  { amount, unit, faces }: Duration,
  inDungeon: boolean,
): Lasting {
  const rolled = thrown(amount, faces, dice);
  if (rolled.total < 1 || rolled.total > longest)
    throw badAmount(
      `It lasts from 1 to ${longest.toLocaleString('en')} ${unit}; this comes to ${rolled.total}.`,
    );
  const figure = rolled.dice === 0 ? '' : `${amount} = `;
  return {
    seconds: rolled.total * unitSeconds(campaign, inDungeon)[unit],
    words: `${figure}${counted(rolled.total, unit.slice(0, -1))}`,
  };
}

function thrown(amount: string, faces: readonly number[] | null, dice: StepContext['dice']) {
  try {
    const roll = rollDice(parseDice(amount, 'duration.amount'), dice(...(faces ?? [])));
    const fallen = roll.terms.flatMap((term) => term.dice.flatMap((die) => die.faces));
    if (faces !== null && faces.length !== fallen.length)
      throw new TurnkeeperError(
        'bad-input',
        `${amount} wants ${diceInNumber(fallen.length)}. Nothing was changed.`,
        { 'duration.faces': `${diceInNumber(fallen.length)} wanted.` },
      );
    return { total: roll.total, dice: fallen.length };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    if (error.code === 'bad-die')
      throw new TurnkeeperError('bad-die', error.message, { 'duration.faces': error.message });
    throw badAmount('A figure, or dice such as 1d6+6, is wanted.');
  }
}

const diceInNumber = (count: number): string => counted(count, 'die', 'dice');

const badAmount = (message: string) =>
  new TurnkeeperError('bad-input', `${message} Nothing was changed.`, { 'duration.amount': message });
