import { chunkOf, chunkSide, placeInChunk, type ChunkPlace } from '../../../../shared/hex/chunks.ts';
import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import { leastCell, greatestCell } from '../../../../shared/hex/grid.ts';
import type { Numbering } from '../../../../shared/hex/numbering.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import { cornersOf, type Point } from '../../../../shared/hex/pixel.ts';
import { elevationOf } from '../../../../shared/map/cells.ts';
import type { MapLayer } from '../../../../shared/map/map-words.ts';
import type { GroundKind } from '../../../../shared/map/usual-grounds.ts';
import { figure } from '../../../../shared/words/figures.ts';
import type { HexBox } from '../camera/camera.ts';
import { boxInSight, numbersFrom, rangeOf } from '../camera/camera.ts';
import { drawLines, type DrawnLine } from './lines.ts';
import { strengthOf, type DrawnLayer, type LayerShades } from './map-layers.ts';
import { groundColour } from '../../../../shared/map/looks.ts';
import { heightBands } from '../../../../shared/map/drawing/height-tints.ts';
import { groundPixels } from '../../../../shared/map/drawing/map-paints.ts';
import { pointOf, write, type MapPen, type Overlay } from './map-pen.ts';
import { paintPixels } from './pixel-view.ts';
import { drawLabels, drawSites, type DrawnLabel, type DrawnSite } from './sites.ts';
import { Stamps, veilStrength } from './stamps.ts';
import { drawTile, stampAt, stampsOf, tileFrame, Tiles, type ChunkLayers } from './tiles.ts';

/** Where the cells of a map are read from. */
export interface CellSource {
  cells: (layer: MapLayer, place: ChunkPlace) => Uint16Array | null;
  /** Another word whenever the cells are others. */
  mark: (layer: MapLayer, place: ChunkPlace) => string;
  /** The players know of some of this map and not of the rest. */
  veiled: boolean;
}

export interface MapScene extends CellSource {
  grid: HexGrid;
  numbering: Numbering;
  kinds: readonly GroundKind[];
  lines: readonly DrawnLine[];
  sites: readonly DrawnSite[];
  labels: readonly DrawnLabel[];
  /** The names of regions, where they lie. */
  regions: readonly DrawnLabel[];
  notes: readonly Hex[];
  shades: LayerShades;
  /** In their order, over everything else. */
  overlays: readonly Overlay[];
  cursor: Hex | null;
  focused: boolean;
}

const newTilesAFrame = 2;
const ringWidth = 3;

/** Draws maps on one canvas and keeps the pieces that were made for it. */
export class MapDrawing {
  readonly #tiles = new Tiles();
  #stamps: { name: string; stamps: Stamps } | null = null;
  #pixelled: { name: string; picture: ImageData } | null = null;

  /** False where pieces of the ground are still to be made: then it wants to be drawn once more. */
  draw(pen: MapPen, scene: MapScene): boolean {
    const { context, size, paints } = pen;
    context.fillStyle = paints.empty;
    context.fillRect(0, 0, size.width, size.height);
    const whole = this.#ground(pen, scene);
    const shaded = (layer: Exclude<DrawnLayer, 'ground' | 'known'>, draw: () => void) => {
      const strength = strengthOf(scene.shades[layer]);
      if (strength === 0) return;
      context.globalAlpha = strength;
      draw();
      context.globalAlpha = 1;
    };
    shaded('numbers', () => drawNumbers(pen, scene));
    shaded('elevation', () => drawHeights(pen, scene));
    shaded('lines', () => drawLines(pen, scene.lines));
    if (scene.cursor !== null) drawCursor(pen, scene.cursor, scene.focused);
    shaded('sites', () => drawSites(pen, scene.sites));
    shaded('sites', () => drawNoteMarks(pen, scene.notes));
    shaded('regions', () => drawLabels(pen, scene.regions));
    shaded('labels', () => drawLabels(pen, scene.labels));
    for (const overlay of scene.overlays) overlay(pen);
    return whole;
  }

  #ground(pen: MapPen, scene: MapScene): boolean {
    const range = rangeOf(pen.camera.side);
    if (range === 'pixels') this.#pixels(pen, scene);
    else if (range === 'stamps') this.#hexes(pen, scene);
    else return this.#pieces(pen, scene);
    return true;
  }

  /** A cursor that runs and a stroke under way leave the ground as it is: the picture of before is put down again. */
  #pixels(pen: MapPen, scene: MapScene): void {
    const { context, camera, size, paints, grid } = pen;
    const name = this.#pixelsName(pen, scene);
    if (this.#pixelled?.name !== name) {
      const picture =
        this.#pixelled?.picture.width === size.width && this.#pixelled.picture.height === size.height
          ? this.#pixelled.picture
          : new ImageData(size.width, size.height);
      this.#pixelled = { name, picture };
      const { shades, kinds } = scene;
      const strength = strengthOf(shades.ground);
      const relief = strengthOf(shades.elevation);
      paintPixels(
        grid,
        camera,
        size,
        (cx, cy) => scene.cells('terrain', { cx, cy }),
        groundPixels(kinds, paints, strength),
        new Uint32Array(picture.data.buffer),
        this.#veil(scene) === 0
          ? null
          : {
              known: (cx, cy) => scene.cells('known', { cx, cy }),
              pale: groundPixels(kinds, paints, strength * (1 - this.#veil(scene))),
            },
        relief === 0
          ? null
          : {
              heights: (cx, cy) => scene.cells('elevation', { cx, cy }),
              shaded: Array.from({ length: heightBands }, (_, band) =>
                groundPixels(kinds, paints, strength, { band, relief }),
              ),
            },
      );
    }
    context.putImageData(this.#pixelled.picture, 0, 0);
  }

  #pixelsName(pen: MapPen, scene: MapScene): string {
    const { camera, size, grid } = pen;
    const layers: readonly MapLayer[] = [
      'terrain',
      ...(this.#veil(scene) === 0 ? [] : (['known'] as const)),
      ...(strengthOf(scene.shades.elevation) === 0 ? [] : (['elevation'] as const)),
    ];
    const marks = placesInSight(boxInSight(grid, camera, size), 1).map((place) =>
      layers.map((layer) => scene.mark(layer, place)).join(' '),
    );
    const { x, y } = camera.middle;
    return `${this.#stampsName(pen, scene)} ${x} ${y} ${size.width} ${size.height} ${marks.join()}`;
  }

  #veil = ({ veiled, shades }: MapScene): number => (veiled ? veilStrength * strengthOf(shades.known) : 0);

  #pieces(pen: MapPen, scene: MapScene): boolean {
    const { context, camera, size, grid } = pen;
    const frame = tileFrame(grid, camera.side);
    const stamps = this.#stampsFor(pen, scene);
    const pieces = placesInSight(boxInSight(grid, camera, size)).map((place) => {
      const first = pointOf(pen, { col: place.cx * chunkSide, row: place.cy * chunkSide });
      const at = { x: Math.round(first.x) - frame.x, y: Math.round(first.y) - frame.y };
      const off = Math.hypot(at.x + (frame.width - size.width) / 2, at.y + (frame.height - size.height) / 2);
      return { place, at, off, name: this.#pieceName(scene, place) };
    });
    pieces.sort((one, other) => one.off - other.off);
    let made = 0;
    let whole = true;
    const ready: { tile: OffscreenCanvas; at: Point }[] = [];
    for (const { place, at, name } of pieces) {
      let tile = this.#tiles.get(name);
      if (tile === undefined && made < newTilesAFrame) {
        made += 1;
        tile = drawTile(grid, place, camera.side, layersAt(scene, place), stamps);
        this.#tiles.keep(name, tile);
      }
      if (tile === undefined) whole = false;
      else ready.push({ tile, at });
    }
    if (!whole) this.#pixels(pen, scene);
    for (const { tile, at } of ready) context.drawImage(tile, at.x, at.y);
    return whole;
  }

  /** Pieces of the same cells bear the same name, wherever they lie. */
  #pieceName(scene: MapScene, place: ChunkPlace): string {
    const layers = [
      scene.mark('terrain', place),
      strengthOf(scene.shades.regions) === 0 ? '' : scene.mark('region', place),
      this.#veil(scene) === 0 ? '' : scene.mark('known', place),
      strengthOf(scene.shades.elevation) === 0 ? '' : scene.mark('elevation', place),
    ];
    return `${this.#stamps?.name ?? ''} ${layers.join(' ')}`;
  }

  #hexes(pen: MapPen, scene: MapScene): void {
    const { context } = pen;
    const stamps = this.#stampsFor(pen, scene);
    const held = new Map<string, ChunkLayers>();
    for (const hex of hexesInSight(pen)) {
      const place = chunkOf(hex);
      const key = `${place.cx},${place.cy}`;
      const layers = held.get(key) ?? layersAt(scene, place);
      held.set(key, layers);
      const { x, y } = pointOf(pen, hex);
      for (const stamp of stampsOf(layers, placeInChunk(hex), stamps)) stampAt(context, stamp, x, y);
    }
  }

  #stampsName = ({ grid, camera, paints }: MapPen, { shades, kinds }: MapScene): string => {
    const looks = kinds.map((kind) => `${kind.code}${kind.look}${groundColour(kind, paints.theme)}`).join();
    return [
      grid.layout,
      grid.raised,
      camera.side,
      paints.theme,
      shades.ground,
      shades.known,
      shades.elevation,
      looks,
    ].join(' ');
  };

  #stampsFor(pen: MapPen, scene: MapScene): Stamps {
    const name = this.#stampsName(pen, scene);
    if (this.#stamps?.name !== name) {
      const strength = strengthOf(scene.shades.ground);
      this.#stamps = {
        name,
        stamps: new Stamps(pen.grid, pen.camera.side, pen.paints, scene.kinds, {
          strength,
          veil: this.#veil(scene),
          relief: strengthOf(scene.shades.elevation),
        }),
      };
    }
    return this.#stamps.stamps;
  }
}

const layersAt = (scene: MapScene, place: ChunkPlace): ChunkLayers => ({
  ground: scene.cells('terrain', place),
  heights: strengthOf(scene.shades.elevation) === 0 ? null : scene.cells('elevation', place),
  region: strengthOf(scene.shades.regions) === 0 ? null : scene.cells('region', place),
  known: scene.cells('known', place),
  veiled: scene.veiled && strengthOf(scene.shades.known) > 0,
});

function placesInSight({ left, top, right, bottom }: HexBox, beyond = 0): ChunkPlace[] {
  const places: ChunkPlace[] = [];
  for (let cy = (top >> 4) - beyond; cy <= (bottom >> 4) + beyond; cy += 1)
    for (let cx = (left >> 4) - beyond; cx <= (right >> 4) + beyond; cx += 1) places.push({ cx, cy });
  return places;
}

function* hexesInSight({ grid, camera, size }: MapPen): Generator<Hex> {
  const { left, top, right, bottom } = boxInSight(grid, camera, size);
  for (let row = Math.max(leastCell, top); row <= Math.min(greatestCell, bottom); row += 1)
    for (let col = Math.max(leastCell, left); col <= Math.min(greatestCell, right); col += 1)
      yield { col, row };
}

function drawNumbers(pen: MapPen, { numbering }: MapScene): void {
  const { context, camera, letters, paints, grid } = pen;
  if (camera.side < numbersFrom * letters) return;
  context.font = `500 ${Math.max(10 * letters, camera.side * 0.24)}px 'Source Sans 3', sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  const above = camera.side * (grid.layout === 'flat' ? 0.83 : 0.8);
  context.fillStyle = paints.ink;
  const strength = context.globalAlpha;
  context.globalAlpha = strength * 0.85;
  for (const hex of hexesInSight(pen)) {
    const { x, y } = pointOf(pen, hex);
    context.fillText(hexNumber(numbering, hex), x, y - above);
  }
  context.globalAlpha = strength;
}

/** Feet above the sea, where they are said. */
function drawHeights(pen: MapPen, scene: MapScene): void {
  const { context, camera, letters, paints } = pen;
  if (camera.side < numbersFrom * letters) return;
  context.font = `600 ${Math.max(10 * letters, camera.side * 0.24)}px 'Source Sans 3', sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'bottom';
  for (const hex of hexesInSight(pen)) {
    const feet = elevationOf(scene.cells('elevation', chunkOf(hex))?.[placeInChunk(hex)] ?? 0);
    if (feet === null) continue;
    const { x, y } = pointOf(pen, hex);
    write(pen, `${figure(feet)}'`, { x, y: y + camera.side * 0.84 }, paints.ink);
  }
}

/** A small square leaf at the upper right of each hex that has a note. */
function drawNoteMarks(pen: MapPen, notes: readonly Hex[]): void {
  const { context, camera, ratio, paints } = pen;
  if (camera.side < numbersFrom * ratio) return;
  const half = Math.max(3 * ratio, camera.side * 0.09);
  for (const hex of notes) {
    const { x, y } = pointOf(pen, hex);
    context.fillStyle = paints.halo;
    context.fillRect(x + camera.side * 0.42 - half, y - camera.side * 0.46 - half, 2 * half, 2 * half);
    context.strokeStyle = paints.ink;
    context.lineWidth = 1.5 * ratio;
    context.strokeRect(x + camera.side * 0.42 - half, y - camera.side * 0.46 - half, 2 * half, 2 * half);
  }
}

export function outlineHex(pen: MapPen, hex: Hex): void {
  const { context, grid, camera } = pen;
  const centre = pointOf(pen, hex);
  context.beginPath();
  for (const { x, y } of cornersOf(grid, camera.side)) context.lineTo(centre.x + x, centre.y + y);
  context.closePath();
}

function drawCursor(pen: MapPen, cursor: Hex, focused: boolean): void {
  const { context, paints, ratio, camera } = pen;
  context.save();
  if (camera.side < 5 * ratio) {
    const { x, y } = pointOf(pen, cursor);
    context.beginPath();
    context.arc(x, y, 7 * ratio, 0, 2 * Math.PI);
  } else outlineHex(pen, cursor);
  context.lineJoin = 'round';
  context.strokeStyle = paints.halo;
  context.lineWidth = (ringWidth + 3) * ratio;
  context.stroke();
  context.strokeStyle = focused ? paints.focus : paints.ink;
  context.lineWidth = (focused ? ringWidth : 1.5) * ratio;
  context.stroke();
  context.restore();
}
