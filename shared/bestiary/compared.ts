import type { Book } from './book.ts';
import { converted } from './converted.ts';
import type { BlockSystem, CreatureFigures, Monster } from './figures.ts';
import type { Figure } from './marks.ts';
import { printedFigures } from './printed.ts';

export type FigureKey = keyof CreatureFigures;

/** A creature that the target prints, and beside it what the rules would have made of the other book's. */
export interface Comparison {
  printed: CreatureFigures;
  /** Only where it differs. */
  beside: Partial<CreatureFigures>;
}

/** What tells two figures apart: how they are written down does not. */
const cores: { [Key in FigureKey]: (value: NonNullable<CreatureFigures[Key]>['value']) => unknown } = {
  hitDice: ({ dice, die, modifier, modifier_dice, hp_fixed }) => [
    dice,
    dice === 0 ? 0 : die,
    modifier,
    modifier_dice,
    dice === 0 ? hp_fixed : null,
  ],
  armourClass: ({ ascending, alternates }) => [ascending, alternates.map((each) => each.ascending)],
  attack: (value) => value?.bonus,
  saves: (value) => value?.figures,
  morale: (value) => value?.score,
  movement: (moves) =>
    moves
      .map(({ mode, per_round_ft: feet, when }) => `${mode} ${feet} ${when ?? ''}`)
      .toSorted((a, b) => (a < b ? -1 : 1)),
  alignment: ({ any, usual }) => [any.toSorted(), usual],
  numberAppearing: ({ dungeon, wilderness, lair }) => [dungeon, wilderness, lair],
  experience: (value) => value?.points,
  challengeLevel: (level) => level,
  treasure: ({ types, lair_types: lair, multiplier, extra_gp: gold, worth }) => [
    types,
    lair,
    multiplier,
    gold,
    worth,
  ],
  attacks: ({ list }) => list.map(({ count, damage, option }) => [count, damage, option]),
  special: (special) => special.map((each) => each.toLowerCase()).toSorted(),
};

function isSame<Key extends FigureKey>(
  key: Key,
  one: CreatureFigures[Key],
  other: CreatureFigures[Key],
): boolean {
  const core = (figure: CreatureFigures[Key]): string =>
    JSON.stringify(figure === null ? null : cores[key]((figure as Figure<never>).value));
  return core(one) === core(other);
}

/** The other book's entry as it is printed, and each figure that the rules would have made of this one and differs. */
export function compared(
  monster: Monster,
  from: BlockSystem,
  other: { monster: Monster; system: BlockSystem },
  books: readonly Book[],
): Comparison {
  const printed = printedFigures(other.monster, other.system);
  const ruled = converted(monster, from, other.system, books);
  const differs = (Object.keys(cores) as FigureKey[]).filter((key) => !isSame(key, printed[key], ruled[key]));
  return { printed, beside: Object.fromEntries(differs.map((key) => [key, ruled[key]])) };
}
