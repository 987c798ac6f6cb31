import type { CountedDice } from '../rules/bestiary/hit-dice.ts';
import { figure as number, signed } from '../words/figures.ts';
import type { Crossing } from './crossing.ts';
import type { CreatureFigures, Monster } from './figures.ts';
import { figure } from './marks.ts';

/** What a creature of another book fights with here. */

type Ac = Monster['ac'];

/** By one inner figure, which counts downwards. */
export function armourClassIn({ monster: { ac }, from, to }: Crossing): CreatureFigures['armourClass'] {
  const { sum, descending, rule } = to.bestiary.armourClass;
  const inner = (up: number | null, down: number | null): number | null =>
    down ?? (up === null ? null : from.bestiary.armourClass.sum - up);
  const up = (figures: Pick<Ac, 'ascending' | 'descending'>): number | null => {
    const down = inner(figures.ascending, figures.descending);
    return down === null ? null : sum - down;
  };
  const written = (ascending: number | null) => ({
    ascending,
    descending: ascending === null || !descending ? null : sum - ascending,
  });
  const value: Ac = {
    ...ac,
    ...written(up(ac)),
    alternates: ac.alternates.map((each) => ({
      ...each,
      ...written(up(each)),
      ascending: up(each) ?? each.ascending,
    })),
  };
  const down = inner(ac.ascending, ac.descending);
  if (down === null)
    return figure(value, 'converted', `Its entry in ${from.title} prints no figure of armour class.`);
  return figure(
    value,
    'converted',
    `Counted downwards it is ${number(down)}, and ascending armour class is ${sum} less that.`,
    rule,
  );
}

/** By the table of the target; what its own entry prints beside its own book's table travels with it. */
export function attackIn({ monster, dice, from, to }: Crossing): CreatureFigures['attack'] {
  const own = from.bestiary.attack(dice).bonus;
  const target = to.bestiary.attack(dice);
  const beside = monster.attack_bonus === null ? 0 : monster.attack_bonus - own;
  const bonus = target.bonus + beside;
  const { thac0Sum } = to.bestiary;
  const value = { bonus, thac0: thac0Sum === null ? null : thac0Sum - bonus };
  const whose = isCounted(dice) ? `${dice.dice}, counted from its hit points` : monster.hd.text;
  const table = `By the table of attacks in ${to.title} its Hit Dice (${whose}) give ${signed(target.bonus)}`;
  if (beside === 0) return figure(value, isCounted(dice) ? 'guessed' : 'derived', `${table}.`, target.rule);
  const travels = `it attacks at ${signed(beside)} beside its own book’s table, and so it does here`;
  return figure(value, 'converted', `${table}; ${travels}.`, target.rule);
}

/** Its entry has no dice but hit points, enough for several. */
export const isCounted = ({ byPoints, dice }: CountedDice): boolean => byPoints && dice > 0;

/** By the target's table, for whom its entry saves as; modifiers of Hit Dice do not move a row. */
export function savesIn({ monster, dice, from, to, tables }: Crossing): CreatureFigures['saves'] {
  const saver = from.bestiary.saver(monster.save_as, dice);
  const written = to.bestiary.saves(saver, dice, tables);
  if (!written)
    return figure(null, 'derived', `The table of saves in ${to.title} is not at hand for whom it saves as.`);
  const { as, figures, source, rule } = written;
  const said = monster.save_as
    ? `Its entry in ${from.title} says whom it saves as`
    : `Its entry in ${from.title} does not say whom it saves as`;
  const mark = isCounted(dice) && monster.save_as === null ? 'guessed' : 'derived';
  return figure({ as, figures }, mark, `${said}; here the row is: ${source}.`, rule);
}

/** Attacks stay as they are printed, with what is done together and what in place of what. */
export const attacksIn = ({ monster, from }: Crossing): CreatureFigures['attacks'] =>
  figure(
    { list: monster.attacks, text: monster.attacks_text },
    'converted',
    `Attacks and damage are taken as ${from.title} prints them.`,
  );

export const specialIn = ({ monster, from }: Crossing): CreatureFigures['special'] =>
  figure(monster.special, 'converted', `Its special powers are taken as ${from.title} names them.`);

export const hitDiceIn = ({ monster, from }: Crossing): CreatureFigures['hitDice'] =>
  figure(monster.hd, 'converted', `Hit Dice mean the same in every book; these are those of ${from.title}.`);
