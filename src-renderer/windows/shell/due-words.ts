import { counted } from '../../../shared/words/figures.ts';
import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { firstTitle } from '../prompts/prompt-groups.ts';

type Prompts = QueryOutput<'dungeon.delve'>['promptsOutside'];

export const dueKeys = 'Ctrl+D';

/** "1 thing is due: Darkness.", "252 things are due, first: Wandering check, 250 turns." */
export function dueText(prompts: Prompts): string {
  const title = firstTitle(prompts) ?? 'nothing';
  const due = counted(prompts.length, 'thing is', 'things are');
  return prompts.length === 1 ? `${due} due: ${title}.` : `${due} due, first: ${title}.`;
}

/** Brings the hands to what is due, from any area and any window. */
export const dueCommand = (prompts: Prompts, reach: () => void): ViewCommand => ({
  id: 'prompts.reach',
  title: 'What is due',
  group: 'Prompts',
  keys: dueKeys,
  inFields: true,
  disabled: prompts.length === 0 ? 'Nothing is due.' : undefined,
  run: reach,
});
