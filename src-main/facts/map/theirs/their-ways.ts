import type { Ground } from '../../../../shared/map/map-words.ts';
import { plainFacts } from '../../../../shared/map/usual-grounds.ts';
import type { GroundKind } from '../../../../shared/map/usual-grounds.ts';
import type { Sql } from '../../../db/sql.ts';
import { nothingSaid, once } from '../country.ts';
import type { Land } from '../lie-of-the-land.ts';
import { readLines } from '../lines-on-land.ts';
import { readSitesOnLand } from '../sites-on-land.ts';
import { theirCodesOver, unknownCode } from './their-codes.ts';

/** What a way is chosen by. */
export type Ways = Pick<
  Land,
  'mapId' | 'grid' | 'codesOver' | 'kindOf' | 'saidAt' | 'saidOf' | 'hexesSaid' | 'lines' | 'sites'
>;

/** What they know nothing of is as good as the next hex: they go straight. */
const unknown = (ground: Ground): GroundKind => ({
  code: unknownCode,
  name: '',
  ground,
  look: 'plain',
  ...plainFacts,
});

/**
 * A way is chosen by what the players know: ground as their map has it, lines that are no secret, and sites that they know,
 * where they think these lie. `as`: what they take the rest for; null where no way leads over it.
 */
export function theirWays(sql: Sql, land: Land, as: Ground | null): Ways {
  const elsewhere = as === null ? undefined : unknown(as);
  const lines = once(() => readLines(sql, land.mapId, land.grid, { known: true }));
  const sites = once(() => readSitesOnLand(sql, land.mapId, { known: true }));
  return {
    mapId: land.mapId,
    grid: land.grid,
    codesOver: (box) => theirCodesOver(sql, land.mapId, box),
    kindOf: (code) => (code === unknownCode ? elsewhere : land.kindOf(code)),
    saidAt: (hex, kind) => (kind === elsewhere ? nothingSaid : land.saidAt(hex, kind)),
    saidOf: (kind) => land.saidOf(kind),
    hexesSaid: () => land.hexesSaid(),
    get lines() {
      return lines();
    },
    get sites() {
      return sites();
    },
  };
}
