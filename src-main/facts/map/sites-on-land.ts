import type { Hex } from '../../../shared/hex/grid.ts';
import { hexKey } from '../../../shared/hex/grid.ts';
import type { SiteKind } from '../../../shared/map/map-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { thoughtSites } from './theirs/thought-sites.ts';

/** Sites by what they do to a way. */
export interface SitesOnLand {
  /** Water to drink, by the name of the site. */
  waterAt(hex: Hex): string | null;
  /** A ford, a bridge or a ferry. */
  isCrossing(hex: Hex): boolean;
  /** Where something bars the way. */
  readonly barred: readonly Hex[];
  /** Who does not pass it unasked. */
  barAt(hex: Hex, isAfloat: boolean): string | null;
}

const crossings: readonly SiteKind[] = ['ford', 'bridge', 'ferry'];

const sitesOf = withValues(({ mapId }: { mapId: number }) =>
  query
    .selectFrom('site')
    .select(['id', 'col', 'row', 'kind', 'name', 'bars', 'water', 'knowledge'])
    .where('map_id', '=', mapId)
    .where((on) =>
      on.or([on('kind', 'in', [...crossings, 'spring']), on('water', '=', 1), on('bars', '<>', 'nobody')]),
    )
    .orderBy('id'),
);

/** All of them; `known`: those alone that the players know, where they think these lie. */
export function readSitesOnLand(sql: Sql, mapId: number, { known = false } = {}): SitesOnLand {
  const elsewhere = known ? thoughtSites(sql, mapId) : new Map<number, Hex>();
  const waters = new Map<number, string>();
  const ways = new Set<number>();
  const bars = new Map<number, Hex & { name: string; walkers: boolean; vessels: boolean }>();
  for (const { id, kind, name, bars: who, water, knowledge, ...hex } of sql.all(sitesOf({ mapId }))) {
    if (known && knowledge !== 'known') continue;
    const at = elsewhere.get(id) ?? hex;
    const key = hexKey(at);
    if (kind === 'spring' || water === 1) waters.set(key, name);
    if (crossings.includes(kind)) ways.add(key);
    if (who !== 'nobody')
      bars.set(key, { ...at, name, walkers: who !== 'vessels', vessels: who !== 'walkers' });
  }
  return {
    waterAt: (hex) => waters.get(hexKey(hex)) ?? null,
    isCrossing: (hex) => ways.has(hexKey(hex)),
    barred: [...bars.values()],
    barAt: (hex, isAfloat) => {
      const bar = bars.get(hexKey(hex));
      return bar && (isAfloat ? bar.vessels : bar.walkers) ? bar.name : null;
    },
  };
}
