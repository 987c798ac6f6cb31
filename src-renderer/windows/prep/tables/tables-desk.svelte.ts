import { counted } from '../../../../shared/words/figures.ts';
import { namesAmong, tooFewNames } from '../../../../shared/tables/names-after.ts';
import { status } from '../../../lib/status.svelte.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';
import { ChosenBranch } from './rolling/chosen-branch.svelte.ts';
import { meetRoll, noteRoll } from './rolling/kept-outcome.ts';
import { oneBranch, wholeTable } from './rolling/pending-roll.svelte.ts';
import { RollHand } from './rolling/roll-hand.svelte.ts';
import { asNew, changesTo } from './rows/row-as-new.ts';
import { RowEntry } from './rows/row-entry.svelte.ts';
import type {
  KeptRoll,
  ListedTable,
  NewRow,
  RowView,
  TableList,
  TableView,
  Throwing,
} from './table-types.ts';

export type TableDialog =
  | 'new'
  | 'paste'
  | 'head'
  | 'spread'
  | 'take'
  | 'names'
  | 'import'
  | 'export'
  | 'keep'
  | 'remove';

interface Views {
  list: () => TableList | null;
  table: () => TableView | null;
  rolls: () => readonly KeptRoll[];
  shut: () => string | undefined;
}

/** The random tables as one window shows them: which is open and how it is thrown on, what is being written. */
export class TablesDesk {
  readonly steps = new QuickSteps();
  readonly hand = new RollHand();
  text = $state('');
  dialog = $state.raw<TableDialog | null>(null);
  column = $state(0);
  chips = $state.raw<readonly number[]>([]);
  /** Which row the keys stand on. */
  rowAt = $state(0);
  /** The odds of the leaves are shown. */
  leaves = $state(false);
  /** Where the table leads is shown. */
  map = $state(false);
  /** The seed of the ten examples; null where none are shown. */
  seed = $state<number | null>(null);
  /** The seed of the names that are made after the table. */
  namesSeed = $state(0);
  #entry = $state.raw<{ tableId: number; entry: RowEntry } | null>(null);
  #chosen = $state<number | null>(null);
  readonly #views: Views;

  constructor(views: Views) {
    this.#views = views;
  }

  readonly list: TableList | null = $derived.by(() => this.#views.list());
  readonly shut: string | undefined = $derived.by(() => this.#views.shut());
  /** By folder, those at the top first; narrowed by what is sought. */
  readonly tables: readonly ListedTable[] = $derived.by(() => {
    const words = this.text.toLowerCase().split(/\s+/u);
    const named = (this.list?.tables ?? []).filter(({ folder, name, purpose }) =>
      words.every((word) => `${folder}/${name} ${purpose}`.toLowerCase().includes(word)),
    );
    return named.toSorted((one, other) => one.folder.localeCompare(other.folder, 'en'));
  });
  readonly at: number = $derived(
    Math.max(
      0,
      this.tables.findIndex(({ id }) => id === this.#chosen),
    ),
  );
  readonly line: ListedTable | null = $derived(this.tables[this.at] ?? null);
  readonly table: TableView | null = $derived.by(() => {
    const table = this.#views.table();
    return table !== null && table.id === this.line?.id ? table : null;
  });
  /** The last ones that stand, of any table. */
  readonly rolls: readonly KeptRoll[] = $derived.by(() => this.#views.rolls());
  readonly lastRoll: KeptRoll | null = $derived(this.rolls[0] ?? null);
  readonly branches = new ChosenBranch(() => this.rolls);
  readonly row: RowView | null = $derived(this.table?.rows[this.rowAt] ?? null);
  /** The row being typed over; it goes with its table. */
  readonly entry: RowEntry | null = $derived.by(() =>
    this.#entry !== null && this.#entry.tableId === this.table?.id ? this.#entry.entry : null,
  );
  /** How the open table is thrown on. */
  readonly throwing: Throwing | null = $derived.by(() =>
    this.line === null ? null : { id: this.line.id, column: this.column, modifiers: [...this.chips] },
  );
  /** Why nothing can be rolled now. */
  readonly unrolled: string | undefined = $derived.by(
    () => this.shut ?? (this.table === null ? 'No table is open.' : undefined),
  );

  /** Why no names can be made after its own. */
  readonly unnamed: string | undefined = $derived.by(() =>
    this.table === null
      ? 'No table is open.'
      : (tooFewNames(namesAmong(this.table.rows.map(({ text }) => text))) ?? undefined),
  );

  /** Why its rows cannot be spread over dice. */
  readonly unspread: string | undefined = $derived.by(() => {
    if (this.shut !== undefined || this.table === null) return this.shut ?? 'No table is open.';
    if (this.table.rows.length === 0) return 'It has no rows. A writes one.';
    return this.table.way === 'deck' ? 'Cards of a deck stay out; no dice do.' : undefined;
  });

  choose(id: number): void {
    if (id === this.#chosen) return;
    this.#chosen = id;
    this.column = 0;
    this.chips = [];
    this.rowAt = 0;
    this.seed = null;
    this.hand.clear();
    this.#entry = null;
  }

  /** Goes to a table wherever it stands. */
  seek(id: number): void {
    this.text = '';
    this.choose(id);
  }

  stand(at: number): void {
    const line = this.tables[Math.max(0, Math.min(this.tables.length - 1, at))];
    if (line !== undefined) this.choose(line.id);
  }

  standOnRow(at: number): void {
    this.rowAt = Math.max(0, Math.min((this.table?.rows.length ?? 1) - 1, at));
  }

  turnColumn(): void {
    const many = this.table?.columns.length ?? 1;
    this.column = (this.column + 1) % many;
  }

  toggle(chip: number): void {
    this.chips = this.chips.includes(chip)
      ? this.chips.filter((each) => each !== chip)
      : [...this.chips, chip];
  }

  /** The next modifier of those that are ticked one by one. */
  turnChips(): void {
    const many = this.table?.modifiers.length ?? 0;
    const [only = -1] = this.chips;
    this.chips = this.chips.length > 1 || only === many - 1 ? [] : [only + 1];
  }

  async roll(by: 'asked' | 'program'): Promise<void> {
    if (this.table === null || this.throwing === null || this.unrolled !== undefined) return;
    this.#entry = null;
    await this.hand.roll(this.table.name, wholeTable(this.throwing), by, this.lastRoll);
  }

  /** Throws the branch at hand again; its dice are asked for. */
  async rollBranch(): Promise<void> {
    const { roll, branch } = this.branches;
    if (roll === null || branch === null || this.shut !== undefined) return;
    this.#entry = null;
    const way = oneBranch({ seq: roll.seq, branch: this.branches.at });
    this.hand.count = 0;
    await this.hand.roll(branch.name, way, 'asked', this.lastRoll);
  }

  /** What came of the last roll, as a note of the log. */
  async noteLast(): Promise<void> {
    if (this.lastRoll !== null) await noteRoll(this.lastRoll, this.steps);
  }

  /** Whom the last roll gives is met. */
  async meetLast(): Promise<void> {
    if (this.lastRoll !== null) await meetRoll(this.lastRoll, this.steps);
  }

  /** Types over a row; null for a new one behind the last. */
  write(row: RowView | null): void {
    if (this.table === null || this.shut !== undefined) return;
    this.#entry = {
      tableId: this.table.id,
      entry: new RowEntry(this.table, row, () => this.list?.tables ?? []),
    };
  }

  leave(): void {
    this.#entry = null;
  }

  /** Keeps the row and goes on to the next; what is refused stays as it is typed. */
  async keep(): Promise<void> {
    const { entry, table } = this;
    if (entry === null || table === null) return;
    const at = table.rows.findIndex(({ id }) => id === entry.row?.id);
    const row = entry.toRow();
    if (row === null) return;
    if (entry.isChanged) {
      const taken =
        entry.row === null
          ? await this.setRows([...table.rows.map(asNew), row])
          : await this.steps.take('table.changeRow', {
              id: entry.row.id,
              changes: {
                ...changesTo(entry.row, row),
                spans: row.spans,
                text: row.text,
                weight: row.weight ?? 1,
              },
            });
      entry.failure = taken === null ? this.steps.failure : null;
      if (taken === null) return;
    }
    const next = entry.row === null ? null : (table.rows[at + 1] ?? null);
    this.rowAt = at === -1 ? table.rows.length : Math.min(at + 1, table.rows.length - 1);
    this.#entry = null;
    if (next !== null) this.write(next);
  }

  setRows(rows: NewRow[]) {
    if (this.table === null) return Promise.resolve(null);
    return this.steps.take('table.setRows', { id: this.table.id, rows });
  }

  async removeRow(): Promise<void> {
    const { table, row } = this;
    if (table === null || row === null) return;
    this.#entry = null;
    await this.setRows(table.rows.filter(({ id }) => id !== row.id).map(asNew));
    this.standOnRow(this.rowAt);
  }

  async shuffle(): Promise<void> {
    if (this.table !== null) await this.steps.take('table.shuffle', { id: this.table.id });
  }

  /** A copy beside it, under the next free name. */
  async copy(): Promise<void> {
    const { table } = this;
    if (table === null) return;
    const { folder, purpose, way, beyond, columns, modifiers, notes, licence } = table;
    const name = this.#nextName(table.name);
    const rows = table.rows.map((row) => ({ ...asNew(row), id: null }));
    const head = { folder, name, purpose, way, beyond, columns, modifiers, notes, licence };
    const added = await this.steps.take('table.add', { ...head, rows });
    if (added !== null) this.seek(added.value.id);
  }

  /** The next free one of that name. */
  #nextName(wanted: string): string {
    const taken = (this.list?.tables ?? []).map(({ name }) => name.toLowerCase());
    let name = '';
    for (let copy = 2; name === '' || taken.includes(name.toLowerCase()); copy += 1)
      name = `${wanted.slice(0, 72)} (${copy})`;
    return name;
  }

  /** Ten names after those of the table; each time other ones. */
  nameAfter(): void {
    if (this.table === null || this.unnamed !== undefined) return;
    this.namesSeed += 1;
    this.dialog = 'names';
  }

  /** Names that were made after the table, as a table of their own beside it. */
  async keepNames(names: readonly string[]): Promise<void> {
    const { table } = this;
    if (table === null) return;
    const { folder, purpose } = table;
    const added = await this.steps.take('table.add', {
      ...{ folder, purpose, name: this.#nextName(table.name), notes: `Made after ${table.name}.` },
      columns: [{ title: '', dice: `1d${names.length}` }],
      rows: names.map((text, at) => ({ spans: [{ from: at + 1, to: at + 1 }], text })),
    });
    if (added === null) return;
    this.dialog = null;
    this.seek(added.value.id);
  }

  /** Ten more of what it may come to. */
  example(): void {
    this.seed = (this.seed ?? 0) + 1;
    status.say(`${counted(10, 'example')} of ${this.table?.name ?? ''}.`);
  }
}
