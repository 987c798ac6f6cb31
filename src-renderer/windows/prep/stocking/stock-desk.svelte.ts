import type { CommandInput, CommandOutput } from '../../../../shared/ipc/contract.ts';
import { type StockCell, stockCells } from '../../../../shared/ipc/prep/stocking/rooms.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';

export type Sheet = CommandOutput<'stock.plan'>;
export type StockRow = Sheet['rows'][number];
export type Theme = NonNullable<Sheet['theme']>;
type Asked = CommandInput<'stock.plan'>;
type Given = NonNullable<Asked['rows']>[number];
type Throws = NonNullable<Asked['throws']>;

/** A level as it is being stocked: how far the dice of its rooms have gone, and which of them are kept. */
export class StockDesk {
  readonly step = new QuickSteps();
  levelId = $state<number | null>(null);
  /** The book whose tables say what rooms hold; null for the campaign's own. */
  by = $state<string | null>(null);
  /** A table of the campaign that says it instead. */
  table = $state<number | null>(null);
  lowChosen = $state<boolean | null>(null);
  /** Who comes more often to the rooms whose monsters are still to be thrown. */
  theme = $state.raw<Theme | null>(null);
  /** The theme is being chosen. */
  theming = $state(false);
  sheet = $state.raw<Sheet | null>(null);
  at = $state(0);
  cell = $state<StockCell>('contents');
  /** The cell at hand is being typed. */
  typing = $state(false);
  /** Rooms that are to be written. */
  kept = $state.raw<readonly number[]>([]);
  /** Rooms that hold something and are stocked all the same. */
  #added: readonly number[] = [];
  #last: Promise<void> = Promise.resolve();

  get rows(): readonly StockRow[] {
    return this.sheet?.rows ?? [];
  }

  get row(): StockRow | null {
    return this.rows[this.at] ?? null;
  }

  isKept({ roomId }: StockRow): boolean {
    return this.kept.includes(roomId);
  }

  /** Why nothing can be written yet. */
  get notYet(): string | undefined {
    if (this.kept.length === 0)
      return 'No room is kept. Enter keeps a room, Shift+Enter all that are complete.';
    const open = this.rows.find((row) => this.isKept(row) && !row.complete);
    return open && `Room ${open.key} still wants dice.`;
  }

  /** The level's rooms anew, as they now stand; what was rolled for them stays. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.levelId === null) return;
      const fresh = await this.#plan(null);
      if (!fresh) return;
      const before = this.rows;
      const wanted = [...fresh.rows.map(({ roomId }) => roomId), ...this.#added];
      const order = [...fresh.rows, ...fresh.standing].filter(({ roomId }) => wanted.includes(roomId));
      const rows = order.map(
        ({ roomId }): Given => before.find((row) => row.roomId === roomId)?.given ?? { roomId },
      );
      this.sheet = fresh;
      await this.#propose(rows);
    });
  }

  /** Another level, another book or another table, with nothing rolled. */
  begin(levelId: number, by: string | null, table: number | null = this.table): Promise<void> {
    this.levelId = levelId;
    this.by = by;
    this.table = table;
    this.theme = null;
    this.sheet = null;
    this.at = 0;
    this.kept = [];
    this.typing = false;
    this.#added = [];
    return this.refresh();
  }

  /** A room that holds something is stocked too. */
  add(roomId: number): Promise<void> {
    this.#added = [...this.#added, roomId];
    return this.refresh();
  }

  /** Rooms whose foes and treasure are gone, and that are not on the sheet. */
  get emptied(): readonly number[] {
    return (this.sheet?.standing ?? []).filter(({ emptied }) => emptied !== '').map(({ roomId }) => roomId);
  }

  /** All of them are stocked again. */
  addEmptied(): Promise<void> {
    this.#added = [...this.#added, ...this.emptied];
    return this.refresh();
  }

  stand(at: number, cell: StockCell = this.cell): void {
    this.typing = false;
    this.at = Math.max(0, Math.min(this.rows.length - 1, at));
    this.cell = cell;
  }

  turn(by: 1 | -1): void {
    const at = stockCells.indexOf(this.cell) + by;
    this.stand(this.at, stockCells[Math.max(0, Math.min(stockCells.length - 1, at))]);
  }

  /** Every die that the room still wants; of a room that wants none, all anew but what is typed or locked. */
  rollRow(): Promise<void> {
    return this.#inTurn(async () => {
      const { row } = this;
      if (!row) return;
      const rows = this.#given((given, each) => (each === row && row.complete ? unrolled(given) : given));
      await this.#propose(rows, { rooms: [row.roomId], cell: null });
    });
  }

  rollEmpty(): Promise<void> {
    return this.#inTurn(async () => {
      const rooms = this.rows.filter(({ complete }) => !complete).map(({ roomId }) => roomId);
      await this.#propose(this.#given(), { rooms, cell: null });
    });
  }

  /** This cell anew: its dice are picked up and thrown again. */
  again(): Promise<void> {
    return this.#change((given) => cleared(given, this.cell), true);
  }

  /** Nothing of the sort is there; once more, it may be again. */
  strike(): Promise<void> {
    return this.#change((given) =>
      withCell(given, this.cell, { struck: given[this.cell]?.struck !== true, said: null }),
    );
  }

  lock(): Promise<void> {
    return this.#change((given) => withCell(given, this.cell, { locked: given[this.cell]?.locked !== true }));
  }

  lair(): Promise<void> {
    return this.#change((given) => ({
      ...given,
      lair: given.lair !== true,
      monster: { ...given.monster, faces: [] },
    }));
  }

  /** In place of what the dice gave; empty: the dice count again. */
  write(text: string): Promise<void> {
    this.typing = false;
    const said = text.trim() === '' ? null : text.trim();
    return this.#change((given) => withCell(given, this.cell, { said, struck: false }));
  }

  /** The die the room asks for, as it was typed; null: thrown by the program. */
  answer(face: number | null): Promise<void> {
    const { row } = this;
    if (!row?.ask) return Promise.resolve();
    if (face === null) return this.rollRow();
    const { cell, line } = row.ask;
    return this.#change((given) => {
      const typed = { face, typed: true };
      if (cell !== 'treasure') {
        const known = given[cell];
        return { ...given, [cell]: { ...known, faces: [...(known?.faces ?? []), typed] } };
      }
      const lines = (given.treasure?.lines ?? []).map((each, at) =>
        at === line ? { ...each, faces: [...(each.faces ?? []), typed] } : each,
      );
      return { ...given, treasure: { ...given.treasure, lines } };
    });
  }

  keep(): void {
    const { row } = this;
    if (!row) return;
    this.kept = this.isKept(row) ? this.kept.filter((id) => id !== row.roomId) : [...this.kept, row.roomId];
  }

  keepComplete(): void {
    this.kept = this.rows.filter(({ complete }) => complete).map(({ roomId }) => roomId);
  }

  /** All rooms that are kept, as one step. */
  put(): Promise<void> {
    return this.#inTurn(async () => {
      const { levelId, by, table, lowChosen: low } = this;
      if (levelId === null || this.notYet !== undefined) return;
      const rows = this.rows.filter((row) => this.isKept(row)).map(({ given }) => given);
      if ((await this.step.take('stock.write', { levelId, by, table, low, rows })) === null) return;
      this.kept = [];
      this.#added = [];
    });
  }

  /** For the rooms whose monsters are still to be thrown; what has fallen stays. */
  choose(theme: Theme | null): Promise<void> {
    this.theme = theme;
    this.theming = false;
    return this.#inTurn(() => this.#propose(this.#given()));
  }

  /** Keys that come faster than answers wait for each other, so that no die is lost. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work);
    return this.#last;
  }

  #given(change: (given: Given, row: StockRow) => Given = (given) => given): Given[] {
    return this.rows.map((row) => change(row.given, row));
  }

  #change(change: (given: Given) => Given, throws = false): Promise<void> {
    const chosen = this.row?.roomId;
    return this.#inTurn(async () => {
      if (chosen === undefined) return;
      const rows = this.#given((given, { roomId }) => (roomId === chosen ? change(given) : given));
      await this.#propose(rows, throws ? { rooms: [chosen], cell: this.cell } : null);
    });
  }

  async #plan(rows: Given[] | null, throws: Throws | null = null): Promise<Sheet | null> {
    const { levelId, by, table, lowChosen: low, theme } = this;
    if (levelId === null) return null;
    const input = { levelId, by, table, low, theme, rows, throws };
    return (await this.step.take('stock.plan', input, () => null))?.value ?? null;
  }

  async #propose(rows: Given[], throws: Throws | null = null): Promise<void> {
    const sheet = await this.#plan(rows, throws);
    if (!sheet) return;
    this.sheet = sheet;
    // A table that is gone gives way to the book's.
    if (sheet.tables.every(({ id }) => id !== this.table)) this.table = null;
    const there = sheet.rows.map(({ roomId }) => roomId);
    this.kept = this.kept.filter((id) => there.includes(id));
    this.at = Math.max(0, Math.min(this.at, sheet.rows.length - 1));
  }
}

const withCell = (given: Given, cell: StockCell, change: Partial<NonNullable<Given['monster']>>): Given => ({
  ...given,
  [cell]: { ...given[cell], ...change },
});

/** Of a cell nothing stays but whether it is locked. */
function cleared(given: Given, cell: StockCell): Given {
  const locked = given[cell]?.locked ?? false;
  return { ...given, [cell]: { locked } };
}

/** Of a room all that was rolled goes; what is typed, struck or locked stays. */
const unrolled = (given: Given): Given =>
  stockCells.reduce((row, cell) => {
    const { said = null, struck = false, locked = false } = row[cell] ?? {};
    return said !== null || struck || locked ? row : cleared(row, cell);
  }, given);
