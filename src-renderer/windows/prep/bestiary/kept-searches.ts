import { KeptSearch } from './kept-search.svelte.ts';

const kept = new Map<string, KeptSearch>();

/** What is kept for the campaign at this path, as long as the program runs. */
export function keptSearch(campaignPath: string): KeptSearch {
  const known = kept.get(campaignPath) ?? new KeptSearch();
  kept.set(campaignPath, known);
  return known;
}
