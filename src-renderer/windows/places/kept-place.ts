import type { KeptPlace } from './places-desk.svelte.ts';

const kept = new Map<string, KeptPlace>();

/** Where the book of a campaign was left open, for when the window comes back to it. */
export function keptPlace(campaignPath: string): KeptPlace {
  const known = kept.get(campaignPath);
  if (known !== undefined) return known;
  const fresh: KeptPlace = { levelId: null, roomId: null };
  kept.set(campaignPath, fresh);
  return fresh;
}
