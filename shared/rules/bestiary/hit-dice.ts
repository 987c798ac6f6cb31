/** Hit Dice as an entry prints them; half a die is one die of four faces, `hp_fixed` hit points that are not rolled. */
export interface BookHitDice {
  dice: number;
  die: number;
  modifier: number;
  asterisks: number;
  hp_fixed: number | null;
}

/** Hit Dice as tables are read with them. */
export interface CountedDice {
  /** Whole dice; 0 is less than one. */
  dice: number;
  modifier: number;
  /** The entry prints no dice but hit points, and these were counted as dice. */
  byPoints: boolean;
}

const usualDie = 8;
const pointsPerDie = (usualDie + 1) / 2;

/**
 * Less than one die are smaller dice, one die with a minus, and as few hit points as one die throws. More hit points
 * without dice count as so many dice as throw them on average.
 */
export function countedDice({ dice, die, modifier, hp_fixed: points }: BookHitDice): CountedDice {
  if (dice === 0) {
    const fixed = points ?? 0;
    return { dice: fixed > usualDie ? Math.round(fixed / pointsPerDie) : 0, modifier: 0, byPoints: true };
  }
  const less = dice < 1 || (dice === 1 && (die < usualDie || modifier < 0));
  return { dice: less ? 0 : dice, modifier, byPoints: false };
}
