import { command } from './bridge.ts';
import { status } from './status.svelte.ts';

/** Shows how things stood after this step, 0 for before the first, and says how to return. */
export async function lookBackAt(seq: number): Promise<void> {
  const reply = await command('rewind.lookAt', { seq });
  if (!reply.ok) {
    status.refuse(reply.error.message);
    return;
  }
  const then = seq === 0 ? 'before the first step' : `after step ${seq.toLocaleString('en')}`;
  status.say(`You look at how things stood ${then}. Alt+End returns to now.`);
}
