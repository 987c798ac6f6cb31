import type { Hex } from './grid.ts';
import { isOnAnyMap } from './grid.ts';

/** How a map numbers its hexes: `0709`, `07.09`, `9,7`. */
export interface Numbering {
  /** The number of column 0 and of row 0. */
  firstCol: number;
  firstRow: number;
  order: 'col-row' | 'row-col';
  /** Digits each is filled up to with zeros. */
  digits: number;
  separator: string;
}

/** Stands between the two where they would run into each other. */
const usualSeparator = '.';

function filled(figure: number, digits: number): string {
  const written = String(Math.abs(figure)).padStart(digits, '0');
  return figure < 0 ? `-${written}` : written;
}

export function hexNumber(numbering: Numbering, { col, row }: Hex): string {
  const { digits, order } = numbering;
  const both = [filled(col + numbering.firstCol, digits), filled(row + numbering.firstRow, digits)];
  const fits = both.every((figure) => figure.length === digits);
  const separator = numbering.separator === '' && !fits ? usualSeparator : numbering.separator;
  return (order === 'col-row' ? both : both.reverse()).join(separator);
}

/** The hex of a number as it is written; null where it is none. */
export function readHexNumber(numbering: Numbering, text: string): Hex | null {
  const { digits, separator, order, firstCol, firstRow } = numbering;
  const written = text.trim();
  const both =
    separator === ''
      ? (halved(written, digits) ?? parted(written, usualSeparator))
      : parted(written, separator);
  if (!both) return null;
  const [first, second] = both;
  const [col, row] = order === 'col-row' ? [first, second] : [second, first];
  const hex = { col: col - firstCol, row: row - firstRow };
  return isOnAnyMap(hex) ? hex : null;
}

type Both = [first: number, second: number];

function halved(text: string, digits: number): Both | null {
  if (text.length !== 2 * digits || !/^\d+$/.test(text)) return null;
  return [Number(text.slice(0, digits)), Number(text.slice(digits))];
}

function parted(text: string, separator: string): Both | null {
  const at = text.indexOf(separator, 1);
  if (at < 0) return null;
  const figures = [text.slice(0, at), text.slice(at + separator.length)].map((figure) => figure.trim());
  const [first, second] = figures.map((figure) => (/^-?\d{1,5}$/.test(figure) ? Number(figure) + 0 : null));
  return first === undefined || second === undefined || first === null || second === null
    ? null
    : [first, second];
}
