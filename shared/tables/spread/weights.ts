import { rowAt } from '../draw.ts';
import type { RandomTable, Span, TableRow } from '../table.ts';
import { totalsOf } from './even.ts';

const heaviest = 10_000n;

/** Dice with one die that are thrown at a table, the fewest faces first. */
const facesOfDice = [2, 3, 4, 6, 8, 10, 12, 20, 30, 100];

function divisorOf(numbers: readonly bigint[]): bigint {
  return numbers.reduce((one, other) => {
    let [a, b] = [one, other];
    while (b !== 0n) [a, b] = [b, a % b];
    return a;
  }, 0n);
}

/** The weights by which each row is as likely as by its spans, in lowest terms; a sentence where none are. */
export function weightsFromSpans(table: RandomTable, column: number): readonly number[] | string {
  const all = totalsOf(table.columns[column]?.dice ?? '');
  if (typeof all === 'string') return all;
  if (table.rows.length === 0) return 'It has no rows yet.';
  const ways = new Map<TableRow, bigint>();
  for (const { total, ways: some } of all.totals) {
    const row = rowAt(table, column, total);
    if (row === null) return `Nothing stands at ${total}; by weights a row always comes.`;
    ways.set(row, (ways.get(row) ?? 0n) + some);
  }
  const parts = table.rows.map((row) => ways.get(row) ?? 0n);
  const never = parts.indexOf(0n);
  if (never !== -1) return `Row ${never + 1} never comes; a weight is 1 at least.`;
  const common = divisorOf(parts);
  const weights = parts.map((part) => part / common);
  const heavy = weights.findIndex((weight) => weight > heaviest);
  if (heavy !== -1)
    return `Row ${heavy + 1} would weigh ${weights[heavy]?.toLocaleString('en')}; a weight is 10,000 at most.`;
  return weights.map(Number);
}

/** Dice with the span of each row on them. */
export interface SpannedRows {
  readonly dice: string;
  readonly spans: readonly Span[];
}

/**
 * The spans by which each row is as likely as by its weight: on the dice that are named, where their totals are alike
 * and go by the weights, else on the smallest die that does. A sentence where none does.
 */
export function spansFromWeights(weights: readonly number[], dice: string): SpannedRows | string {
  if (weights.length === 0) return 'It has no rows yet.';
  const common = Number(divisorOf(weights.map(BigInt)));
  const parts = weights.map((weight) => weight / common);
  const sum = parts.reduce((one, other) => one + other, 0);
  const named = alikeTotals(dice);
  if (named !== null && named.length % sum === 0) return { dice, spans: spansOn(named, parts, sum) };
  const faces = facesOfDice.find((each) => each % sum === 0);
  if (faces === undefined)
    return `Its weights come to ${sum.toLocaleString('en')} parts, and no die to d100 has a multiple of that.`;
  const totals = Array.from({ length: faces }, (_, at) => at + 1);
  return { dice: `1d${faces}`, spans: spansOn(totals, parts, sum) };
}

/** The totals of dice that are all as likely as each other; null of any others. */
function alikeTotals(dice: string): readonly number[] | null {
  const all = totalsOf(dice);
  if (typeof all === 'string' || all.totals.some(({ ways }) => ways !== all.totals[0]?.ways)) return null;
  return all.totals.map(({ total }) => total);
}

function spansOn(totals: readonly number[], parts: readonly number[], sum: number): Span[] {
  const each = totals.length / sum;
  let end = 0;
  return parts.map((part) => {
    const from = end;
    end += part * each;
    return { from: totals[from] ?? 0, to: totals[end - 1] ?? 0 };
  });
}
