import type { Hex } from '../../../../shared/hex/grid.ts';
import { distance, within } from '../../../../shared/hex/moves.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { gridOf, numberingOf, readMap } from '../../../facts/map/read-map.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';
import { wayView } from '../map/where-view.ts';
import { hasWater } from '../supper.ts';
import type { Around } from '../supper.ts';
import { theirGrounds } from './course-ahead.ts';

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
  const isWet = (ground: RoadGround | null): boolean => ground !== null && hasWater(campaign, ground);
  if (isWet(land.groundAt(at))) return null;
  const nearest = (from: Hex, groundAt: (hex: Hex) => RoadGround | null): WaterAt => {
    const [found] = within(grid, from, mostHexes)
      .filter((hex) => isWet(groundAt(hex)))
      .toSorted((one, other) => distance(grid, from, one) - distance(grid, from, other));
    if (!found) return null;
    const { miles, straightMiles, days, refusal } = wayView(sql, campaign, { from, through: [found] });
    return {
      number: hexNumber(numberingOf(map), found),
      miles: refusal === null ? miles : straightMiles,
      days,
    };
  };
  const { believed } = where;
  return {
    truly: nearest(at, (hex) => land.groundAt(hex)),
    theirs: believed === null ? null : nearest(believed.at, theirGrounds(sql, map.id)),
  };
}
