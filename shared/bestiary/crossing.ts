import { countedDice, type CountedDice } from '../rules/bestiary/hit-dice.ts';
import type { BookTables } from '../rules/bestiary/tables.ts';
import { sameName, type Book } from './book.ts';
import type { BlockSystem, Monster } from './figures.ts';
import { figure, type Figure } from './marks.ts';

/** A creature on its way from one book into another. */
export interface Crossing {
  readonly monster: Monster;
  readonly dice: CountedDice;
  readonly from: BlockSystem;
  readonly to: BlockSystem;
  /** Of the target's content. */
  readonly tables: BookTables | null;
  /** The creature of that name in the books that are neither of the two. */
  readonly elsewhere: readonly { monster: Monster; title: string }[];
}

export function crossing(
  monster: Monster,
  from: BlockSystem,
  to: BlockSystem,
  books: readonly Book[],
): Crossing {
  const others = books.filter(({ system }) => system.id !== from.id && system.id !== to.id);
  return {
    monster,
    dice: countedDice(monster.hd),
    from,
    to,
    tables: books.find(({ system }) => system.id === to.id)?.tables ?? null,
    elsewhere: others.flatMap((book) => {
      const found = sameName(monster, book);
      return found ? [{ monster: found, title: book.system.title }] : [];
    }),
  };
}

/** A guess by the first creature of that name elsewhere that has it, else by what is usual, `orElse` its why. */
export function guessed<Value>(
  way: Crossing,
  has: (monster: Monster) => Value | null,
  usual: Value,
  orElse: string,
  rule: string | null = null,
): Figure<Value> {
  const none = `${way.from.title} prints none`;
  const found = ofSameName(way, has);
  if (found)
    return figure(found.value, 'guessed', `${none}; this is of the same name in ${found.title}.`, rule);
  return figure(usual, 'guessed', `${none}, and nobody of that name elsewhere has one${orElse}.`, rule);
}

/** What the first creature of that name elsewhere has, where one has it. */
export function ofSameName<Value>(
  { elsewhere }: Crossing,
  has: (monster: Monster) => Value | null,
): { value: Value; title: string } | null {
  for (const { monster, title } of elsewhere) {
    const value = has(monster);
    if (value !== null) return { value, title };
  }
  return null;
}
