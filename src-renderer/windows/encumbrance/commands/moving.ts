import type { ViewCommand } from '../../../lib/shortcuts.svelte.ts';
import { thingsText } from '../thing-words.ts';
import { act, nothingChosen, type GearContext } from './gear-context.ts';

/** What is chosen goes elsewhere. */
export function moving({ desk, steps, shut }: GearContext): ViewCommand[] {
  const { pane, here, there } = desk;
  const { chosen } = pane;
  const what = thingsText(chosen);
  const other = there?.name ?? 'the other place';
  const none = shut ?? (chosen.length === 0 ? nothingChosen : undefined);
  const packed = chosen.filter(({ containerId }) => containerId !== null);
  const loose = none ?? (packed.length === 0 ? 'It is not packed in anything.' : undefined);
  const open = (aim: 'somebody' | 'container' | 'other') => () =>
    desk.open({ kind: 'move', things: chosen, aim });
  const across = (): void => {
    if (there !== null) void steps.move(chosen, there.place);
  };
  const takeOut = (): void => {
    if (here !== null) void steps.move(packed, here.place);
  };
  const drop = () => void steps.move(chosen, { in: 'ground' });
  const group = 'Move';
  return [
    act(group, 'M', 'move', `Move ${what} to ${other}`, none, across),
    act(group, 'Shift+M', 'moveSome', `Move some of it to ${other}`, none, open('other')),
    act(group, 'G', 'give', `Give ${what} to somebody`, none, open('somebody')),
    act(group, 'C', 'pack', `Put ${what} into a container`, none, open('container')),
    act(group, 'O', 'takeOut', `Take ${what} out`, loose, takeOut),
    act(group, 'D', 'drop', `Drop ${what} on the ground`, none, drop),
  ];
}
