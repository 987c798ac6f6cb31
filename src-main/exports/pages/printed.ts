import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** How many pages a PDF has, as the printer of Chromium writes them: one plain object each. */
export const pdfPages = (pdf: Uint8Array): number =>
  Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
    .toString('latin1')
    .match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;

export type PrintPdf = (htmlPath: string, pdfPath: string) => Promise<void>;

/** Prints a page to a new file, over what was tried there before; how many sheets of paper it takes. */
export async function printedPages(pdfPath: string, html: string, printPdf: PrintPdf): Promise<number> {
  const htmlPath = `${pdfPath}.html`;
  try {
    writeFileSync(htmlPath, html, { flag: 'w' });
    rmSync(pdfPath, { force: true });
    await printPdf(htmlPath, pdfPath);
    return pdfPages(readFileSync(pdfPath));
  } finally {
    rmSync(htmlPath, { force: true });
  }
}
