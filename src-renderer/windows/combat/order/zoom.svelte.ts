import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { Board } from '../fight-types.ts';

const reaches = [20, 40, 10] as const;

/** How many seconds the timeline looks ahead. */
class Zoom {
  ahead = $state<number>(reaches[0]);

  turn(): void {
    this.ahead =
      reaches[(reaches.findIndex((reach) => reach === this.ahead) + 1) % reaches.length] ?? reaches[0];
  }
}

export const zoom = new Zoom();

/** A fight by seconds, which stands as a timeline. */
export const bySeconds = (board: Board | null): boolean =>
  board !== null && board.clock.round === null && board.clock.count !== null;

export const zoomCommands = (board: Board | null): ViewCommand[] =>
  bySeconds(board)
    ? [
        {
          id: 'combat.zoom',
          title: `Seconds ahead on the timeline: now ${zoom.ahead}`,
          group: 'Select',
          keys: 'Z',
          run: () => zoom.turn(),
        },
      ]
    : [];
