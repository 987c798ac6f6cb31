import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SheetFormat } from '../../../shared/ipc/vocabulary.ts';
import { exportFailure } from '../export-failure.ts';
import { requireTarget } from '../export-target.ts';
import { placeExport } from '../place-export.ts';
import { partyHtml, sheetHtml } from './html.ts';
import { sheetsAsJson } from './json.ts';
import { partyMarkdown, sheetMarkdown } from './markdown.ts';
import { printOnePage } from './pdf.ts';
import type { SheetSource } from './source.ts';

export interface SheetRequest {
  campaignPath: string;
  format: SheetFormat;
  outPath: string;
  /** Whether an ordinary file that stands there may be replaced. */
  replace: boolean;
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
): Promise<number> => {
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
  return statSync(temporary).size;
};

/**
 * Writes sheets to a file: whole or not at all. Throws file-exists, file-missing, file-is-directory, file-denied,
 * disk-full, bad-input, refused.
 */
export const writeSheets = async (
  request: SheetRequest,
  source: SheetSource,
  printPdf: Printer,
): Promise<{ path: string; bytes: number }> => {
  const { outPath, campaignPath, replace } = request;
  try {
    const target = requireTarget(outPath, campaignPath, replace);
    let bytes = 0;
    await placeExport(target, replace, async (temporary) => {
      bytes = await build(request, source, temporary, printPdf);
    });
    return { path: target, bytes };
  } catch (cause) {
    throw exportFailure(cause, resolve(outPath), campaignPath);
  }
};
