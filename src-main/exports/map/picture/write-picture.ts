import { rmSync, writeFileSync } from 'node:fs';
import { refused } from '../../../../shared/errors.ts';
import type { MapPictureFormat, PictureChoice } from '../../../../shared/ipc/map/map-export.ts';
import { cutOf, mostSheets, sheetPath, type Cut } from '../../../../shared/map/picture-cut.ts';
import { figure } from '../../../../shared/words/figures.ts';
import { writeAllBuilt, writeBuilt, type WrittenFiles, type WrittenTo } from '../../write-text.ts';
import type { Loss } from '../../losses.ts';
import { Losses } from '../../losses.ts';
import type { Box, PictureSheet } from './drawing.ts';
import { screenDetail } from './drawing.ts';
import { atlas, atlasOf, onePage } from './pages.ts';
import type { PictureOrder } from './picture.ts';
import { needExtent, pictureOf, pictureSize } from './picture.ts';

/** Maps as pictures. */

const sideOf = (pixelsAcross: number): number => pixelsAcross / Math.sqrt(3);

interface PictureRequest extends WrittenTo {
  format: MapPictureFormat;
  choice: PictureChoice;
  forPlayers: boolean;
}

export interface Printers {
  printPdf: (htmlPath: string, pdfPath: string) => Promise<void>;
  drawPng: (svgPath: string, pngPath: string, size: { width: number; height: number }) => Promise<void>;
}

/** What a picture would be: pixels, or pages. */
export interface PictureExtent {
  width: number;
  height: number;
  pages: number;
  /** How it is cut into files; null for one. */
  cut: Cut | null;
  /** At most so many pixels a hex fit as many sheets as there may be; null where all fit. */
  most: number | null;
}

export function pictureExtent(
  sheet: PictureSheet,
  format: MapPictureFormat,
  choice: PictureChoice,
): PictureExtent {
  if (format === 'pdf') {
    const pages =
      choice.pages === 'one' ? 1 : atlasOf(sheet, choice.paper, choice.millimetres).sheets.length + 1;
    return { width: 0, height: 0, pages, cut: null, most: null };
  }
  const size = pictureSize(sheet, { side: sideOf(choice.pixels) });
  const cut = format === 'png' ? cutOf(size) : null;
  return {
    ...size,
    pages: 1,
    cut: cut === null || sheetsOf(cut) === 1 ? null : cut,
    most: format === 'png' ? mostAcross(sheet, choice.pixels) : null,
  };
}

const sheetsOf = ({ columns, rows }: Cut): number => columns * rows;

/** The most pixels a hex that a picture may have; null where those that were chosen are not too many. */
function mostAcross(sheet: PictureSheet, pixels: number): number | null {
  const extent = needExtent(sheet);
  const fits = (across: number) =>
    sheetsOf(cutOf(pictureSize(sheet, { side: sideOf(across) }, extent))) <= mostSheets;
  if (fits(pixels)) return null;
  let [most, tooMany] = [0, pixels];
  while (tooMany - most > 1) {
    const between = Math.floor((most + tooMany) / 2);
    if (fits(between)) most = between;
    else tooMany = between;
  }
  return most;
}

/** What a picture leaves out of what the map holds. */
export function pictureLosses(
  sheet: PictureSheet,
  format: MapPictureFormat,
  { pixels }: PictureChoice,
): Loss[] {
  const losses = new Losses();
  losses.add('notes of sites', sheet.sites.filter(({ notes }) => notes !== '').length);
  losses.add('words of the notes on hexes', sheet.hexNotes.length);
  if (sheet.notes !== '') losses.add('notes of the map');
  const side = sideOf(pixels);
  if (format !== 'pdf' && side < screenDetail.symbols) losses.add('symbols of grounds, at so few pixels');
  if (format !== 'pdf' && side < screenDetail.numbers) losses.add('numbers of hexes, at so few pixels');
  return losses.all;
}

const about = (forPlayers: boolean): string => (forPlayers ? 'As the players know it' : 'The referee’s map');

/**
 * Writes a map, as it is to be shown, as a picture, as `writeBuilt`: one of pixels that is too large for one file as sheets
 * beside each other, all or none, which may be stopped between two of them. Refused for one that is larger still.
 */
export async function writePicture(
  request: PictureRequest,
  sheet: PictureSheet,
  printers: Printers,
): Promise<WrittenFiles> {
  const { format, choice, forPlayers } = request;
  const order: PictureOrder = {
    side: sideOf(choice.pixels),
    detail: screenDetail,
    about: about(forPlayers),
  };
  if (format === 'png') return writePng(request, sheet, order, printers);
  return writeBuilt(request, async (temporary) => {
    if (format === 'svg') {
      writeFileSync(temporary, pictureOf(sheet, order).svg, { flag: 'wx' });
      return;
    }
    const { fontFaces } = await import('../../pages/fonts.ts');
    const html =
      choice.pages === 'one'
        ? onePage(sheet, choice.paper, order.about, fontFaces)
        : atlas(sheet, choice.paper, choice.millimetres, order.about, fontFaces);
    await passing(`${temporary}.html`, html, (path) => printers.printPdf(path, temporary));
  });
}

async function writePng(
  request: PictureRequest,
  sheet: PictureSheet,
  order: PictureOrder,
  { drawPng }: Printers,
): Promise<WrittenFiles> {
  needSheets(sheet, request.choice.pixels);
  const { fontFaces: style } = await import('../../pages/fonts.ts');
  const pieces = partsOf(pictureSize(sheet, order), request.outPath).map(({ path, box: part }) => ({
    path,
    build: async (temporary: string) => {
      const { svg, width, height } = pictureOf(sheet, { ...order, style, part });
      await passing(`${temporary}.svg`, svg, (drawing) => drawPng(drawing, temporary, { width, height }));
    },
  }));
  return writeAllBuilt(request, pieces);
}

/** Sheet by sheet, row by row, with the file each is written to. */
function partsOf(size: { width: number; height: number }, path: string): { path: string; box: Box }[] {
  const cut = cutOf(size);
  if (sheetsOf(cut) === 1) return [{ path, box: { x: 0, y: 0, ...size } }];
  return Array.from({ length: sheetsOf(cut) }, (_, at) => {
    const [column, row] = [at % cut.columns, Math.floor(at / cut.columns)];
    const [x, y] = [column * cut.width, row * cut.height];
    const width = Math.min(cut.width, size.width - x);
    const height = Math.min(cut.height, size.height - y);
    return { path: sheetPath(path, column, row), box: { x, y, width, height } };
  });
}

function needSheets(sheet: PictureSheet, pixels: number): void {
  const most = mostAcross(sheet, pixels);
  if (most === null) return;
  const instead = most < 4 ? 'An atlas or SVG holds it.' : `At most ${figure(most)} pixels a hex fit.`;
  throw refused(
    `That picture would be more than ${mostSheets} sheets of pixels. Nothing was written. ${instead}`,
    { 'picture.pixels': instead },
  );
}

async function passing(path: string, text: string, make: (path: string) => Promise<void>): Promise<void> {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    await make(path);
  } finally {
    rmSync(path, { force: true });
  }
}
