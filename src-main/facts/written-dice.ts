import { TurnkeeperError } from '../../shared/errors.ts';
import { parseDice } from '../../shared/dice/notation.ts';
import type { DiceExpression } from '../../shared/dice/expression.ts';

/** Dice as somebody wrote them. Throws bad-input, naming the field. */
export function readDice(text: string, field: string): DiceExpression {
  try {
    return parseDice(text);
  } catch (error) {
    if (!(error instanceof TurnkeeperError)) throw error;
    throw new TurnkeeperError('bad-input', `${text}: ${error.message}`, { [field]: error.message });
  }
}

/** The sides of each die that would be thrown, up to as many as can be typed. */
export function sidesOf(text: string): number[] {
  if (text === '') return [];
  const { terms } = parseDice(text);
  return terms
    .flatMap((term) =>
      term.kind === 'dice' ? Array.from({ length: Math.min(term.count, 40) }, () => term.sides) : [],
    )
    .slice(0, 40);
}
