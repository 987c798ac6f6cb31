import { guessed, type Crossing } from './crossing.ts';
import type { CreatureFigures, Monster } from './figures.ts';
import { figure } from './marks.ts';

/** How a creature of another book bears itself here: heart, pace, alignment, company. */

/** What is taken of a creature of which no book says how brave it is. */
const usualMorale = 7;

const moraleOf = ({ morale, morale_alternates: alternates }: Monster) =>
  morale === null ? null : { score: morale, alternates };

export function moraleIn(crossing: Crossing): CreatureFigures['morale'] {
  const { monster, from, to } = crossing;
  const value = moraleOf(monster);
  const here = to.bestiary.morale;
  if (from.bestiary.morale !== null) {
    if (value === null) return figure(value, 'converted', `Its entry in ${from.title} prints none.`);
    if (here === null)
      return figure(
        value,
        'converted',
        `Morale of 2d6 is not of this book; it is kept beside the block as ${from.title} prints it.`,
      );
    return figure(value, 'converted', `Morale is thrown with 2d6 in both books, so it stays.`, here);
  }
  const usual = { score: usualMorale, alternates: [] };
  return guessed(crossing, moraleOf, usual, `; ${usualMorale} is usual`, here);
}

/** Way by way, by the round; how sharply it turns is not said in other books. */
export function movementIn({ monster, from, to }: Crossing): CreatureFigures['movement'] {
  const { written, how, rule } = to.bestiary.movement;
  const value = monster.movement.map(({ mode, per_round_ft: feet, when }) => ({
    mode,
    ...written(feet),
    ...(when !== undefined && { when }),
  }));
  if (value.length === 0) return figure(value, 'converted', `Its entry in ${from.title} prints no movement.`);
  return figure(value, 'converted', `By its feet a round in ${from.title}: ${how}.`, rule);
}

const alignmentOf = ({ alignment: any, alignment_usual: usual }: Monster) =>
  any.length === 0 ? null : { any, usual: usual ?? null };

export function alignmentIn(crossing: Crossing): CreatureFigures['alignment'] {
  const { monster, from, to } = crossing;
  const own = alignmentOf(monster);
  if (own) {
    const why = to.bestiary.alignment
      ? `Alignment is the same in both books.`
      : `${to.title} has no alignment; that of ${from.title} is kept as a note.`;
    return figure(own, 'converted', why);
  }
  return guessed(crossing, alignmentOf, { any: [], usual: null }, '');
}

const numbersOf = ({ number_appearing: numbers }: Monster) =>
  [numbers.dungeon, numbers.wilderness, numbers.lair].every((each) => each === null) ? null : numbers;

export function numberAppearingIn(crossing: Crossing): CreatureFigures['numberAppearing'] {
  const { monster, from } = crossing;
  const own = numbersOf(monster);
  if (own)
    return figure(own, 'converted', `How many there are is the same in every book; as ${from.title} prints.`);
  return guessed(crossing, numbersOf, monster.number_appearing, '');
}
