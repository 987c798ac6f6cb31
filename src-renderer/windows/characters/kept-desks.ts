import type { CreationDraft } from './create/creation-draft.svelte.ts';

/** What outlives a look at another area: who was selected, and a creation that was shut half-way. */
export interface KeptDesk {
  selectedId: number | null;
  begun: CreationDraft | null;
}

export const freshDesk = (): KeptDesk => ({ selectedId: null, begun: null });

const desks = new Map<string, KeptDesk>();

/** What is kept for the campaign at this path. */
export function keptDesk(campaignPath: string): KeptDesk {
  const kept = desks.get(campaignPath) ?? freshDesk();
  desks.set(campaignPath, kept);
  return kept;
}
