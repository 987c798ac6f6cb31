import { command, onEvent } from '../../lib/bridge.ts';
import { FileDraft } from '../../lib/file-draft.svelte.ts';
import { status } from '../../lib/status.svelte.ts';
import type { Failure, Result } from '../../../shared/errors.ts';
import type { ExportFormat } from '../../../shared/ipc/vocabulary.ts';
import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import type { SessionView } from './log-types.ts';
import { extensionOf, formatOptions } from './log-words.ts';

export type Exported = CommandOutput<'app.export'>;

const known = /\.(?:md|html|pdf|jsonl)$/i;

/** One export: what of, in which form, to where, how far it is and how it ended. */
export class ExportDraft extends FileDraft<Exported> {
  format = $state<ExportFormat>('markdown');
  sessionId = $state<number | null>(null);
  progress = $state.raw<{ done: number; total: number } | null>(null);

  readonly #sessions: readonly SessionView[];
  #job = '';
  readonly #stopListening: () => void;

  constructor(campaignPath: string, sessions: readonly SessionView[]) {
    super(campaignPath);
    this.#sessions = sessions;
    this.sessionId = sessions[0]?.id ?? null;
    this.#suggest();
    this.#stopListening = onEvent((event) => {
      if (event.type === 'progress' && event.job === this.#job) this.progress = event;
    });
  }

  setFormat(value: string): void {
    this.format = formatOptions.find((option) => option.value === value)?.value ?? this.format;
    this.#changed();
  }

  setSession(id: number | null): void {
    this.sessionId = id;
    this.#changed();
  }

  async cancel(): Promise<void> {
    if (!this.running) return;
    const reply = await command('app.cancelExport', { job: this.#job });
    if (!reply.ok) this.failure = reply.error;
  }

  dispose(): void {
    this.#stopListening();
    void this.cancel();
  }

  protected override order(path: string, replace: boolean): Promise<Result<Exported>> {
    this.#job = crypto.randomUUID();
    this.progress = null;
    const { format, sessionId } = this;
    return command('app.export', { job: this.#job, format, sessionId, path, replace });
  }

  protected override farewell(path: string): string {
    return `Exported to ${path}.`;
  }

  protected override refused(failure: Failure): void {
    if (failure.code === 'cancelled') status.say('The export was stopped. Nothing was written.');
    else super.refused(failure);
  }

  #changed(): void {
    this.touch();
    this.#suggest();
  }

  /** Named after the session. */
  #suggest(): void {
    const session = this.#sessions.find(({ id }) => id === this.sessionId);
    const words = session === undefined ? '' : ` session ${session.number}`;
    this.suggest(words, `.${extensionOf[this.format]}`, known);
  }
}
