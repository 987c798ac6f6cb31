import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { refused } from '../../../shared/errors.ts';

/** From what is read at arm's length to what a good eye still reads. */
const sizes = [9.5, 8.5, 7.5, 6.75, 6, 5.25, 4.5, 4];

/** How many pages a PDF has, as the printer of Chromium writes them: one plain object each. */
export const pdfPages = (pdf: Uint8Array): number =>
  Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
    .toString('latin1')
    .match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;

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
  printPdf: (htmlPath: string, pdfPath: string) => Promise<void>,
): Promise<void> => {
  const htmlPath = `${pdfPath}.html`;
  try {
    for (let points = sizes[0]; points !== undefined;) {
      writeFileSync(htmlPath, htmlAt(points), { flag: 'w' });
      rmSync(pdfPath, { force: true });
      await printPdf(htmlPath, pdfPath);
      const pages = pdfPages(readFileSync(pdfPath));
      if (pages <= 1) return;
      points = nextSize(points, pages);
    }
  } finally {
    rmSync(htmlPath, { force: true });
  }
  throw refused(
    'This is too much for one page, however small the letters. Nothing was written. Markdown holds all of it.',
    { format: 'Choose Markdown.' },
  );
};
