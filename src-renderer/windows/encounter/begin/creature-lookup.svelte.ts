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
  #asked = 0;

  async look(text: string): Promise<void> {
    const asked = ++this.#asked;
    this.active = -1;
    if (text.trim().length < lettersWanted) {
      this.found = [];
      return;
    }
    const reply = await query('content.creatures', { search: text.trim(), limit: askedAtOnce });
    if (asked !== this.#asked) return;
    const creatures = reply.ok ? reply.value.creatures : [];
    this.found = creatures.filter(({ list }) => list === 'monsters').slice(0, shownAtMost);
  }

  /** One line down or up; from the first line up leads back into the field. */
  move(by: 1 | -1): void {
    this.active = Math.max(-1, Math.min(this.found.length - 1, this.active + by));
  }

  shut(): void {
    this.#asked += 1;
    this.found = [];
    this.active = -1;
  }
}
