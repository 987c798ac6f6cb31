import { writeFileSync } from 'node:fs';
import type { PaperSize } from '../../../shared/ipc/vocabulary.ts';
import { printedPages, type PrintPdf } from '../pages/printed.ts';
import { writeBuilt, type WrittenTo } from '../write-text.ts';
import type { TablesOut } from './chosen-tables.ts';
import type { PrintedFormat } from './tables-as-text.ts';
import { tablesHtml } from './tables-html.ts';

interface PrintRequest extends WrittenTo {
  format: PrintedFormat;
  paper: PaperSize;
}

/** Writes tables as a sheet to throw on, of as many pages as they take, as `writeBuilt`. */
export const writeTables = (
  { format, paper, ...to }: PrintRequest,
  out: TablesOut,
  printPdf: PrintPdf,
): Promise<{ path: string; bytes: number }> =>
  writeBuilt(to, async (temporary) => {
    if (format === 'html') {
      writeFileSync(temporary, tablesHtml(out, paper), { flag: 'wx' });
      return;
    }
    const { fontFaces } = await import('../pages/fonts.ts');
    await printedPages(temporary, tablesHtml(out, paper, fontFaces), printPdf);
  });
