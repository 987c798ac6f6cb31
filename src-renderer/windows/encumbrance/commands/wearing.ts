import type { ViewCommand } from '../../../lib/shortcuts.svelte.ts';
import type { ItemState } from '../../../../shared/ipc/vocabulary.ts';
import { act, nothingChosen, type GearContext } from './gear-context.ts';

function unbearable({ desk, shut }: GearContext): string | undefined {
  if (shut !== undefined) return shut;
  const thing = desk.pane.row?.thing;
  if (thing === undefined) return nothingChosen;
  if (desk.here?.kind !== 'member') return 'Nobody bears it.';
  return thing.containerId === null ? undefined : 'It is packed away. Take it out first.';
}

/** On the body and in the hand, and off again with the same key. */
export function wearing(context: GearContext): ViewCommand[] {
  const { desk, steps } = context;
  const thing = desk.pane.row?.thing ?? null;
  const name = thing?.name ?? 'it';
  const wrong = unbearable(context);
  const put = (state: ItemState) => () => {
    if (thing !== null) void steps.setState(thing, thing.state === state ? 'carried' : state);
  };
  const wear = thing?.state === 'worn' ? `Take ${name} off` : `Wear ${name}`;
  const wield = thing?.state === 'wielded' ? `Put ${name} away` : `Wield ${name}`;
  const group = 'Wear and wield';
  return [
    act(group, 'W', 'wear', wear, wrong, put('worn')),
    act(group, 'V', 'wield', wield, wrong, put('wielded')),
  ];
}
