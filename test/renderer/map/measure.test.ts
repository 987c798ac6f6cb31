import { expect, it } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import { measure, wayWords } from '../../../src-renderer/windows/map/journey/measure.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';

const way = { refusal: null, hexes: [], miles: 54, straightMiles: 48, days: 3 };

it('tells the best way with its days, and the crow’s', () => {
  expect(wayWords(way, 'Thorn Gate')).toBe(
    'Thorn Gate: 54 miles by the best way, 3 days of march; 48 miles as the crow flies.',
  );
  expect(wayWords({ ...way, days: null }, '0709')).toBe(
    '0709: 54 miles by the best way; 48 miles as the crow flies.',
  );
});

it('says why nobody can go there, and how far it is all the same', () => {
  const refusal = '0709 is water, and nobody is aboard. Nothing was changed.';
  expect(wayWords({ ...way, refusal, miles: 0, days: null }, '0709')).toBe(
    '0709: 48 miles as the crow flies. 0709 is water, and nobody is aboard.',
  );
});

it('asks for the way and says it where everybody hears', async () => {
  const bridge = installFakeBridge();
  bridge.answer('travel.way', way);
  await measure({ col: 6, row: 8 }, 'Thorn Gate');
  expect(bridge.sent('travel.way')).toEqual([{ through: [{ col: 6, row: 8 }] }]);
  expect(status.message).toContain('54 miles by the best way');
});
