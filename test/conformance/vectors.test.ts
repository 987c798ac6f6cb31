import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemById, systems } from '../../shared/rules/registry.ts';
import { check, vectorFiles } from './vector.ts';

const own = vectorFiles(join(import.meta.dirname, 'vectors'));
const elsewhere = process.env['VECTORS_DIR'];
const theirs = elsewhere && existsSync(elsewhere) ? vectorFiles(elsewhere) : [];

if (elsewhere) {
  test('the folder named by VECTORS_DIR holds vectors', () => {
    expect(theirs.flatMap(({ vectors }) => vectors).length).toBeGreaterThan(0);
  });
}

for (const { system, path, vectors } of [...own, ...theirs]) {
  describe(path, () => {
    const rules = systemById(system);
    if (!rules) throw new Error(`There is no rule system called ${system}.`);
    for (const vector of vectors) {
      test(`${system} / ${vector.op} / ${vector.id}`, () => {
        const wrong = check(rules, vector);
        expect(wrong, `${vector.rule}\n${wrong.join('\n')}`).toEqual([]);
      });
    }
  });
}

describe.each(systems)('the vectors of $id', ({ id, operations }) => {
  const vectors = own.filter(({ system }) => system === id).flatMap((file) => file.vectors);

  test('name every operation', () => {
    const tried = new Set(vectors.map(({ op }) => op));
    expect(Object.keys(operations).filter((op) => !tried.has(op))).toEqual([]);
  });

  test('have ids of their own', () => {
    expect(new Set(vectors.map((vector) => vector.id)).size).toBe(vectors.length);
  });
});
