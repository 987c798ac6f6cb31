import { figure } from '../words/figures.ts';
import { inflected } from './text/inflect.ts';
import type { Content, Piece } from './text/pieces.ts';
import type { RolledPiece, RolledTable, Thrown } from './rolled.ts';
import type { Modifier, TableId } from './table.ts';
import type { Thrower } from './thrower.ts';

/** Where something is rolled: the tables that lead there, and the column they are read by. */
export interface Place {
  readonly path: readonly string[];
  readonly column: number | string;
}

export interface Call {
  readonly table: TableId;
  readonly modifiers: readonly Modifier[];
  readonly unique: boolean;
}

/** Rolls a table from a place; null where it is gone or the roll has stopped. */
export type RollFrom = (call: Call, place: Place) => RolledTable | null;

type Braces = Extract<Piece, { kind: 'braces' }>;
type Of<Kind extends Content['kind']> = Extract<Content, { kind: Kind }>;
type Rolled = Pick<RolledPiece, 'text'> & Partial<Pick<RolledPiece, 'thrown' | 'tables' | 'chosen'>>;

const TITLE = 60;

/** What a die is for, as the one who throws it is asked. */
export const titleIn = ({ path }: Place, what: string): string =>
  `${path.at(-1) ?? ''}, ${what.length > TITLE ? `${what.slice(0, TITLE)}…` : what}`;

export const joined = (tables: readonly RolledTable[]): string =>
  tables.flatMap(({ text }) => (text === '' ? [] : [text])).join(', ');

/** Rolls the pieces of texts, and keeps what is to be printed again for the whole roll. */
export class PieceRoller {
  readonly #thrower: Thrower;
  readonly #rollFrom: RollFrom;
  readonly #kept: Map<string, string>;

  constructor(thrower: Thrower, rollFrom: RollFrom, kept: Map<string, string>) {
    this.#thrower = thrower;
    this.#rollFrom = rollFrom;
    this.#kept = kept;
  }

  /** From left to right, as far as the roll goes. */
  roll(pieces: readonly Piece[], place: Place): RolledPiece[] {
    const rolled: RolledPiece[] = [];
    for (const piece of pieces) {
      if (this.#thrower.stopped) break;
      rolled.push(this.piece(piece, place));
    }
    return rolled;
  }

  /** So many times on a table. */
  times(count: number, call: Call, place: Place): RolledTable[] {
    const tables: RolledTable[] = [];
    for (let time = 0; time < count && !this.#thrower.stopped; time += 1) {
      const rolled = this.#rollFrom(call, place);
      if (!rolled) break;
      tables.push(rolled);
    }
    return tables;
  }

  private piece(piece: Piece, place: Place): RolledPiece {
    const bare = { written: piece.written, thrown: null, tables: [], chosen: [] };
    if (piece.kind !== 'braces') {
      const text = this.#thrower.print(piece.kind === 'text' ? piece.text : piece.written, place.path);
      return { ...bare, kind: piece.kind, text };
    }
    const rolled = this.content(piece, place);
    const text = inflected(rolled.text, piece.forms);
    if (piece.as !== null) this.#kept.set(piece.as, text);
    return { ...bare, ...rolled, kind: piece.content.kind, text };
  }

  private content({ content, written }: Braces, place: Place): Rolled {
    switch (content.kind) {
      case 'dice':
        return this.dice(content, titleIn(place, written), place);
      case 'table':
        return this.tables(content, titleIn(place, `${written}: how many`), place);
      case 'choice':
        return this.choice(content, titleIn(place, written), place);
      case 'kept':
        return { text: this.#thrower.print(this.#kept.get(content.name) ?? written, place.path) };
    }
  }

  private dice({ dice, words }: Of<'dice'>, title: string, { path }: Place): Rolled {
    const thrown = this.#thrower.fall(dice, title, path);
    if (!thrown) return { text: '' };
    const text = words === '' ? figure(thrown.total) : `${figure(thrown.total)} ${words}`;
    return { thrown, text: this.#thrower.print(text, path) };
  }

  private tables({ table, count, add, unique }: Of<'table'>, title: string, place: Place): Rolled {
    const thrown: Thrown | null = count === null ? null : this.#thrower.fall(count, title, place.path);
    const call = { table, unique, modifiers: [{ title: 'as written', add }] };
    const tables = this.times(count === null ? 1 : (thrown?.total ?? 0), call, place);
    return { thrown, tables, text: joined(tables) };
  }

  private choice({ options }: Of<'choice'>, title: string, place: Place): Rolled {
    const sum = options.reduce((all, { weight }) => all + weight, 0);
    const thrown = sum === 1 ? null : this.#thrower.die(sum, title, place.path);
    let past = 0;
    const option = options.find(({ weight }) => (past += weight) >= (thrown?.total ?? 1));
    if (!option || this.#thrower.stopped) return { text: '' };
    const chosen = this.roll(option.pieces, place);
    return { thrown, chosen, text: chosen.map(({ text }) => text).join('') };
  }
}
