import type { ViewCommand } from './keys/shortcuts.svelte.ts';
import { takeAloud } from './step.svelte.ts';

export const referenceKeys = 'F1';

/** Opens the reference's own window, or brings it to the front; at an entry where one is named. */
export async function openReference(look: string | null = null): Promise<void> {
  await takeAloud('app.openWindow', { area: 'reference', ...(look === null ? {} : { look }) });
}

/** The command every window has for it. */
export const referenceCommand: ViewCommand = {
  id: 'reference',
  title: 'Rules reference',
  group: 'Help',
  keys: referenceKeys,
  inFields: true,
  run: () => void openReference(),
};
