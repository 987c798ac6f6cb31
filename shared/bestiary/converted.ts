import { alignmentIn, moraleIn, movementIn, numberAppearingIn } from './bearing.ts';
import type { Book } from './book.ts';
import { crossing } from './crossing.ts';
import { armourClassIn, attackIn, attacksIn, hitDiceIn, savesIn, specialIn } from './fighting.ts';
import type { BlockSystem, CreatureFigures, Monster } from './figures.ts';
import { experienceIn, treasureIn } from './worth.ts';

/** A creature of one book by the rules of another, whether that prints it or not. */
export function converted(
  monster: Monster,
  from: BlockSystem,
  to: BlockSystem,
  books: readonly Book[],
): CreatureFigures {
  const way = crossing(monster, from, to, books);
  return {
    hitDice: hitDiceIn(way),
    armourClass: armourClassIn(way),
    attack: attackIn(way),
    saves: savesIn(way),
    morale: moraleIn(way),
    movement: movementIn(way),
    alignment: alignmentIn(way),
    numberAppearing: numberAppearingIn(way),
    ...experienceIn(way),
    treasure: treasureIn(way),
    attacks: attacksIn(way),
    special: specialIn(way),
  };
}
