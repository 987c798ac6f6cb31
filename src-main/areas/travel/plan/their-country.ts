import type { Hex } from '../../../../shared/hex/grid.ts';
import { hexKey } from '../../../../shared/hex/grid.ts';
import { within } from '../../../../shared/hex/moves.ts';
import type { Sql } from '../../../db/sql.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import type { Country } from '../../../facts/map/country.ts';
import { gridOf, needMap } from '../../../facts/map/read-map.ts';
import { readOnMap } from '../../../facts/map/read-on-map.ts';
import { theirGrounds } from './course-ahead.ts';

/**
 * Country by their map alone: its ground, and water of a site they know, of a river that is no secret, of a lake beside it.
 * Null where their map has nothing.
 */
export function theirCountry(sql: Sql, mapId: number): (hex: Hex) => Country | null {
  const groundOn = theirGrounds(sql, mapId);
  const grid = gridOf(needMap(sql, mapId));
  const { sites, lines } = readOnMap(sql, mapId);
  const waters = new Map<number, string>();
  for (const { kind, secret, path, name } of lines)
    if (kind === 'river' && !secret) for (const point of path) waters.set(hexKey(point), name);
  for (const site of sites)
    if (site.knowledge === 'known' && (site.kind === 'spring' || site.water))
      waters.set(hexKey(site), site.name);
  const isLake = (hex: Hex): boolean => ['lake', 'river'].includes(groundOn(hex) ?? '');
  return (hex) => {
    const ground = groundOn(hex);
    if (ground === null) return null;
    const beside = within(grid, hex, 1).some(isLake) ? 'the water beside it' : null;
    return { ...plainCountry(ground), waterAt: waters.get(hexKey(hex)) ?? beside };
  };
}
