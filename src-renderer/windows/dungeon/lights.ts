import type { Delve, Light } from './dungeon-types.ts';
import { counted } from './words.ts';

/** Lights worth a row: all but torches burnt to the end. */
export const shownLights = (lights: readonly Light[]): Light[] =>
  lights.filter((light) => light.turnsLeft !== 0 || light.lit || light.kind === 'lantern');

/** How long there is light: the longest of each kind that burns. */
export function lightWords({ lightTurnsLeft: { torch, lantern } }: Pick<Delve, 'lightTurnsLeft'>): string {
  const parts = [
    torch > 0 ? `torch ${counted(torch, 'turn')}` : null,
    lantern > 0 ? `lantern ${counted(lantern, 'turn')}` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Dark: nothing burns.' : `Left: ${parts.join(', ')}`;
}

/** What somebody carries that burns: Torch 5, Lantern 23. */
export const burningWith = (lights: readonly Light[], bearerId: number): Light[] =>
  lights.filter((light) => light.bearerId === bearerId && light.lit);
