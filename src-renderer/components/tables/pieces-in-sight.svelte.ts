import { SvelteSet } from 'svelte/reactivity';

const rowsAPiece = 24;
/** So far from sight a piece is drawn already, in pixels. */
const nearPixels = 600;

interface Piece<T> {
  from: number;
  rows: readonly T[];
}

/** Which pieces of a long list are in sight or near it, and how much room the others take. */
export class PiecesInSight {
  readonly #near = new SvelteSet<number>([0]);
  /** How high each piece was when it was drawn last. */
  readonly #heights: number[] = [];
  readonly #rowHeight: () => number;

  constructor(rowHeight: () => number) {
    this.#rowHeight = rowHeight;
  }

  /** A short list is one piece: cutting it costs more than it saves. */
  cut<T>(rows: readonly T[]): Piece<T>[] {
    if (rows.length <= rowsAPiece * 2) return [{ from: 0, rows }];
    const pieces: Piece<T>[] = [];
    for (let from = 0; from < rows.length; from += rowsAPiece)
      pieces.push({ from, rows: rows.slice(from, from + rowsAPiece) });
    return pieces;
  }

  pieceOf(row: number): number {
    return Math.floor(row / rowsAPiece);
  }

  near(piece: number): void {
    this.#near.add(piece);
  }

  isNear(piece: number): boolean {
    return this.#near.has(piece);
  }

  room(piece: number, rows: number): number {
    return this.#heights[piece] ?? rows * this.#rowHeight();
  }

  /** Follows one piece as it comes into sight and goes. The keyboard's own piece stays. */
  watch(piece: number) {
    return (element: HTMLElement): (() => void) => {
      const observer = new IntersectionObserver(
        (crossings) => {
          const seen = crossings.at(-1);
          if (seen === undefined) return;
          if (seen.isIntersecting) this.#near.add(piece);
          else if (!element.contains(document.activeElement))
            this.#leave(piece, seen.boundingClientRect.height);
        },
        { rootMargin: `${nearPixels}px`, scrollMargin: `${nearPixels}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    };
  }

  #leave(piece: number, height: number): void {
    if (this.#near.has(piece) && height > 0) this.#heights[piece] = height;
    this.#near.delete(piece);
  }
}
