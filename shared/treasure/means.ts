import { parseDice } from '../dice/notation.ts';
import { exactSum } from '../odds/dice/distribution.ts';
import { diceOdds } from '../odds/dice/dice-odds.ts';
import type { TreasureLine } from '../rules/treasure/lines.ts';
import type { TreasureBook } from '../rules/treasure/rules.ts';
import type { HoardEntry } from '../rules/treasure/tables.ts';
import { needed } from '../rules/treasure/thrower.ts';
import { copperOf } from './sums.ts';

/** What coins, gems and jewellery of an entry may come to, in copper pieces; magic has no price. */
export interface Worths {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

const copperPerGold = 100;
const nothing: Worths = { least: 0, mean: 0, most: 0 };

export const sumOfWorths = (worths: readonly Worths[]): Worths => ({
  least: exactSum(worths.map(({ least }) => least)),
  mean: exactSum(worths.map(({ mean }) => mean)),
  most: exactSum(worths.map(({ most }) => most)),
});

/** Of a line; null where no entries of a table say. */
export function worthsOfLine({ entries }: TreasureLine, book: TreasureBook): Worths | null {
  if (entries === null) return null;
  return sumOfWorths(
    entries.map(({ entry, times }) => {
      const { least, mean, most } = worthsOfEntry(entry, book);
      return { least: least * times, mean: mean * times, most: most * times };
    }),
  );
}

/** With its chance of being there. */
export function worthsOfEntry(
  { kind, amount, chance_percent: chance }: HoardEntry,
  book: TreasureBook,
): Worths {
  if (kind === 'magic' || amount === null || chance <= 0) return nothing;
  const there = amountsOf(amount, kind, book);
  return {
    least: chance >= 100 ? there.least : 0,
    mean: (there.mean * Math.min(100, chance)) / 100,
    most: there.most,
  };
}

function amountsOf(amount: string, kind: Exclude<HoardEntry['kind'], 'magic'>, book: TreasureBook): Worths {
  const { values, chances } = diceOdds(parseDice(amount));
  const least = values[0] ?? 0;
  const most = values.at(-1) ?? 0;
  const one = pieceOf(kind, book);
  const meanOf = kind === 'gems' ? gemMeans(book, most) : (count: number) => count * one.mean;
  const mean = exactSum(values.map((count, at) => (chances[at] ?? 0) * meanOf(count)));
  return { least: least * one.least, mean, most: most * one.most };
}

function pieceOf(kind: Exclude<HoardEntry['kind'], 'magic'>, book: TreasureBook): Worths {
  if (kind === 'gems') return gemOf(book);
  if (kind !== 'jewellery') return { least: copperOf[kind], mean: copperOf[kind], most: copperOf[kind] };
  const { values, chances } = diceOdds(
    parseDice(needed(book.tables.jewellery_value_gp, 'worth of jewellery')),
  );
  const mean = exactSum(values.map((value, at) => value * (chances[at] ?? 0)));
  const inCopper = (gold: number) => gold * copperPerGold;
  return { least: inCopper(values[0] ?? 0), mean: inCopper(mean), most: inCopper(values.at(-1) ?? 0) };
}

interface GemSort {
  readonly chance: number;
  /** In copper pieces, adjusted. */
  readonly worths: readonly { readonly worth: number; readonly chance: number }[];
  /** How many of a lot, by how likely. */
  readonly lots: readonly { readonly count: number; readonly chance: number }[];
}

/** Each row of the table of gems with its chance, what it may be worth, and how many a lot may hold. */
function gemSorts({ tables }: TreasureBook): GemSort[] {
  const { dice, rows, adjust, jewel_value_gp: jewel } = needed(tables.gems, 'table of gems');
  const chanceIn = (text: string, { min, max }: { min: number; max: number }) => {
    const { values, chances } = diceOdds(parseDice(text));
    return exactSum(chances.filter((_, at) => (values[at] ?? 0) >= min && (values[at] ?? 0) <= max));
  };
  const stepped = (at: number) =>
    at >= rows.length ? (jewel ?? rows.at(-1)?.value_gp ?? 0) : (rows[Math.max(0, at)]?.value_gp ?? 0);
  return rows.map((row, at) => {
    const plain = { worth: row.value_gp * copperPerGold, chance: 1 };
    const worths = adjust?.rows.map((each) => ({
      worth: (each.step ? stepped(at + each.step) : row.value_gp * (each.factor ?? 1)) * copperPerGold,
      chance: chanceIn(adjust.dice, each),
    })) ?? [plain];
    const lot = diceOdds(parseDice(row.number ?? '1'));
    const lots = lot.values.map((count, nth) => ({ count, chance: lot.chances[nth] ?? 0 }));
    return { chance: chanceIn(dice, row), worths, lots };
  });
}

/** Everything that one gem of the table of gems may be worth, in copper pieces. */
export const gemWorths = (book: TreasureBook): number[] =>
  gemSorts(book).flatMap(({ worths }) => worths.map(({ worth }) => worth));

function gemOf(book: TreasureBook): Worths {
  const worths = gemWorths(book);
  return { least: Math.min(...worths), mean: gemMeans(book, 1)(1), most: Math.max(...worths) };
}

/** The mean of so many gems. In lots a sort that comes in greater lots is more of the gems, so the mean is no multiple. */
function gemMeans(book: TreasureBook, most: number): (count: number) => number {
  const sorts = gemSorts(book).map(({ chance, worths, lots }) => ({
    chance,
    lots,
    worth: exactSum(worths.map((each) => each.worth * each.chance)),
  }));
  const each = exactSum(sorts.map(({ chance, worth }) => chance * worth));
  const lotsFrom = book.prep.gem_count_die_from ?? Infinity;
  const byLots = [0];
  for (let left = 1; left <= most; left += 1)
    byLots.push(
      exactSum(
        sorts.flatMap(({ chance, worth, lots }) =>
          lots.map((lot) => {
            const count = Math.min(left, lot.count);
            return chance * lot.chance * (count * worth + (byLots[left - count] ?? 0));
          }),
        ),
      ),
    );
  return (count) => (count < lotsFrom ? count * each : (byLots[count] ?? 0));
}
