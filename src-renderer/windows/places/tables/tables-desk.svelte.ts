import { QuickSteps } from '../../../lib/step.svelte.ts';
import { RowsDraft } from './rows-draft.svelte.ts';
import type { ListedTable, TableList, TableView } from './table-types.ts';

export type TableDialog = 'new' | 'name' | 'take' | 'throw' | 'import' | 'export' | 'remove';

interface Views {
  list: () => TableList | null;
  table: () => TableView | null;
  shut: () => string | undefined;
}

const noTables: readonly ListedTable[] = [];

/** The wandering tables as one window shows them: which is open, whether its rows are written, which dialog is up. */
export class TablesDesk {
  readonly steps = new QuickSteps();
  dialog = $state.raw<TableDialog | null>(null);
  #draft = $state.raw<RowsDraft | null>(null);
  #chosen = $state<number | null>(null);
  readonly #views: Views;

  constructor(views: Views) {
    this.#views = views;
  }

  readonly list: TableList | null = $derived.by(() => this.#views.list());
  readonly shut: string | undefined = $derived.by(() => this.#views.shut());
  readonly tables: readonly ListedTable[] = $derived(this.list?.tables ?? noTables);
  readonly at: number = $derived(
    Math.max(
      this.tables.findIndex(({ id }) => id === this.#chosen),
      Math.min(0, this.tables.length - 1),
    ),
  );
  readonly line: ListedTable | null = $derived(this.tables[this.at] ?? null);
  readonly table: TableView | null = $derived.by(() => {
    const table = this.#views.table();
    return table !== null && table.id === this.line?.id ? table : null;
  });
  /** The rows being written; they belong to the table that is open, and go with it. */
  readonly draft: RowsDraft | null = $derived.by(() =>
    this.#draft !== null && this.#draft.tableId === this.table?.id ? this.#draft : null,
  );
  /** Why another table cannot be opened now. */
  readonly held: string | undefined = $derived.by(() =>
    this.draft?.isChanged === true
      ? 'The rows have changed. Ctrl+Enter keeps them, Escape leaves them as they were.'
      : undefined,
  );

  choose(id: number): void {
    if (this.held !== undefined) return;
    this.#draft = null;
    this.#chosen = id;
  }

  step(by: 1 | -1): void {
    const next = this.tables[this.at + by];
    if (next !== undefined) this.choose(next.id);
  }

  open(dialog: TableDialog): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = null;
  }

  edit(): void {
    if (this.table !== null && this.shut === undefined) this.#draft = this.draft ?? new RowsDraft(this.table);
  }

  leave(): void {
    this.#draft = null;
  }

  /** Keeps the rows as written; what is refused stays in the editor. */
  async keep(): Promise<boolean> {
    const { draft, table } = this;
    if (draft === null || table === null) return false;
    if (!draft.isChanged) {
      this.#draft = null;
      return true;
    }
    const rows = draft.toRows();
    if (rows === null) return false;
    const kept = await this.steps.take('wander.setRows', { id: table.id, rows });
    draft.refusal = kept === null ? this.steps.failure : null;
    if (kept !== null) this.#draft = null;
    return kept !== null;
  }
}
