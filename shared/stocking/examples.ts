import type { TreasureThrower } from '../rules/treasure/thrower.ts';
import { signed } from '../words/figures.ts';
import type { Example, ExampleList } from './tables.ts';

const realDice = [4, 6, 8, 10, 12, 20, 100];

/**
 * One of a list, by its die; a list printed without one takes the smallest real die with enough faces, and a face beyond
 * the list is thrown again. Throws TreasureStop after too many of those.
 */
export function rollExample(thrower: TreasureThrower, { dice, rows }: ExampleList, title: string): Example {
  const sides = realDice.find((each) => each >= rows.length) ?? rows.length;
  const notation = dice ?? `1d${sides}`;
  const found = thrower.until(
    () => {
      const total = thrower.throw(notation, title);
      return rows.find(({ min, max }) => total >= min && total <= max);
    },
    (row) => row !== undefined,
    title,
  );
  if (found === undefined) throw new TypeError(`${title} gave no row.`);
  return found;
}

const saveWords = (save: string, { save_for: saved, dexterity }: Example): string =>
  `a save against ${save}${dexterity ? ' with Dexterity' : ''} ${saved === 'half' ? 'halves' : 'avoids'} it`;

/** Its name, and what it does in a few words with its figures. */
export function exampleInWords(example: Example): { name: string; what: string } {
  const {
    name,
    damage,
    count,
    save,
    attack,
    attack_bonus: bonus,
    effect,
    turns,
    hours,
    radius_ft: radius,
  } = example;
  const parts = [
    count !== undefined && `${count} of them`,
    damage !== undefined && `${damage} damage`,
    effect,
    (attack === true || bonus !== undefined) &&
      `by an attack${bonus === undefined ? '' : ` at ${signed(bonus)}`}`,
    turns !== undefined && `for ${turns} turns`,
    hours !== undefined && `for ${hours} hours`,
    radius !== undefined && `within ${radius} feet`,
    save !== undefined && saveWords(save, example),
    example.note,
  ];
  return { name, what: parts.filter((part) => typeof part === 'string').join(', ') };
}
