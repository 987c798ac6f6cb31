import type { CountedDice } from '../rules/bestiary/hit-dice.ts';
import { counted, figure as number } from '../words/figures.ts';
import { ofSameName, type Crossing } from './crossing.ts';
import { isCounted } from './fighting.ts';
import type { CreatureFigures, Monster } from './figures.ts';
import { figure, type Mark } from './marks.ts';

/** What a creature of another book is worth here: experience, challenge level, treasure. */

/** The Hit Dice of a leader, as they are printed behind him. */
function leadersDice(hd: string | undefined): CountedDice | null {
  const [, dice, modifier = '0'] = /^(\d+)([+-]\d+)?$/.exec(hd ?? '') ?? [];
  return dice === undefined ? null : { dice: Number(dice), modifier: Number(modifier), byPoints: false };
}

/** Points for whoever has Hit Dice of his own; the others' are told. */
function leadersIn({ monster, to, tables }: Crossing): {
  alternates: Monster['xp_alternates'];
  told: string;
} {
  const alternates = monster.xp_alternates.flatMap((leader) => {
    const dice = leadersDice(leader.hd);
    const award = dice && to.bestiary.award(dice, 0, tables);
    return award ? [{ ...leader, value: award.points }] : [];
  });
  const left = monster.xp_alternates.filter(({ role }) => alternates.every((each) => each.role !== role));
  const told = left.map(({ role, value }) => `${role} ${number(value)}`).join(', ');
  return {
    alternates,
    told: told === '' ? '' : `; its own book has more for ${told}, whose Hit Dice it leaves out`,
  };
}

interface Worth {
  experience: CreatureFigures['experience'];
  challengeLevel: CreatureFigures['challengeLevel'];
}

/** By the target's table of awards, by Hit Dice and asterisks, or what is taken for asterisks. */
export function experienceIn(crossing: Crossing): Worth {
  const { monster, dice, from, to, tables } = crossing;
  const entry = { asterisks: monster.hd.asterisks, level: monster.challenge_level ?? null };
  const powers = from.bestiary.powers(dice, entry);
  const award = to.bestiary.award(dice, powers.count, tables);
  if (!award) {
    const why = `The table of experience in ${to.title} is not at hand.`;
    return { experience: figure(null, 'derived', why), challengeLevel: null };
  }
  const { points, level, row } = award;
  const mark: Mark = powers.guessed || level !== null || isCounted(dice) ? 'guessed' : 'derived';
  const asterisks = counted(powers.count, 'asterisk');
  const taken = powers.guessed
    ? `taken with ${asterisks}, which is its challenge level less its Hit Dice`
    : `with ${asterisks}`;
  const { alternates, told } = leadersIn(crossing);
  const why =
    level === null
      ? `By the row ${row} of the table of experience, ${taken}`
      : `By ${row}, which is its Hit Dice and one for each asterisk, ${taken}`;
  return {
    experience: figure({ points, alternates }, mark, `${why}${told}.`),
    challengeLevel: level === null ? null : figure(level, 'guessed', `${why}.`),
  };
}

const hasTreasure = ({ types, lair_types: lair, extra_gp: gold, special }: Monster['treasure']): boolean =>
  types.length + lair.length + special.length > 0 || gold !== null;

/** Letters stay, and are rolled on the target's table; where a book goes by experience, so do its creatures' hoards. */
export function treasureIn(crossing: Crossing): CreatureFigures['treasure'] {
  const { monster, from, to } = crossing;
  const { treasure } = monster;
  const letters = (of: Monster['treasure'], mark: Mark, why: string) =>
    figure({ ...of, worth: null }, mark, why);
  if (from.bestiary.worth) {
    const none = `${from.title} has no letters`;
    const found = ofSameName(crossing, (each) => (hasTreasure(each.treasure) ? each.treasure : null));
    if (found)
      return letters(found.value, 'guessed', `${none}; these are of the same name in ${found.title}.`);
    const worth = from.bestiary.worth(monster.xp);
    return figure({ ...treasure, worth }, 'converted', `${none}; its worth by that book is kept.`);
  }
  if (!hasTreasure(treasure)) return letters(treasure, 'converted', `It has no treasure in ${from.title}.`);
  if (!to.bestiary.worth)
    return letters(
      treasure,
      'converted',
      `The letters stay, and are rolled on the table of ${to.title}, whose dice may be others.`,
    );
  const { value } = experienceIn(crossing).experience;
  if (value === null)
    return letters(
      treasure,
      'converted',
      `In ${to.title} it is worth its experience points, whose table is not at hand.`,
    );
  return figure(
    { ...treasure, worth: to.bestiary.worth(value.points) },
    'converted',
    `In place of the letters of ${from.title}: gold pieces by its ${number(value.points)} experience points.`,
  );
}
