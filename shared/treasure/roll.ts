import { askingDice, DieWanted, type DieAsk } from '../dice/asking.ts';
import type { Dice } from '../dice/dice.ts';
import { type Find, together } from '../rules/treasure/finds.ts';
import type { RolledLine, TreasureLine } from '../rules/treasure/lines.ts';
import { TreasureStop, TreasureThrower } from '../rules/treasure/thrower.ts';

interface RollOptions {
  readonly dice: Dice;
  /** Whether the columns for low levels are read, where the book has them. */
  readonly low: boolean;
}

/** One line to its end; those before it are what it may go by. At a limit it stops with what it has. */
export function rollLine(
  line: TreasureLine,
  before: readonly RolledLine[],
  { dice, low }: RollOptions,
): RolledLine {
  const thrower = new TreasureThrower(dice, line.title, low);
  try {
    line.roll(thrower, before);
  } catch (error) {
    if (!(error instanceof TreasureStop)) throw error;
    return rolled(line, thrower, error.message);
  }
  return rolled(line, thrower, null);
}

/** Every line in order, with the same dice. */
export function rollLines(lines: readonly TreasureLine[], options: RollOptions): RolledLine[] {
  const before: RolledLine[] = [];
  for (const line of lines) before.push(rollLine(line, before, options));
  return before;
}

/** A line as far as its faces go, and the die it waits for; null where it is complete. */
export interface AskedLine {
  readonly line: RolledLine;
  readonly ask: DieAsk | null;
  /** How many of the faces it took. */
  readonly used: number;
}

/** A line by faces typed so far. Throws bad-die for a face its die has not. */
export function askLine(
  line: TreasureLine,
  before: readonly RolledLine[],
  { faces, low }: { faces: readonly number[]; low: boolean },
): AskedLine {
  const dice = askingDice(faces);
  const thrower = new TreasureThrower(dice, line.title, low);
  let ask: DieAsk | null = null;
  let stopped: string | null = null;
  try {
    line.roll(thrower, before);
  } catch (error) {
    if (error instanceof DieWanted) ({ ask } = error);
    else if (error instanceof TreasureStop) stopped = error.message;
    else throw error;
  }
  return { line: rolled(line, thrower, stopped), ask, used: dice.used };
}

const rolled = (
  { id, title, printed }: TreasureLine,
  { falls, finds, told, figure }: TreasureThrower,
  stopped: string | null,
): RolledLine => ({ id, title, printed, falls, finds: together(finds), told, figure, stopped });

/** Everything that was found, equal things as one. */
export const findsIn = (lines: readonly RolledLine[]): Find[] =>
  together(lines.flatMap(({ finds }) => finds));
