export type Figure = number | string;

export interface PlacedFigure {
  path: string[];
  value: Figure;
}

export function figuresOf(value: unknown): PlacedFigure[];
export function otherFigure(value: Figure, up: boolean): Figure;
export function withFigure<T>(tables: T, path: readonly string[], figure: Figure): T;
export function randomFrom(seed: number): () => number;
export function sampleOf<T>(list: readonly T[], count: number, random: () => number): T[];
export function pathText(path: readonly string[]): string;
