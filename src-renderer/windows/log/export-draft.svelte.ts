import { command, onEvent } from '../../lib/bridge.ts';
import { extension } from '../../lib/file-names.ts';
import { status } from '../../lib/status.svelte.ts';
import type { Failure } from '../../../shared/errors.ts';
import type { ExportFormat } from '../../../shared/ipc/vocabulary.ts';
import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import type { SessionView } from './log-types.ts';
import { extensionOf, formatOptions } from './log-words.ts';

export type Exported = CommandOutput<'app.export'>;

/** One export: what of, in which form, to where, how far it is and how it ended. */
export class ExportDraft {
  format = $state<ExportFormat>('markdown');
  sessionId = $state<number | null>(null);
  path = $state('');
  running = $state(false);
  progress = $state.raw<{ done: number; total: number } | null>(null);
  failure = $state.raw<Failure | null>(null);
  result = $state.raw<Exported | null>(null);

  readonly #campaignPath: string;
  readonly #sessions: readonly SessionView[];
  #job = '';
  #suggested = '';
  readonly #stopListening: () => void;

  constructor(campaignPath: string, sessions: readonly SessionView[]) {
    this.#campaignPath = campaignPath;
    this.#sessions = sessions;
    this.sessionId = sessions[0]?.id ?? null;
    this.#suggest();
    this.#stopListening = onEvent((event) => {
      if (event.type === 'progress' && event.job === this.#job) this.progress = event;
    });
  }

  /** True where a file stands in the way and the person may say that it goes. */
  get mayReplace(): boolean {
    return this.failure?.code === 'file-exists';
  }

  setFormat(value: string): void {
    this.format = formatOptions.find((option) => option.value === value)?.value ?? this.format;
    this.#changed();
  }

  setSession(id: number | null): void {
    this.sessionId = id;
    this.#changed();
  }

  /** The path was typed: whatever stood in the way of the old one is no news of the new one. */
  touch(): void {
    this.failure = null;
    this.result = null;
  }

  async browse(): Promise<void> {
    const reply = await command('app.choosePath', { purpose: 'export', suggestion: this.path });
    if (!reply.ok) {
      this.failure = reply.error;
    } else if (reply.value.path !== null) {
      this.path = reply.value.path;
      this.touch();
    }
  }

  async send(replace: boolean): Promise<void> {
    if (this.running) return;
    this.#job = crypto.randomUUID();
    this.running = true;
    this.touch();
    const { format, sessionId, path } = this;
    const reply = await command('app.export', { job: this.#job, format, sessionId, path, replace });
    this.running = false;
    this.progress = null;
    if (reply.ok) {
      this.result = reply.value;
      status.say(`Exported to ${reply.value.path}.`);
    } else if (reply.error.code === 'cancelled') {
      status.say('The export was stopped. Nothing was written.');
    } else {
      this.failure = reply.error;
    }
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

  #changed(): void {
    this.touch();
    this.#suggest();
  }

  /** Beside the campaign, named after the session; a path the person chose keeps its place and gets the new ending. */
  #suggest(): void {
    const ending = `.${extensionOf[this.format]}`;
    const chosen = this.path !== '' && this.path !== this.#suggested;
    const known = /\.(?:md|html|pdf|jsonl)$/i;
    if (chosen) {
      if (known.test(this.path)) this.path = this.path.replace(known, ending);
      return;
    }
    const session = this.#sessions.find(({ id }) => id === this.sessionId);
    const stem = this.#campaignPath.endsWith(extension)
      ? this.#campaignPath.slice(0, -extension.length)
      : this.#campaignPath;
    this.path = `${stem}${session === undefined ? '' : ` session ${session.number}`}${ending}`;
    this.#suggested = this.path;
  }
}
