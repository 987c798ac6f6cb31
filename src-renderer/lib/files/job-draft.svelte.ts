import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { Option } from '../../components/choosing/choice.ts';
import { onEvent } from '../bridge.ts';
import { status } from '../status.svelte.ts';
import type { Writing } from './file-draft.svelte.ts';
import { FormedDraft } from './formed-draft.svelte.ts';

/** Commands that write files as a job. */
type JobWriting = {
  [Name in Writing]: CommandInput<Name> extends { job: string } ? Name : never;
}[Writing];

/** A file that takes its time: how far it is, and that it is to stop. */
export abstract class JobDraft<Name extends JobWriting, Format extends string> extends FormedDraft<
  Name,
  Format
> {
  progress = $state.raw<{ done: number; total: number } | null>(null);
  #job = '';
  readonly #stopListening: () => void;

  constructor(
    name: Name,
    campaignPath: string,
    forms: readonly (Option & { value: Format })[],
    format: Format,
  ) {
    super(name, campaignPath, forms, format);
    this.#stopListening = onEvent((event) => {
      if (event.type === 'progress' && event.job === this.#job) this.progress = event;
    });
  }

  async cancel(): Promise<void> {
    if (!this.running) return;
    await this.aside.take('app.cancelExport', { job: this.#job });
  }

  dispose(): void {
    this.#stopListening();
    void this.cancel();
  }

  override async send(replace: boolean): Promise<void> {
    await super.send(replace);
    if (this.failure?.code !== 'cancelled') return;
    this.touch();
    status.say('The export was stopped. Nothing was written.');
  }

  /** The name of a job that begins now. */
  protected newJob(): string {
    this.#job = crypto.randomUUID();
    this.progress = null;
    return this.#job;
  }
}
