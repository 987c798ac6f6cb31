import { pathOf } from '../../../../../shared/tables/names.ts';
import { Step } from '../../../../lib/step.svelte.ts';
import { RowEntry } from '../../tables/rows/row-entry.svelte.ts';
import type { ListedTable, TableView } from '../../tables/table-types.ts';
import { asNew } from '../../tables/rows/row-as-new.ts';
import { readNumber } from '../../../encounter/begin/number-or-dice.ts';
import type { CreatureLine } from '../bestiary-desk.svelte.ts';

const mostShown = 8;

/** A creature of the bestiary that is being written into a random table, as a row behind the last. */
export class IntoTableDraft {
  readonly step = new Step('table.setRows');
  readonly #creature: Pick<CreatureLine, 'id' | 'name'>;
  /** The name of the table, as typed. */
  wanted = $state('');
  number = $state('');
  pressed = $state(false);
  tables = $state.raw<readonly ListedTable[]>([]);
  /** The table the arrows stand on. */
  stoodOn = $state<number | null>(null);
  /** The table as it stands, once it is here, and the row that is typed for it. */
  view = $state.raw<TableView | null>(null);
  entry = $state.raw<RowEntry | null>(null);

  constructor(creature: Pick<CreatureLine, 'id' | 'name'>) {
    this.#creature = creature;
  }

  get name(): string {
    return this.#creature.name;
  }

  readonly found: readonly ListedTable[] = $derived.by(() => {
    const words = this.wanted.trim().toLowerCase();
    if (words === '') return [];
    return this.tables.filter((table) => pathOf(table).toLowerCase().includes(words)).slice(0, mostShown);
  });
  readonly tableId: number | null = $derived.by(() => this.stoodOn ?? this.found[0]?.id ?? null);
  readonly at: number = $derived.by(() => this.found.findIndex(({ id }) => id === this.tableId));
  readonly table: ListedTable | null = $derived.by(
    () => this.tables.find(({ id }) => id === this.tableId) ?? null,
  );
  readonly tableProblem = $derived.by(() =>
    this.pressed && this.table === null ? 'Choose a table.' : this.step.problem('id'),
  );
  readonly numberProblem = $derived.by(() => readNumber(this.number).problem ?? undefined);

  write(text: string): void {
    this.wanted = text;
    this.stoodOn = null;
  }

  pick(table: ListedTable): void {
    this.stoodOn = table.id;
    this.wanted = pathOf(table);
  }

  /** The table is here, or has changed; what was typed for its row stays. */
  arrive(view: TableView | null): void {
    const before = this.view;
    this.view = view;
    if (view === null || view.id !== this.tableId) this.entry = null;
    else if (before?.id !== view.id || this.entry === null) {
      this.entry = new RowEntry(view, null);
      this.entry.text = this.name;
    }
  }

  /** True when the row stands in the table. */
  async send(): Promise<boolean> {
    this.pressed = true;
    const { view, entry } = this;
    const row = entry?.toRow() ?? null;
    if (view === null || row === null || this.numberProblem !== undefined) return false;
    const { id: creature, name } = this.#creature;
    const gives = [{ kind: 'creature' as const, creature, name, number: this.number.trim() }];
    return (
      (await this.step.take({ id: view.id, rows: [...view.rows.map(asNew), { ...row, gives }] })) !== null
    );
  }
}
