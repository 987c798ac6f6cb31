import type { LetterRules } from '../../treasure/rules.ts';
import { needed } from '../../treasure/thrower.ts';

const coins: readonly string[] = ['cp', 'sp', 'ep', 'gp', 'pp'];

/**
 * A dragon's hoard: coins by its age, the rest by its Hit Dice; a hatchling has none. Between the ages that are printed
 * the chance rises evenly. Other letters stay as they are.
 */
export const dragonsChance: NonNullable<LetterRules['chanceOf']> = (
  entry,
  letter,
  { age, hitDice },
  { prep },
) => {
  const hoard = needed(prep.dragon_hoard, 'hoard of dragons');
  if (letter !== hoard.type) return entry.chance_percent;
  const known = hoard.money_percent_by_age;
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last || age <= first.age) return 0;
  if (!coins.includes(entry.kind)) return Math.min(100, hitDice * hoard.gems_jewellery_magic_percent_per_hd);
  const above = known.find((each) => each.age >= age) ?? last;
  const below = known.findLast((each) => each.age <= age) ?? last;
  if (above.age === below.age) return below.percent;
  const part = (age - below.age) / (above.age - below.age);
  return Math.round(below.percent + part * (above.percent - below.percent));
};
