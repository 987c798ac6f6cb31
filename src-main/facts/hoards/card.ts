import type { DieAsk } from '../../../shared/dice/asking.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { RolledLine, TreasureLine } from '../../../shared/rules/treasure/lines.ts';
import { linesOf } from '../../../shared/treasure/plan.ts';
import { askLine } from '../../../shared/treasure/roll.ts';
import type { ReadSource } from './source.ts';

export type TypedLine = ParsedInput<'treasure.take'>['lines'][number];

/** A line with what is known of it: as it was rolled, and what the referee makes of it. */
export interface PlayedLine {
  readonly plan: TreasureLine;
  readonly given: TypedLine;
  /** Null where it waits for one before it. */
  readonly rolled: RolledLine | null;
  readonly ask: DieAsk | null;
}

type Throws = ParsedInput<'treasure.propose'>['throws'];

/** A line that needs no dice, for the referee has struck it or says what is there. */
export const isSettled = ({ struck, typed }: TypedLine): boolean => struck || typed !== null;

const untouched: TypedLine = { faces: [], struck: false, typed: null };

/**
 * Plays the lines in order as far as their faces go; the program throws what it is told to. Throws refused for faces
 * that no die asked for, and bad-die for a face its die has not.
 */
export function playLines(
  { source, rules, book }: ReadSource,
  {
    lines: given,
    low,
    throws,
    dice,
  }: { lines: readonly TypedLine[]; low: boolean; throws: Throws; dice: Dice },
): PlayedLine[] {
  const plans = linesOf(source, rules, book);
  if (given.length > plans.length)
    throw refused('More lines were given than the roll has. Nothing was rolled.');
  const throwing = new Throwing(throws, dice);
  const before: RolledLine[] = [];
  const played: PlayedLine[] = [];
  let waits = false;
  for (const [at, plan] of plans.entries()) {
    const line = given[at] ?? untouched;
    if (waits) {
      played.push({ plan, given: line, rolled: null, ask: null });
      continue;
    }
    const done = playLine(plan, line, before, low, throwing);
    played.push(done);
    waits = done.ask !== null;
    if (done.rolled) before.push(isSettled(line) ? emptied(done.rolled) : done.rolled);
  }
  return played;
}

/** What was struck or typed over counts for nothing to the lines after it. */
const emptied = (line: RolledLine): RolledLine => ({ ...line, finds: [], figure: null });

function playLine(
  plan: TreasureLine,
  given: TypedLine,
  before: readonly RolledLine[],
  low: boolean,
  throwing: Throwing,
): PlayedLine {
  const faces = [...given.faces];
  throwing.begin();
  for (;;) {
    const { line, ask, used } = askLine(plan, before, { faces: faces.map(({ face }) => face), low });
    const now = { plan, given: { ...given, faces }, rolled: line };
    if (ask === null) {
      if (used < faces.length && !isSettled(given))
        throw refused(`${plan.title}: more dice were given than the line takes. Nothing was rolled.`);
      return { ...now, ask: null };
    }
    if (isSettled(given)) return { ...now, ask: null };
    const face = throwing.next(ask.sides);
    if (face === null) return { ...now, ask };
    faces.push({ face, typed: false });
  }
}

/** How many dice the program still throws. */
class Throwing {
  #left: Throws;
  readonly #dice: Dice;
  #begun = false;

  constructor(throws: Throws, dice: Dice) {
    this.#left = throws;
    this.#dice = dice;
  }

  /** Of one line, the next that wants dice is meant. */
  begin(): void {
    if (this.#left === 'line' && this.#begun) this.#left = 'none';
  }

  next(sides: number): number | null {
    if (this.#left === 'none') return null;
    if (this.#left === 'one') this.#left = 'none';
    this.#begun = true;
    return this.#dice.roll(sides);
  }
}
