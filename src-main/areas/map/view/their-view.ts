import type { Hex } from '../../../../shared/hex/grid.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { MapThings } from '../../../../shared/ipc/map/map-views.ts';
import type { Sql } from '../../../db/sql.ts';
import { companyShown } from '../../../exports/map/company.ts';
import { layerReader } from '../../../facts/map/read-chunks.ts';
import { readOnMap } from '../../../facts/map/read-on-map.ts';
import { theirCodes } from '../../../facts/map/theirs/their-codes.ts';
import { labelsShown, linesShown, sitesShown } from '../../../facts/map/theirs/their-things.ts';
import { thoughtSites } from '../../../facts/map/theirs/thought-sites.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';

type TheirView = NonNullable<QueryOutput<'map.theirs'>>;

/** What lies on the players' own map, numbered anew: gaps between numbers would tell of what is hidden. */
export function theirThings(sql: Sql, mapId: number): MapThings {
  const known = layerReader(sql, mapId, 'known');
  const theirs = layerReader(sql, mapId, 'theirs');
  const isShown = (hex: Hex): boolean => known(hex) !== 0 || theirs(hex) !== 0;
  const elsewhere = thoughtSites(sql, mapId);
  const { lines, sites, labels } = readOnMap(sql, mapId);
  const placed = sites.map((site) => ({ ...site, dungeon: null, ...elsewhere.get(site.id) }));
  return {
    lines: numbered(linesShown(lines, isShown)),
    sites: numbered(sitesShown(placed, isShown)),
    labels: numbered(labelsShown(labels, isShown)),
    regions: [],
    notes: [],
  };
}

const numbered = <Thing extends { id: number }>(things: readonly Thing[]): Thing[] =>
  things.map((thing, at) => ({ ...thing, id: at + 1 }));

const everything = { company: true, trail: true, course: true };

export function theirView(sql: Sql, mapId: number): TheirView {
  const codeAt = theirCodes(sql, mapId);
  const company = companyShown(sql, mapId, everything, true, (hex) => codeAt(hex) !== 0);
  const where = readWhereabouts(sql);
  return {
    ...theirThings(sql, mapId),
    company:
      company === null || !where
        ? null
        : {
            stands: where.believed,
            doubt: where.believed === null ? { about: where.sure, miles: where.doubtMiles } : null,
            ways: company.ways,
            nights: company.nights.map(({ day, at }) => ({ day, at })),
          },
  };
}
