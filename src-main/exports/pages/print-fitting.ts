import { refused } from '../../../shared/errors.ts';
import { printedPages, type PrintPdf } from './printed.ts';

interface Paper {
  path: string;
  /** So many sheets at most. */
  pages: number;
  /** Of its letters in points, the largest first. */
  sizes: readonly number[];
}

/**
 * Prints as much as fits on so many sheets, in the largest letters in which all of it does; else in the smallest the first
 * of the versions that fits, each of which holds less than the one before. Answers with what was printed. Throws refused
 * where not even the last fits.
 */
export async function printFitting<Version>(
  { path, pages, sizes }: Paper,
  versions: readonly Version[],
  { htmlOf, printPdf }: { htmlOf: (version: Version, points: number) => string; printPdf: PrintPdf },
): Promise<Version> {
  const fits = async (version: Version, points: number): Promise<boolean> =>
    (await printedPages(path, htmlOf(version, points), printPdf)) <= pages;
  const whole = versions[0];
  if (whole === undefined) throw new Error('There is nothing to print.');
  for (const points of sizes) if (await fits(whole, points)) return whole;
  const smallest = sizes.at(-1) ?? 0;
  let tooMuch = 0;
  let enough = versions.length;
  let last = 0;
  while (enough - tooMuch > 1) {
    last = Math.floor((tooMuch + enough) / 2);
    const version = versions[last];
    if (version !== undefined && (await fits(version, smallest))) enough = last;
    else tooMuch = last;
  }
  const found = versions[enough];
  if (found === undefined)
    throw refused('The least of this is too much for the paper. Nothing was written. Choose more pages.', {
      pages: 'More pages are wanted.',
    });
  if (last !== enough) await printedPages(path, htmlOf(found, smallest), printPdf);
  return found;
}
