import { command } from '../../lib/bridge.ts';
import type { ViewCommand } from '../../lib/shortcuts.svelte.ts';
import { status } from '../../lib/status.svelte.ts';

export const referenceKeys = 'F1';

/** Opens the reference's own window, or brings it to the front. */
export async function openReference(): Promise<void> {
  const reply = await command('app.openWindow', { area: 'reference' });
  if (!reply.ok) status.refuse(reply.error.message);
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
