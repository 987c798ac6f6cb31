import type { Dice, DieAbout } from '../../../dice/dice.ts';
import { parseDice } from '../../../dice/notation.ts';

/** The dice of one throw: what each is for, counted from 1, and whether another falls after its highest face. */
interface Throw {
  readonly about: (nth: number) => DieAbout;
  readonly penetrates: readonly boolean[];
}

/** Names each die before it falls, and each that penetrates after it. */
class NamedDice implements Dice {
  readonly #dice: Required<Dice>;
  readonly #throw: Throw;
  #nth = 0;
  #goesOn = false;

  constructor(dice: Required<Dice>, thrown: Throw) {
    this.#dice = dice;
    this.#throw = thrown;
  }

  roll(sides: number): number {
    const { about, penetrates } = this.#throw;
    if (!this.#goesOn) this.#nth += 1;
    const die = about(this.#nth);
    this.#dice.about(this.#goesOn ? extraOf(die, sides) : this.#numbered(die));
    const face = this.#dice.roll(sides);
    this.#goesOn = penetrates[this.#nth - 1] === true && face === sides;
    return face;
  }

  #numbered(die: DieAbout): DieAbout {
    const of = this.#throw.penetrates.length;
    return of === 1 ? die : { ...die, of, nth: this.#nth };
  }
}

/** The die on top of one that showed its highest face. HM-DICE-1, 2. */
const extraOf = ({ by, against, way }: DieAbout, sides: number): DieAbout => ({
  what: 'extra',
  title: 'Penetrates, less 1',
  rule: 'HM-DICE-1',
  by,
  ...(against !== undefined && { against }),
  ...(way !== undefined && { way }),
  dice: `d${sides}-1`,
});

const one = [true];

/** A single penetrating die, told by name. */
export const penetratingDie = (dice: Dice, about: () => DieAbout): Dice =>
  dice.about ? new NamedDice(dice as Required<Dice>, { about, penetrates: one }) : dice;

/** Penetrating dice, each thrown by whom `about` says. */
export const penetratingDice = (dice: Dice, count: number, about: (nth: number) => DieAbout): Dice =>
  dice.about
    ? new NamedDice(dice as Required<Dice>, { about, penetrates: Array.from({ length: count }, () => true) })
    : dice;

/** Dice as they are written, each told by name. */
export function writtenDice(dice: Dice, notation: string, penetrate: boolean, about: () => DieAbout): Dice {
  if (!dice.about) return dice;
  const penetrates = parseDice(notation).terms.flatMap((term) =>
    term.kind === 'dice'
      ? Array.from({ length: term.count }, () => penetrate && term.extra === 'penetrate')
      : [],
  );
  return new NamedDice(dice as Required<Dice>, { about, penetrates });
}
