import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import { hexKey, isOnAnyMap } from '../../../../shared/hex/grid.ts';
import type { MapLabel } from '../../../../shared/map/map-sheet.ts';
import { DraftLines } from '../draft-lines.ts';
import type { Lattice } from '../lattice.ts';
import { hexOnLattice } from '../lattice.ts';
import type { DraftThing, MapDraft, MapTick } from '../map-draft.ts';
import { CellPainter, Combinations, mostHexes, usualMiles } from '../map-draft.ts';
import { notRead } from '../map-refusals.ts';
import { cleanText, mapLimits } from '../map-text.ts';
import { MapUnread } from '../map-unread.ts';
import { tiledOfJson } from './tiled-json.ts';
import type { TiledCells, TiledMap, TiledTileset } from './tiled-map.ts';
import { tiledOfXml } from './tmx.ts';

/** The upper bits of a tile say how it is turned over. */
const turning = 0xf0000000;
const numbering = 0x0fffffff;

/** Of a layer's tile the word: its class, or its number in its set. */
function wordOfTile(tilesets: readonly TiledTileset[], id: number): string {
  let of: TiledTileset | null = null;
  for (const tileset of tilesets)
    if (tileset.firstId <= id && tileset.firstId > (of?.firstId ?? 0)) of = tileset;
  if (!of) return `tile ${id}`;
  const number = id - of.firstId;
  return of.words.get(number) ?? `${of.name || 'tile'} ${number}`;
}

function latticeOf({ tileWidth, tileHeight, side, staggerAxis, staggerIndex }: TiledMap): Lattice {
  if (!(tileWidth > 0) || !(tileHeight > 0) || !(side >= 0))
    throw notRead('Its tiles have no width or no height.');
  const grid: HexGrid = {
    layout: staggerAxis === 'x' ? 'flat' : 'pointy',
    raised: staggerIndex === 'even' ? 'odd' : 'even',
  };
  const stepX = grid.layout === 'flat' ? (tileWidth + side) / 2 : tileWidth;
  const stepY = grid.layout === 'flat' ? tileHeight : (tileHeight + side) / 2;
  // Where even columns are pushed down, hex 0, 0 is one of them.
  const push = grid.raised === 'odd' ? 0.5 : 0;
  return {
    grid,
    stepX,
    stepY,
    x: tileWidth / 2 + (grid.layout === 'flat' ? 0 : push * stepX),
    y: tileHeight / 2 + (grid.layout === 'flat' ? push * stepY : 0),
  };
}

class TiledDraft {
  readonly #map: TiledMap;
  readonly #unread: MapUnread;
  readonly #lattice: Lattice;
  readonly #words = new Map<number, string>();
  /** By hex the numbers of its tiles, layer upon layer. */
  readonly #stacks = new Map<number, { hex: Hex; ids: number[] }>();

  constructor(map: TiledMap, unread: MapUnread) {
    this.#map = map;
    this.#unread = unread;
    this.#lattice = latticeOf(map);
  }

  draft(): MapDraft {
    for (const { cells } of this.#map.layers) for (const piece of cells) this.#stack(piece);
    const painter = new CellPainter();
    const combinations = new Combinations();
    for (const { hex, ids } of this.#stacks.values())
      painter.set(hex, combinations.numberOf(ids.map((id) => this.#wordOf(id))));
    const { things, labels, lines } = this.#objects();
    return {
      ...this.#lattice.grid,
      format: 'Tiled',
      dialect: 'tiled',
      name: '',
      hexMiles: usualMiles,
      numbering: { firstCol: 0, firstRow: 0, order: 'col-row', digits: 2, separator: '.' },
      notes: '',
      combinations: combinations.all,
      ground: painter.chunks,
      wordsAre: 'hex',
      layers: {},
      things,
      names: [],
      lines,
      labels,
      regions: [],
      hexNotes: [],
      unread: this.#unread,
    };
  }

  #stack({ x, y, width, ids }: TiledCells): void {
    ids.forEach((given, at) => {
      if (!Number.isInteger(given) || given <= 0) return;
      if ((given & turning) !== 0) this.#unread.add('turned tiles', 'Grounds have no direction.');
      const hex = { col: x + (at % width), row: y + Math.floor(at / width) };
      if (!isOnAnyMap(hex)) {
        this.#unread.add('hexes', 'They lie further out than any map reaches.');
        return;
      }
      const stack = this.#stacks.get(hexKey(hex));
      if (stack) stack.ids.push(given & numbering);
      else this.#stacks.set(hexKey(hex), { hex, ids: [given & numbering] });
      if (this.#stacks.size > mostHexes)
        throw notRead(`It has more than ${mostHexes.toLocaleString('en')} hexes.`);
    });
  }

  #wordOf(id: number): string {
    const known = this.#words.get(id);
    if (known !== undefined) return known;
    const word = wordOfTile(this.#map.tilesets, id);
    this.#words.set(id, word);
    return word;
  }

  #objects(): Pick<MapDraft, 'things' | 'labels' | 'lines'> {
    const things: DraftThing[] = [];
    const labels: MapLabel[] = [];
    const lines = new DraftLines(this.#unread);
    const { grid } = this.#lattice;
    for (const { x, y, name, word, text, points, closed } of this.#map.objects) {
      if (points.length > 0) {
        const corners = points.map((point) =>
          hexOnLattice(this.#lattice, { x: x + point.x, y: y + point.y }),
        );
        const [first] = corners;
        if (closed && first) corners.push(first);
        lines.add(grid, corners, { word: word || (closed ? 'border' : 'line'), name, secret: false });
        continue;
      }
      const hex = hexOnLattice(this.#lattice, { x, y });
      if (!isOnAnyMap(hex)) this.#unread.add('objects', 'They lie further out than any map reaches.');
      else if (text !== null)
        labels.push({ ...hex, text: cleanText(text, mapLimits.name), size: 100, turn: 0, secret: false });
      else things.push({ ...hex, word: word || name, name, notes: '' });
    }
    return { things, labels: labels.filter((label) => label.text !== ''), lines: lines.all };
  }
}

function draftOf({ map, orientation }: { map: TiledMap; orientation: string }, unread: MapUnread): MapDraft {
  if (orientation !== 'hexagonal')
    throw notRead(
      `It is a map of ${cleanText(orientation, 20) || 'no'} tiles. Only hexagonal ones of Tiled are read.`,
    );
  return new TiledDraft(map, unread).draft();
}

/**
 * A hexagonal map of Tiled. Throws `bad-input` for other orientations, for layers packed as zstd or wrongly, and for broken
 * XML.
 */
export function readTiledJson(fields: Record<string, unknown>): MapDraft {
  const unread = new MapUnread();
  return draftOf(tiledOfJson(fields, unread), unread);
}

export function readTmx(text: string, tick: MapTick): MapDraft {
  const unread = new MapUnread();
  return draftOf(tiledOfXml(text, unread, tick), unread);
}
