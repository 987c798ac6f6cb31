import { writeFileSync } from 'node:fs';
import type { PaperSize, TonightFormat } from '../../../shared/ipc/vocabulary.ts';
import { printFitting } from '../pages/print-fitting.ts';
import { writeBuilt, type WrittenTo } from '../write-text.ts';
import { cuts, everything, leftOut, type Kept } from './cuts.ts';
import type { TonightSource } from './source.ts';
import { tonightHtml, tonightMarkdown } from './written.ts';

interface TonightRequest extends WrittenTo {
  format: TonightFormat;
  paper: PaperSize;
  pages: number;
}

/** From what is read at arm's length by a lamp to what is still read by one. */
const sizes = [9.5, 8.5, 7.5] as const;

/** Writes the sheet for tonight to a file, as `writeBuilt`; a PDF of so many pages at most, the least left out. */
export async function writeTonight(
  { format, paper, pages, ...to }: TonightRequest,
  source: TonightSource,
  printPdf: (htmlPath: string, pdfPath: string) => Promise<void>,
): Promise<{ path: string; bytes: number; leftOut: string[] }> {
  let kept = everything(source);
  const { path, bytes } = await writeBuilt(to, async (temporary) => {
    if (format === 'pdf') {
      const { fontFaces } = await import('../pages/fonts.ts');
      const htmlOf = (each: Kept, points: number) => tonightHtml(source, each, { points, paper, fontFaces });
      kept = await printFitting({ path: temporary, pages, sizes }, [...cuts(source)], { htmlOf, printPdf });
    } else {
      const text =
        format === 'markdown'
          ? tonightMarkdown(source)
          : tonightHtml(source, kept, { points: sizes[0], paper, fontFaces: '' });
      writeFileSync(temporary, text, { flag: 'wx' });
    }
  });
  return { path, bytes, leftOut: leftOut(source, kept) };
}
