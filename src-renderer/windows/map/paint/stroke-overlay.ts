import type { Overlay } from '../draw/map-pen.ts';
import { drawStretch, stretchesInView } from '../draw/lines.ts';
import type { PaintDesk } from './paint-desk.svelte.ts';
import { penPath } from './pen-path.ts';

/** The line a pen is drawing, as far as it has come. */
export function strokeOverlay({ walk, alongSides, lineKind, maintained }: PaintDesk): Overlay {
  return (pen) => {
    const path = penPath(pen.grid, walk, alongSides ? 'edges' : 'centres');
    for (const stretch of stretchesInView(pen, path))
      drawStretch(pen, stretch, {
        kind: lineKind,
        maintained: lineKind === 'road' && maintained,
        secret: false,
      });
  };
}
