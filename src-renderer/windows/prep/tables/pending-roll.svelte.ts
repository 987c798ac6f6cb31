import type { Failure } from '../../../../shared/errors.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { command, query } from '../../../lib/bridge.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { Throwing, Wanted } from './table-types.ts';

type Face = NonNullable<CommandInput<'table.roll'>['faces']>[number];

/** A roll whose dice are being thrown one by one: nothing of it has happened before the last. */
export class PendingRoll {
  readonly name: string;
  readonly step = new Step('table.roll');
  wanted = $state.raw<Wanted | null>(null);
  fallen = $state.raw<readonly Face[]>([]);
  failure = $state.raw<Failure | null>(null);
  busy = $state(false);
  /** It stands in the journal. */
  done = $state(false);
  readonly #throwing: Throwing;

  constructor(name: string, throwing: Throwing) {
    this.name = name;
    this.#throwing = throwing;
  }

  /** Asks for the first die; a roll without dice is done at once. */
  begin(): Promise<boolean> {
    return this.#goOn([]);
  }

  /** The face of the die that is asked for; without one the program throws it. False keeps what was typed. */
  async give([typed]: readonly number[]): Promise<boolean> {
    if (this.busy || this.wanted === null) return false;
    if (typed !== undefined) return this.#goOn([...this.fallen, { face: typed, source: 'typed' }]);
    this.busy = true;
    const reply = await command('dice.roll', { dice: `1d${this.wanted.sides}` });
    this.busy = false;
    if (!reply.ok) {
      this.failure = reply.error;
      return false;
    }
    return this.#goOn([...this.fallen, { face: reply.value.totals[0] ?? 1, source: 'rolled' }]);
  }

  /** The program throws whatever is left. */
  async rest(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const taken = await this.step.take({ ...this.#throwing, faces: [...this.fallen] });
    this.busy = false;
    this.failure = this.step.failure;
    this.done = taken !== null;
    return this.done;
  }

  async #goOn(faces: readonly Face[]): Promise<boolean> {
    this.busy = true;
    const reply = await query('table.asks', { ...this.#throwing, faces: [...faces] });
    this.busy = false;
    this.failure = reply.ok ? null : reply.error;
    if (!reply.ok) return false;
    this.fallen = faces;
    this.wanted = reply.value.wanted;
    return this.wanted === null ? this.rest() : true;
  }
}
