import type { Way } from '../ipc/travel/travel-words.ts';
import type { Terrain } from '../rules/ose/terms.ts';

/** The road in words, the same in the log and in the windows. */

export interface Stretch {
  ground: Terrain;
  way: Way;
  /** Whole miles. */
  miles: number;
}

/** Stretches of one ground and way after each other are one. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const { ground, way, miles } of stretches) {
    const last = out.at(-1);
    if (last?.ground === ground && last.way === way) last.miles += miles;
    else out.push({ ground, way, miles });
  }
  return out;
}

/** "45° to the left". */
export const offsetText = (degrees: number): string =>
  `${Math.abs(degrees)}° to the ${degrees < 0 ? 'left' : 'right'}`;
