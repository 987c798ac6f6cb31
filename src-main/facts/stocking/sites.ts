import type { Dice } from '../../../shared/dice/dice.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { outcomesOf, wordsOfOutcomes } from '../../../shared/tables/outcomes.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import type { RolledTable } from '../../../shared/tables/rolled.ts';
import type { RandomTable } from '../../../shared/tables/table.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Row } from '../../db/tables.ts';
import { needMap, numberingOf } from '../map/read-map.ts';
import { readTableBook, withOwnNumbers, type TableContent } from '../tables/campaign-tables.ts';
import { playCell, type PlayedCell } from './play-cell.ts';

export type GivenSite = ParsedInput<'stock.writeSites'>['rows'][number];

const sitesOf = withValues(({ mapId }: { mapId: number }) =>
  query
    .selectFrom('site')
    .selectAll()
    .where('map_id', '=', mapId)
    .orderBy('row')
    .orderBy('col')
    .orderBy('id'),
);

export interface SiteOfMap {
  readonly site: Row<'site'>;
  /** Its hex by the numbers of the map. */
  readonly hex: string;
}

/** Every site of a map, row by row. Throws not-found. */
export function sitesOfMap(sql: Sql, mapId: number): { map: string; sites: readonly SiteOfMap[] } {
  const map = needMap(sql, mapId);
  const numbering = numberingOf(map);
  const sites = sql
    .all(sitesOf({ mapId }))
    .map((site) => ({ site, hex: hexNumber(numbering, { col: site.col, row: site.row }) }));
  return { map: map.name, sites };
}

/** What sites are thrown on. */
export interface SiteTable {
  readonly book: TableBook;
  readonly table: RandomTable;
}

/** Throws not-found where it is gone. */
export function siteTable(sql: Sql, content: TableContent, tableId: number | null): SiteTable | null {
  if (tableId === null) return null;
  const book = withOwnNumbers(readTableBook(sql, content), content.monsters);
  const table = book.table(tableId);
  if (table) return { book, table };
  throw new TurnkeeperError('not-found', 'That table is no longer there. Nothing was rolled.', {
    tableId: 'Choose another.',
  });
}

/** A site as far as its dice go. */
export interface PlayedSite {
  readonly given: GivenSite;
  readonly state: 'asked' | 'rolled' | 'typed' | 'none';
  /** What is there; empty where nobody knows. */
  readonly text: string;
  /** Why it cannot be kept as it was rolled; empty where it can. */
  readonly fault: string;
  readonly played: Pick<PlayedCell<unknown>, 'faces' | 'sides' | 'ask'>;
}

const unplayed = { faces: [], sides: [], ask: null };

/**
 * What stands at a site: as it is typed, else by the table. A roll that draws cards or strikes rows would change the
 * next one, so it is not kept from a sheet. Throws bad-die for a face its die has not.
 */
export function playSite(given: GivenSite, by: SiteTable | null, throws: Dice | null): PlayedSite {
  if (given.said !== null && given.said !== '')
    return { given, state: 'typed', text: given.said, fault: '', played: unplayed };
  if (by === null) return { given, state: 'none', text: '', fault: '', played: unplayed };
  const { value, ...played } = playCell(given.faces, throws, (dice) =>
    rollTable(by.book, by.table.id, { column: 0, modifiers: [], dice }),
  );
  if (value === null) return { given, state: 'asked', text: '', fault: '', played };
  const text = wordsOfOutcomes(outcomesOf(value));
  const fault =
    value.stopped?.sentence ??
    (value.drawn.length > 0 || value.struck.length > 0
      ? 'It draws a card or strikes a row: roll it on the page of tables.'
      : nothingOf(value.root, text));
  return { given, state: 'rolled', text, fault, played };
}

const nothingOf = ({ row, why }: RolledTable, text: string): string => {
  if (text !== '') return '';
  return row === null ? String(why.at(-1)?.value ?? 'Nothing stands there.') : 'Nothing is there.';
};

export const isKeepable = ({ state, text, fault }: PlayedSite): boolean =>
  (state === 'typed' || state === 'rolled') && text !== '' && fault === '';
