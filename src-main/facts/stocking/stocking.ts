import { TurnkeeperError } from '../../../shared/errors.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import type { ContentOf } from '../../content/content-for.ts';
import type { StockingBook } from '../../content/stocking-books.ts';
import type { Sql } from '../../db/sql.ts';
import type { LevelRow } from '../../db/tables.ts';
import { needLevel } from '../book/read-room.ts';
import { readTableBook } from '../tables/campaign-tables.ts';
import { isLowParty } from '../treasure/low-party.ts';
import { monsterTable } from './monsters.ts';
import { ownTable } from './own-table.ts';
import type { Stocking } from './play-row.ts';
import { themesOf } from './themes.ts';

export type StockingContent = ContentOf<'encounters' | 'prep' | 'equipment' | 'monsters' | 'stocking'>;

interface Asked {
  levelId: number;
  by: string | null;
  table: number | null;
  low: boolean | null;
}

/** The level that is stocked, and all that its rooms are stocked by. */
export interface StockedLevel {
  readonly level: LevelRow;
  /** The book whose tables say what rooms hold; null where the campaign's prints none and no other was named. */
  readonly contentsOf: StockingBook | null;
  readonly stocking: Stocking;
}

/** Throws not-found where the level or the table is gone, or no book of that name prints such tables. */
export function stockedLevel(
  sql: Sql,
  { levelId, by, table, low }: Asked,
  { system, content }: { system: RuleSystem; content: StockingContent },
): StockedLevel {
  const level = needLevel(sql, levelId, 'levelId');
  const contentsOf = content.stocking.find(({ id }) => id === (by ?? system.id)) ?? null;
  if (by !== null && contentsOf === null)
    throw new TurnkeeperError(
      'not-found',
      'No book of that name prints tables for stocking. Nothing was rolled.',
      {
        by: 'Choose another.',
      },
    );
  const book = readTableBook(sql, content);
  const monsters = monsterTable(level, book, content.encounters);
  const stocking: Stocking = {
    tables: contentsOf?.tables ?? null,
    own: ownTable(sql, { book, content, tableId: table }),
    monsters: monsters && { ...monsters, themes: themesOf(book, monsters.id, content.monsters) },
    rules: system.treasure,
    depth: level.depth,
    low: low ?? isLowParty(sql),
    content,
  };
  return { level, contentsOf, stocking };
}

/** Whether the book has columns of treasure for low levels. */
export const hasLowColumns = ({ encounters }: StockingContent): boolean =>
  encounters?.treasure.magic_items.some((table) => table.basic_dice !== null) ?? false;
