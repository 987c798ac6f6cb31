import { find } from '../../treasure/finds.ts';
import type { LetterRules, TreasureBook } from '../../treasure/rules.ts';
import { nameOn, needed, type TreasureThrower } from '../../treasure/thrower.ts';
import { dragonsChance } from './dragon.ts';
import { magicItem } from './magic.ts';

const copperPerGold = 100;

type GemTable = NonNullable<TreasureBook['tables']['gems']>;

const gemTable = ({ tables }: TreasureBook): GemTable => needed(tables.gems, 'table of gems');
const sortOfGem = (thrower: TreasureThrower, table: GemTable) => thrower.on(table, 'sort of gem');

/** Of a row, in copper pieces: a part of its worth, or that of the next row; above the best stands the jewel. */
function adjusted(thrower: TreasureThrower, table: GemTable, row: GemTable['rows'][number]): number {
  const { rows, adjust, jewel_value_gp: jewel = row.value_gp } = table;
  if (!adjust) return row.value_gp * copperPerGold;
  const { step = 0, factor = 1 } = thrower.on(adjust, 'worth adjusted');
  if (step === 0) return row.value_gp * factor * copperPerGold;
  const at = rows.indexOf(row) + step;
  return (at >= rows.length ? jewel : (rows[Math.max(0, at)] ?? row).value_gp) * copperPerGold;
}

const worthOf: LetterRules['worthOf'] = (kind, thrower, book) => {
  if (kind === 'gem') {
    const table = gemTable(book);
    return adjusted(thrower, table, sortOfGem(thrower, table));
  }
  return thrower.throw(needed(book.tables.jewellery_value_gp, 'worth of jewellery'), 'worth') * copperPerGold;
};

/** The sort, how many of the lot where many are due, the worth adjusted and the kind; gives how many it was. */
function putGems(thrower: TreasureThrower, book: TreasureBook, left: number, byLots: boolean): number {
  const table = gemTable(book);
  const row = sortOfGem(thrower, table);
  const quantity = byLots ? Math.min(left, thrower.throw(row.number ?? '1', 'how many of this sort')) : 1;
  const worth = adjusted(thrower, table, row);
  const name = nameOn(thrower, needed(book.prep.gem_types, 'kinds of gems'), 'kind of gem');
  thrower.put(find('gem', name.toLowerCase(), { worth, quantity }));
  return quantity;
}

/** Letters A to V. Many gems come in lots of one worth and kind; what each is worth is adjusted. */
export const treasure: LetterRules = {
  way: 'letters',
  gems(thrower, book, count) {
    const byLots = count >= needed(book.prep.gem_count_die_from, 'number from which gems come in lots');
    for (let left = count; left > 0;) left -= putGems(thrower, book, left, byLots);
  },
  jewellery(thrower, book, count) {
    const kinds = needed(book.prep.jewellery_types, 'kinds of jewellery');
    for (let nth = 1; nth <= count; nth += 1) {
      const worth = worthOf('jewellery', thrower, book);
      thrower.put(find('jewellery', nameOn(thrower, kinds, 'kind of jewellery').toLowerCase(), { worth }));
    }
  },
  worthOf,
  magic: magicItem,
  chanceOf: dragonsChance,
};
