import type { Hex } from '../../../../shared/hex/grid.ts';
import { sameHex } from '../../../../shared/hex/grid.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { elevationOf, knownBits } from '../../../../shared/map/cells.ts';
import type { LinePoint } from '../../../../shared/map/line-path.ts';
import { neighbour } from '../../../../shared/hex/moves.ts';
import type { HexGrid } from '../../../../shared/hex/grid.ts';
import { byTheRules } from '../../../../shared/map/ground-figures.ts';
import type { MapLayer } from '../../../../shared/map/map-words.ts';
import type { Sql } from '../../../db/sql.ts';
import type { HexMapRow } from '../../../db/tables.ts';
import { layerReader } from '../../../facts/map/read-chunks.ts';
import { gridOf, numberingOf, readGrounds } from '../../../facts/map/read-map.ts';
import { readOnMap } from '../../../facts/map/read-on-map.ts';

/** Everything about one hex, as the referee has it. */
export function hexViewOf(sql: Sql, map: HexMapRow, hex: Hex): NonNullable<QueryOutput<'map.hex'>> {
  const grounds = readGrounds(sql);
  const things = readOnMap(sql, map.id);
  const cell = (layer: MapLayer): number => layerReader(sql, map.id, layer)(hex);
  const groundOf = (layer: 'terrain' | 'theirs') => {
    const code = cell(layer);
    return grounds.find((each) => each.code === code) ?? null;
  };
  const region = cell('region');
  const note = things.notes.find((each) => sameHex(each, hex));
  const known = cell('known');
  return {
    ...hex,
    number: hexNumber(numberingOf(map), hex),
    ground: groundOf('terrain'),
    theirs: groundOf('theirs'),
    elevationFeet: elevationOf(cell('elevation')),
    region: things.regions.find(({ code }) => code === region) ?? null,
    known: {
      seen: (known & knownBits.seen) !== 0,
      entered: (known & knownBits.entered) !== 0,
      explored: (known & knownBits.explored) !== 0,
    },
    lines: things.lines
      .filter(({ path }) => path.some((point) => touches(gridOf(map), point, hex)))
      .map(({ id, kind, name }) => ({ id, kind, name })),
    sites: things.sites.filter((site) => sameHex(site, hex)),
    labels: things.labels.filter((label) => sameHex(label, hex)),
    notes: note?.notes ?? '',
    figures: { ...(note ?? byTheRules), table: note?.table ?? null },
  };
}

/** A line along the sides touches the hexes on both of them. */
const touches = (grid: HexGrid, point: LinePoint, hex: Hex): boolean =>
  sameHex(point, hex) || (point.side !== undefined && sameHex(neighbour(grid, point, point.side), hex));
