import type { Dice } from '../../dice/dice.ts';
import { RulesError } from '../../errors.ts';
import { list, refuse } from './input.ts';

/** A die drawn from the dice source during an operation, for the session log. */
export interface RolledDie {
  sides: number;
  face: number;
}

/** Added to a result when dice were drawn from a source. */
export interface Rolled {
  rolled?: RolledDie[];
}

export interface DiceTray {
  /** The face given, or one drawn from the source. Throws `bad-die`, or `bad-input` if there is neither. */
  face(value: unknown, sides: number, field: string): number;
  /** The faces given, or as many drawn from the source. Throws `dice-count` for a list of the wrong length. */
  faces(values: readonly number[] | undefined, count: number, sides: number, field: string): number[];
  /** The sum given for `count` dice, or rolled die by die. Throws `bad-die` for a sum they cannot show. */
  total(value: unknown, count: number, sides: number, field: string): number;
  /** What was drawn, ready to be spread into the result. */
  log(): Rolled;
  /** Writes what was drawn into a result just made, and gives it back. */
  logged<Result extends object>(result: Result): Result & Rolled;
}

/** A given face, checked against its die. Throws `bad-die`. */
export function checkedFace(value: unknown, sides: number, field: string): number {
  if (typeof value !== 'number') refuse(field, `a face of a d${sides}`);
  if (!Number.isInteger(value) || value < 1 || value > sides) {
    throw new RulesError('bad-die', `${field}: ${value} is not a face of a d${sides}.`, field);
  }
  return value;
}

function checkedTotal(value: unknown, count: number, sides: number, field: string): number {
  if (typeof value !== 'number') refuse(field, `a total of ${count}d${sides}`);
  if (!Number.isInteger(value) || value < count || value > count * sides) {
    throw new RulesError('bad-die', `${field}: ${value} is not a total of ${count}d${sides}.`, field);
  }
  return value;
}

/** Refuses a list of dice of the wrong length with `dice-count`. */
export function checkCount(given: number, wanted: number, field: string): void {
  if (given !== wanted) {
    throw new RulesError('dice-count', `${field}: ${wanted} dice are needed, ${given} were given.`, field);
  }
}

/** Made anew in every roll of a fight, so its parts are shared and its list waits for the first die. */
class Tray implements DiceTray {
  readonly #dice: Dice | undefined;
  #rolled: RolledDie[] | undefined;

  constructor(dice: Dice | undefined) {
    this.#dice = dice;
  }

  face(value: unknown, sides: number, field: string): number {
    return value === undefined ? this.#draw(sides, field) : checkedFace(value, sides, field);
  }

  faces(values: readonly number[] | undefined, count: number, sides: number, field: string): number[] {
    if (count === 0) return [];
    if (values === undefined) {
      const drawn: number[] = [];
      for (let die = 0; die < count; die += 1) drawn.push(this.#draw(sides, field));
      return drawn;
    }
    const raw = list(values, field);
    checkCount(raw.length, count, field);
    return Array.from(raw, (value) => checkedFace(value, sides, field));
  }

  total(value: unknown, count: number, sides: number, field: string): number {
    if (value !== undefined) return checkedTotal(value, count, sides, field);
    let total = 0;
    for (let die = 0; die < count; die += 1) total += this.#draw(sides, field);
    return total;
  }

  log(): Rolled {
    return this.#rolled ? { rolled: this.#rolled } : {};
  }

  logged<Result extends object>(result: Result): Result & Rolled {
    const open: Result & Rolled = result;
    if (this.#rolled) open.rolled = this.#rolled;
    return open;
  }

  #draw(sides: number, field: string): number {
    if (!this.#dice) refuse(field, `given, as no dice are at hand (d${sides})`);
    const face = checkedFace(this.#dice.roll(sides), sides, field);
    const fallen = { sides, face };
    if (this.#rolled) this.#rolled.push(fallen);
    else this.#rolled = [fallen];
    return face;
  }
}

/** Collects the dice an operation needs: typed in, or drawn in order from `dice`. */
export const diceTray = (dice?: Dice): DiceTray => new Tray(dice);
