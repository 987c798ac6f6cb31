import { findLines } from '../../../shared/bestiary/search/find.ts';
import { readSought } from '../../../shared/bestiary/search/read-sought.ts';
import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { CreatureSort } from '../../../shared/ipc/prep/creature-views.ts';
import { countedDice } from '../../../shared/rules/bestiary/hit-dice.ts';
import type { BookOfCreatures } from './books.ts';
import { creatureRow, type Found } from './creature-row.ts';
import { facetsOf } from './facets.ts';

/** All that is searched: the referee's own creatures, and the books, one of them the campaign's system's. */
export interface Bestiary {
  own: readonly Found[];
  books: readonly BookOfCreatures[];
  systemId: string;
  /** Whether it is keyed, met, fought or given by a table in the campaign. */
  isUsed: (creature: Found) => boolean;
}

/**
 * Creatures by words and facts: the referee's own, then those of the campaign's book, then those of others, which are
 * searched where they are asked for, and where it has no book.
 */
export function searchBestiary(
  { own: ofReferee, books, systemId, isUsed }: Bestiary,
  { text, sort, down, others, limit }: ParsedInput<'creature.search'>,
): QueryOutput<'creature.search'> {
  const own = books.filter(({ id }) => id === systemId);
  const searched =
    others || own.length === 0 ? [...own, ...books.filter((book) => !own.includes(book))] : own;
  const sought = readSought(text);
  const found = searched.map(({ creatures }) => findLines(creatures, sought, isUsed));
  const ownFound = findLines(ofReferee, sought, isUsed);
  const all = sorted([...ownFound, ...found.flat()], sort, down);
  return {
    rows: all.slice(0, limit).map((line) => creatureRow(line, systemId)),
    total: all.length,
    unknown: [...sought.unknown],
    books: searched.map(({ id, title }, at) => ({ id, title, found: found[at]?.length ?? 0 })),
    own: { total: ofReferee.length, found: ownFound.length },
    facets: facetsOf(all),
  };
}

const figures: Record<Exclude<CreatureSort, 'found' | 'name'>, (line: Found) => number | null> = {
  hd: ({ hd, monster }) => hd ?? countedDice(monster.hd).dice,
  ac: ({ ascending }) => ascending,
  morale: ({ morale }) => morale,
  xp: ({ xp }) => xp,
};

const { compare } = new Intl.Collator('en');

/** Those without the figure come last either way; equal ones keep their order. */
function sorted(found: readonly Found[], by: CreatureSort, down: boolean): Found[] {
  if (by === 'found') return [...found];
  const turn = down ? -1 : 1;
  if (by === 'name') return found.toSorted((one, other) => turn * compare(one.name, other.name));
  const figureOf = figures[by];
  const lacking = found.filter((line) => figureOf(line) === null);
  const figured = found.flatMap((line) => {
    const figure = figureOf(line);
    return figure === null ? [] : [{ line, figure }];
  });
  return [
    ...figured.sort((one, other) => turn * (one.figure - other.figure)).map(({ line }) => line),
    ...lacking,
  ];
}
