import type { Failure } from '../../../../../shared/errors.ts';
import type { ListedTable, NewRow, RowView, TableView } from '../table-types.ts';
import { RowMore } from './row-more.svelte.ts';

const whole = /^\s*(-?\d{1,7})\s*(?:(?:[-–—]|to)\s*(-?\d{1,7})\s*)?$/u;

/** One row of a table as it is typed over; null is a row that is not there yet. */
export class RowEntry {
  place = $state('');
  text = $state('');
  failure = $state.raw<Failure | null>(null);
  tried = $state(false);
  readonly row: RowView | null;
  readonly more: RowMore;
  /** What it does beside its text is shown: at once where it does anything. */
  isOpen = $state(false);
  readonly #column: number;
  readonly #way: TableView['way'];

  constructor(
    { way, column, rows }: Pick<TableView, 'way' | 'column' | 'rows'>,
    row: RowView | null,
    tables: () => readonly ListedTable[] = () => [],
  ) {
    this.row = row;
    this.more = new RowMore(row, tables);
    this.isOpen = row !== null && (row.gives.length > 0 || row.again !== null || row.once || row.note !== '');
    this.#column = column;
    this.#way = way;
    const span = row?.spans[column];
    const next = Math.max(0, ...rows.map(({ spans }) => spans[column]?.to ?? 0)) + 1;
    if (way !== 'dice') this.place = String(row?.weight ?? 1);
    else if (row === null) this.place = String(next);
    else if (span) this.place = span.from === span.to ? String(span.from) : `${span.from}–${span.to}`;
    this.text = row?.text ?? '';
  }

  get placeLabel(): string {
    return this.#way === 'dice' ? 'Totals' : this.#way === 'deck' ? 'Cards' : 'Weight';
  }

  readonly span: { from: number; to: number } | null = $derived.by(() => {
    const [, from, to] = whole.exec(this.place) ?? [];
    if (from === undefined) return null;
    return { from: Number(from), to: Number(to ?? from) };
  });

  /** What is wrong with where it stands. */
  readonly problem: string | undefined = $derived.by(() => {
    if (this.#way !== 'dice') {
      const { span } = this;
      const isWeight = span !== null && span.from === span.to && span.from >= 1 && span.from <= 10_000;
      return isWeight ? undefined : 'A whole number from 1 to 10,000.';
    }
    if (this.place.trim() === '') return undefined;
    if (this.span === null) return 'A total such as 4, or two such as 4–6.';
    return this.span.to < this.span.from ? `${this.place.trim()} ends before it begins.` : undefined;
  });

  get isChanged(): boolean {
    if (this.row === null) return true;
    const { spans, weight, text, gives, again, once, note } = this.row;
    const typed = { ...this.#placed, text: this.text, ...this.more.toRow() };
    return JSON.stringify(typed) !== JSON.stringify({ spans, weight, text, gives, again, once, note });
  }

  get #placed(): Pick<NewRow, 'spans'> & { weight: number } {
    if (this.#way !== 'dice') return { spans: this.row?.spans ?? [], weight: this.span?.from ?? 1 };
    const spans = Array.from({ length: Math.max(this.#column + 1, this.row?.spans.length ?? 0) }, (_, at) =>
      at === this.#column ? this.span : (this.row?.spans[at] ?? null),
    );
    return { spans, weight: this.row?.weight ?? 1 };
  }

  /** What it is to be; null where it cannot be, the reason being shown then. */
  toRow(): NewRow | null {
    this.tried = true;
    const more = this.more.toRow();
    if (more === null) this.isOpen = true;
    if (this.problem !== undefined || more === null) return null;
    return { ...this.#placed, text: this.text, ...more };
  }
}
