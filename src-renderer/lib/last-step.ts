import { query } from './bridge.ts';
import { status } from './status.svelte.ts';

/** Speaks what the campaign's last step did, in the journal's own words. */
export async function sayLastStep(): Promise<void> {
  const reply = await query('shell.view', {});
  if (reply.ok && reply.value.undo !== null) status.say(reply.value.undo.summary);
}
