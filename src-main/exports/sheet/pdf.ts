import { refused } from '../../../shared/errors.ts';
import { printedPages, type PrintPdf } from '../pages/printed.ts';

/** From what is read at arm's length to what a good eye still reads. */
const sizes = [9.5, 8.5, 7.5, 6.75, 6, 5.25, 4.5, 4];

/** The size to try after one that took too many pages: as much smaller as there was too much of it. */
const nextSize = (points: number, pages: number): number | undefined => {
  const wanted = points / Math.sqrt(Math.max(1, pages));
  return sizes.find((size) => size < points && size <= Math.max(wanted * 1.25, sizes.at(-1) ?? 0));
};

/**
 * Prints a page to a new file so that it fills one sheet of paper at most, in smaller letters where it is long.
 * Throws refused for what no letters make fit.
 */
export const printOnePage = async (
  pdfPath: string,
  htmlAt: (points: number) => string,
  printPdf: PrintPdf,
): Promise<void> => {
  for (let points = sizes[0]; points !== undefined;) {
    const pages = await printedPages(pdfPath, htmlAt(points), printPdf);
    if (pages <= 1) return;
    points = nextSize(points, pages);
  }
  throw refused(
    'This is too much for one page, however small the letters. Nothing was written. Markdown holds all of it.',
    { format: 'Choose Markdown.' },
  );
};
