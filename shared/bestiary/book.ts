import { unaccented } from '../words/unaccented.ts';
import type { BookTables } from '../rules/bestiary/tables.ts';
import type { BlockSystem, Monster } from './figures.ts';

/** The creatures of one system, found by what they are called, and the tables of its content, null if not at hand. */
export interface Book {
  readonly system: BlockSystem;
  readonly tables: BookTables | null;
  readonly byId: ReadonlyMap<string, Monster>;
  readonly byName: ReadonlyMap<string, readonly Monster[]>;
}

/** Made once of a system's content. */
export function bookOf(system: BlockSystem, monsters: readonly Monster[], tables: BookTables | null): Book {
  const byName = new Map<string, Monster[]>();
  for (const monster of monsters)
    for (const key of keysOf(monster)) byName.set(key, [...(byName.get(key) ?? []), monster]);
  return { system, tables, byName, byId: new Map(monsters.map((monster) => [monster.id, monster])) };
}

/** "(7 HD)", ", 5 HD", "(10 heads)": one of several of its name that differ by their Hit Dice. */
const variant = /[,(]?\s*\b\d+\s?(HD|heads)\b\)?/giu;
const words = /[a-z\d]+/g;

/** The words of a name in the order of the alphabet, and in their own without what parts them. */
function folded(name: string): [string, string] {
  const plain = unaccented(name).replaceAll(variant, '');
  const found = plain.match(words) ?? [];
  return [found.toSorted().join(' '), found.join('')];
}

/** A second name in brackets behind the first is no part of it. */
function keysOf({ name, also_known_as: other }: Monster): Set<string> {
  if (other === undefined) return new Set(folded(name));
  return new Set([...folded(name.replace(`(${other})`, '')), ...folded(other)]);
}

/**
 * The entry of that creature in another book: of the same name or second name, however its words are ordered, parted,
 * cased or accented, else of the same id. Of several that differ by Hit Dice the nearest. Null where there is none.
 */
export function sameName(monster: Monster, { byName, byId }: Pick<Book, 'byName' | 'byId'>): Monster | null {
  const found = [...keysOf(monster)].flatMap((key) => byName.get(key) ?? []);
  const far = ({ hd }: Monster): number => Math.abs(hd.dice - monster.hd.dice);
  const nearest = found.reduce<Monster | null>(
    (best, each) => (best === null || far(each) < far(best) ? each : best),
    null,
  );
  return nearest ?? byId.get(monster.id) ?? null;
}
