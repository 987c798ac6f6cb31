import type { HexGrid } from '../../../../shared/hex/grid.ts';
import { cornersOf } from '../../../../shared/hex/pixel.ts';
import { groundColour, lookDrawings, symbolInk, symbolLine } from '../../../../shared/map/looks.ts';
import type { Look } from '../../../../shared/map/map-words.ts';
import type { GroundKind } from '../../../../shared/map/usual-grounds.ts';
import { symbolsFrom } from '../camera/camera.ts';
import { atHeight } from '../../../../shared/map/drawing/height-tints.ts';
import { mixed } from '../../../../shared/map/drawing/mixed.ts';
import type { MapPaints } from '../../../../shared/map/drawing/map-paints.ts';
import { regionColour, regionStrength } from '../../../../shared/map/drawing/region-colours.ts';

/** A ready picture of one hex, its centre in the middle. */
export interface Stamp {
  picture: OffscreenCanvas;
  /** From its left and upper edge to the middle. */
  reach: number;
}

/** So far hexes overlap, that no seam shows between them. */
const overlap = 0.6;
const edgesFrom = 8;
/** How much of the empty ground's colour lies over what the players do not know. */
export const veilStrength = 0.55;

/** One picture for each kind of ground at one length of a side, one theme and one list of grounds. */
export class Stamps {
  readonly #layout: Pick<HexGrid, 'layout'>;
  readonly #side: number;
  readonly #paints: MapPaints;
  readonly #kinds: ReadonlyMap<number, GroundKind>;
  readonly #strength: number;
  readonly #veil: number;
  readonly #relief: number;
  readonly #made = new Map<string, Stamp>();

  /** `strength` and `relief` 1 for grounds and shading in full, less for dimmed ones; `veil` how much is covered of what nobody knows. */
  constructor(
    layout: Pick<HexGrid, 'layout'>,
    side: number,
    paints: MapPaints,
    kinds: readonly GroundKind[],
    { strength, veil, relief }: { strength: number; veil: number; relief: number },
  ) {
    this.#layout = layout;
    this.#side = side;
    this.#paints = paints;
    this.#kinds = new Map(kinds.map((kind) => [kind.code, kind]));
    this.#strength = strength;
    this.#veil = veil;
    this.#relief = relief;
  }

  /** `band`: of its height. */
  ground(code: number, band = 0): Stamp {
    const kind = this.#kinds.get(code);
    const { empty, theme, edge, emptyEdge } = this.#paints;
    const colour =
      kind === undefined ? empty : atHeight(groundColour(kind, theme), theme, band, this.#relief);
    return this.#stamp(kind === undefined ? 'none' : `ground ${kind.look} ${colour}`, (pen) => {
      this.#fill(pen, mixed(empty, colour, kind === undefined ? 1 : this.#strength));
      if (this.#side >= edgesFrom) this.#outline(pen, kind === undefined ? emptyEdge : edge);
      if (kind !== undefined && this.#side >= symbolsFrom - 0.01)
        this.#symbol(pen, kind.look, mixed(empty, symbolInk(kind.look, theme, colour), this.#strength));
    });
  }

  /** What lies over hexes the players know nothing of. */
  veil(): Stamp {
    return this.#stamp('veil', (pen) => {
      pen.globalAlpha = this.#veil;
      this.#fill(pen, this.#paints.empty);
    });
  }

  region(code: number): Stamp {
    return this.#stamp(`region ${regionColour(code)}`, (pen) => {
      pen.globalAlpha = regionStrength;
      this.#fill(pen, regionColour(code));
    });
  }

  #stamp(key: string, draw: (pen: OffscreenCanvasRenderingContext2D) => void): Stamp {
    const made = this.#made.get(key);
    if (made !== undefined) return made;
    const reach = Math.ceil(this.#side + 1);
    const picture = new OffscreenCanvas(2 * reach, 2 * reach);
    const pen = picture.getContext('2d');
    if (pen !== null) {
      pen.translate(reach, reach);
      draw(pen);
    }
    const stamp = { picture, reach };
    this.#made.set(key, stamp);
    return stamp;
  }

  #path(pen: OffscreenCanvasRenderingContext2D, side: number): void {
    pen.beginPath();
    for (const { x, y } of cornersOf(this.#layout, side)) pen.lineTo(x, y);
    pen.closePath();
  }

  #fill(pen: OffscreenCanvasRenderingContext2D, colour: string): void {
    this.#path(pen, this.#side + overlap);
    pen.fillStyle = colour;
    pen.fill();
  }

  #outline(pen: OffscreenCanvasRenderingContext2D, colour: string): void {
    this.#path(pen, this.#side - 0.25);
    pen.strokeStyle = colour;
    pen.lineWidth = 1;
    pen.stroke();
  }

  #symbol(pen: OffscreenCanvasRenderingContext2D, look: Look, ink: string): void {
    const { symbol, solid } = lookDrawings[look];
    pen.scale(this.#side, this.#side);
    const path = new Path2D(symbol);
    if (solid) {
      pen.fillStyle = ink;
      pen.fill(path);
      return;
    }
    pen.strokeStyle = ink;
    pen.lineWidth = Math.max(symbolLine, 1.1 / this.#side);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.stroke(path);
  }
}
