import { refused } from '../../../shared/errors.ts';
import type { Place } from '../../../shared/ipc/party/views/party-views.ts';
import type { Sql } from '../../db/sql.ts';
import { readThings } from '../gear/read-things.ts';
import { inPool, nameOf, withHolder } from '../gear/target.ts';
import { writeThings } from '../gear/write-things.ts';
import { goldInWords, payFrom } from './pay.ts';
import type { Mint } from './pay.ts';
import { purseOf, shortInWords, worthOf } from './purse.ts';
import type { Purse } from './purse.ts';

const placeOf = (purse: number | null): Place =>
  purse === null ? { in: 'pool' } : { in: 'holder', id: purse };
const columnsOf = (purse: number | null) => (purse === null ? inPool : withHolder(purse));

/** The name of whose coins they are. Throws not-found where it is nobody of the party. */
export const payerName = (sql: Sql, purse: number | null): string =>
  purse === null ? 'the pool' : nameOf(sql, purse, 'purse');

/** What a purse holds: of one of the party, packed or not, or of the pool where null. */
export const coinsIn = (sql: Sql, purse: number | null): Purse =>
  purseOf(readThings(sql, [], [placeOf(purse)]).treeAt(columnsOf(purse)));

/** Coins that leave the party; the change comes back. Throws refused where they are too few. */
export function payOut(
  sql: Sql,
  purse: number | null,
  copper: number,
  mint: Mint,
): { payer: string; paid: Purse; change: Purse } {
  const payer = payerName(sql, purse);
  const things = readThings(sql, [], [placeOf(purse)]);
  const settled = payFrom(things, columnsOf(purse), copper, mint);
  if (!settled) {
    const missing = shortInWords(copper - worthOf(coinsIn(sql, purse)));
    throw refused(`That comes to ${goldInWords(copper)}; ${payer} lacks ${missing}. Nothing was paid.`, {
      purse: `${missing} short.`,
    });
  }
  writeThings(sql, things);
  return { payer, ...settled };
}
