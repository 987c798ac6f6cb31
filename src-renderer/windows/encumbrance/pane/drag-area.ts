import { on } from 'svelte/events';
import type { GearDesk } from '../gear-desk.svelte.ts';
import type { GearSteps } from '../gear-steps.svelte.ts';
import type { Place } from '../../../lib/party/party-types.ts';
import { placeOf } from '../places.ts';

/** The place below the pointer: whatever says by `data-drop` which one it is. */
function placeUnder(event: DragEvent): Place | null {
  const target = event.target instanceof Element ? event.target.closest('[data-drop]') : null;
  return placeOf(target?.getAttribute('data-drop') ?? '');
}

/** Things dragged about in an element hang over the places in it, and are moved where they are let go. */
export function dragArea(desk: GearDesk, steps: GearSteps): (root: HTMLElement) => () => void {
  const over = (event: DragEvent): void => {
    if (desk.drag === null) return;
    const place = placeUnder(event);
    desk.hangOver(place);
    if (place !== null) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    if (desk.drag === null) return;
    event.preventDefault();
    void steps.drop();
  };
  const end = (): void => desk.endDrag();
  return (root) => {
    const stops = [
      on(root, 'dragenter', over),
      on(root, 'dragover', over),
      on(root, 'drop', drop),
      on(window, 'dragend', end),
      // A row that left the list meanwhile tells nobody that its drag has ended: the pointer does, moving again.
      on(window, 'pointermove', end),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
