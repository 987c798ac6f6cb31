import type { Hex } from '../../../../shared/hex/grid.ts';
import { distance, within } from '../../../../shared/hex/moves.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Country } from '../../../facts/map/country.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { gridOf, numberingOf, readMap } from '../../../facts/map/read-map.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';
import { wayView } from '../map/where-view.ts';
import { hasWater } from '../supper.ts';
import type { Around } from '../supper.ts';
import { theirCountry } from './their-country.ts';

type Nearest = NonNullable<QueryOutput<'travel.ahead'>>['nearestWater'];
type WaterAt = NonNullable<Nearest>['truly'];

/** So many hexes around are looked over. */
const mostHexes = 20;

/** The nearest ground that has water, in truth and by their map; null on no map, and where they stand on such ground. */
export function nearestWater({ sql, campaign }: Around): Nearest {
  const where = readWhereabouts(sql);
  const map = where && readMap(sql, where.mapId);
  if (!where || !map) return null;
  const land = landOf(sql, map);
  const grid = gridOf(map);
  const { at } = where.truly;
  const isWet = (country: Country | null): boolean => country !== null && hasWater(campaign, country);
  if (isWet(land.countryAt(at))) return null;
  const nearest = (from: Hex, countryAt: (hex: Hex) => Country | null, truly: boolean): WaterAt => {
    const [found] = within(grid, from, mostHexes)
      .filter((hex) => isWet(countryAt(hex)))
      .toSorted((one, other) => distance(grid, from, one) - distance(grid, from, other));
    if (!found) return null;
    const { miles, straightMiles, days, refusal } = wayView(
      sql,
      campaign,
      { from, through: [found] },
      { truly },
    );
    return {
      number: hexNumber(numberingOf(map), found),
      miles: refusal === null ? miles : straightMiles,
      days,
    };
  };
  const { believed } = where;
  return {
    truly: nearest(at, (hex) => land.countryAt(hex), true),
    theirs: believed === null ? null : nearest(believed.at, theirCountry(sql, map.id), false),
  };
}
