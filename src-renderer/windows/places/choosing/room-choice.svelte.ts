import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { roomTitle } from '../place-words.ts';

export type FoundRoom = QueryOutput<'place.find'>['rooms'][number];

/** Which room of the book is meant by a key or a name. */
export class RoomChoice {
  /** The key or name, as typed. */
  wanted = $state('');
  /** The rooms that answer to what is typed, and the one that answers best. */
  found = $state.raw<readonly FoundRoom[]>([]);
  takes = $state<number | null>(null);
  /** The room the arrows stand on. */
  stoodOn = $state<number | null>(null);
  #isSettled = $state(false);
  readonly #refusal: () => string | undefined;

  /** `refusal`: what was said of the room when it was sent. */
  constructor(refusal: () => string | undefined) {
    this.#refusal = refusal;
  }

  readonly id: number | null = $derived.by(() => this.stoodOn ?? this.takes);
  readonly at: number = $derived.by(() => this.found.findIndex(({ id }) => id === this.id));
  readonly room: FoundRoom | null = $derived.by(() => this.found[this.at] ?? null);
  readonly problem: string | undefined = $derived.by(() =>
    this.#isSettled && this.id === null ? 'Choose a room of the book.' : this.#refusal(),
  );

  /** The room that is meant unless another is typed; what was typed already stays. */
  offer(room: FoundRoom): void {
    if (this.wanted !== '') return;
    this.found = [room];
    this.pick(room);
  }

  write(text: string): void {
    this.wanted = text;
    this.stoodOn = null;
  }

  /** The room that is taken now; it stands in the field. */
  pick(room: FoundRoom): void {
    this.stoodOn = room.id;
    this.wanted = roomTitle(room);
  }

  /** The room as it is to be sent; from now on a missing one is told. */
  settle(): number | null {
    this.#isSettled = true;
    return this.id;
  }
}
