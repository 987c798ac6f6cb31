import type { ViewCommand } from '../../../lib/shortcuts.svelte.ts';
import { act, press, type GearContext } from './gear-context.ts';

/** Who stands on the left, what on the right, and what is marked. */
export function selecting({ desk }: GearContext): ViewCommand[] {
  const letGo = (): void => {
    desk.endDrag();
    desk.pane.unmarkAll();
  };
  return [
    press('J', 'next', 'Select the next row', () => desk.step(1)),
    press('K', 'previous', 'Select the row before', () => desk.step(-1)),
    press('Shift+J', 'otherNext', 'The other pane: next place', () => desk.stepOther(1)),
    press('Shift+K', 'otherPrevious', 'The other pane: place before', () => desk.stepOther(-1)),
    press('Space', 'mark', 'Mark or unmark, and go on', () => desk.pane.markAndGoOn()),
    press('Escape', 'letGo', 'Let go, unmark all', letGo),
    act('Select', 'Shift+A', 'markAll', 'Mark all, or none', undefined, () => desk.pane.markAll()),
    act('Select', 'P', 'place', 'Choose the other place by name', undefined, () =>
      desk.open({ kind: 'place' }),
    ),
  ];
}
