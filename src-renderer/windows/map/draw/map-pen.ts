import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import type { Point } from '../../../../shared/hex/pixel.ts';
import type { Camera, Size } from '../camera/camera.ts';
import { onView } from '../camera/camera.ts';
import type { MapPaints } from '../../../../shared/map/drawing/map-paints.ts';

/** What everything over the ground is drawn with. */
export interface MapPen {
  context: CanvasRenderingContext2D;
  grid: HexGrid;
  /** In pixels of the canvas. */
  camera: Camera;
  size: Size;
  paints: MapPaints;
  /** Pixels of the canvas to one of the page. */
  ratio: number;
  /** The same for letters, which grow with the text of the window. */
  letters: number;
}

/** Draws over the ground, its lines and its names: a trail, a token, a stroke under way. */
export type Overlay = (pen: MapPen) => void;

export const pointOf = ({ grid, camera, size }: MapPen, hex: Hex): Point => onView(grid, camera, size, hex);

/** Whether something about a point may be seen. */
export const isInSight = ({ size }: MapPen, { x, y }: Point, reach: number): boolean =>
  x > -reach && y > -reach && x < size.width + reach && y < size.height + reach;

/** A word with a halo, so that it can be read on any ground. */
export function write(
  { context, paints, letters }: MapPen,
  text: string,
  { x, y }: Point,
  ink: string,
): void {
  context.lineJoin = 'round';
  context.strokeStyle = paints.halo;
  context.lineWidth = 4 * letters;
  context.strokeText(text, x, y);
  context.fillStyle = ink;
  context.fillText(text, x, y);
}
