import { diceOdds } from '../dice/dice-odds.ts';
import { exactSum } from '../dice/distribution.ts';

/** The totals a row of a table stands for, both ends included. */
export interface TotalSpan {
  from: number;
  to: number;
}

export interface TableOdds {
  /** The chance of each row, in the order the rows were given; of two rows for one total the first counts. */
  chances: number[];
  /** Totals that can be thrown and have no row, run by run. */
  gaps: (TotalSpan & { chance: number })[];
  /** Totals that more than one row claims: the row that counts and one that does not. */
  overlaps: (TotalSpan & { first: number; second: number })[];
  /** Rows that no throw reaches, whether another stands before them or the dice never show it. */
  unreached: number[];
  lowest: number;
  highest: number;
}

const covers = ({ from, to }: TotalSpan, total: number): boolean => total >= from && total <= to;

/** The first row for a total; undefined where nothing stands there. */
export const rowFor = <Row extends TotalSpan>(rows: readonly Row[], total: number): Row | undefined =>
  rows.find((row) => covers(row, total));

/** Of two rows one overlap, from the first total they share to the last. */
function addOverlap(
  overlaps: Map<number, TableOdds['overlaps'][number]>,
  { first, second, of }: { first: number; second: number; of: number },
  total: number,
): void {
  const key = first * of + second;
  const known = overlaps.get(key);
  if (known) known.to = total;
  else overlaps.set(key, { from: total, to: total, first, second });
}

/**
 * How likely each row of a table is under the dice thrown on it, exactly, with its gaps and overlaps. Throws
 * `bad-input` for dice that cannot be read or weighed.
 */
export function tableOdds(dice: string, rows: readonly TotalSpan[]): TableOdds {
  const { values, chances: ofValues } = diceOdds(dice);
  const parts: number[][] = rows.map(() => []);
  const gaps: { from: number; to: number; parts: number[] }[] = [];
  const overlaps = new Map<number, TableOdds['overlaps'][number]>();
  let inGap = false;
  values.forEach((total, at) => {
    const chance = ofValues[at] ?? 0;
    const first = rows.findIndex((row) => covers(row, total));
    parts[first]?.push(chance);
    const open = gaps.at(-1);
    if (first !== -1)
      rows.forEach((row, second) => {
        if (second > first && covers(row, total))
          addOverlap(overlaps, { first, second, of: rows.length }, total);
      });
    else if (inGap && open) {
      open.to = total;
      open.parts.push(chance);
    } else gaps.push({ from: total, to: total, parts: [chance] });
    inGap = first === -1;
  });
  return {
    chances: parts.map((each) => Math.min(1, exactSum(each))),
    gaps: gaps.map(({ from, to, parts: each }) => ({ from, to, chance: exactSum(each) })),
    overlaps: [...overlaps.values()],
    unreached: parts.flatMap((each, at) => (each.length === 0 ? [at] : [])),
    lowest: values[0] ?? 0,
    highest: values.at(-1) ?? 0,
  };
}

/** A chance for people: "15 %", "2.8 %", "under 0.01 %". */
export function percentText(chance: number): string {
  const percent = chance * 100;
  if (percent > 0 && percent < 0.01) return 'under 0.01 %';
  const digits = percent < 1 ? 2 : 1;
  return `${percent.toLocaleString('en', { maximumFractionDigits: digits })} %`;
}

export const spanText = ({ from, to }: TotalSpan): string =>
  from === to ? String(from) : `${from} to ${to}`;

const quoted = (who: string): string => (who === '' ? 'a row without a name' : who);

/** What is not as it should be with the rows of a table, one sentence each; nothing of it is refused. */
export function tableProblems(
  dice: string,
  odds: TableOdds,
  rows: readonly (TotalSpan & { who: string })[],
): string[] {
  const nameAt = (at: number): string => quoted(rows[at]?.who ?? '');
  return [
    ...odds.gaps.map((gap) => `Nothing stands at ${spanText(gap)} (${percentText(gap.chance)}).`),
    ...odds.overlaps.map(
      (both) =>
        `At ${spanText(both)} stand ${nameAt(both.first)} and ${nameAt(both.second)}; the first counts.`,
    ),
    ...odds.unreached
      .filter((at) => !odds.overlaps.some(({ second }) => second === at))
      .map((at) => {
        const row = rows[at] ?? { from: 0, to: 0 };
        return `${nameAt(at)} at ${spanText(row)} never comes: ${dice} gives ${odds.lowest} to ${odds.highest}.`;
      }),
  ];
}
