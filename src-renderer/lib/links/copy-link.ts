import { command, query } from '../bridge.ts';
import type { Destination } from '../arrivals/arrival.svelte.ts';
import type { ViewCommand } from '../keys/shortcuts.svelte.ts';
import { status } from '../status.svelte.ts';

/** Something that links can lead to: how it is called, and which of all that bear the name it is. */
export interface Linked {
  name: string;
  is: (to: Destination) => boolean;
}

/** Copies the link that leads to it and to nothing else, as a text has it. */
async function copyLink({ name, is }: Linked): Promise<void> {
  const named = await query('prep.names', { targets: [name] });
  if (!named.ok) {
    status.refuse(named.error.message);
    return;
  }
  const thing = named.value.found[0]?.things.find(({ to }) => is(to));
  if (thing === undefined) {
    status.refuse(`No link can say ${name}. Give it another name first.`);
    return;
  }
  const text = `[[${thing.target}]]`;
  const copied = await command('app.copyText', { text });
  if (copied.ok) status.say(`${text} is copied: paste it into any text.`);
  else status.refuse(copied.error.message);
}

/** The key that copies a link to what is open. `disabled` says why that cannot be, as where nothing is open. */
export const linkCommand = (what: Linked | null, disabled: string | undefined): ViewCommand => ({
  group: 'Links',
  id: 'links.copyThis',
  title: 'Copy a link to it',
  keys: 'L',
  disabled,
  run: () => {
    if (what !== null) void copyLink(what);
  },
});
