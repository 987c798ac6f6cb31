import type { Failure } from '../../../shared/errors.ts';
import type { CommandInput, CommandName, CommandOutput } from '../../../shared/ipc/contract.ts';
import { command } from '../../lib/bridge.ts';
import { sayLastStep } from '../../lib/last-step.ts';

/** Steps of one key: one under way at a time, the last refusal kept for the eye, every outcome spoken. */
export class QuickSteps {
  busy = $state(false);
  failure = $state.raw<Failure | null>(null);

  /** The command's value, or null when it was refused or another step is still under way. */
  async take<Name extends CommandName>(
    name: Name,
    input: CommandInput<Name>,
  ): Promise<{ value: CommandOutput<Name> } | null> {
    if (this.busy) return null;
    this.busy = true;
    const reply = await command(name, input);
    this.busy = false;
    this.failure = reply.ok ? null : reply.error;
    if (!reply.ok) return null;
    void sayLastStep();
    return { value: reply.value };
  }

  clear(): void {
    this.failure = null;
  }
}
