import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { atLeastOnce } from '../../../shared/odds/dice/chance.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { groundName } from '../../../shared/words/road.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { readDelve } from '../delve/read-delve.ts';
import { countryHere, groundUnder, tableHere } from '../road/ground-under.ts';
import { checkOver } from '../road/over-ground.ts';
import { comingOn } from './coming.ts';
import type { Pins } from './pins.ts';

type Wild = NonNullable<QueryOutput<'prep.tonight'>['wild']>;

/**
 * Who may come in a day where the company stands on its map, by the checks of that ground and the table that it throws
 * on; null for one in a dungeon, or on no ground of a map.
 */
export function wildNow(
  sql: Sql,
  campaign: Campaign,
  { book, pins }: { book: TableBook; pins: Pins },
): Wild | null {
  const ground = readDelve(sql) === null ? groundUnder(sql) : null;
  if (ground === null) return null;
  const { travel, exploration } = campaign;
  const country = countryHere(sql, ground);
  const { chanceInSix: inSix } = checkOver(travel, country, { modifier: 0, aloft: false });
  const checks = country.checksADay ?? travel.checksPerDay(exploration.road.wildernessChecksPerDay);
  const coming = { hours: 24, checks, inSix, somebody: atLeastOnce(inSix / 6, checks) };
  const table = tableHere(sql);
  const on = table && comingOn(book, table.id, coming);
  const listed = on ? [{ ...on, levels: [] }] : [];
  const [wanted = null] = pins.arranged('table', listed, { idOf: ({ id }) => id, fetch: () => null });
  return {
    ...{ ground: groundName(ground), coming },
    ...{ table: wanted, hidden: listed.length > 0 && wanted === null },
  };
}
