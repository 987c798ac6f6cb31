import { plainHeader } from './plain-header.ts';

/** What the columns of random tables are called; dice, titles and spans stand once for each way of throwing. */
const single = ['folder', 'table', 'weight', 'text'] as const;
const several = ['dice', 'title', 'span'] as const;
const mostColumns = 4;

type Single = (typeof single)[number];
type Several = (typeof several)[number];

export interface RandomColumns {
  /** Where each stands in a line. */
  readonly at: ReadonlyMap<Single, number>;
  readonly thrown: readonly ReadonlyMap<Several, number>[];
}

/** Null where these are the headers of something else. */
export function randomColumns(headers: readonly string[]): RandomColumns | null {
  const at = new Map<Single, number>();
  const thrown = Array.from({ length: mostColumns }, () => new Map<Several, number>());
  headers.forEach((header, index) => {
    const [, word, nth] = /^([a-z]+)([2-4]?)$/.exec(plainHeader(header)) ?? [];
    const own = single.find((each) => each === word && nth === '');
    if (own !== undefined && !at.has(own)) at.set(own, index);
    const of = several.find((each) => each === word);
    const column = thrown[nth === undefined || nth === '' ? 0 : Number(nth) - 1];
    if (of !== undefined && column !== undefined && !column.has(of)) column.set(of, index);
  });
  const used = thrown.slice(0, thrown.findLastIndex((column) => column.has('span')) + 1);
  return at.has('text') && (used.length > 0 || at.has('weight')) ? { at, thrown: used } : null;
}
