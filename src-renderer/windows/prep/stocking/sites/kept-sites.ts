import { SitesDesk } from './sites-desk.svelte.ts';

const kept = new Map<string, SitesDesk>();

/** The sheet of a campaign, which stays while another page or window is open. */
export function keptSites(campaignPath: string): SitesDesk {
  const known = kept.get(campaignPath) ?? new SitesDesk();
  kept.set(campaignPath, known);
  return known;
}
