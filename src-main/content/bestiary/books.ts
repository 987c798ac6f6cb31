import type { Book } from '../../../shared/bestiary/book.ts';
import { bookOf } from '../../../shared/bestiary/book.ts';
import type { BlockSystem, SheetSystem } from '../../../shared/bestiary/figures.ts';
import type { SearchLine } from '../../../shared/bestiary/search/lines.ts';
import { searchLine, type Haunts } from '../../../shared/bestiary/search/lines.ts';
import type { ClassesFile } from '../../../shared/content/schemas/classes.ts';
import type { EncountersFile } from '../../../shared/content/schemas/encounters.ts';
import type { MonstersFile } from '../../../shared/content/schemas/monsters.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { loadClasses, loadEncounters, loadMonsters } from '../content.ts';
import type { Monster } from '../creatures.ts';
import { hauntsIn } from './haunts.ts';

/** A creature as its book prints it, ready to be searched. */
export interface PrintedCreature extends SearchLine {
  book: string;
  monster: Monster;
}

/** The creatures of one system's book, in the order of the book. */
export interface BookOfCreatures {
  /** Of the system. */
  id: string;
  title: string;
  file: MonstersFile;
  system: BlockSystem;
  /** As it is compared with others. */
  compared: Book;
  creatures: readonly PrintedCreature[];
  /** Where its wandering tables put a creature. */
  hauntsOf: (id: string) => Haunts;
}

/** By how a creature stands in their books. */
export const creatureSystems = systems as readonly (BlockSystem | SheetSystem)[];
export const hasBlocks = (system: BlockSystem | SheetSystem): system is BlockSystem =>
  system.bestiary.form === 'block';

const made = new WeakMap<MonstersFile, BookOfCreatures>();

/** The books together, by the first of them: what is read beside them is kept as long as they are the same. */
const shelves = new WeakMap<BookOfCreatures, readonly BookOfCreatures[]>();

/** Every book that comes with the program, in the order of the systems; made once a launch. */
export async function loadBooks(): Promise<readonly BookOfCreatures[]> {
  const books = creatureSystems.filter(hasBlocks).map(async (system) => {
    const { id } = system;
    const [file, encounters, classes] = await Promise.all([
      loadMonsters(id),
      loadEncounters(id),
      loadClasses(id),
    ]);
    if (file === null) return [];
    const book = made.get(file) ?? printedBook(system, file, encounters, classes);
    made.set(file, book);
    return [book];
  });
  const all = (await Promise.all(books)).flat();
  const [first] = all;
  if (!first) return all;
  const shelf = shelves.get(first) ?? all;
  shelves.set(first, shelf);
  return shelf;
}

function printedBook(
  system: BlockSystem,
  file: MonstersFile,
  encounters: EncountersFile | null,
  classes: ClassesFile | null,
): BookOfCreatures {
  const { id, title } = system;
  const hauntsOf = hauntsIn(encounters);
  const creatures = file.entries.map((monster) => ({
    ...searchLine(monster, hauntsOf(monster.id)),
    book: id,
    monster,
  }));
  return { id, title, file, system, compared: bookOf(system, file.entries, classes), creatures, hauntsOf };
}
