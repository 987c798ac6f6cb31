import type { CommandInput, CommandName, CommandOutput } from '../../../shared/ipc/contract.ts';
import { Submission } from '../../lib/submission.svelte.ts';
import { sayLastStep } from '../../lib/last-step.ts';

/** A form's one command: what Submission does, and the outcome spoken. */
export class FormStep<Name extends CommandName> extends Submission<Name> {
  override async send(input: CommandInput<Name>): Promise<{ value: CommandOutput<Name> } | null> {
    const sent = await super.send(input);
    if (sent !== null) void sayLastStep();
    return sent;
  }
}
