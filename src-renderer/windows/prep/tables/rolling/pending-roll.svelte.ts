import type { Failure } from '../../../../../shared/errors.ts';
import type { CommandInput, QueryOutput } from '../../../../../shared/ipc/contract.ts';
import type { Reply } from '../../../../../shared/ipc/reply.ts';
import { command, query } from '../../../../lib/bridge.ts';
import { QuickSteps } from '../../../../lib/step.svelte.ts';
import type { Throwing, Wanted } from '../table-types.ts';

type Face = NonNullable<CommandInput<'table.roll'>['faces']>[number];

/** How a roll asks for its next die, and how it is taken. */
export interface RollWay {
  readonly asks: (faces: Face[]) => Promise<Reply<QueryOutput<'table.asks'>>>;
  readonly take: (faces: Face[]) => Promise<{ done: boolean; failure: Failure | null }>;
}

/** A whole table. */
export function wholeTable(throwing: Throwing): RollWay {
  const steps = new QuickSteps();
  return {
    asks: (faces) => query('table.asks', { ...throwing, faces }),
    take: async (faces) => {
      const taken = await steps.take('table.roll', { ...throwing, faces });
      return { done: taken !== null, failure: steps.failure };
    },
  };
}

/** One branch of a roll that lies. */
export function oneBranch(branch: { seq: number; branch: number }): RollWay {
  const steps = new QuickSteps();
  return {
    asks: (faces) => query('table.branchAsks', { ...branch, faces }),
    take: async (faces) => {
      const taken = await steps.take('table.rollBranch', { ...branch, faces });
      return { done: taken !== null, failure: steps.failure };
    },
  };
}

/** A roll whose dice are being thrown one by one: nothing of it has happened before the last. */
export class PendingRoll {
  readonly name: string;
  wanted = $state.raw<Wanted | null>(null);
  fallen = $state.raw<readonly Face[]>([]);
  failure = $state.raw<Failure | null>(null);
  busy = $state(false);
  /** It stands in the journal. */
  done = $state(false);
  readonly #way: RollWay;

  constructor(name: string, way: RollWay) {
    this.name = name;
    this.#way = way;
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
    const { done, failure } = await this.#way.take([...this.fallen]);
    this.busy = false;
    this.failure = failure;
    this.done = done;
    return this.done;
  }

  async #goOn(faces: readonly Face[]): Promise<boolean> {
    this.busy = true;
    const reply = await this.#way.asks([...faces]);
    this.busy = false;
    this.failure = reply.ok ? null : reply.error;
    if (!reply.ok) return false;
    this.fallen = faces;
    this.wanted = reply.value.wanted;
    return this.wanted === null ? this.rest() : true;
  }
}
