import { writeFileSync } from 'node:fs';
import type { SheetFormat } from '../../../shared/ipc/vocabulary.ts';
import { writeBuilt, type WrittenTo } from '../write-text.ts';
import { partyHtml, sheetHtml } from './html.ts';
import { sheetsAsJson } from './json.ts';
import { partyMarkdown, sheetMarkdown } from './markdown.ts';
import { printOnePage } from './pdf.ts';
import type { SheetSource } from './source.ts';

export interface SheetRequest extends WrittenTo {
  format: SheetFormat;
  /** Whether it is the page of the whole party, and not one sheet. */
  isParty: boolean;
}

type Printer = (htmlPath: string, pdfPath: string) => Promise<void>;

const textOf = (format: Exclude<SheetFormat, 'pdf'>, source: SheetSource, isParty: boolean): string => {
  if (format === 'json') return sheetsAsJson(source);
  const [person] = source.people;
  return isParty || person === undefined ? partyMarkdown(source) : sheetMarkdown(source, person);
};

const build = async (
  { format, isParty }: SheetRequest,
  source: SheetSource,
  temporary: string,
  printPdf: Printer,
): Promise<void> => {
  const [person] = source.people;
  if (format !== 'pdf') writeFileSync(temporary, textOf(format, source, isParty), { flag: 'wx' });
  else {
    const { fontFaces } = await import('../pages/fonts.ts');
    const htmlAt = (points: number): string =>
      isParty || person === undefined
        ? partyHtml(source, { points, fontFaces })
        : sheetHtml(person, { points, fontFaces });
    await printOnePage(temporary, htmlAt, printPdf);
  }
};

/** Writes sheets to a file, as `writeBuilt`. */
export const writeSheets = (
  request: SheetRequest,
  source: SheetSource,
  printPdf: Printer,
): Promise<{ path: string; bytes: number }> =>
  writeBuilt(request, (temporary) => build(request, source, temporary, printPdf));
