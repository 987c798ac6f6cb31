import { askingDice, DieWanted, type DieAsk } from '../../../shared/dice/asking.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';

export type GivenRow = ParsedInput<'stock.write'>['rows'][number];
export type GivenCell = GivenRow['monster'];
export type GivenFace = GivenCell['faces'][number];

/** A cell as far as its dice go. */
export interface PlayedCell<Value> {
  /** Null while a die is wanted. */
  readonly value: Value | null;
  readonly faces: readonly GivenFace[];
  /** The sides of each die that fell, in order. */
  readonly sides: readonly number[];
  readonly ask: DieAsk | null;
}

/**
 * Plays a roll by the faces given; the program throws what is wanted beyond them if it may (`null`: it may not). Faces
 * that no die asks for any more are picked up. Throws bad-die for a face its die has not.
 */
export function playCell<Value>(
  given: readonly GivenFace[],
  throws: Dice | null,
  roll: (dice: Dice) => Value,
): PlayedCell<Value> {
  const faces = [...given];
  for (;;) {
    const sides: number[] = [];
    const asking = askingDice(faces.map(({ face }) => face));
    const dice: Dice = {
      about: asking.about,
      roll: (of) => {
        const face = asking.roll(of);
        if (of > 1) sides.push(of);
        return face;
      },
    };
    try {
      const value = roll(dice);
      return { value, faces: faces.slice(0, asking.used), sides, ask: null };
    } catch (error) {
      if (!(error instanceof DieWanted)) throw error;
      if (throws === null) return { value: null, faces, sides, ask: error.ask };
      faces.push({ face: throws.roll(error.ask.sides), typed: false });
    }
  }
}
