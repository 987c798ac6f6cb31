import { percentText } from '../../../../../shared/odds/play/table-odds.ts';
import { asNumber } from '../../../../../shared/odds/dice/fraction.ts';
import type { Fraction } from '../../../../../shared/odds/dice/fraction.ts';
import { evenSpread, singleSpread, type Spread } from '../../../../../shared/tables/spread/even.ts';
import { spansFromWeights, weightsFromSpans } from '../../../../../shared/tables/spread/weights.ts';
import type { Span } from '../../../../../shared/tables/table.ts';
import { asNew } from '../rows/row-as-new.ts';
import type { NewRow, TableView } from '../table-types.ts';
import { spanWords } from '../table-words.ts';

/** One manner in which the rows of a table may be spread anew. */
export interface RowSpread {
  readonly value: 'even' | 'single' | 'weights' | 'spans';
  readonly label: string;
  /** What it comes to, or why it cannot be. */
  readonly hint: string;
  /** Null where it cannot be. */
  readonly to: SpreadRows | null;
}

export interface SpreadRows {
  readonly way: TableView['way'];
  readonly columns: TableView['columns'];
  readonly rows: NewRow[];
  /** Where each row stands then, in words. */
  readonly places: readonly string[];
}

/** Every manner a table allows; its rows stay in their order, and what they say is left alone. */
export function spreadsOf(table: TableView, dice: string): RowSpread[] {
  return table.way === 'dice' ? ofDice(table, dice) : [ofWeights(table, dice)];
}

function ofDice(table: TableView, dice: string): RowSpread[] {
  const { length } = table.rows;
  const weights = weightsFromSpans(table, table.column);
  const over = {
    value: 'weights' as const,
    label: 'By weights, as likely as now',
  };
  return [
    spread(table, dice, { value: 'even', label: 'As even as the dice allow' }, evenSpread(dice, length)),
    spread(table, dice, { value: 'single', label: 'One total a row' }, singleSpread(dice, length)),
    typeof weights === 'string'
      ? { ...over, hint: weights, to: null }
      : {
          ...over,
          hint:
            table.modifiers.length === 0 ? 'Exact.' : 'Exact; its modifiers are for dice and count no more.',
          to: {
            way: 'weights',
            columns: table.columns,
            rows: table.rows.map((row, at) => ({ ...asNew(row), weight: weights[at] ?? 1 })),
            places: weights.map((weight) => `${weight}×`),
          },
        },
  ];
}

function ofWeights(table: TableView, dice: string): RowSpread {
  const over = { value: 'spans' as const, label: 'Thrown with one die, as likely as now' };
  const spanned = spansFromWeights(
    table.rows.map(({ weight }) => weight),
    dice,
  );
  return typeof spanned === 'string'
    ? { ...over, hint: spanned, to: null }
    : { ...over, hint: `Exact, with ${spanned.dice}.`, to: spannedRows(table, spanned.dice, spanned.spans) };
}

function spread(
  table: TableView,
  dice: string,
  words: Pick<RowSpread, 'value' | 'label'>,
  found: Spread | string,
): RowSpread {
  return typeof found === 'string'
    ? { ...words, hint: found, to: null }
    : { ...words, hint: evenWords(found.chances), to: spannedRows(table, dice.trim(), found.spans) };
}

/** "Each 1/6." or "From 15 % to 20 %." */
function evenWords(chances: readonly Fraction[]): string {
  const sorted = chances.toSorted((one, other) => asNumber(one) - asNumber(other));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return '';
  return least.parts === most.parts && least.whole === most.whole
    ? `Each ${least.parts}/${least.whole}.`
    : `From ${percentText(asNumber(least))} to ${percentText(asNumber(most))}.`;
}

function spannedRows(table: TableView, dice: string, spans: readonly Span[]): SpreadRows {
  const { column } = table;
  return {
    way: 'dice',
    columns: table.columns.map((each, at) => (at === column ? { ...each, dice } : each)),
    rows: table.rows.map((row, at) => ({
      ...asNew(row),
      spans: spansWith(row.spans, column, spans[at] ?? null),
    })),
    places: spans.map(spanWords),
  };
}

const spansWith = (spans: readonly (Span | null)[], column: number, span: Span | null): (Span | null)[] =>
  Array.from({ length: Math.max(column + 1, spans.length) }, (_, at) =>
    at === column ? span : (spans[at] ?? null),
  );
