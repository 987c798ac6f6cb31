import { refused } from '../../../../shared/errors.ts';
import type { PaperSize } from '../../../../shared/ipc/vocabulary.ts';
import { sheetName } from '../../../../shared/map/picture-cut.ts';
import { mapPaints } from '../../../../shared/map/drawing/map-paints.ts';
import { hexesOf } from '../../../../shared/hex/hexes.ts';
import { figure } from '../../../../shared/words/figures.ts';
import type { Box, Drawing, PictureSheet } from './drawing.ts';
import { drawingOf, paperDetail } from './drawing.ts';
import { margin, mapBody, needExtent, pictureOf, pictureSize, svgPage } from './picture.ts';
import { paint, px, svgText } from './svg.ts';

/** Maps on paper: the whole on one page, or an atlas of sheets that overlap, with the whole as its index. */

const pixelsPerMillimetre = 96 / 25.4;
const paperMargin = 10;
const sheetHead = 26;
/** Hexes that two neighbouring sheets share. */
const overlap = 2;
const mostSheets = 200;

const papers: Readonly<Record<PaperSize, readonly [number, number]>> = {
  A4: [210, 297],
  Letter: [215.9, 279.4],
};

interface Page {
  paper: PaperSize;
  landscape: boolean;
  /** What may be printed on, in pixels. */
  width: number;
  height: number;
}

function pageOf(paper: PaperSize, landscape: boolean): Page {
  const [short, long] = papers[paper].map((each) => (each - 2 * paperMargin) * pixelsPerMillimetre) as [
    number,
    number,
  ];
  // A pixel less: what fills a page to its end is followed by an empty one.
  const [width, height] = landscape ? [long, short] : [short, long];
  return { paper, landscape, width: Math.floor(width) - 1, height: Math.floor(height) - 1 };
}

/** Lying pages for a wide map, standing ones for a high one. */
function pageFor(sheet: PictureSheet, paper: PaperSize): Page {
  const { width, height } = needExtent(sheet);
  return pageOf(paper, width > height);
}

/** The longest side of a hex at which the map with its title and its key fits the page. Throws `refused` where none does. */
function fittingSide(sheet: PictureSheet, { width, height }: Page): number {
  const extent = needExtent(sheet);
  const inner = width - 2 * margin;
  const around = pictureSize(sheet, { side: 0, width: inner }).height;
  const side = Math.min(60, inner / extent.width, (height - around - 1) / extent.height);
  if (side < 0.4) throw refused('This map is too large for one page. Nothing was written. Choose an atlas.');
  return side;
}

const wholeOnPage = (
  sheet: PictureSheet,
  page: Page,
  about: string,
  over?: (drawing: Drawing) => string,
): string =>
  pictureOf(sheet, {
    side: fittingSide(sheet, page),
    detail: paperDetail,
    about,
    width: page.width - 2 * margin,
    ids: 'whole-',
    ...(over === undefined ? {} : { over }),
  }).svg;

export const onePage = (sheet: PictureSheet, paper: PaperSize, about: string, fontFaces: string): string => {
  const page = pageFor(sheet, paper);
  return document(sheet, page, [`<section>${wholeOnPage(sheet, page, about)}</section>`], fontFaces);
};

interface AtlasSheet {
  /** A letter for the column and a number for the row of sheets: `B2`. */
  name: string;
  at: { column: number; row: number };
  box: Box;
}

interface Atlas {
  page: Page;
  drawing: Drawing;
  sheets: AtlasSheet[];
}

/** Lays sheets over a map whose hexes are so many millimetres across; those on which nothing lies are left out. */
export function atlasOf(sheet: PictureSheet, paper: PaperSize, millimetres: number): Atlas {
  const extent = needExtent(sheet);
  const side = (millimetres * pixelsPerMillimetre) / Math.sqrt(3);
  const drawing = drawingOf(sheet, extent, side, paperDetail, { x: 0, y: 0 });
  const shared = overlap * Math.sqrt(3) * side;
  const laid = [false, true].map((landscape) => {
    const page = pageOf(paper, landscape);
    const [wide, high] = [page.width, page.height - sheetHead];
    const count = (length: number, room: number) =>
      Math.max(1, Math.ceil((length - shared) / Math.max(side, room - shared)));
    const columns = count(drawing.box.width, wide);
    const rows = count(drawing.box.height, high);
    return { page, columns, rows, wide, high };
  });
  const [standing, lying] = laid;
  const best =
    standing && lying && lying.columns * lying.rows < standing.columns * standing.rows ? lying : standing;
  if (!best) throw new RangeError('A page lies or stands.');
  const { page, columns, rows, wide, high } = best;
  if (columns * rows > mostSheets)
    throw refused(
      `That would be ${figure(columns * rows)} sheets, and an atlas has at most ${mostSheets}. Nothing was written. Choose smaller hexes.`,
    );
  const all = Array.from({ length: columns * rows }, (_, each): AtlasSheet => {
    const at = { column: each % columns, row: Math.floor(each / columns) };
    const box = { x: at.column * (wide - shared), y: at.row * (high - shared), width: wide, height: high };
    return { name: sheetName(at.column, at.row), at, box };
  });
  const hexes = [...hexesOf(sheet.layers.terrain)].map(drawing.at);
  const isUsed = ({ box }: AtlasSheet) =>
    hexes.some(({ x, y }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  return { page, drawing, sheets: all.filter(isUsed) };
}

export function atlas(
  sheet: PictureSheet,
  paper: PaperSize,
  millimetres: number,
  about: string,
  fontFaces: string,
): string {
  const { page, drawing, sheets } = atlasOf(sheet, paper, millimetres);
  const index = wholeOnPage(sheet, page, `${about} · ${figure(sheets.length)} sheets`, (whole) =>
    sheets.map(({ name, box }) => sheetFrame(whole, drawing, name, box)).join('\n'),
  );
  const pages = sheets.map((each) => {
    const head = `<header><b><bdi>${svgText(sheet.name)}</bdi></b> · sheet ${each.name}${beside(each, sheets)}</header>`;
    const part = { ...drawing, box: each.box };
    return `<section>${head}${svgPage(each.box, part, mapBody(part))}</section>`;
  });
  return document(sheet, page, [`<section>${index}</section>`, ...pages], fontFaces);
}

/** Where a sheet lies on the whole. */
function sheetFrame(whole: Drawing, drawing: Drawing, name: string, box: Box): string {
  const scale = whole.side / drawing.side;
  const [x, y] = [whole.box.x + box.x * scale, whole.box.y + box.y * scale];
  const width = Math.min(box.width * scale, whole.box.x + whole.box.width - x);
  const height = Math.min(box.height * scale, whole.box.y + whole.box.height - y);
  const { ink, halo } = mapPaints.parchment;
  return [
    `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="none" ${paint('stroke', ink)} stroke-width="1"/>`,
    `<text class="key" x="${px(x + 4)}" y="${px(y + 15)}" font-size="13" font-weight="700" ${paint('fill', ink)} ${paint('stroke', halo)} stroke-width="3" paint-order="stroke">${name}</text>`,
  ].join('');
}

/** Which sheets go on from it. */
function beside({ at }: AtlasSheet, sheets: readonly AtlasSheet[]): string {
  const ways = [
    ['left', -1, 0],
    ['right', 1, 0],
    ['above', 0, -1],
    ['below', 0, 1],
  ] as const;
  return ways
    .flatMap(([word, column, row]) => {
      const next = sheets.find(
        (each) => each.at.column === at.column + column && each.at.row === at.row + row,
      );
      return next ? [` · ${word} ${next.name}`] : [];
    })
    .join('');
}

function document(
  { name }: PictureSheet,
  page: Page,
  sections: readonly string[],
  fontFaces: string,
): string {
  const turn = page.landscape ? ' landscape' : '';
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${svgText(name)}</title><style>`,
    fontFaces,
    `@page { size: ${page.paper}${turn}; margin: ${paperMargin}mm; }`,
    `body { margin: 0; font-family: Alegreya, 'Source Sans 3', Georgia, serif; }`,
    `section { height: ${page.height}px; overflow: hidden; break-after: page; }`,
    'section:last-child { break-after: auto; }',
    `header { height: ${sheetHead}px; font-size: 14px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }`,
    'svg { display: block; }',
    '</style></head><body>',
    ...sections,
    '</body></html>',
    '',
  ].join('\n');
}
