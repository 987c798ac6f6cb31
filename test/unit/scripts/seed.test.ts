import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replayLine, seedFrom } from '../../fixtures/seed.ts';

test('random plays begin from one seed, which a failure names', () => {
  const { seed } = fc.readConfigureGlobal();
  expect(Number.isInteger(seed)).toBe(true);
  expect(fc.sample(fc.integer(), { numRuns: 5, seed: 77 })).toEqual(
    fc.sample(fc.integer(), { numRuns: 5, seed: 77 }),
  );
  expect(seedFrom('77')).toBe(77);
  expect(seedFrom('')).toBeGreaterThanOrEqual(0);
  expect(replayLine(77, import.meta.filename, 'an evening')).toBe(
    'To play "an evening" again: TURNKEEPER_SEED=77 npx vitest run test/unit/scripts/seed.test.ts',
  );
});
