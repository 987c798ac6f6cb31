import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { arrival } from '../../../lib/arrivals/arrival.svelte.ts';

export type Tonight = QueryOutput<'prep.tonight'>;
export type NearRoom = Tonight['near'][number];

const mostDoors = 10;

/** How far it is looked, and the room that is chosen. */
export class TonightDesk {
  doors = $state(3);
  tonight = $state.raw<Tonight | null>(null);
  printing = $state(false);
  #at = $state(0);

  readonly at: number = $derived.by(() =>
    Math.max(0, Math.min(this.#at, (this.tonight?.near.length ?? 0) - 1)),
  );
  readonly room: NearRoom | null = $derived.by(() => this.tonight?.near[this.at] ?? null);

  get nearest(): boolean {
    return this.doors === 0;
  }

  get furthest(): boolean {
    return this.doors === mostDoors;
  }

  look(further: 1 | -1): void {
    this.doors = Math.max(0, Math.min(mostDoors, this.doors + further));
  }

  stand(at: number): void {
    this.#at = Math.max(0, Math.min((this.tonight?.near.length ?? 1) - 1, at));
  }

  /** Opens a room in the book of places. */
  open({ levelId, id }: NearRoom): void {
    arrival.goTo({ kind: 'room', levelId, roomId: id });
  }
}

/** What is chosen stays while another page or window is open. */
export const tonightDesk = new TonightDesk();
