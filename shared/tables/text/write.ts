import type { Piece } from './pieces.ts';

/** The text its pieces were read from. */
export const writeText = (pieces: readonly Piece[]): string => pieces.map(({ written }) => written).join('');
