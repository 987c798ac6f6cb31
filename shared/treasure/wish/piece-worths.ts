import { parseDice } from '../../dice/notation.ts';
import { diceOdds } from '../../odds/dice/dice-odds.ts';
import { gemDice } from '../../rules/treasure/gem-dice.ts';
import type { TreasureBook } from '../../rules/treasure/rules.ts';
import { gemWorths } from '../means.ts';

export type PieceKind = 'gem' | 'jewellery';

const copperPerGold = 100;
/** A table that can give nearly any sum would be searched for long, and give odd ones: its round sums serve. */
const mostWorths = 100;
const round = /^[125]0*$/u;

/** What one piece may be worth by the book's own tables, in copper pieces, the least first; empty where it has none. */
export function pieceWorths(kind: PieceKind, book: TreasureBook): number[] {
  const all = [...new Set(kind === 'gem' ? worthsOfGems(book) : worthsOfJewellery(book))]
    .filter((worth) => Number.isSafeInteger(worth) && worth > 0)
    .sort((one, other) => one - other);
  return all.length <= mostWorths ? all : all.filter((worth) => round.test(String(worth)));
}

/** Of the table of gems; else of the gems among magic items, where a book has them there. */
function worthsOfGems(book: TreasureBook): number[] {
  const { gems, magic_items: items } = book.tables;
  if (gems !== null) return gemWorths(book);
  return items.flatMap(({ rows }) => rows).flatMap(({ name }) => worthsOf(gemDice(name)));
}

const worthsOfJewellery = ({ tables }: TreasureBook) => worthsOf(tables.jewellery_value_gp);

const worthsOf = (gold: string | null): number[] =>
  gold === null ? [] : diceOdds(parseDice(gold)).values.map((value) => value * copperPerGold);
