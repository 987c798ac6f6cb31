import { StockDesk } from './stock-desk.svelte.ts';

const kept = new Map<string, StockDesk>();

/** The sheet of a campaign, which stays while another page or window is open. */
export function keptStocking(campaignPath: string): StockDesk {
  const known = kept.get(campaignPath) ?? new StockDesk();
  kept.set(campaignPath, known);
  return known;
}
