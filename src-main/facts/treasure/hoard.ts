import type { Dice } from '../../../shared/dice/dice.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { RolledLine } from '../../../shared/rules/treasure/lines.ts';
import type { LetterKind, TreasureTables } from '../../../shared/rules/treasure/tables.ts';
import { linesOf, type TreasureSource } from '../../../shared/treasure/plan.ts';
import { rollLines } from '../../../shared/treasure/roll.ts';
import { type TreasureContent, treasureBook } from '../../content/treasure-book.ts';
import type { Campaign } from '../campaign/read-campaign.ts';

/** A table that can be rolled: a type of treasure, or what lies unguarded on a level of a dungeon. */
interface TreasureTable {
  id: string;
  title: string;
  source: TreasureSource;
}

const kindWords: Record<LetterKind, string> = { hoard: 'hoard', individual: 'each', group: 'of a group' };

/** Letters for so many who bear each their own, else so many times. */
export function treasureTables(tables: TreasureTables | null, times = 1): TreasureTable[] {
  if (tables === null) return [];
  return [
    ...tables.types.map(({ type, kind }): TreasureTable => {
      const letters = [{ letter: type, times }];
      const source = { by: 'letters', letters, gold: [], words: [], dragon: null } as const;
      return { id: type, title: `Type ${type} (${kindWords[kind]})`, source };
    }),
    ...tables.unguarded.map(({ level: { min, max } }): TreasureTable => {
      const levels = max === null ? `${min} and below` : min === max ? min : `${min} to ${max}`;
      const source = { by: 'unguarded', level: min } as const;
      return { id: `unguarded-${min}`, title: `Unguarded, level ${levels}`, source };
    }),
  ];
}

/** Rolls a whole treasure, each to its end. Throws not-found for a table the content does not have. */
export function rollTreasure(
  { campaign, content, dice }: { campaign: Campaign; content: TreasureContent; dice: Dice },
  { id, times = 1, low }: { id: string; times?: number; low: boolean },
): { title: string; lines: RolledLine[] } {
  const book = treasureBook(content);
  const table = treasureTables(book?.tables ?? null, times).find((each) => each.id === id);
  if (!book || !table)
    throw new TurnkeeperError('not-found', 'The starter content has no such treasure table.', {
      table: 'Choose another.',
    });
  const lines = linesOf(table.source, campaign.system.treasure, book);
  return { title: table.title, lines: rollLines(lines, { dice, low }) };
}
