import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { sayLastStep } from '../../../lib/last-step.ts';
import { status } from '../../../lib/status.svelte.ts';
import { Submission } from '../../../lib/submission.svelte.ts';
import type { DeedDone } from './deed-types.ts';

/** One turn's deeds: what was rolled in secret is not said aloud, the rest is. */
export class DeedStep extends Submission<'dungeon.try'> {
  constructor() {
    super('dungeon.try');
  }

  override async send(input: CommandInput<'dungeon.try'>): Promise<{ value: DeedDone } | null> {
    const sent = await super.send(input);
    if (sent === null) return null;
    if (sent.value.results.some(({ hidden }) => hidden))
      status.say('Done. What was rolled in secret stands in its card.');
    else void sayLastStep();
    return sent;
  }
}
