import { query } from '../../../lib/bridge.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

export type Creature = QueryOutput<'content.creatures'>['creatures'][number];

const askedAtOnce = 40;
const shownAtMost = 6;
const lettersWanted = 2;

/** Monsters of the starter content whose names answer to what is typed. */
export class CreatureLookup {
  found = $state.raw<readonly Creature[]>([]);
  active = $state(-1);
  /** What answers to the words is on its way. */
  coming = $state(false);
  #asked = 0;

  async look(text: string): Promise<void> {
    const asked = ++this.#asked;
    this.active = -1;
    this.coming = text.trim().length >= lettersWanted;
    if (!this.coming) {
      this.found = [];
      return;
    }
    const reply = await query('content.creatures', { search: text.trim(), limit: askedAtOnce });
    if (asked !== this.#asked) return;
    this.coming = false;
    const creatures = reply.ok ? reply.value.creatures : [];
    this.found = creatures.filter(({ list }) => list === 'monsters').slice(0, shownAtMost);
  }

  /** One line down or up; from the first line up leads back into the field. */
  move(by: 1 | -1): void {
    this.active = Math.max(-1, Math.min(this.found.length - 1, this.active + by));
  }

  shut(): void {
    this.#asked += 1;
    this.coming = false;
    this.found = [];
    this.active = -1;
  }
}
