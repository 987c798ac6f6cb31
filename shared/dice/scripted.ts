import type { Dice } from './dice.ts';

export interface ScriptedDice extends Dice {
  /** Throws if any face was left over: a test must use up its dice. */
  finish(): void;
}

/**
 * Faces in order, for tests. Running short throws, and so does a face its die does not have, unless `anyFace`
 * leaves it to the operation to refuse.
 */
export function scriptedDice(faces: readonly number[], { anyFace = false } = {}): ScriptedDice {
  let next = 0;
  return {
    roll: (sides) => {
      const face = faces[next];
      if (face === undefined)
        throw new RangeError(`The script of ${faces.length} dice ran short at a d${sides}.`);
      if (!anyFace && (!Number.isInteger(face) || face < 1 || face > sides)) {
        throw new RangeError(`The script has ${face} where a d${sides} is rolled.`);
      }
      next += 1;
      return face;
    },
    finish: () => {
      const left = faces.length - next;
      if (left > 0) throw new RangeError(`The script has ${left} of its ${faces.length} dice left over.`);
    },
  };
}
