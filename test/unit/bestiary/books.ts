import { bookOf, type Book } from '../../../shared/bestiary/book.ts';
import type { BlockSystem, Monster, SheetSystem } from '../../../shared/bestiary/figures.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { contentOf, type ContentSystem } from '../content/starter-content.ts';

const isBlock = (system: BlockSystem | SheetSystem): system is BlockSystem =>
  system.bestiary.form === 'block';
const isSheet = (system: BlockSystem | SheetSystem): system is SheetSystem =>
  system.bestiary.form === 'sheet';

const all = systems as readonly (BlockSystem | SheetSystem)[];
const blockSystems = all.filter(isBlock);

/** The books that come with the program. */
export const books: readonly Book[] = blockSystems.map((system) => {
  const { monsters, classes } = contentOf(system.id as ContentSystem);
  return bookOf(system, monsters.entries, classes);
});

export function bookNamed(id: string): Book {
  const book = books.find(({ system }) => system.id === id);
  if (!book) throw new Error(`There is no book of ${id}.`);
  return book;
}

export const monstersOf = ({ byId }: Book): Monster[] => [...byId.values()];

export function monsterOf(book: Book, id: string): Monster {
  const monster = book.byId.get(id);
  if (!monster) throw new Error(`There is no ${id} in ${book.system.title}.`);
  return monster;
}

export const sheetSystems = all.filter(isSheet);
