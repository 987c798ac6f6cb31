/** The plan of a one page dungeon: rectangles of squares, and doors that are squares of their own between two of them. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
  round: boolean;
  /** The place the author ends the dungeon with. */
  last: boolean;
}

export interface Square {
  x: number;
  y: number;
}

export interface PlanDoor extends Square {
  /** Which way it leads. */
  dx: number;
  dy: number;
  type: number;
}

export interface PlanNote extends Square {
  ref: string;
  text: string;
}

export interface Plan {
  rects: Rect[];
  doors: PlanDoor[];
  notes: PlanNote[];
  columns: Square[];
  water: Square[];
}

const holds = (rect: Rect, { x, y }: Square): boolean =>
  x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h;

/** Places of the plan by the rectangles they are made of; the squares of doors are none. */
export class Ground {
  readonly rects: readonly Rect[];

  constructor({ rects, doors }: Pick<Plan, 'rects' | 'doors'>) {
    const isDoor = new Set(doors.map(({ x, y }) => `${x},${y}`));
    this.rects = rects.filter(({ x, y, w, h }) => w > 1 || h > 1 || !isDoor.has(`${x},${y}`));
  }

  /** The rectangle a square lies in; -1 where there is none. */
  at(square: Square): number {
    return this.rects.findIndex((rect) => holds(rect, square));
  }

  /** How many of the squares lie in each rectangle. */
  count(squares: readonly Square[]): { inside: Map<number, number>; outside: number } {
    const inside = new Map<number, number>();
    let outside = 0;
    for (const square of squares) {
      const at = this.at(square);
      if (at === -1) outside += 1;
      else inside.set(at, (inside.get(at) ?? 0) + 1);
    }
    return { inside, outside };
  }

  /** One square wide and without a word about it: a way, not a place. */
  isPassage(at: number): boolean {
    const rect = this.rects[at];
    return rect !== undefined && Math.min(rect.w, rect.h) === 1 && !rect.round && !rect.last;
  }
}
