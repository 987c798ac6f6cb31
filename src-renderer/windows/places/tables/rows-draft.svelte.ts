import type { Failure } from '../../../../shared/errors.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import { tableOdds, tableProblems } from '../../../../shared/odds/play/table-odds.ts';
import type { TableOdds } from '../../../../shared/odds/play/table-odds.ts';
import { query } from '../../../lib/bridge.ts';
import type { NewRow, RowView, TableView } from './table-types.ts';

/** What was typed of one row. */
export class RowDraft {
  from = $state('');
  to = $state('');
  who = $state('');
  number = $state('');
  nestedId = $state<number | null>(null);
  note = $state('');
  /** The creature of the starter content that goes by what stands in `who`. */
  creature = $state.raw<{ id: string; name: string } | null>(null);
  readonly key: number;

  constructor(key: number, row: RowView | { from: number; to: number }) {
    this.key = key;
    this.from = String(row.from);
    this.to = String(row.to);
    if (!('id' in row)) return;
    this.who = row.who;
    this.number = row.number;
    this.nestedId = row.nestedId;
    this.note = row.note;
    this.creature = row.creatureId === null ? null : { id: row.creatureId, name: row.who };
  }

  /** Its totals; an empty end is the beginning. Null where they are none. */
  readonly span: { from: number; to: number } | null = $derived.by(() => {
    const from = wholeOf(this.from);
    const to = this.to.trim() === '' ? from : wholeOf(this.to);
    return from === null || to === null || to < from ? null : { from, to };
  });
  readonly creatureId: string | null = $derived.by(() =>
    this.creature !== null && sameName(this.creature.name, this.who) ? this.creature.id : null,
  );

  /** Looks whether the starter content knows a creature of that name. */
  async recognise(): Promise<void> {
    const name = this.who.trim();
    if (name === '' || this.nestedId !== null || this.creatureId !== null) return;
    const reply = await query('content.creatures', { search: name, limit: 20 });
    if (!reply.ok || this.who.trim() !== name) return;
    const found = reply.value.creatures.find((each) => each.list === 'monsters' && sameName(each.name, name));
    this.creature = found === undefined ? null : { id: found.id, name };
  }

  toRow(): NewRow | null {
    if (this.span === null) return null;
    return {
      ...this.span,
      who: this.who.trim(),
      number: this.nestedId === null ? this.number.trim() : '',
      creatureId: this.nestedId === null ? this.creatureId : null,
      nestedId: this.nestedId,
      note: this.note.trim(),
    };
  }
}

const wholeOf = (text: string): number | null => (/^\s*-?\d{1,7}\s*$/.test(text) ? Number(text) : null);

const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The rows of a table while they are written: chances and problems follow every letter. */
export class RowsDraft {
  rows = $state.raw<readonly RowDraft[]>([]);
  /** Where the cursor goes next, and a count that goes up with each wish. */
  wanted = $state.raw<{ row: number; column: number; wish: number }>({ row: 0, column: 0, wish: 0 });
  tried = $state(false);
  refusal = $state.raw<Failure | null>(null);
  readonly tableId: number;
  readonly dice: string;
  #keys = 0;
  readonly #before: string;

  constructor({ id, rows, dice }: TableView) {
    this.tableId = id;
    this.dice = dice;
    this.rows = rows.map((row) => new RowDraft((this.#keys += 1), row));
    this.#before = this.#written();
    if (rows.length === 0) this.add();
  }

  readonly odds: TableOdds | null = $derived.by(() => {
    const spans = this.rows.map(({ span }) => span ?? { from: NaN, to: NaN });
    try {
      return spans.length === 0 ? null : tableOdds(this.dice, spans);
    } catch (error) {
      if (error instanceof TurnkeeperError) return null;
      throw error;
    }
  });
  readonly problems: readonly string[] = $derived.by(() => {
    if (this.odds === null) return [];
    const sound = this.rows.filter(({ span }) => span !== null);
    const named = sound.map(({ span, who }) => ({
      from: span?.from ?? 0,
      to: span?.to ?? 0,
      who: who.trim(),
    }));
    return named.length < this.rows.length
      ? ['A row has no totals yet.']
      : tableProblems(this.dice, this.odds, named);
  });

  get isChanged(): boolean {
    return this.#written() !== this.#before;
  }

  chance(at: number): number | null {
    return this.rows[at]?.span == null ? null : (this.odds?.chances[at] ?? null);
  }

  /** A row at the end, at the total behind the last. */
  add(): void {
    const next = Math.max(0, ...this.rows.map(({ span }) => span?.to ?? 0)) + 1;
    this.rows = [...this.rows, new RowDraft((this.#keys += 1), { from: next, to: next })];
    this.want(this.rows.length - 1, 0);
  }

  remove(at: number): void {
    this.rows = this.rows.filter((_row, other) => other !== at);
    if (this.rows.length === 0) this.add();
    else this.want(Math.min(at, this.rows.length - 1), 0);
  }

  want(row: number, column: number): void {
    this.wanted = { row, column, wish: this.wanted.wish + 1 };
  }

  /** The next row in the same column; behind the last a new one. */
  down(at: number, column: number): void {
    if (at === this.rows.length - 1) this.add();
    else this.want(at + 1, column);
  }

  /** What is wrong with a cell: by itself once one tried to keep it, or by what the campaign said. */
  problem(at: number, field: 'from' | 'to' | 'who' | 'number' | 'nestedId' | 'note'): string | undefined {
    const told = this.refusal?.details?.[`rows.${at}.${field}`];
    if (told !== undefined || !this.tried) return told;
    const row = this.rows[at];
    if (field === 'from' && row?.span === null) return 'Whole numbers, the second no lower.';
    if (field === 'who' && row?.who.trim() === '' && row.nestedId === null)
      return 'Say who, or choose a table to throw on.';
    return undefined;
  }

  /** The rows in the order of their totals; null, with the cursor at the fault, where one cannot be. */
  toRows(): NewRow[] | null {
    this.tried = true;
    this.refusal = null;
    const fault = this.rows.findIndex(
      ({ span, who, nestedId }) => span === null || (who.trim() === '' && nestedId === null),
    );
    if (fault !== -1) {
      this.want(fault, this.rows[fault]?.span === null ? 0 : 2);
      return null;
    }
    this.rows = this.rows.toSorted((one, other) => (one.span?.from ?? 0) - (other.span?.from ?? 0));
    return this.rows.flatMap((row) => row.toRow() ?? []);
  }

  #written(): string {
    return JSON.stringify(
      this.rows.map(({ from, to, who, number, nestedId, note }) => [from, to, who, number, nestedId, note]),
    );
  }
}
