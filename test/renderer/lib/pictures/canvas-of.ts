import { vi } from 'vitest';

/** A canvas that gives files of the sizes told, one after the other. */
export function canvasOf(...sizes: number[]): number[] {
  const sides: number[] = [];
  class Canvas {
    constructor(width: number) {
      sides.push(width);
    }
    getContext() {
      return { drawImage: () => undefined, imageSmoothingQuality: 'low' };
    }
    convertToBlob() {
      return Promise.resolve(new Blob([new Uint8Array(sizes.shift() ?? 0)], { type: 'image/webp' }));
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return sides;
}
