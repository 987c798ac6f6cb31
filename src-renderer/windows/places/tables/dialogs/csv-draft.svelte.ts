import type { CommandInput } from '../../../../../shared/ipc/contract.ts';
import { FileDraft } from '../../../../lib/files/file-draft.svelte.ts';
import { safeFileName } from '../../../../lib/files/file-names.ts';

const known = /\.csv$/;

/** Tables on their way to a CSV file: which of them, to where, and how it ended. */
export class CsvDraft extends FileDraft<'wander.exportCsv'> {
  what = $state<'one' | 'all'>('one');
  readonly #table: { id: number; name: string } | null;

  constructor(campaignPath: string, table: { id: number; name: string } | null) {
    super('wander.exportCsv', campaignPath);
    this.#table = table;
    if (table === null) this.what = 'all';
    this.#suggest();
  }

  choose(what: 'one' | 'all'): void {
    this.what = what;
    this.touch();
    if (this.path !== '') this.#suggest();
  }

  protected override order(path: string, replace: boolean): CommandInput<'wander.exportCsv'> {
    const tableId = this.what === 'all' ? null : (this.#table?.id ?? null);
    return { tableId, path, replace };
  }

  protected override farewell(path: string): string {
    return `Written to ${path}.`;
  }

  /** Named after the table. */
  #suggest(): void {
    const name = this.what === 'all' || this.#table === null ? 'tables' : safeFileName(this.#table.name);
    this.suggest(` ${name}`, '.csv', known);
  }
}
