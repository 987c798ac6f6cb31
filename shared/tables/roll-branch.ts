import type { Dice } from '../dice/dice.ts';
import { rollTotal } from '../dice/roll.ts';
import { TurnkeeperError, refused } from '../errors.ts';
import type { TableBook } from './book.ts';
import { branchesOf, tablesOf } from './branches.ts';
import { rowKey } from './choosing.ts';
import { readableDice } from './draw.ts';
import { joined, type Place } from './roll-pieces.ts';
import { Rolling } from './roll.ts';
import { tablesIn } from './rolled-tables.ts';
import type { RolledPiece, RolledTable, RollTree, RowOf } from './rolled.ts';
import { inflected } from './text/inflect.ts';
import type { Piece } from './text/pieces.ts';

/** What lies back where a branch no longer counts: its cards, and the rows it struck off. */
export type LiesBack = Pick<RollTree, 'drawn' | 'struck'>;

export interface BranchRolled {
  readonly tree: RollTree;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Drawn and struck by the new throw alone. */
  readonly came: LiesBack;
}

/** The cards and struck rows of one branch, by its place among `branchesOf`. */
export function liesBack(tree: RollTree, at: number): LiesBack {
  const within = tablesOf(branchAt(tree, at));
  const { mine } = drawnBy(tree, within);
  const rows = new Set(
    [...within].flatMap(({ table, row }) => (row === null ? [] : [rowKey({ table, row })])),
  );
  return { drawn: mine, struck: tree.struck.filter((row) => rows.has(rowKey(row))) };
}

/**
 * Throws one branch again where all other dice lie. What it drew and struck must lie back in the book already. Rows
 * that came up elsewhere do not repeat where none shall, and what is printed again (`{$who}`) prints what stands now.
 * Throws refused for a roll that stopped short and where the rows it came from were changed.
 */
export function rollBranch(book: TableBook, tree: RollTree, at: number, dice: Dice): BranchRolled {
  if (tree.stopped !== null)
    throw refused('This roll stopped short, so that no part of it is thrown again. Roll the table anew.');
  const branch = branchAt(tree, at);
  const within = tablesOf(branch);
  const again = new ThrowingAgain(book, dice, tree, branch.rolled, within);
  const root = again.table(tree.root, { path: [], column: tree.root.column, unique: false });
  const { made, rolling } = again;
  if (made === null) throw new TurnkeeperError('not-found', 'That table is gone. Nothing was thrown.');
  const { first, last } = drawnBy(tree, within);
  const back = new Set(liesBack(tree, at).struck);
  const came = { drawn: rolling.drawn, struck: rolling.struck };
  return {
    tree: {
      root,
      text: root.text,
      stopped: rolling.stopped,
      struck: [...tree.struck.filter((row) => !back.has(row)), ...came.struck],
      drawn: [...first, ...came.drawn, ...last],
    },
    name: branch.name,
    before: branch.rolled.text,
    after: made.text,
    came,
  };
}

function branchAt(tree: RollTree, at: number) {
  const branch = branchesOf(tree)[at];
  if (!branch)
    throw new TurnkeeperError('not-found', 'That part of the roll is not there. Nothing was thrown.');
  return branch;
}

/** Every throw on a deck drew one card, in the order of the tables: which before these, by them, and after. */
function drawnBy({ root, drawn }: RollTree, within: ReadonlySet<RolledTable>) {
  const decks = new Set(drawn.map(({ table }) => table));
  const [first, mine, last]: [RowOf[], RowOf[], RowOf[]] = [[], [], []];
  let at = 0;
  let passed = false;
  for (const rolled of tablesIn(root)) {
    passed ||= within.has(rolled);
    if (!decks.has(rolled.table)) continue;
    const to = within.has(rolled) ? mine : passed ? last : first;
    to.push(...drawn.slice(at, (at += rolled.throws.length)));
  }
  return { first, mine, last };
}

interface Call extends Place {
  readonly unique: boolean;
}

/** Goes through a roll in the order of its dice, and throws at one place alone. */
class ThrowingAgain {
  readonly rolling: Rolling;
  made: RolledTable | RolledPiece | null = null;
  readonly #book: TableBook;
  readonly #old: RolledTable | RolledPiece;
  readonly #within: ReadonlySet<RolledTable>;
  readonly #kept = new Map<string, string>();
  readonly #came = new Set<string>();
  readonly #alone = new Set<string>();

  constructor(
    book: TableBook,
    dice: Dice,
    { root }: RollTree,
    old: RolledTable | RolledPiece,
    within: ReadonlySet<RolledTable>,
  ) {
    this.#book = book;
    this.#old = old;
    this.#within = within;
    this.rolling = new Rolling(book, dice, this.#kept, { came: this.#came, alone: this.#alone });
    this.lay(root, { path: [], column: root.column, unique: false }, { passed: false });
  }

  table(rolled: RolledTable, call: Call): RolledTable {
    if (rolled === this.#old) {
      const modifiers = [{ title: 'as before', add: addedTo(rolled) }];
      const made = this.rolling.table({ table: rolled.table, modifiers, unique: call.unique }, call);
      this.made = made;
      return made ?? rolled;
    }
    const on = { path: [...call.path, rolled.name], column: rolled.column };
    const pieces = rolled.pieces.map((piece) => this.piece(rolled, piece, on));
    const gives = rolled.gives.map((each) => {
      const unique = each.gift.kind === 'table' && each.gift.unique;
      return { ...each, tables: each.tables.map((table) => this.table(table, { ...on, unique })) };
    });
    const again = rolled.again.map((table) => this.table(table, { ...on, unique: call.unique }));
    const own = pieces.map(({ text }) => text).join('');
    const text = [own, joined(again)].filter((each) => each !== '').join(', ');
    return { ...rolled, pieces, gives, again, text };
  }

  private piece(on: RolledTable, rolled: RolledPiece, place: Place): RolledPiece {
    if (rolled === this.#old) {
      const made = this.rolling.piece(this.read(on, rolled), place);
      if (made !== null) this.made = made;
      return made ?? rolled;
    }
    if (rolled.kind === 'text' || rolled.kind === 'link' || rolled.kind === 'unread') return rolled;
    const read = this.read(on, rolled);
    if (read.kind !== 'braces') throw changed(on);
    const unique = read.content.kind === 'table' && read.content.unique;
    const tables = rolled.tables.map((table) => this.table(table, { ...place, unique }));
    const chosen = rolled.chosen.map((piece) => this.piece(on, piece, place));
    const text = this.printed({ ...rolled, tables, chosen }, read);
    if (read.as !== null) this.#kept.set(read.as, text);
    return { ...rolled, tables, chosen, text };
  }

  private printed(
    rolled: RolledPiece,
    { content, forms, written }: Extract<Piece, { kind: 'braces' }>,
  ): string {
    if (content.kind === 'table') return inflected(joined(rolled.tables), forms);
    if (content.kind === 'choice') return inflected(rolled.chosen.map(({ text }) => text).join(''), forms);
    if (content.kind === 'kept') return inflected(this.#kept.get(content.name) ?? written, forms);
    return rolled.text;
  }

  /** The piece as its row has it still. */
  private read(on: RolledTable, { written, kind }: RolledPiece): Piece {
    const table = this.#book.table(on.table);
    const row = table?.rows.find(({ id }) => id === on.row);
    const found = table && row && inRow(this.#book.pieces(table, row), written);
    if (found?.kind !== 'braces' || found.content.kind !== kind) throw changed(on);
    return found;
  }

  /** Notes what lies outside the branch, and what of it must stay alone. */
  private lay(rolled: RolledTable, call: Call, way: { passed: boolean }): void {
    way.passed ||= this.#within.has(rolled) || rolled === this.#old;
    if (!this.#within.has(rolled) && rolled.row !== null) {
      const key = rowKey({ table: rolled.table, row: rolled.row });
      this.#came.add(key);
      if (way.passed && call.unique) this.#alone.add(key);
    }
    for (const piece of rolled.pieces) this.layPiece(rolled, piece, call, way);
    for (const { gift, tables } of rolled.gives)
      for (const table of tables)
        this.lay(table, { ...call, unique: gift.kind === 'table' && gift.unique }, way);
    for (const table of rolled.again) this.lay(table, call, way);
  }

  private layPiece(on: RolledTable, rolled: RolledPiece, call: Call, way: { passed: boolean }): void {
    way.passed ||= rolled === this.#old;
    if (rolled.tables.length > 0) {
      const read = this.read(on, rolled);
      const unique = read.kind === 'braces' && read.content.kind === 'table' && read.content.unique;
      for (const table of rolled.tables) this.lay(table, { ...call, unique }, way);
    }
    for (const piece of rolled.chosen) this.layPiece(on, piece, call, way);
  }
}

const changed = ({ name }: RolledTable) =>
  refused(`A row of ${name} was changed after this roll. Nothing was thrown; roll the table anew.`);

function inRow(pieces: readonly Piece[], written: string): Piece | null {
  for (const piece of pieces) {
    if (piece.written === written) return piece;
    if (piece.kind !== 'braces' || piece.content.kind !== 'choice') continue;
    for (const option of piece.content.options) {
      const found = inRow(option.pieces, written);
      if (found) return found;
    }
  }
  return null;
}

/** What was added on a throw: its total less what its faces come to. */
function addedTo({ throws }: RolledTable): number {
  const thrown = throws.at(-1);
  const expression = thrown && readableDice(thrown.dice);
  if (!thrown || !expression) return 0;
  let at = 0;
  const dice = { roll: (sides: number) => (sides === 1 ? 1 : (thrown.faces[at++]?.face ?? 1)) };
  return thrown.total - rollTotal(expression, dice);
}
