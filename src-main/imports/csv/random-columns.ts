import { plainHeader } from './plain-header.ts';

/** What the columns of random tables are called; dice, titles and spans stand once for each way of throwing. */
const single = ['folder', 'table', 'weight', 'text'] as const;
const several = ['dice', 'title', 'span'] as const;
const mostColumns = 4;

/** What other programs call them. */
const otherwise: Readonly<Record<string, string>> = {
  roll: 'span',
  rolls: 'span',
  range: 'span',
  result: 'text',
  results: 'text',
  outcome: 'text',
};
/** A column of totals may be called by the dice that are thrown. */
const diceHeader = /^\s*\d{0,3}d(?:\d{1,4}|%)\s*$/i;

type Single = (typeof single)[number];
type Several = (typeof several)[number];

export interface RandomColumns {
  /** Where each stands in a line. */
  readonly at: ReadonlyMap<Single, number>;
  readonly thrown: readonly ReadonlyMap<Several, number>[];
  /** The dice that stand in the headers, for each way of throwing; empty where none do. */
  readonly dice: readonly string[];
}

/** Null where these are the headers of something else. */
export function randomColumns(headers: readonly string[]): RandomColumns | null {
  const at = new Map<Single, number>();
  const thrown = Array.from({ length: mostColumns }, () => new Map<Several, number>());
  const dice: string[] = [];
  headers.forEach((header, index) => {
    if (diceHeader.test(header)) {
      thrown[dice.length]?.set('span', index);
      dice.push(header.trim().toLowerCase());
      return;
    }
    const [, called = '', nth] = /^([a-z]+)([2-4]?)$/.exec(plainHeader(header)) ?? [];
    const word = otherwise[called] ?? called;
    const own = single.find((each) => each === word && nth === '');
    if (own !== undefined && !at.has(own)) at.set(own, index);
    const of = several.find((each) => each === word);
    const column = thrown[nth === undefined || nth === '' ? 0 : Number(nth) - 1];
    if (of !== undefined && column !== undefined && !column.has(of)) column.set(of, index);
  });
  // A column called "dice" beside texts alone holds what they must show.
  const [first] = thrown;
  const only = first?.get('dice');
  if (only !== undefined && !at.has('weight') && thrown.every((column) => !column.has('span')))
    first?.set('span', only).delete('dice');
  const used = thrown.slice(0, thrown.findLastIndex((column) => column.has('span')) + 1);
  return at.has('text') && (used.length > 0 || at.has('weight')) ? { at, thrown: used, dice } : null;
}
