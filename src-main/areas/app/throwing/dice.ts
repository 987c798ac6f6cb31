import type { DiceTerm } from '../../../../shared/dice/expression.ts';
import { parseDice } from '../../../../shared/dice/notation.ts';
import { rollDice } from '../../../../shared/dice/roll.ts';
import { RulesError } from '../../../../shared/errors.ts';
import type { CommandOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { Desk } from '../../../desk/desk.ts';

const mostDice = 100;

type Input = ParsedInput<'dice.roll'>;

export const diceCommands = {
  /** Faces stand as they fell, those that do not count among them. */
  'dice.roll': (desk: Desk, { dice, times }: Input): CommandOutput<'dice.roll'> => {
    const expression = parseDice(dice, 'dice');
    const count = expression.terms
      .filter((term): term is DiceTerm => term.kind === 'dice')
      .reduce((sum, term) => sum + term.count, 0);
    if (count * times > mostDice)
      throw new RulesError('bad-input', `At most ${mostDice} dice are thrown at once.`, 'dice');
    const throws = Array.from({ length: times }, () => rollDice(expression, desk.ports.dice));
    return {
      totals: throws.map(({ total }) => total),
      faces: throws.map(({ terms }) =>
        terms.flatMap((term) => term.dice.flatMap(({ faces }) => faces.map(({ face }) => face))),
      ),
    };
  },
};
