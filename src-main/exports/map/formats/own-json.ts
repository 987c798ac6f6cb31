import { cellsText } from '../../../../shared/hex/chunks.ts';
import { chunkPlace } from '../../../../shared/hex/runs.ts';
import type { Chunks } from '../../../../shared/hex/runs.ts';
import { pathText } from '../../../../shared/map/line-path.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import { mapLayers } from '../../../../shared/map/map-words.ts';
import type { OwnMap } from '../../../imports/maps/own/own-format.ts';
import { mapFormat } from '../../../imports/maps/own/own-format.ts';
import type { TextWithLosses } from '../../losses.ts';

const pieces = (chunks: Chunks) =>
  [...chunks]
    .map(([key, cells]) => ({ ...chunkPlace(key), cells: cellsText(cells) }))
    .sort((one, other) => one.cy - other.cy || one.cx - other.cx);

/** The whole map in this program's own form: nothing is left out. */
export function ownMapText(sheet: MapSheet): TextWithLosses {
  const { name, layout, raised, hexMiles, numbering, notes, kinds, lines, sites, labels, regions, hexNotes } =
    sheet;
  const layers: OwnMap['layers'] = {};
  for (const layer of mapLayers) {
    const chunks = sheet.layers[layer];
    if (chunks) layers[layer] = pieces(chunks);
  }
  const map: OwnMap = {
    format: mapFormat.id,
    version: mapFormat.version,
    name,
    layout,
    raised,
    hexMiles,
    numbering,
    notes,
    grounds: [...kinds],
    layers,
    lines: lines.map((line) => ({ ...line, path: pathText(line.path) })),
    sites,
    labels,
    regions,
    hexNotes,
  };
  return { text: `${JSON.stringify(map, null, 1)}\n`, losses: [] };
}
