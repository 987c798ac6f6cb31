import { createNoise2D } from 'simplex-noise';
import type { Dice } from '../../dice/dice.ts';
import type { Point } from '../../hex/pixel.ts';

const finest = 2 ** 30;
const octaves = 4;
const halved = 0.5;

/** Uneven land: the same dice, the same land, on every machine. About 0, seldom beyond -1 and 1. */
export function landNoise(dice: Dice, hexesAcross: number): (point: Point) => number {
  const noise = createNoise2D(() => (dice.roll(finest) - 1) / finest);
  return ({ x, y }) => {
    let [sum, share, scale] = [0, 1, 1 / hexesAcross];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += share * noise(x * scale, y * scale);
      share *= halved;
      scale *= 2;
    }
    return sum;
  };
}
