import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PaperSize, TurnSheetFormat } from '../../../shared/ipc/vocabulary.ts';
import { exportFailure } from '../export-failure.ts';
import { requireTarget } from '../export-target.ts';
import { placeExport } from '../place-export.ts';
import { printOnePage } from '../sheet/pdf.ts';
import { turnSheetHtml } from './html.ts';
import type { TurnSheetSource } from './source.ts';

interface TurnSheetRequest {
  campaignPath: string;
  format: TurnSheetFormat;
  paper: PaperSize;
  outPath: string;
  /** Whether an ordinary file that stands there may be replaced. */
  replace: boolean;
}

const usualPoints = 9.5;
const smallPoints = 6.75;
const manyNames = 30;

/** Nobody counts the pages of a file for the screen: a long list is set in small letters from the start. */
const pointsFor = ({ lights, party }: TurnSheetSource): number =>
  lights.length + party.length > manyNames ? smallPoints : usualPoints;

/**
 * Writes the half-filled turn sheet to a file: whole or not at all. Throws file-exists, file-missing,
 * file-is-directory, file-denied, disk-full, bad-input, refused.
 */
export const writeTurnSheet = async (
  { campaignPath, format, paper, outPath, replace }: TurnSheetRequest,
  source: TurnSheetSource,
  printPdf: (htmlPath: string, pdfPath: string) => Promise<void>,
): Promise<{ path: string; bytes: number }> => {
  try {
    const target = requireTarget(outPath, campaignPath, replace);
    let bytes = 0;
    await placeExport(target, replace, async (temporary) => {
      if (format === 'pdf') {
        const { fontFaces } = await import('../pages/fonts.ts');
        const htmlAt = (points: number): string => turnSheetHtml(source, points, paper, fontFaces);
        await printOnePage(temporary, htmlAt, printPdf);
      } else writeFileSync(temporary, turnSheetHtml(source, pointsFor(source), paper), { flag: 'wx' });
      bytes = statSync(temporary).size;
    });
    return { path: target, bytes };
  } catch (cause) {
    throw exportFailure(cause, resolve(outPath), campaignPath);
  }
};
