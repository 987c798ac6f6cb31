import { takeAloud } from '../../../lib/step.svelte.ts';
import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { GearDesk } from '../gear-desk.svelte.ts';

interface Knowing {
  desk: GearDesk;
  /** Why nothing can be changed; undefined where it can. */
  shut: string | undefined;
}

/** What a thing is and what it seems. */
export function truthCommands({ desk, shut }: Knowing): ViewCommand[] {
  const thing = desk.pane.row?.thing ?? null;
  const name = thing?.name ?? 'it';
  const none = shut ?? (thing === null ? 'Nothing is chosen.' : undefined);
  const known = none ?? (thing?.truth === null ? `${name} is known for what it is.` : undefined);
  const coin = none ?? (thing?.kind === 'coin' ? 'A coin is what it is.' : undefined);
  const identify = (alike: boolean) => () => {
    if (thing !== null) void takeAloud('item.identify', { id: thing.id, alike });
  };
  const open = (kind: 'seems' | 'tried' | 'truth') => () => {
    if (thing !== null) desk.open({ kind, thing });
  };
  const of = { group: 'Known' };
  return [
    {
      ...of,
      id: 'gear.identify',
      title: `Identify ${name}`,
      keys: 'I',
      disabled: known,
      run: identify(false),
    },
    {
      ...of,
      id: 'gear.identifyAlike',
      title: `Identify all that are as ${name} is`,
      keys: 'Shift+I',
      disabled: known,
      run: identify(true),
    },
    {
      ...of,
      id: 'gear.seems',
      title: `What players see of ${name}`,
      keys: 'Shift+E',
      disabled: coin,
      run: open('seems'),
    },
    {
      ...of,
      id: 'gear.tried',
      title: `Note what came of trying ${name}`,
      keys: 'U',
      disabled: coin,
      run: open('tried'),
    },
    { ...of, id: 'gear.truth', title: `What ${name} is in truth`, disabled: known, run: open('truth') },
  ];
}
