import type { Hex } from '../../../shared/hex/grid.ts';
import { hexKey } from '../../../shared/hex/grid.ts';
import type { SiteKind } from '../../../shared/map/map-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

/** Sites by what they do to a way. */
export interface SitesOnLand {
  /** Water to drink, by the name of the site. */
  waterAt(hex: Hex): string | null;
  /** A ford, a bridge or a ferry. */
  isCrossing(hex: Hex): boolean;
  /** Who does not pass it unasked. */
  barAt(hex: Hex, isAfloat: boolean): string | null;
}

const crossings: readonly SiteKind[] = ['ford', 'bridge', 'ferry'];

const sitesOf = withValues(({ mapId }: { mapId: number }) =>
  query
    .selectFrom('site')
    .select(['col', 'row', 'kind', 'name', 'bars', 'water'])
    .where('map_id', '=', mapId)
    .where((on) =>
      on.or([on('kind', 'in', [...crossings, 'spring']), on('water', '=', 1), on('bars', '<>', 'nobody')]),
    )
    .orderBy('id'),
);

export function readSitesOnLand(sql: Sql, mapId: number): SitesOnLand {
  const waters = new Map<number, string>();
  const ways = new Set<number>();
  const bars = new Map<number, { name: string; walkers: boolean; vessels: boolean }>();
  for (const { kind, name, bars: who, water, ...hex } of sql.all(sitesOf({ mapId }))) {
    const key = hexKey(hex);
    if (kind === 'spring' || water === 1) waters.set(key, name);
    if (crossings.includes(kind)) ways.add(key);
    if (who !== 'nobody') bars.set(key, { name, walkers: who !== 'vessels', vessels: who !== 'walkers' });
  }
  return {
    waterAt: (hex) => waters.get(hexKey(hex)) ?? null,
    isCrossing: (hex) => ways.has(hexKey(hex)),
    barAt: (hex, isAfloat) => {
      const bar = bars.get(hexKey(hex));
      return bar && (isAfloat ? bar.vessels : bar.walkers) ? bar.name : null;
    },
  };
}
