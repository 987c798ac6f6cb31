import { KeptNotebook } from './kept-notebook.svelte.ts';

const kept = new Map<string, KeptNotebook>();

/** What is kept for the campaign at this path, as long as the program runs. */
export function keptNotebook(campaignPath: string): KeptNotebook {
  const known = kept.get(campaignPath) ?? new KeptNotebook();
  kept.set(campaignPath, known);
  return known;
}
