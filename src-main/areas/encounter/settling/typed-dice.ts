import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { WantedDice } from '../../../../shared/rules/meeting/terms.ts';

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
