import { TreasureDesk } from './treasure-desk.svelte.ts';

const kept = new Map<string, TreasureDesk>();

/** The roll of a campaign, which stays while another page or window is open. */
export function keptTreasure(campaignPath: string): TreasureDesk {
  const known = kept.get(campaignPath) ?? new TreasureDesk();
  kept.set(campaignPath, known);
  return known;
}
