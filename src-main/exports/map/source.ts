import type { Hex } from '../../../shared/hex/grid.ts';
import type { MapSheet } from '../../../shared/map/map-sheet.ts';
import { mapLayers } from '../../../shared/map/map-words.ts';
import { without } from '../../../shared/without.ts';
import type { Sql } from '../../db/sql.ts';
import { readLayer } from '../../facts/map/read-chunks.ts';
import { thoughtSites } from '../../facts/map/theirs/thought-sites.ts';
import { gridOf, needMap, numberingOf, readGrounds } from '../../facts/map/read-map.ts';
import { readOnMap } from '../../facts/map/read-on-map.ts';

/** A whole map as plain data, for the players with its sites where they have them. Throws not-found where there is no such map, `file-damaged` for a piece that is none. */
export function readSheet(sql: Sql, mapId: number, forPlayers: boolean): MapSheet {
  const elsewhere = forPlayers ? thoughtSites(sql, mapId) : new Map<number, Hex>();
  const map = needMap(sql, mapId);
  const { lines, sites, labels, regions, notes } = readOnMap(sql, mapId);
  const layers = mapLayers.map((layer) => [layer, readLayer(sql, mapId, layer)] as const);
  return {
    ...gridOf(map),
    name: map.name,
    hexMiles: map.hex_miles,
    numbering: numberingOf(map),
    notes: map.notes,
    kinds: readGrounds(sql),
    layers: Object.fromEntries(layers.filter(([, chunks]) => chunks.size > 0)),
    lines: lines.map(({ path, ...line }) => ({
      ...without(line, 'id'),
      path: path.map(({ col, row, side }) => (side === undefined ? { col, row } : { col, row, side })),
    })),
    sites: sites.map((site) => ({ ...without(site, 'id', 'dungeon'), ...elsewhere.get(site.id) })),
    labels: labels.map(({ col, row, words, size, turn, secret }) => ({
      col,
      row,
      text: words,
      size,
      turn,
      secret,
    })),
    regions: regions.map((region) => without(region, 'id', 'table')),
    hexNotes: notes.map((note) => without(note, 'table')),
  };
}
