import type { ViewCommand } from './keys/shortcuts.svelte.ts';
import { takeAloud } from './step.svelte.ts';

export const referenceKeys = 'F1';

/** Opens the reference's own window, or brings it to the front. */
export async function openReference(): Promise<void> {
  await takeAloud('app.openWindow', { area: 'reference' });
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
