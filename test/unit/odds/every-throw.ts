import type { Dice } from '../../../shared/dice/dice.ts';
import type { DiceExpression } from '../../../shared/dice/expression.ts';
import { rollTotal } from '../../../shared/dice/roll.ts';

/** Asked for a die beyond those that have fallen. */
class Wanted extends Error {
  readonly sides: number;

  constructor(sides: number) {
    super('one more die');
    this.sides = sides;
  }
}

function falling(faces: readonly number[]): Dice {
  let next = 0;
  return {
    roll: (sides) => {
      const face = faces[next];
      if (face === undefined) throw new Wanted(sides);
      next += 1;
      return face;
    },
  };
}

/** The total of this throw, or the sides of the die it still wants. */
function outcome(expression: DiceExpression | string, faces: readonly number[]): number | Wanted {
  try {
    return rollTotal(expression, falling(faces));
  } catch (error) {
    if (error instanceof Wanted) return error;
    throw error;
  }
}

export interface EveryThrow {
  chances: Map<number, number>;
  /** Chance of the throws that were given up because each had less than the least chance. */
  givenUp: number;
}

/** The roller's own totals over every way the dice can fall: a yardstick that knows nothing of the odds. */
export function everyThrow(expression: DiceExpression | string, leastChance = 0): EveryThrow {
  const chances = new Map<number, number>();
  const open: { faces: number[]; chance: number }[] = [{ faces: [], chance: 1 }];
  let givenUp = 0;
  for (let at = open.pop(); at; at = open.pop()) {
    const { faces, chance } = at;
    const result = outcome(expression, faces);
    if (typeof result === 'number') chances.set(result, (chances.get(result) ?? 0) + chance);
    else if (chance < leastChance) givenUp += chance;
    else {
      for (let face = 1; face <= result.sides; face += 1) {
        open.push({ faces: [...faces, face], chance: chance / result.sides });
      }
    }
  }
  return { chances, givenUp };
}
