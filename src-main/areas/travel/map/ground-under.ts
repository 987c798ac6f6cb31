import type { Hex } from '../../../../shared/hex/grid.ts';
import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import type { Country } from '../../../facts/map/country.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import type { Land } from '../../../facts/map/lie-of-the-land.ts';
import { readMap } from '../../../facts/map/read-map.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';

/** What a map says of the place where the company truly is. */

/** On a way begun, in the hex it leads into; null on no map. */
function hereOnMap(sql: Sql): { land: Land; at: Hex; hex: Hex } | null {
  const where = readWhereabouts(sql);
  const map = where && readMap(sql, where.mapId);
  if (!where || !map) return null;
  const { at, toward } = where.truly;
  return { land: landOf(sql, map), at, hex: toward ?? at };
}

/** The ground on which the company truly stands by its map; null where it has none. */
export function groundUnder(sql: Sql): RoadGround | null {
  const here = hereOnMap(sql);
  return here && here.land.groundAt(here.at);
}

/** `ground` as the journey has it, with what the map says of it. */
export function countryHere(sql: Sql, ground: RoadGround): Country {
  const here = hereOnMap(sql);
  const there = here && here.land.countryAt(here.hex);
  return there ? { ...there, ground } : plainCountry(ground);
}

/** Checks a day as the region says it where they are; null where none does. */
export function checksHere(sql: Sql): number | null {
  const here = hereOnMap(sql);
  return here?.land.words.regionAt(here.hex)?.checksPerDay ?? null;
}

/** The wandering table of the hex, else of the region; null where neither names one. */
export function tableHere(sql: Sql): { id: number; name: string } | null {
  const here = hereOnMap(sql);
  if (!here) return null;
  const { words } = here.land;
  const id = words.hexAt(here.hex)?.tableId ?? words.regionAt(here.hex)?.tableId ?? null;
  return id === null
    ? null
    : (sql.get(query.selectFrom('wander_table').select(['id', 'name']).where('id', '=', id)) ?? null);
}
