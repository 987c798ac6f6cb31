import { TurnkeeperError } from '../../../shared/errors.ts';
import { parseDice } from '../../../shared/dice/notation.ts';
import type { DiceExpression } from '../../../shared/dice/expression.ts';
import type { WantedDice } from '../../../shared/rules/meeting.ts';

export type Typed = Readonly<Record<string, readonly (number | null)[]>>;

/**
 * The faces typed for the dice a step throws, in their order; null where the program rolls. Throws bad-input for dice
 * the step does not know, dice-count for more than it throws.
 */
export function facesFor(wanted: readonly WantedDice[], typed: Typed): (number | null)[] {
  const strange = Object.keys(typed).find((id) => !wanted.some((dice) => dice.id === id));
  if (strange !== undefined)
    throw new TurnkeeperError('bad-input', `This step throws no dice called ${strange}.`, {
      typed: 'Leave them out.',
    });
  return wanted.flatMap(({ id, title, sides, rolls }) => {
    const faces = typed[id] ?? [];
    if (!rolls) return [];
    if (faces.length > sides.length)
      throw new TurnkeeperError(
        'dice-count',
        `${title}: ${sides.length} ${sides.length === 1 ? 'die is' : 'dice are'} wanted, ${faces.length} were typed.`,
        { [id]: `Type ${sides.length}.` },
      );
    return sides.map((_, at) => faces[at] ?? null);
  });
}

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
