import { expect, test } from 'vitest';
import { changedFates } from '../../../src-renderer/windows/combat/ending/fates.ts';

test('only those of whom the referee says otherwise are sent with the end', () => {
  const rows = [
    { id: 'c1', status: 'active' },
    { id: 'f1', status: 'dead' },
    { id: 'f2', status: 'active' },
  ] as const;
  expect(changedFates(rows, { f1: 'dead', f2: 'surrendered' })).toEqual([
    { fighter: 'f2', status: 'surrendered' },
  ]);
  expect(changedFates(rows, {})).toEqual([]);
});
