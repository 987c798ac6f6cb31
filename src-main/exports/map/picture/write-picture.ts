import { rmSync, writeFileSync } from 'node:fs';
import { refused } from '../../../../shared/errors.ts';
import type { MapPictureFormat, PictureChoice } from '../../../../shared/ipc/map/map-export.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import { figure } from '../../../../shared/words/figures.ts';
import { writeBuilt, type WrittenTo } from '../../write-text.ts';
import type { Loss } from '../losses.ts';
import { Losses } from '../losses.ts';
import { screenDetail } from './drawing.ts';
import { atlas, atlasOf, onePage } from './pages.ts';
import { pictureOf, pictureSize } from './picture.ts';

/** Maps as pictures. */

/** What no program draws any more. */
const mostPixels = 16_384;

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
  /** At most so many pixels a hex fit a picture of pixels; null where all fit. */
  most: number | null;
}

export function pictureExtent(
  sheet: MapSheet,
  format: MapPictureFormat,
  choice: PictureChoice,
): PictureExtent {
  if (format === 'pdf') {
    const pages =
      choice.pages === 'one' ? 1 : atlasOf(sheet, choice.paper, choice.millimetres).sheets.length + 1;
    return { width: 0, height: 0, pages, most: null };
  }
  const size = pictureSize(sheet, { side: sideOf(choice.pixels) });
  return { ...size, pages: 1, most: format === 'png' ? mostAcross(sheet, choice.pixels) : null };
}

/** The most pixels a hex that a picture may have; null where those that were chosen are not too many. */
function mostAcross(sheet: MapSheet, pixels: number): number | null {
  const fits = (across: number) => {
    const { width, height } = pictureSize(sheet, { side: sideOf(across) });
    return Math.max(width, height) <= mostPixels;
  };
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
export function pictureLosses(sheet: MapSheet, format: MapPictureFormat, { pixels }: PictureChoice): Loss[] {
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

/** Writes a map, as it is to be shown, as a picture, as `writeBuilt`; refused for one that is too large. */
export const writePicture = (
  request: PictureRequest,
  sheet: MapSheet,
  printers: Printers,
): Promise<{ path: string; bytes: number }> =>
  writeBuilt(request, (temporary) => draw(request, sheet, temporary, printers));

async function draw(
  { format, choice, forPlayers }: PictureRequest,
  sheet: MapSheet,
  temporary: string,
  { printPdf, drawPng }: Printers,
): Promise<void> {
  const order = { side: sideOf(choice.pixels), detail: screenDetail, about: about(forPlayers) };
  if (format === 'svg') {
    writeFileSync(temporary, pictureOf(sheet, order).svg, { flag: 'wx' });
    return;
  }
  const { fontFaces } = await import('../../pages/fonts.ts');
  if (format === 'png') {
    needPixels(sheet, choice.pixels);
    const { svg, width, height } = pictureOf(sheet, { ...order, style: fontFaces });
    await passing(`${temporary}.svg`, svg, (path) => drawPng(path, temporary, { width, height }));
    return;
  }
  const html =
    choice.pages === 'one'
      ? onePage(sheet, choice.paper, order.about, fontFaces)
      : atlas(sheet, choice.paper, choice.millimetres, order.about, fontFaces);
  await passing(`${temporary}.html`, html, (path) => printPdf(path, temporary));
}

function needPixels(sheet: MapSheet, pixels: number): void {
  const most = mostAcross(sheet, pixels);
  if (most === null) return;
  const instead = most < 4 ? 'An atlas or SVG holds it.' : `At most ${figure(most)} pixels a hex fit.`;
  throw refused(
    `That picture would be more than ${figure(mostPixels)} pixels long. Nothing was written. ${instead}`,
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
