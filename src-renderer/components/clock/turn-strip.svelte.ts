import type { Hour } from './turn-strip.ts';

interface Place {
  row: number;
  column: number;
}

/** Which box of the strip the keyboard stands on: one tab stop, arrows go from box to box. */
export class StripFocus {
  #moved = $state<number | null>(null);
  readonly #hours: () => readonly Hour[];

  constructor(hours: () => readonly Hour[]) {
    this.#hours = hours;
  }

  /** The turn that holds the tab stop: where the arrows last stood, else now, else the first box. */
  readonly turn = $derived.by(() => {
    const boxes = this.#hours().flatMap((hour) => hour.boxes);
    const stood = boxes.find((box) => box.turn === this.#moved);
    return (stood ?? boxes.find((box) => box.state === 'now') ?? boxes[0])?.turn;
  });

  stand(turn: number): void {
    this.#moved = turn;
  }

  leave(): void {
    this.#moved = null;
  }

  /** Moves by a key of the grid pattern; says where it stands now, or null if the key is none of the grid's. */
  move(key: string, control: boolean): number | null {
    const hours = this.#hours();
    const place = this.#placeOf(this.turn);
    if (!place) return null;
    const next = goal(key, control, place, hours);
    if (!next) return null;
    const boxes = hours[next.row]?.boxes ?? [];
    const box = boxes[Math.min(next.column, boxes.length - 1)];
    if (box) this.#moved = box.turn;
    return box?.turn ?? null;
  }

  #placeOf(turn: number | undefined): Place | null {
    for (const [row, hour] of this.#hours().entries()) {
      const column = hour.boxes.findIndex((box) => box.turn === turn);
      if (column >= 0) return { row, column };
    }
    return null;
  }
}

function goal(key: string, control: boolean, { row, column }: Place, hours: readonly Hour[]): Place | null {
  const lastRow = hours.length - 1;
  const end = (at: number): number => (hours[at]?.boxes.length ?? 1) - 1;
  switch (key) {
    case 'ArrowRight':
      if (column < end(row)) return { row, column: column + 1 };
      return row < lastRow ? { row: row + 1, column: 0 } : { row, column };
    case 'ArrowLeft':
      if (column > 0) return { row, column: column - 1 };
      return row > 0 ? { row: row - 1, column: end(row - 1) } : { row, column };
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'Home':
      return { row: control ? 0 : row, column: 0 };
    case 'End':
      return { row: control ? lastRow : row, column: end(control ? lastRow : row) };
    default:
      return null;
  }
}
