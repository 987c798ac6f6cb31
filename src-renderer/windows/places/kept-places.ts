import { KeptPlace } from './kept-place.svelte.ts';

const kept = new Map<string, KeptPlace>();

/** The same for as long as the program runs, so that the window comes back to where it was. */
export function keptPlace(campaignPath: string): KeptPlace {
  const known = kept.get(campaignPath);
  if (known !== undefined) return known;
  const fresh = new KeptPlace();
  kept.set(campaignPath, fresh);
  return fresh;
}
