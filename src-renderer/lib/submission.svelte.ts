import { command } from './bridge.ts';
import type { CommandInput, CommandName, CommandOutput } from '../../shared/ipc/contract.ts';
import type { Failure } from '../../shared/errors.ts';

/** Sends one command for a form: busy while under way, keeps the refusal and which fields it names. */
export class Submission<Name extends CommandName> {
  busy = $state(false);
  failure = $state.raw<Failure | null>(null);

  readonly #name: Name;

  constructor(name: Name) {
    this.#name = name;
  }

  /** The command's value, or null when it was refused or one is still under way. */
  async send(input: CommandInput<Name>): Promise<{ value: CommandOutput<Name> } | null> {
    if (this.busy) return null;
    this.busy = true;
    const reply = await command(this.#name, input);
    this.busy = false;
    this.failure = reply.ok ? null : reply.error;
    return reply.ok ? { value: reply.value } : null;
  }

  /** The message for one field, by its path in the input (`items.0.name`). */
  problem(path: string): string | undefined {
    return this.failure?.details?.[path];
  }

  clear(): void {
    this.failure = null;
  }
}
