import { writeFileSync } from 'node:fs';
import type { PaperSize, TurnSheetFormat } from '../../../shared/ipc/vocabulary.ts';
import { printOnePage } from '../sheet/pdf.ts';
import { writeBuilt, type WrittenTo } from '../write-text.ts';
import { turnSheetHtml } from './html.ts';
import type { TurnSheetSource } from './source.ts';

interface TurnSheetRequest extends WrittenTo {
  format: TurnSheetFormat;
  paper: PaperSize;
}

const usualPoints = 9.5;
const smallPoints = 6.75;
const manyNames = 30;

/** Nobody counts the pages of a file for the screen: a long list is set in small letters from the start. */
const pointsFor = ({ lights, party }: TurnSheetSource): number =>
  lights.length + party.length > manyNames ? smallPoints : usualPoints;

/** Writes the half-filled turn sheet to a file, as `writeBuilt`. */
export const writeTurnSheet = (
  { format, paper, ...to }: TurnSheetRequest,
  source: TurnSheetSource,
  printPdf: (htmlPath: string, pdfPath: string) => Promise<void>,
): Promise<{ path: string; bytes: number }> =>
  writeBuilt(to, async (temporary) => {
    if (format === 'pdf') {
      const { fontFaces } = await import('../pages/fonts.ts');
      const htmlAt = (points: number): string => turnSheetHtml(source, points, paper, fontFaces);
      await printOnePage(temporary, htmlAt, printPdf);
    } else writeFileSync(temporary, turnSheetHtml(source, pointsFor(source), paper), { flag: 'wx' });
  });
