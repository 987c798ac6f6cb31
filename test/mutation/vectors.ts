import { join } from 'node:path';
import { check, vectorFiles, type Vector } from '../conformance/vector.ts';

/** Every vector of the project, by system. */
export function vectorsBySystem(root: string): Map<string, Vector[]> {
  const bySystem = new Map<string, Vector[]>();
  for (const { system, vectors } of vectorFiles(join(root, 'test/conformance/vectors'))) {
    bySystem.set(system, [...(bySystem.get(system) ?? []), ...vectors]);
  }
  return bySystem;
}

/** The place of the first vector that fails, in the order given; -1 if all are met. */
export function firstFailure(system: string, vectors: readonly Vector[]): number {
  return vectors.findIndex((vector) => {
    try {
      return check(system, vector).length > 0;
    } catch {
      return true;
    }
  });
}
