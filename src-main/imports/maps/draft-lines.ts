import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { isOnAnyMap } from '../../../shared/hex/grid.ts';
import { distance, line as straightLine } from '../../../shared/hex/moves.ts';
import type { DraftLine } from './map-draft.ts';
import type { MapUnread } from './map-unread.ts';

const longest = 100_000;
const mostPoints = 400_000;

/** The lines of a map as they are read, from corner to corner, over every hex between. */
export class DraftLines {
  readonly all: DraftLine[] = [];
  readonly #unread: MapUnread;
  #points = 0;

  constructor(unread: MapUnread) {
    this.#unread = unread;
  }

  /** A line that cannot be one is told among what was not read. */
  add(grid: HexGrid, corners: readonly Hex[], line: Omit<DraftLine, 'path'>): void {
    const why = this.#refusal(grid, corners);
    if (why !== null) {
      this.#unread.add('lines', why);
      return;
    }
    const path = corners.flatMap((corner, at) => {
      const before = corners[at - 1];
      return before ? straightLine(grid, before, corner).slice(1) : [corner];
    });
    this.#points += path.length;
    this.all.push({ ...line, path });
  }

  #refusal(grid: HexGrid, corners: readonly Hex[]): string | null {
    if (!corners.every(isOnAnyMap)) return 'They leave what any map reaches.';
    const steps = corners.reduce((sum, corner, at) => {
      const before = corners[at - 1];
      return before ? sum + distance(grid, before, corner) : 0;
    }, 0);
    if (steps === 0) return 'They do not leave their hex.';
    return steps > longest || this.#points + steps > mostPoints
      ? 'They are longer than any map wants.'
      : null;
  }
}
