import type { BlockSystem, CreatureFigures, Monster } from './figures.ts';
import { figure, type Figure } from './marks.ts';

/** Whether an entry prints nothing where a figure could stand. */
const isBlank = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * A creature in its own book: what its entry prints, null where it prints nothing. Where the book's treasure goes by
 * experience, its worth is derived.
 */
export function printedFigures(monster: Monster, system: BlockSystem): CreatureFigures {
  const printed = <Value>(value: Value): Figure<Value> =>
    figure(
      value,
      'printed',
      isBlank(value) ? `Its entry in ${system.title} prints none.` : `Printed in ${system.title}.`,
    );
  const { attack_bonus: bonus, saves, morale, challenge_level: level } = monster;
  const worth = system.bestiary.worth?.(monster.xp) ?? null;
  const treasure = { ...monster.treasure, worth };
  return {
    hitDice: printed(monster.hd),
    armourClass: printed(monster.ac),
    attack: printed(bonus === null ? null : { bonus, thac0: monster.thac0 }),
    saves: printed(saves && { as: monster.save_as, figures: saves }),
    morale: printed(morale === null ? null : { score: morale, alternates: monster.morale_alternates }),
    movement: printed(monster.movement),
    alignment: printed({ any: monster.alignment, usual: monster.alignment_usual ?? null }),
    numberAppearing: printed(monster.number_appearing),
    experience: printed({ points: monster.xp, alternates: monster.xp_alternates }),
    challengeLevel: level === undefined ? null : printed(level),
    treasure:
      worth === null
        ? printed(treasure)
        : figure(treasure, 'derived', `In gold pieces so many times its ${monster.xp} experience points.`),
    attacks: printed({ list: monster.attacks, text: monster.attacks_text }),
    special: printed(monster.special),
  };
}
