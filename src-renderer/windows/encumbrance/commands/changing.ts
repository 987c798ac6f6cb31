import type { ViewCommand } from '../../../lib/shortcuts.svelte.ts';
import { thingsText, thingText } from '../thing-words.ts';
import { act, nothingChosen, type GearContext } from './gear-context.ts';

/** New things, and other figures for those there are. */
export function changing({ desk, steps, shut }: GearContext): ViewCommand[] {
  const { pane, here } = desk;
  const thing = pane.row?.thing ?? null;
  const none = shut ?? (thing === null ? nothingChosen : undefined);
  const single = none ?? (thing !== null && thing.quantity < 2 ? 'There is only one of it.' : undefined);
  const equal = pane.marked.length > 1 ? pane.marked : pane.equalToRow();
  const alone = none ?? (equal.length < 2 ? 'There is nothing equal beside it.' : undefined);
  const add = (): void => {
    if (here !== null) desk.open({ kind: 'thing', thing: null, to: here });
  };
  const edit = (): void => {
    if (thing !== null && here !== null) desk.open({ kind: 'thing', thing, to: here });
  };
  const split = (): void => {
    if (thing !== null) desk.open({ kind: 'split', thing });
  };
  const stack = thing === null ? 'a stack' : thingText(thing);
  const group = 'Things';
  return [
    act(group, 'A', 'add', `Add a thing to ${here?.name ?? 'the party'}`, shut, add),
    act(group, 'E', 'edit', `Edit ${thing?.name ?? 'the thing'}`, none, edit),
    act(group, 'S', 'split', `Split ${stack}`, single, split),
    act(group, '+', 'merge', 'Merge equal things', alone, () => void steps.merge(equal)),
    act(
      group,
      'Delete',
      'remove',
      `Strike off ${thingsText(pane.chosen)}`,
      none,
      () => void steps.remove(pane.chosen),
    ),
  ];
}
