import { onEvent } from '../../lib/bridge.ts';
import { FileDraft } from '../../lib/files/file-draft.svelte.ts';
import { status } from '../../lib/status.svelte.ts';
import type { ExportFormat } from '../../../shared/ipc/vocabulary.ts';
import type { CommandInput, CommandOutput } from '../../../shared/ipc/contract.ts';
import type { SessionView } from './log-types.ts';
import { extensionOf, formatOptions } from './log-words.ts';

export type Exported = CommandOutput<'app.export'>;

const known = /\.(?:md|html|pdf|jsonl)$/i;

/** One export: what of, in which form, to where, how far it is and how it ended. */
export class ExportDraft extends FileDraft<'app.export'> {
  format = $state<ExportFormat>('markdown');
  sessionId = $state<number | null>(null);
  progress = $state.raw<{ done: number; total: number } | null>(null);

  readonly #sessions: readonly SessionView[];
  #job = '';
  readonly #stopListening: () => void;

  constructor(campaignPath: string, sessions: readonly SessionView[]) {
    super('app.export', campaignPath);
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
    await this.aside.take('app.cancelExport', { job: this.#job });
  }

  dispose(): void {
    this.#stopListening();
    void this.cancel();
  }

  protected override order(path: string, replace: boolean): CommandInput<'app.export'> {
    this.#job = crypto.randomUUID();
    this.progress = null;
    const { format, sessionId } = this;
    return { job: this.#job, format, sessionId, path, replace };
  }

  protected override farewell(path: string): string {
    return `Exported to ${path}.`;
  }

  override async send(replace: boolean): Promise<void> {
    await super.send(replace);
    if (this.failure?.code !== 'cancelled') return;
    this.touch();
    status.say('The export was stopped. Nothing was written.');
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
