import type { Meeting } from '../encounter-types.ts';
import type { SettleDraft } from '../steps/settle-draft.svelte.ts';

/** What the referee's own word for a step is shown with. */
export type VerdictProps = {
  view: Meeting;
  draft: SettleDraft;
  shut: string | undefined;
  /** The word was sent. */
  ontake: (taking: Promise<boolean>) => void;
};
