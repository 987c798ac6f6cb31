import { delimiterOf } from './text.ts';

/** Where a table may begin in a text: its columns stand on the first line left. */
export interface Beginning {
  text: string;
  delimiter: string;
  /** How many lines of the source are above. */
  linesAbove: number;
  /** The lines above that say something, by their number. */
  titles: number[];
}

const mostTitles = 4;
const signLine = /^"?sep=([,;\t])"?[ \t]*(?:\r\n|\n|\r)/i;

/**
 * The first line may say which sign stands between the cells, as spreadsheets write it; titles may stand above the
 * columns. The first of these beginnings whose columns are known is the table.
 */
export function* beginnings(given: string): Generator<Beginning> {
  const [sign, named] = signLine.exec(given) ?? [];
  let text = sign === undefined ? given : given.slice(sign.length);
  let linesAbove = sign === undefined ? 0 : 1;
  const titles: number[] = [];
  while (titles.length <= mostTitles) {
    yield { text, delimiter: named ?? delimiterOf(text), linesAbove, titles: [...titles] };
    const end = /\r\n|\n|\r/.exec(text.slice(0, 10_000));
    if (end === null) return;
    linesAbove += 1;
    if (/[^\s,;"]/.test(text.slice(0, end.index))) titles.push(linesAbove);
    text = text.slice(end.index + end[0].length);
  }
}

/** What is told of the lines above a table. */
export const toldTitles = ({ titles }: Beginning) =>
  titles.map((line) => ({ path: `line ${line}`, why: 'It stands above the columns.' }));
