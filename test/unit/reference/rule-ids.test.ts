import { describe, expect, test } from 'vitest';
import { idsIn, namedIds } from '../../../scripts/reference/rule-ids.mjs';

describe('rule ids in a text', () => {
  test.each([
    ['SW-SURP-1 to 3, 10, SW-GEN-4.', ['SW-SURP-1', 'SW-SURP-2', 'SW-SURP-3', 'SW-SURP-10', 'SW-GEN-4']],
    [
      'OSE-LOST-1, 2; OSE-WILD-9; OSE-WATER-3, 4',
      ['OSE-LOST-1', 'OSE-LOST-2', 'OSE-WILD-9', 'OSE-WATER-3', 'OSE-WATER-4'],
    ],
    ['as OSE-DMG-1..2 has it, and OSE-DMG-2 again', ['OSE-DMG-1', 'OSE-DMG-2']],
    ['BF-WRES-2 to BF-WRES-3 and 7', ['BF-WRES-2', 'BF-WRES-3', 'BF-WRES-7']],
    ['UTF-8, a d6-1 and X-Y-1', []],
  ])('%s', (text, ids) => {
    expect(namedIds(text)).toEqual(ids);
  });

  test('only those written out in full', () => {
    expect(idsIn('SW-SURP-1 to 3, 10, SW-GEN-4.')).toEqual(['SW-SURP-1', 'SW-GEN-4']);
  });
});
