import type { Piece } from '../../../shared/tables/text/pieces.ts';
import { readText } from '../../../shared/tables/text/read.ts';
import { tableNames } from '../../../shared/tables/names.ts';
import type { OwnThrow } from '../book-entry.ts';
import { thrownOn } from './table-name.ts';

/** Texts that are written as those of this program are, `{3 Gems +2}`, from a file that holds several tables. */

type Parts = (string | OwnThrow)[];
type Stand = OwnThrow['to'];

type Braces = Extract<Piece, { kind: 'braces' }>;

/** Cuts the texts of the tables of a file: what they throw on there is known, all else stands as it is written. */
export class OwnTexts {
  readonly #stands: readonly Stand[];
  readonly #names: ReturnType<typeof tableNames>;

  constructor(tables: readonly Stand[]) {
    this.#stands = tables.map(({ folder, name }) => ({ folder, name }));
    this.#names = tableNames(this.#stands.map((stand, at) => ({ ...stand, id: at + 1 })));
  }

  /** The text of a row of a table that stands in this folder. */
  read(text: string, folder: string): Parts {
    const find = (name: string) => this.#names.find({ id: 0, folder }, name);
    const parts: Parts = [];
    const add = (part: Parts[number]): void => {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else if (part !== '') parts.push(part);
    };
    for (const piece of readText(text, find)) {
      const { written } = piece;
      const to = piece.kind === 'braces' ? this.#target(piece) : null;
      if (to !== null) add({ to, written });
      else if (piece.kind === 'braces' && piece.content.kind === 'choice') {
        add('{');
        for (const part of this.read(written.slice(1, -1), folder)) add(part);
        add('}');
      } else add(written);
    }
    return parts;
  }

  /** The table of this file that is meant by a path or a name; null for none. */
  named(name: string, folder: string): Stand | null {
    const found = this.#names.find({ id: 0, folder }, name);
    return typeof found === 'number' ? (this.#stands[found - 1] ?? null) : null;
  }

  #target({ content }: Braces): Stand | null {
    if (content.kind !== 'table' || typeof content.table !== 'number') return null;
    return this.#stands[content.table - 1] ?? null;
  }
}

/** A throw taken apart: its table by the name that is written there; null where it is none. */
function takenApart({ to, written }: OwnThrow) {
  const names = tableNames([{ ...to, id: 1 }]);
  let name = '';
  const [piece] = readText(written, (called) => {
    const found = names.find({ id: 0, folder: to.folder }, called);
    if (found !== null) name = called;
    return found;
  });
  if (piece?.kind !== 'braces' || piece.content.kind !== 'table') return null;
  return { name, as: piece.as, forms: piece.forms, ...piece.content };
}

/** The name by which a throw calls its table; null where it is no throw. */
export const calledIn = (thrown: OwnThrow): string | null => takenApart(thrown)?.name ?? null;

/** The same throw on its table under another name. */
export function onAnother(thrown: OwnThrow, name: string): string {
  const apart = takenApart(thrown);
  if (apart === null) return thrown.written;
  const { as, count, unique, add, forms } = apart;
  const alone = thrownOn({ table: name, as: null, forms: [] }).slice(1, -1);
  const more = add === 0 ? '' : ` ${add > 0 ? '+' : '-'}${Math.abs(add)}`;
  const much = `${count === null ? '' : `${count} `}${alone}${unique ? '!' : ''}${more}`;
  return `{${as === null ? '' : `${as}=`}${much}${forms.map((form) => `.${form}`).join('')}}`;
}
