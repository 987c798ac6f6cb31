import type { Hex, HexGrid, Side } from '../../../shared/hex/grid.ts';
import { isOnAnyMap } from '../../../shared/hex/grid.ts';
import { neighbour } from '../../../shared/hex/moves.ts';
import type { Point } from '../../../shared/hex/pixel.ts';
import type { Camera, HexBox, Size } from './camera/camera.ts';
import {
  boxInSight,
  centredOn,
  firstSide,
  hexUnder,
  keptInSight,
  onView,
  panned,
  showing,
  zoomed,
} from './camera/camera.ts';

/** What of a map one window has in sight, and the hex its cursor stands on. */
export class MapView {
  size = $state.raw<Size>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ middle: { x: 0, y: 0 }, side: firstSide });
  cursor = $state.raw<Hex>({ col: 0, row: 0 });
  readonly #grid: () => HexGrid;

  constructor(grid: () => HexGrid) {
    this.#grid = grid;
  }

  /** Where the cursor was seen it stays in sight. */
  resize(size: Size): void {
    const seen = this.#isSeen(this.cursor);
    this.size = size;
    if (seen) this.camera = keptInSight(this.grid, this.camera, size, this.cursor);
  }

  get grid(): HexGrid {
    return this.#grid();
  }

  get inSight(): HexBox {
    return boxInSight(this.grid, this.camera, this.size);
  }

  /** Puts the cursor there; the view follows just so far that it stays in sight. */
  stand(hex: Hex): void {
    if (!isOnAnyMap(hex)) return;
    this.cursor = hex;
    this.camera = keptInSight(this.grid, this.camera, this.size, hex);
  }

  /** The view follows just so far that the hex is in sight; the cursor stays. */
  show(hex: Hex): void {
    this.camera = keptInSight(this.grid, this.camera, this.size, hex);
  }

  step(side: Side): void {
    this.stand(neighbour(this.grid, this.cursor, side));
  }

  /** Puts the cursor there and the hex in the middle. */
  goTo(hex: Hex): void {
    if (!isOnAnyMap(hex)) return;
    this.cursor = hex;
    this.camera = centredOn(this.grid, this.camera, hex);
  }

  pan(by: Point): void {
    this.camera = panned(this.camera, by);
  }

  /** So many steps nearer, about a point of the view; without one about the cursor, or the middle where that is not seen. */
  zoom(by: number, about: Point = this.#cursorPoint()): void {
    this.camera = zoomed(this.camera, by, this.size, about);
  }

  #cursorPoint(): Point {
    const { width, height } = this.size;
    return this.#isSeen(this.cursor)
      ? onView(this.grid, this.camera, this.size, this.cursor)
      : { x: width / 2, y: height / 2 };
  }

  #isSeen(hex: Hex): boolean {
    const { x, y } = onView(this.grid, this.camera, this.size, hex);
    return x >= 0 && y >= 0 && x <= this.size.width && y <= this.size.height;
  }

  showWhole(box: HexBox): void {
    this.camera = showing(this.grid, box, this.size);
  }

  hexAt(point: Point): Hex {
    return hexUnder(this.grid, this.camera, this.size, point);
  }
}
