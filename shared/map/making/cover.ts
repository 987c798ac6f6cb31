import type { Look } from '../map-words.ts';

export const climates = ['cold', 'mild', 'hot'] as const;
export type Climate = (typeof climates)[number];

const peaksOfMountains = 0.3;
/** Of the land below the mountains. */
const hillsFrom = 0.78;
const lowlandTo = 0.3;

/** From so wet on, and what grows there. */
type Belt = readonly [from: number, look: Look];

const belts: Readonly<Record<Climate, readonly Belt[]>> = {
  cold: [
    [0.55, 'pines'],
    [0.3, 'grass'],
    [0.12, 'barren'],
    [-Infinity, 'snow'],
  ],
  mild: [
    [0.82, 'pines'],
    [0.58, 'forest'],
    [0.3, 'grass'],
    [0.08, 'plain'],
    [-Infinity, 'barren'],
  ],
  hot: [
    [0.75, 'jungle'],
    [0.6, 'forest'],
    [0.38, 'grass'],
    [0.22, 'plain'],
    [-Infinity, 'desert'],
  ],
};

/**
 * What grows on land that lies so high among all land and is so wet among all hexes, both from 0 to 1; `mountains` is the
 * share of the land that is mountains.
 */
export function growsOn(high: number, wet: number, mountains: number, climate: Climate): Look {
  const foot = 1 - mountains;
  if (high >= 1 - mountains * peaksOfMountains) return climate === 'hot' ? 'mountains' : 'peaks';
  if (high >= foot) return 'mountains';
  if (high >= foot * hillsFrom) return wet < 0.15 && climate !== 'cold' ? 'broken' : 'hills';
  if (high < foot * lowlandTo && wet > 0.88) return 'swamp';
  return belts[climate].find(([from]) => wet >= from)?.[1] ?? 'plain';
}
