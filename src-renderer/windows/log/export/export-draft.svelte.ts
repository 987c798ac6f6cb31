import { onEvent } from '../../../lib/bridge.ts';
import { FormedDraft } from '../../../lib/files/formed-draft.svelte.ts';
import { status } from '../../../lib/status.svelte.ts';
import type { ExportChoice } from '../../../../shared/ipc/vocabulary.ts';
import type { CommandInput, CommandOutput } from '../../../../shared/ipc/contract.ts';
import type { SessionView } from '../log-types.ts';
import { endingOf, forms } from './export-words.ts';

export type Exported = CommandOutput<'app.export'>;

const known = /\.(?:md|html|pdf|jsonl)$/i;

/** One export: what of, in which form, to where, how far it is and how it ended. */
export class ExportDraft extends FormedDraft<'app.export', ExportChoice> {
  forPlayers = $state(false);
  sessionId = $state<number | null>(null);
  progress = $state.raw<{ done: number; total: number } | null>(null);

  readonly #sessions: readonly SessionView[];
  #job = '';
  readonly #stopListening: () => void;

  constructor(campaignPath: string, sessions: readonly SessionView[]) {
    super('app.export', campaignPath, forms, 'all');
    this.#sessions = sessions;
    this.sessionId = sessions[0]?.id ?? null;
    this.name();
    this.#stopListening = onEvent((event) => {
      if (event.type === 'progress' && event.job === this.#job) this.progress = event;
    });
  }

  setReader(forPlayers: boolean): void {
    this.forPlayers = forPlayers;
    if (forPlayers && this.format === 'jsonl') this.format = 'all';
    this.changed();
  }

  setSession(id: number | null): void {
    this.sessionId = id;
    this.changed();
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
    const { format, forPlayers, sessionId } = this;
    return { job: this.#job, format, forPlayers, sessionId, path, replace };
  }

  override async send(replace: boolean): Promise<void> {
    await super.send(replace);
    if (this.failure?.code !== 'cancelled') return;
    this.touch();
    status.say('The export was stopped. Nothing was written.');
  }

  /** Named after the session, and after who is to read it. */
  protected override name(): void {
    const session = this.#sessions.find(({ id }) => id === this.sessionId);
    const of = session === undefined ? '' : ` session ${session.number}`;
    const reader = this.forPlayers ? ' for players' : '';
    const bare = this.format === 'all' && of === '' && reader === '' ? ' log' : '';
    this.suggest(`${of}${reader}${bare}`, endingOf[this.format], known);
  }
}
