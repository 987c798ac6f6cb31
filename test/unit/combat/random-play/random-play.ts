import { describe, test } from 'vitest';
import { fightsOf } from './fights.ts';

/** The tests of one system's fights in one order of battle; a file of its own for each, so that they run side by side. */
export function testRandomPlay(id: string, order: string): void {
  describe(`${id} ${order}`, () => {
    for (const [proof, prove] of Object.entries(fightsOf(id, order))) test(proof, prove);
  });
}
