import type { Dice } from '../dice/dice.ts';
import { rollTotal } from '../dice/roll.ts';
import { diceIn, readableDice } from './draw.ts';
import { type FallenDie, type Limit, rollLimits, type Stop, type Thrown } from './rolled.ts';

/** The rule of what a table of the campaign says. */
export const TABLE = 'TABLE';

/** The dice of one roll with everything that bounds it. Once stopped, nothing falls and nothing is printed. */
export class Thrower {
  readonly #dice: Dice;
  #faces: FallenDie[] = [];
  #throws = 0;
  #fallen = 0;
  #characters = 0;
  #stopped: Stop | null = null;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  get stopped(): Stop | null {
    return this.#stopped;
  }

  /** Stops the roll; what stopped it first stays. */
  stop(limit: Limit, path: readonly string[]): void {
    const chain = firstRing(path);
    const what = sentences[limit];
    const sentence = `${what}: ${chain.join(' → ')}. What was rolled until then is kept.`;
    this.#stopped ??= { limit, chain, sentence };
  }

  /** The dice of this notation. Null where it cannot be read, or the roll has stopped. */
  fall(notation: string, title: string, path: readonly string[]): Thrown | null {
    const expression = readableDice(notation);
    if (!expression) return null;
    return this.throwing(notation, title, path, diceIn(expression), (dice) => rollTotal(expression, dice));
  }

  /** One die of so many sides. Null where the roll has stopped. */
  die(sides: number, title: string, path: readonly string[]): Thrown | null {
    return this.throwing(`1d${sides}`, title, path, 1, (dice) => dice.roll(sides));
  }

  /** A throw, also where no die falls; false where the roll has stopped. */
  count(path: readonly string[]): boolean {
    this.#throws += 1;
    if (this.#throws > rollLimits.throws) this.stop('throws', path);
    return this.#stopped === null;
  }

  /** So much of the text as there is room for. */
  print(text: string, path: readonly string[]): string {
    if (this.#stopped) return '';
    const room = rollLimits.characters - this.#characters;
    this.#characters += Math.max(1, text.length);
    if (this.#characters <= rollLimits.characters) return text;
    this.stop('characters', path);
    return text.slice(0, room);
  }

  private throwing(
    dice: string,
    title: string,
    path: readonly string[],
    of: number,
    total: (dice: Dice) => number,
  ): Thrown | null {
    if (this.#stopped) return null;
    this.#fallen += of;
    if (this.#fallen > rollLimits.dice) this.stop('dice', path);
    if (!this.count(path)) return null;
    this.#faces = [];
    this.#dice.about?.({ what: 'chance', title, rule: TABLE, by: null, dice, of });
    const sum = total({ roll: (sides) => this.one(sides) });
    return { dice, faces: this.#faces, total: sum };
  }

  /** A die of one face is thrown by nobody. */
  private one(sides: number): number {
    if (sides === 1) return 1;
    const face = this.#dice.roll(sides);
    this.#faces.push({ sides, face });
    return face;
  }
}

const sentences: Record<Limit, string> = {
  nesting: `More than ${rollLimits.nesting} tables stand in each other`,
  throws: `More than ${rollLimits.throws} throws are wanted`,
  dice: `More than ${rollLimits.dice} dice are wanted`,
  characters: `It would be longer than ${rollLimits.characters} characters`,
  rerolls: `${rollLimits.rerolls} throws again gave no row that is wanted`,
};

/** A way through tables up to where it comes to one it has been to. */
function firstRing(path: readonly string[]): string[] {
  const again = path.findIndex((name, at) => path.indexOf(name) < at);
  return path.slice(0, again === -1 ? path.length : again + 1);
}
