import { KeptMap } from './kept-map.svelte.ts';

const kept = new Map<string, KeptMap>();

/** The same for as long as the program runs, so that the window comes back to where it was. */
export function keptMap(campaignPath: string): KeptMap {
  const known = kept.get(campaignPath);
  if (known !== undefined) return known;
  const fresh = new KeptMap();
  kept.set(campaignPath, fresh);
  return fresh;
}
