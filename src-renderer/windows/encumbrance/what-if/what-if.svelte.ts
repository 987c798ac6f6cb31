import { query } from '../../../lib/bridge.ts';
import type { Failure } from '../../../../shared/errors.ts';
import { changesById } from './what-if-words.ts';
import type { MemberChange, Move, MovePreview } from '../../../lib/party/party-types.ts';

interface Question {
  move: Move;
  key: string;
  about: unknown;
}

/**
 * What a move would do, before anything is stored. One question is under way at a time; of those that come meanwhile
 * only the last is asked, and an answer that nobody waits for any more is dropped.
 */
export class WhatIf {
  preview = $state.raw<MovePreview | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** What is shown answers an earlier question than the last. */
  stale = $state(false);
  #wanted: Question | null = null;
  #asking = false;

  readonly changes: ReadonlyMap<number, MemberChange> = $derived(changesById(this.preview));
  readonly refused: string | null = $derived(this.preview?.refused ?? this.failure?.message ?? null);

  /** Asks about a move of the party as it stands, or about nothing any more. */
  ask(move: Move | null, about: unknown): void {
    if (move === null) {
      this.#wanted = null;
      this.#show(null, null);
      return;
    }
    const key = JSON.stringify(move);
    if (this.#wanted?.key === key && this.#wanted.about === about) return;
    this.#wanted = { move, key, about };
    this.stale = true;
    if (!this.#asking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#asking = true;
    let answered: Question | null = null;
    while (this.#wanted !== null && this.#wanted !== answered) {
      const asked: Question = this.#wanted;
      const reply = await query('inventory.preview', asked.move);
      answered = asked;
      if (this.#wanted !== asked) continue;
      this.#show(reply.ok ? reply.value : null, reply.ok ? null : reply.error);
    }
    this.#asking = false;
  }

  #show(preview: MovePreview | null, failure: Failure | null): void {
    this.preview = preview;
    this.failure = failure;
    this.stale = false;
  }
}
