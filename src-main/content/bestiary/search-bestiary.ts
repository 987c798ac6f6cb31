import { findLines } from '../../../shared/bestiary/search/find.ts';
import { readSought } from '../../../shared/bestiary/search/read-sought.ts';
import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { CreatureSort } from '../../../shared/ipc/prep/creature-views.ts';
import { countedDice } from '../../../shared/rules/bestiary/hit-dice.ts';
import type { BookOfCreatures, PrintedCreature } from './books.ts';
import { creatureRow } from './creature-row.ts';
import { facetsOf } from './facets.ts';

/**
 * Creatures by words and facts: those of the campaign's own book before those of others, which are searched where they
 * are asked for, and where it has no book.
 */
export function searchBestiary(
  books: readonly BookOfCreatures[],
  systemId: string,
  { text, sort, down, others, limit }: ParsedInput<'creature.search'>,
): QueryOutput<'creature.search'> {
  const own = books.filter(({ id }) => id === systemId);
  const searched =
    others || own.length === 0 ? [...own, ...books.filter((book) => !own.includes(book))] : own;
  const sought = readSought(text);
  const found = searched.map(({ creatures }) => findLines(creatures, sought));
  const all = sorted(found.flat(), sort, down);
  return {
    rows: all.slice(0, limit).map(creatureRow),
    total: all.length,
    unknown: [...sought.unknown],
    books: searched.map(({ id, title }, at) => ({ id, title, found: found[at]?.length ?? 0 })),
    facets: facetsOf(all),
  };
}

const figures: Record<Exclude<CreatureSort, 'found' | 'name'>, (line: PrintedCreature) => number | null> = {
  hd: ({ hd, monster }) => hd ?? countedDice(monster.hd).dice,
  ac: ({ ascending }) => ascending,
  morale: ({ morale }) => morale,
  xp: ({ xp }) => xp,
};

/** Those without the figure come last either way; equal ones keep their order. */
function sorted(found: readonly PrintedCreature[], by: CreatureSort, down: boolean): PrintedCreature[] {
  if (by === 'found') return [...found];
  const turn = down ? -1 : 1;
  if (by === 'name') return found.toSorted((one, other) => turn * one.name.localeCompare(other.name, 'en'));
  const figureOf = figures[by];
  return found.toSorted((one, other) => {
    const [first, second] = [figureOf(one), figureOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return turn * (first - second);
  });
}
