import { expect, test } from 'vitest';
import { lighting } from '../../../../shared/rules/basic-fantasy/exploration/lighting.ts';

test('torches (1d4+4 turns) and lanterns (1d6+18) show 30 feet and dimly 50; a candle of six inches burns three turns an inch', () => {
  expect(lighting.lights?.reach).toMatchObject({
    torch: { brightFeet: 30, dimFeet: 50, burnDice: { count: 1, sides: 4, plus: 4 } },
    lantern: { brightFeet: 30, dimFeet: 50, burnDice: { count: 1, sides: 6, plus: 18 } },
  });
  expect(lighting.lights?.more).toEqual([
    { id: 'candle', title: 'Candle', burnMinutes: 180, brightFeet: 5, dimFeet: 10 },
  ]);
});
