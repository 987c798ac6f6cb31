import type { BookOfCreatures } from '../../src-main/content/bestiary/books.ts';
import { creatureSystems, loadBooks } from '../../src-main/content/bestiary/books.ts';
import { creatureCard } from '../../src-main/content/bestiary/creature-card.ts';
import { searchBestiary } from '../../src-main/content/bestiary/search-bestiary.ts';
import { median, printFigure, samplesOf } from './figures.ts';

/** What the main process takes for the bestiary: a search among 10,000 creatures, and a creature in four books. */

const runs = 40;
const creatures = 10_000;

/** The creatures of every book over and over, each by a name of its own. */
function hugeBook(books: readonly BookOfCreatures[]): BookOfCreatures {
  const [first] = books;
  if (!first) throw new Error('No book came with the program.');
  const all = books.flatMap((book) => book.creatures);
  const many = Array.from({ length: creatures }, (_, at) => {
    const each = all[at % all.length];
    if (!each) throw new Error('The books are empty.');
    return { ...each, id: `${each.id}-${at}`, name: `${each.name} ${at}` };
  });
  return { ...first, creatures: many };
}

export async function prepBench(): Promise<void> {
  const books = await loadBooks();
  const huge = hugeBook(books);
  const names = huge.creatures.map(({ name }) => name);
  const asked = { sort: 'found', down: false, others: false, limit: 500 } as const;
  for (const [what, text, sort] of [
    ['Facts', 'undead hd 2-4', 'found'],
    ['A word', 'goblin', 'found'],
    ['A slip of the finger', 'golbin', 'found'],
    ['All, by experience', '', 'xp'],
  ] as const) {
    const floor = median(await samplesOf(runs, () => names.filter((name) => name.includes(text))));
    const samples = await samplesOf(runs, () =>
      searchBestiary(
        { own: [], books: [huge], systemId: huge.id, isUsed: () => false },
        { ...asked, text, sort },
      ),
    );
    printFigure({
      name: `${what} among ${creatures} creatures, median of ${runs}; floor: their names read once`,
      measured: median(samples),
      floor,
      unit: 'ms',
      aim: 'under 50 ms',
    });
  }
  const monsters = books.flatMap((book) => book.creatures.map(({ id }) => ({ book: book.id, id })));
  const card = (at: number, system: string) => {
    const monster = monsters[(at * 17) % monsters.length];
    if (monster) creatureCard({ own: [], books }, { ...monster, in: system });
  };
  printFigure({
    name: `A creature in four books, median of ${runs}; floor: in its own`,
    measured: median(
      await samplesOf(runs, (at) => {
        for (const { id } of creatureSystems) card(at, id);
      }),
    ),
    floor: median(await samplesOf(runs, (at) => card(at, monsters[(at * 17) % monsters.length]?.book ?? ''))),
    unit: 'ms',
    aim: 'under 5 ms',
  });
}
