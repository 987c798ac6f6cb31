/** A picture of pixels that is too large for one file, as sheets of one size that lie beside each other without a seam. */

/** What no program draws any more, of a side and of a whole: four bytes each, in memory at once. */
export const mostPixels = { side: 16_384, whole: 134_217_728 } as const;
/** A sheet's side at most, and how many there are. */
const sheetSide = 8_192;
export const mostSheets = 64;

export interface Cut {
  columns: number;
  rows: number;
  /** Of each sheet but the last of a row or column, which end with the picture. */
  width: number;
  height: number;
}

/** Into how many sheets a picture is cut; one where it need not be. */
export function cutOf({ width, height }: { width: number; height: number }): Cut {
  const isOne = Math.max(width, height) <= mostPixels.side && width * height <= mostPixels.whole;
  const [columns, rows] = isOne ? [1, 1] : [Math.ceil(width / sheetSide), Math.ceil(height / sheetSide)];
  return { columns, rows, width: Math.ceil(width / columns), height: Math.ceil(height / rows) };
}

/** A letter or two for the column and a number for the row: `B2`. */
export const sheetName = (column: number, row: number): string => `${lettersOf(column)}${row + 1}`;

const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** The file of a sheet beside the one that was named: `vale B2.png`. */
export function sheetPath(path: string, column: number, row: number): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./\\]+)?$/s.exec(path) ?? [];
  return `${stem} ${sheetName(column, row)}${ending}`;
}
