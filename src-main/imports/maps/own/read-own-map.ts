import { TurnkeeperError } from '../../../../shared/errors.ts';
import { readCells } from '../../../../shared/hex/chunks.ts';
import { chunkKey } from '../../../../shared/hex/runs.ts';
import type { Chunks } from '../../../../shared/hex/runs.ts';
import { needPath, readPath } from '../../../../shared/map/line-path.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import type { MapLayer } from '../../../../shared/map/map-words.ts';
import { mapLayers } from '../../../../shared/map/map-words.ts';
import { isObject } from '../../reading.ts';
import { shownText } from '../../../../shared/words/shown-text.ts';
import { mostHexes } from '../map-draft.ts';
import { notRead } from '../map-refusals.ts';
import type { OwnMap } from './own-format.ts';
import { mapFormat, ownMap } from './own-format.ts';

export const isOwnMap = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && value['format'] === mapFormat.id;

/** The whole map, nothing of it left out. Throws `bad-input` with the place of what is wrong, `file-newer` for a later form. */
export function readOwnMap(value: Record<string, unknown>): MapSheet {
  const { version } = value;
  if (typeof version === 'number' && version > mapFormat.version)
    throw new TurnkeeperError('file-newer', 'The map was written by a newer Turnkeeper. Nothing was read.');
  const read = ownMap.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw notRead(`${shownText(issue?.path.join('.') || 'The file')}: ${shownText(issue?.message ?? '')}`);
  }
  const { name, layout, raised, hexMiles, numbering, notes, grounds, layers, lines, sites, labels } =
    read.data;
  return {
    name,
    layout,
    raised,
    hexMiles,
    numbering,
    notes,
    kinds: grounds,
    layers: layersOf(layers, new Set(grounds.map(({ code }) => code))),
    lines: lines.map((line) => ({ ...line, path: pathOf(read.data, line) })),
    sites,
    labels,
    regions: read.data.regions,
    hexNotes: read.data.hexNotes,
  };
}

function layersOf(layers: OwnMap['layers'], grounds: ReadonlySet<number>): MapSheet['layers'] {
  const read: Partial<Record<MapLayer, Chunks>> = {};
  for (const layer of mapLayers) {
    const pieces = layers[layer];
    if (!pieces) continue;
    if (pieces.length * 256 > 4 * mostHexes)
      throw notRead(`It has more than ${mostHexes.toLocaleString('en')} hexes.`);
    const chunks = new Map<string, Uint16Array>();
    for (const { cx, cy, cells } of pieces) {
      const key = chunkKey(cx, cy);
      if (chunks.has(key)) throw notRead(`layers.${layer}: the piece ${key} stands in it twice.`);
      chunks.set(
        key,
        readDamaged(() => readCells(cells)),
      );
    }
    if (layer === 'terrain' || layer === 'theirs') needGrounds(layer, chunks, grounds);
    read[layer] = chunks;
  }
  return read;
}

/** Every ground that hexes hold is among those the file tells. */
function needGrounds(layer: MapLayer, chunks: Chunks, grounds: ReadonlySet<number>): void {
  for (const [key, cells] of chunks) {
    const strange = cells.find((code) => code !== 0 && !grounds.has(code));
    if (strange !== undefined)
      throw notRead(
        `layers.${layer}: the piece ${key} holds the ground ${strange}, which the file does not tell.`,
      );
  }
}

function pathOf(map: OwnMap, { along, path }: OwnMap['lines'][number]) {
  return readDamaged(() => {
    const points = readPath(path, along);
    needPath(map, along, points);
    return points;
  });
}

/** What the stored form would call damaged is here a file that is wrong. */
function readDamaged<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (thrown) {
    throw thrown instanceof TurnkeeperError ? notRead(thrown.message) : thrown;
  }
}
