import { isObject } from '../../reading.ts';

/** The corridors of a plan: squares that hang together without a door between them. */

const mostSquares = 1_000_000;
const widestBorder = 20;
const ways = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
const doorKinds = ['arch', 'door', 'locked', 'trapped', 'secret', 'portcullis'];

/** A square by row and column, as rooms and doors name it. */
export interface Square {
  row: number;
  col: number;
}

export interface Placed {
  id: number;
  centre: Square;
}

interface Plan {
  cells: readonly (readonly number[])[];
  corridor: number;
  door: number;
  roomId: number;
}

export class Corridors {
  readonly #plan: Plan;
  readonly #border: number;
  readonly #found = new Map<string, number>();

  private constructor(plan: Plan, border: number) {
    this.#plan = plan;
    this.#border = border;
    let next = 0;
    for (const [row, line] of plan.cells.entries())
      for (const col of line.keys())
        if (this.#isCorridor(row, col) && !this.#found.has(`${row},${col}`)) {
          this.#fill(row, col, next);
          next += 1;
        }
  }

  /** Null where no plan can be read, or where its squares are not those of the rooms. */
  static of(cells: unknown, bits: unknown, border: unknown, rooms: readonly Placed[]): Corridors | null {
    const plan = planOf(cells, bits);
    if (plan === null) return null;
    const borders = [0, typeof border === 'number' ? border : 0];
    const fits = borders
      .filter((each) => Number.isInteger(each) && each >= 0 && each <= widestBorder)
      .map((each) => ({ each, count: rooms.filter((room) => liesThere(plan, room, each)).length }))
      .toSorted((one, other) => other.count - one.count);
    const [best] = fits;
    return best === undefined || best.count * 2 <= rooms.length ? null : new Corridors(plan, best.each);
  }

  /** Which corridor a square lies in; null for none. */
  at({ row, col }: Square): number | null {
    return this.ofMark({ row: row + this.#border, col: col + this.#border });
  }

  /** The same for a mark of the map: these count the squares of the border, as nothing else does. */
  ofMark({ row, col }: Square): number | null {
    return this.#found.get(`${row},${col}`) ?? null;
  }

  #isCorridor(row: number, col: number): boolean {
    const { cells, corridor, door } = this.#plan;
    const square = cells[row]?.[col] ?? 0;
    return (square & corridor) !== 0 && (square & door) === 0;
  }

  #fill(row: number, col: number, number: number): void {
    const open: [number, number][] = [[row, col]];
    this.#found.set(`${row},${col}`, number);
    for (let square = open.pop(); square !== undefined; square = open.pop())
      for (const [down, right] of ways) {
        const [y, x] = [square[0] + down, square[1] + right];
        if (!this.#isCorridor(y, x) || this.#found.has(`${y},${x}`)) continue;
        this.#found.set(`${y},${x}`, number);
        open.push([y, x]);
      }
  }
}

function planOf(cells: unknown, bits: unknown): Plan | null {
  if (!Array.isArray(cells) || !isObject(bits)) return null;
  const bit = (name: string): number => (typeof bits[name] === 'number' ? bits[name] : 0);
  const isLine = (line: unknown): line is number[] =>
    Array.isArray(line) && line.every((square) => typeof square === 'number');
  const lines: unknown[] = cells;
  if (!lines.every(isLine)) return null;
  if (lines.reduce((sum, line) => sum + line.length, 0) > mostSquares) return null;
  const door = doorKinds.reduce((sum, kind) => sum | bit(kind), 0);
  const plan = { cells: lines, corridor: bit('corridor'), door, roomId: bit('room_id') };
  return plan.corridor === 0 || plan.roomId === 0 ? null : plan;
}

function liesThere({ cells, roomId }: Plan, { id, centre }: Placed, border: number): boolean {
  const square = cells[centre.row + border]?.[centre.col + border] ?? 0;
  // The number of the room stands in the bits of the mask, from its lowest on.
  return (square & roomId) / (roomId & -roomId) === id;
}
