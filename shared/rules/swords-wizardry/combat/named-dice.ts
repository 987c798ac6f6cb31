import type { Dice, DieAbout } from '../../../dice/dice.ts';
import { parseDice } from '../../../dice/notation.ts';

/** So many dice of one throw, each named before it falls; those that fall on top of them are extra. */
export function namedDice(dice: Dice, of: number, about: () => DieAbout): Dice {
  if (!dice.about) return dice;
  let nth = 0;
  return {
    roll: (sides) => {
      nth += 1;
      const die = about();
      if (nth > of) dice.about?.({ ...die, what: 'extra' });
      else dice.about?.(of === 1 ? die : { ...die, of, nth });
      return dice.roll(sides);
    },
  };
}

const diceIn = (notation: string): number =>
  parseDice(notation).terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0);

/** Dice as they are written, each named before it falls. */
export const writtenDice = (dice: Dice, notation: string, about: () => DieAbout): Dice =>
  dice.about ? namedDice(dice, diceIn(notation), () => ({ ...about(), dice: notation })) : dice;
