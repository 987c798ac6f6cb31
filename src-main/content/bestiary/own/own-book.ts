import { asMonster } from '../../../../shared/bestiary/own/as-monster.ts';
import type { Terms } from '../../../../shared/bestiary/own/terms.ts';
import type { Base } from '../../../../shared/bestiary/own/whole.ts';
import { wholeFigures } from '../../../../shared/bestiary/own/whole.ts';
import type { CreatureFigures } from '../../../../shared/bestiary/figures.ts';
import { printedFigures } from '../../../../shared/bestiary/printed.ts';
import { searchLine, type Haunts, type SearchLine } from '../../../../shared/bestiary/search/lines.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CreatureRow } from '../../../db/tables.ts';
import { whileUnchanged } from '../../../db/while-unchanged.ts';
import type { BookOfCreatures, PrintedCreature } from '../books.ts';
import { ownId, ownRow, readOwnRows, type OwnRow } from './read-own.ts';

/** What a variant is a variant of, as it is found in the bestiary. */
export interface BaseOf extends Base {
  book: string;
  id: string;
  haunts: Haunts;
  picture: ShownPicture | null;
}

/** A picture, and the name of whose it is. */
interface ShownPicture {
  assetId: number;
  of: string;
}

/** A creature of the referee's own, whole. */
export interface OwnCreature extends PrintedCreature, OwnRow {
  base: BaseOf | null;
  terms: Terms;
  figures: CreatureFigures;
  haunts: Haunts;
  /** Its own, else its base's. */
  picture: ShownPicture | null;
}

interface Built {
  row: CreatureRow;
  base: OwnCreature | null;
  creature: OwnCreature;
}

/**
 * What was built of the rows of a file; a row that is as it was is not built again. Words to tell creatures apart by are
 * kept once for all that bear the same, so that they are counted together.
 */
interface Shelf {
  creatures: Map<number, Built>;
  readonly words: Map<string, SearchLine['words']>;
}
const shelves = new WeakMap<Sql, Shelf>();

const isSame = (one: CreatureRow, other: CreatureRow): boolean =>
  (Object.keys(one) as (keyof CreatureRow)[]).every((column) => one[column] === other[column]);

/**
 * Every creature of the referee's own, whole, in his order. One whose base or whose book is gone is what its own facts
 * say, and tells so; one of a book that is not known is left out.
 */
export const ownCreatures = whileUnchanged(
  (sql, books: readonly BookOfCreatures[]): readonly OwnCreature[] => {
    const shelf = shelves.get(sql) ?? { creatures: new Map<number, Built>(), words: new Map() };
    shelves.set(sql, shelf);
    const before = shelf.creatures;
    const rows = new Map(readOwnRows(sql).map((row) => [row.id, row]));
    const now = new Map<number, Built>();
    const under = new Set<number>();
    const of = (id: number): OwnCreature | null => {
      const row = rows.get(id);
      if (row === undefined || under.has(id)) return null;
      const done = now.get(id);
      if (done) return done.creature;
      under.add(id);
      const base = row.base_id === null ? null : of(row.base_id);
      under.delete(id);
      const known = before.get(id);
      if (known && known.base === base && isSame(known.row, row)) {
        now.set(id, known);
        return known.creature;
      }
      const creature = ownCreature(row, { own: base, books, shelf });
      if (creature) now.set(id, { row, base, creature });
      return creature;
    };
    const all = [...rows.keys()].map(of).filter((each) => each !== null);
    shelf.creatures = now;
    return all;
  },
);

function ownCreature(
  row: CreatureRow,
  { own, books, shelf }: { own: OwnCreature | null; books: readonly BookOfCreatures[]; shelf: Shelf },
): OwnCreature | null {
  const book = books.find(({ id }) => id === row.system);
  if (!book) return null;
  const read = ownRow(row);
  const base = own === null ? printedBase(row, books) : ownBase(own);
  const isLost = base === null && (row.base !== null || row.base_id !== null);
  const terms = { system: book.system, tables: book.compared.tables };
  const figures = wholeFigures(read.facts, base, terms);
  const named = { id: ownId(row.id), name: row.name, also: row.also, tags: read.tags };
  const monster = asMonster(figures, named, base?.monster ?? null);
  const haunts = hauntsOf(read, base);
  const picture =
    row.picture_id === null ? (base?.picture ?? null) : { assetId: row.picture_id, of: row.name };
  const line = searchLine(monster, haunts, { isOwn: true, hasPicture: picture !== null });
  const bears = JSON.stringify(line.words);
  const words = shelf.words.get(bears) ?? line.words;
  shelf.words.set(bears, words);
  return {
    ...read,
    ...line,
    words,
    problems: [
      ...read.problems,
      ...(isLost ? ['What it is a variant of is gone; only what differed from it is left.'] : []),
    ],
    book: book.id,
    monster,
    base,
    terms,
    figures,
    haunts,
    picture,
  };
}

const ownBase = (own: OwnCreature): BaseOf => ({
  name: own.row.name,
  monster: own.monster,
  figures: own.figures,
  book: own.book,
  id: own.id,
  haunts: own.haunts,
  picture: own.picture,
});

/** Of the book in whose terms the variant is written. */
function printedBase({ base, system }: CreatureRow, books: readonly BookOfCreatures[]): BaseOf | null {
  if (base === null) return null;
  return printedBaseIn(books, { book: system, id: base.slice(base.indexOf(':') + 1) });
}

/** An entry of a book as a base; null where no book has it. */
export function printedBaseIn(
  books: readonly BookOfCreatures[],
  { book: bookId, id }: { book: string; id: string },
): BaseOf | null {
  const book = books.find((each) => each.id === bookId);
  const monster = book?.compared.byId.get(id);
  if (!book || !monster) return null;
  const haunts = book.hauntsOf(id);
  return {
    name: monster.name,
    monster,
    figures: printedFigures(monster, book.system),
    book: book.id,
    id,
    haunts,
    picture: null,
  };
}

function hauntsOf({ row, terrain }: OwnRow, base: BaseOf | null): Haunts {
  const { level_least: least, level_most: most } = row;
  return {
    terrains: terrain.length > 0 ? terrain : (base?.haunts.terrains ?? []),
    levels: least === null || most === null ? (base?.haunts.levels ?? []) : [{ least, most }],
  };
}
