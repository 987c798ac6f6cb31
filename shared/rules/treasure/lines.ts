import type { Find } from './finds.ts';
import type { HoardEntry } from './tables.ts';
import type { Fall, TreasureThrower } from './thrower.ts';

/** One line of a treasure roll. Its dice fall wholly before those of the next. */
export interface TreasureLine {
  readonly id: string;
  readonly title: string;
  /** As the book prints it: "35 %: 2d6 × 1,000". */
  readonly printed: string;
  /** The entries of a table it rolls, and how often: what it may come to is reckoned from them. Null where none say. */
  readonly entries: readonly { readonly entry: HoardEntry; readonly times: number }[] | null;
  roll(thrower: TreasureThrower, before: readonly RolledLine[]): void;
}

/** What came of a line. */
export interface RolledLine {
  readonly id: string;
  readonly title: string;
  readonly printed: string;
  readonly falls: readonly Fall[];
  readonly finds: readonly Find[];
  readonly told: readonly string[];
  /** What it came to in gold pieces, where other lines go by it. */
  readonly figure: number | null;
  /** Where it came to a limit. */
  readonly stopped: string | null;
}
