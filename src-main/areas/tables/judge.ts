import type { z } from 'zod';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { mostTables, type newTableRow } from '../../../shared/ipc/prep/table.ts';
import { parseDice } from '../../../shared/dice/notation.ts';
import { folded } from '../../../shared/tables/names.ts';
import type { Gift, Span, TableRow } from '../../../shared/tables/table.ts';
import type { Sql } from '../../db/sql.ts';
import { readHeads } from '../../facts/tables/read-tables.ts';
import type { KeptTable, TableHead } from '../../facts/tables/read-tables.ts';
import { throwersOn } from '../../facts/tables/throwers.ts';

export type NewRow = z.output<typeof newTableRow>;

const badInput = (message: string, details: Record<string, string>): TurnkeeperError =>
  new TurnkeeperError('bad-input', `${message} Nothing was changed.`, details);

/** Throws not-found. */
export function need<Found>(found: Found | null, what: string): Found {
  if (found !== null) return found;
  throw new TurnkeeperError('not-found', `That ${what} is no longer there. Nothing was changed.`, {
    id: 'Choose from the list.',
  });
}

/** Throws refused where the campaign has all the tables it can have. */
export function requireRoom(heads: readonly TableHead[]): void {
  if (heads.length >= mostTables)
    throw refused(`A campaign has at most ${mostTables.toLocaleString('en')} tables. Nothing was changed.`);
}

/** What a table is, its rows aside, as it is to stand. */
export type WantedHead = Pick<TableHead, 'folder' | 'name' | 'purpose' | 'way' | 'columns'>;

/**
 * Judges a table as it is to stand among the others; `prefix` leads to its fields. Throws bad-input for dice that
 * cannot be read, refused for a name that is taken and for a wandering table that is not thrown with dice.
 */
export function requireHead(sql: Sql, wanted: WantedHead, own: number | null, prefix = ''): void {
  if (wanted.way === 'dice')
    wanted.columns.forEach(({ dice }, at) => parseDice(dice, `${prefix}columns.${at}.dice`));
  requireNewName(readHeads(sql), wanted, own, prefix);
  if (wanted.purpose === 'wandering' && wanted.way !== 'dice')
    throw refused(`A wandering table is thrown with dice. Nothing was changed.`, {
      [`${prefix}way`]: 'Choose dice, or another purpose.',
    });
}

/** Names tell tables of one folder apart, and wandering tables wherever they stand: levels and files name them bare. */
function requireNewName(
  heads: readonly TableHead[],
  { folder, name, purpose }: WantedHead,
  own: number | null,
  prefix: string,
): void {
  const taken = heads.find(
    (each) =>
      each.id !== own &&
      folded(each.name) === folded(name) &&
      (folded(each.folder) === folded(folder) || (purpose === 'wandering' && each.purpose === 'wandering')),
  );
  if (!taken) return;
  const where = taken.folder === '' ? '' : ` in ${taken.folder}`;
  throw refused(`There is a table ${taken.name}${where} already. Nothing was changed.`, {
    [`${prefix}name`]: 'Choose another name.',
  });
}

/** Throws refused for a wandering table that is to be none any more while something throws on it. */
export function requireUnthrown(sql: Sql, before: KeptTable, purpose: TableHead['purpose']): void {
  if (before.purpose !== 'wandering' || purpose === 'wandering') return;
  const [thrower, ...others] = throwersOn(sql, before.id);
  if (thrower === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  throw refused(`${thrower}${more} throws on ${before.name} for who comes. Nothing was changed.`, {
    'changes.purpose': 'Take the table from there first.',
  });
}

/** Judges rows that a table is to have. Throws bad-input with the field for a row that cannot be. */
export function requireRows(sql: Sql, rows: readonly Pick<TableRow, 'spans' | 'gives'>[]): void {
  const tables = new Set(readHeads(sql).map(({ id }) => id));
  rows.forEach(({ spans, gives }, at) => {
    const backwards = spans.find((span): span is Span => span !== null && span.to < span.from);
    if (backwards)
      throw badInput(`Row ${at + 1}: it ends at ${backwards.to}, before it begins at ${backwards.from}.`, {
        [`rows.${at}.spans`]: 'The first total stands first.',
      });
    gives.forEach((gift, which) => {
      requireGift(gift, tables, at, `rows.${at}.gives.${which}`);
    });
  });
}

function requireGift(gift: Gift, tables: ReadonlySet<number>, at: number, field: string): void {
  const amount =
    gift.kind === 'creature'
      ? gift.number
      : gift.kind === 'thing'
        ? gift.quantity
        : gift.kind === 'table'
          ? gift.times
          : '';
  if (gift.kind === 'table' && typeof gift.table === 'number' && !tables.has(gift.table))
    throw badInput(`Row ${at + 1} gives a throw on a table that is no longer there.`, {
      [field]: 'Choose from the list.',
    });
  if (amount !== '') parseDice(amount, field);
}
