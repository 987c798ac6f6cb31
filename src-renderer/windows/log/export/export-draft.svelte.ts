import { JobDraft } from '../../../lib/files/job-draft.svelte.ts';
import type { ExportChoice } from '../../../../shared/ipc/vocabulary.ts';
import type { CommandInput, CommandOutput } from '../../../../shared/ipc/contract.ts';
import type { SessionView } from '../log-types.ts';
import { endingOf, forms } from './export-words.ts';

export type Exported = CommandOutput<'app.export'>;

const known = /\.(?:md|html|pdf|jsonl)$/i;

/** One export: what of, in which form, to where, how far it is and how it ended. */
export class ExportDraft extends JobDraft<'app.export', ExportChoice> {
  forPlayers = $state(false);
  sessionId = $state<number | null>(null);

  readonly #sessions: readonly SessionView[];

  constructor(campaignPath: string, sessions: readonly SessionView[]) {
    super('app.export', campaignPath, forms, 'all');
    this.#sessions = sessions;
    this.sessionId = sessions[0]?.id ?? null;
    this.name();
  }

  override get into(): 'File' | 'Folder' {
    return this.format === 'pack' ? 'Folder' : 'File';
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

  protected override order(path: string, replace: boolean): CommandInput<'app.export'> {
    const { format, forPlayers, sessionId } = this;
    return { job: this.newJob(), format, forPlayers, sessionId, path, replace };
  }

  /** Named after the session, and after who is to read it. */
  protected override name(): void {
    const session = this.#sessions.find(({ id }) => id === this.sessionId);
    const of = session === undefined ? '' : ` session ${session.number}`;
    const reader = this.forPlayers ? ' for players' : '';
    const bare = ['all', 'pack'].includes(this.format) && of === '' && reader === '' ? ' log' : '';
    this.suggest(`${of}${reader}${bare}`, endingOf[this.format], known);
  }
}
