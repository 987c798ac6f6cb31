import { query } from '../../lib/bridge.ts';
import { QuickSteps } from '../../lib/step.svelte.ts';
import type { Failure } from '../../../shared/errors.ts';

interface Entry {
  characterId: number;
  rolls: number[];
}

type Rolls = Readonly<Record<number, readonly number[] | undefined>>;

const dicePerThrow = 20;

/** Who picks first among found things: a d20 each, the highest first, and whoever ties rolls again. */
export class PickOrder {
  failure = $state.raw<Failure | null>(null);
  busy = $state(false);
  /** Settled so far: groups in order, those of a group still level. */
  order = $state.raw<readonly (readonly number[])[]>([]);
  #rolls = $state.raw<Rolls>({});
  #again = $state.raw<readonly number[]>([]);
  readonly #people: () => readonly number[];
  readonly #dice = new QuickSteps();

  constructor(people: () => readonly number[]) {
    this.#people = people;
  }

  get entries(): Entry[] {
    return this.#people().flatMap((characterId) => {
      const rolls = this.#rolls[characterId];
      return rolls === undefined ? [] : [{ characterId, rolls: [...rolls] }];
    });
  }

  rollsOf(id: number): readonly number[] {
    return this.#rolls[id] ?? [];
  }

  /** Who has to roll now: everybody new, or else whoever ties. */
  get waiting(): readonly number[] {
    const fresh = this.#people().filter((id) => this.#rolls[id] === undefined);
    return fresh.length > 0 ? fresh : this.#again.filter((id) => this.#people().includes(id));
  }

  /** People in the order they pick; those who have not rolled come last, as they stand in the party. */
  get sequence(): readonly number[] {
    const people = this.#people();
    const settled = this.order.flat().filter((id) => people.includes(id));
    return [...settled, ...people.filter((id) => !settled.includes(id))];
  }

  /** Takes the faces typed for those who wait, or throws the dice for them. Answers whether they count. */
  async take(typed: readonly number[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const { waiting } = this;
    const faces = typed.length > 0 ? typed : await this.#throw(waiting.length);
    const taken = faces !== null && (await this.#settle(waiting, faces));
    this.busy = false;
    return taken;
  }

  async #throw(count: number): Promise<number[] | null> {
    const faces: number[] = [];
    while (faces.length < count) {
      const times = Math.min(dicePerThrow, count - faces.length);
      const thrown = await this.#dice.take('dice.roll', { dice: '1d20', times });
      if (thrown === null) {
        this.failure = this.#dice.failure;
        return null;
      }
      faces.push(...thrown.value.totals);
    }
    return faces;
  }

  async #settle(ids: readonly number[], faces: readonly number[]): Promise<boolean> {
    const added = ids.map((id, at) => [id, [...this.rollsOf(id), faces[at] ?? 1]] as const);
    const rolls: Rolls = { ...this.#rolls, ...Object.fromEntries(added) };
    const people = this.#people().filter((id) => rolls[id] !== undefined);
    const entries = people.map((id) => ({ characterId: id, rolls: [...(rolls[id] ?? [])] }));
    const reply = await query('reward.pickOrder', { entries });
    this.failure = reply.ok ? null : reply.error;
    if (!reply.ok) return false;
    this.#rolls = rolls;
    this.order = reply.value.order;
    this.#again = reply.value.reroll.flat();
    return true;
  }
}
