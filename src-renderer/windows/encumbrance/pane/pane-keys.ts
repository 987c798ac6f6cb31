import { status } from '../../../lib/status.svelte.ts';
import type { GearDesk, Side } from '../gear-desk.svelte.ts';
import type { GearSteps } from '../gear-steps.svelte.ts';

interface PaneKeys {
  desk: GearDesk;
  steps: GearSteps;
  side: Side;
  shut: string | undefined;
  toOther: () => void;
}

/** The keys that belong to a list of things itself; letters and Space belong to the window. */
export function paneKeys({ desk, steps, side, shut, toOther }: PaneKeys): (event: KeyboardEvent) => void {
  const move = (): void => {
    const there = desk.rowOf(side === 'left' ? 'right' : 'left');
    if (shut !== undefined) status.refuse(shut);
    else if (there !== null) void steps.move(desk.panes[side].chosen, there.place);
  };
  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Tab') toOther();
    else if (event.key === 'Enter') move();
    else if (!desk.panes[side].press(event.key)) return;
    event.preventDefault();
  };
}
