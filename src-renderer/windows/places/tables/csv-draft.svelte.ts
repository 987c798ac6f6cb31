import type { Failure } from '../../../../shared/errors.ts';
import type { CommandOutput } from '../../../../shared/ipc/contract.ts';
import { command } from '../../../lib/bridge.ts';
import { besideFile, safeFileName } from '../../../lib/file-names.ts';
import { status } from '../../../lib/status.svelte.ts';

type Written = CommandOutput<'wander.exportCsv'>;

const ending = /\.turnkeeper$/;

/** Tables on their way to a CSV file: which of them, to where, and how it ended. */
export class CsvDraft {
  what = $state<'one' | 'all'>('one');
  path = $state('');
  running = $state(false);
  failure = $state.raw<Failure | null>(null);
  result = $state.raw<Written | null>(null);
  readonly #campaignPath: string;
  readonly #table: { id: number; name: string } | null;
  #suggested = '';

  constructor(campaignPath: string, table: { id: number; name: string } | null) {
    this.#campaignPath = campaignPath;
    this.#table = table;
    if (table === null) this.what = 'all';
    this.#suggest();
  }

  get mayReplace(): boolean {
    return this.failure?.code === 'file-exists';
  }

  choose(what: 'one' | 'all'): void {
    this.what = what;
    this.touch();
    if (this.path === this.#suggested) this.#suggest();
  }

  /** The path was typed: whatever stood in the way of the old one is no news of the new one. */
  touch(): void {
    this.failure = null;
    this.result = null;
  }

  async browse(): Promise<void> {
    const reply = await command('app.choosePath', { purpose: 'export', suggestion: this.path });
    if (!reply.ok) this.failure = reply.error;
    else if (reply.value.path !== null) {
      this.path = reply.value.path;
      this.touch();
    }
  }

  async send(replace: boolean): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.touch();
    const tableId = this.what === 'all' ? null : (this.#table?.id ?? null);
    const reply = await command('wander.exportCsv', { tableId, path: this.path, replace });
    this.running = false;
    if (reply.ok) {
      this.result = reply.value;
      status.say(`Written to ${reply.value.path}.`);
    } else this.failure = reply.error;
  }

  /** Beside the campaign, named after the table. */
  #suggest(): void {
    const name = this.what === 'all' || this.#table === null ? 'tables' : safeFileName(this.#table.name);
    this.path = besideFile(this.#campaignPath, name).replace(ending, '.csv');
    this.#suggested = this.path;
  }
}
