import type { ViewCommand } from '../../lib/shortcuts.svelte.ts';
import { changing } from './commands/changing.ts';
import type { GearContext } from './commands/gear-context.ts';
import { moving } from './commands/moving.ts';
import { forPerson, forPlaces } from './commands/people-and-places.ts';
import { selecting } from './commands/selecting.ts';
import { wearing } from './commands/wearing.ts';

/** What the keys and the palette do in this window. */
export const gearCommands = (context: GearContext): ViewCommand[] => [
  ...moving(context),
  ...wearing(context),
  ...changing(context),
  ...forPerson(context),
  ...forPlaces(context),
  ...selecting(context),
];
