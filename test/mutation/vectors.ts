import { join } from 'node:path';
import { check, vectorFiles, type Operated, type Vector } from '../conformance/vector.ts';

/** Every vector of a system. */
export const vectorsOf = (root: string, system: string): Vector[] =>
  vectorFiles(join(root, 'test/conformance/vectors'))
    .filter((file) => file.system === system)
    .flatMap(({ vectors }) => vectors);

/** The place of the first vector that fails, in the order given; -1 if all are met. */
export function firstFailure(operations: Operated['operations'], vectors: readonly Vector[]): number {
  return vectors.findIndex((vector) => {
    try {
      return check({ title: 'The system', operations }, vector).length > 0;
    } catch {
      return true;
    }
  });
}
