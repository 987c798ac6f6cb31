import type { Hex } from '../../../shared/hex/grid.ts';
import type { RoadGround } from '../../../shared/ipc/travel/travel-words.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { plainCountry } from '../map/country.ts';
import type { Country } from '../map/country.ts';
import { landOf } from '../map/lie-of-the-land.ts';
import type { Land } from '../map/lie-of-the-land.ts';
import { tablesOfKinds } from '../map/tables-on-land.ts';
import { readMap } from '../map/read-map.ts';
import { readWhereabouts } from './whereabouts.ts';

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

/** `ground` as the journey has it, with what the map says of it; a region may lie where nothing is painted. */
export function countryHere(sql: Sql, ground: RoadGround): Country {
  const here = hereOnMap(sql);
  if (!here) return plainCountry(ground);
  const { land, hex } = here;
  const checksADay = land.words.regionAt(hex)?.checksPerDay ?? null;
  return { ...(land.countryAt(hex) ?? plainCountry(ground)), ground, checksADay };
}

/** The wandering table of the hex, else of its region, else of its kind of ground; null where none names one. */
export function tableHere(sql: Sql): { id: number; name: string } | null {
  const here = hereOnMap(sql);
  if (!here) return null;
  const { words } = here.land;
  const id = words.hexAt(here.hex)?.tableId ?? words.regionAt(here.hex)?.tableId ?? null;
  const code = here.land.kindAt(here.hex)?.code ?? 0;
  return id === null
    ? (tablesOfKinds(sql).get(code) ?? null)
    : (sql.get(query.selectFrom('random_table').select(['id', 'name']).where('id', '=', id)) ?? null);
}
