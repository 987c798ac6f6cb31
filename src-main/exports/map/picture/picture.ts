import { refused } from '../../../../shared/errors.ts';
import { countsOf } from '../../../../shared/hex/hexes.ts';
import { mapPaints } from '../../../../shared/map/drawing/map-paints.ts';
import type { Look } from '../../../../shared/map/map-words.ts';
import type { Box, Detail, Drawing, PictureSheet } from './drawing.ts';
import { drawingOf, extentOf } from './drawing.ts';
import { drawGround, looksOf, symbolDefinitions } from './ground.ts';
import { keyDefinitions, keyOf } from './key.ts';
import { fitted, paint, px, svgText, widthOf } from './svg.ts';
import { drawThings } from './things.ts';

export const margin = 16;
const titleLetters = 26;
const titleHeight = 58;
/** A narrow map has its title and its key in full all the same. */
const leastWidth = 420;

export interface Picture {
  width: number;
  height: number;
  svg: string;
}

/** Throws `refused` for a map on which nothing lies. */
export function needExtent(sheet: PictureSheet): Box {
  const extent = extentOf(sheet);
  if (extent === null) throw refused('Nothing lies on this map yet. Nothing was written.');
  return extent;
}

/** What is chosen of a picture. */
export interface PictureOrder {
  /** Of a hex, in pixels. */
  side: number;
  detail: Detail;
  /** Whose map it is. */
  about: string;
  /** The title and the key have so much room at least, as has the map. */
  width?: number;
  ids?: string;
  /** Rules before its own: typefaces that it carries. */
  style?: string;
  /** A part of it alone; the whole else. */
  part?: Box;
  /** What lies over the map. */
  over?: (drawing: Drawing) => string;
}

/** How large a picture is, in whole pixels. */
export function pictureSize(
  sheet: PictureSheet,
  { side, width: least = leastWidth }: Pick<PictureOrder, 'side' | 'width'>,
  extent = needExtent(sheet),
): { width: number; height: number } {
  const width = Math.max(least, extent.width * side);
  const key = keyOf(sheet, { x: margin, y: 0, width }, side);
  return {
    width: Math.ceil(width + 2 * margin),
    height: Math.ceil(titleHeight + extent.height * side + key.height + 3 * margin),
  };
}

/** A whole map with its title and its key; colours are those of paper. */
export function pictureOf(sheet: PictureSheet, order: PictureOrder): Picture {
  const { side, detail, about, ids = '', style = '', over, part } = order;
  const extent = needExtent(sheet);
  const { width, height } = pictureSize(sheet, order, extent);
  const inner = width - 2 * margin;
  const left = margin + Math.max(0, (inner - extent.width * side) / 2);
  const whole = drawingOf(sheet, extent, side, detail, { x: left, y: margin + titleHeight }, ids);
  const drawing = part === undefined ? whole : { ...whole, box: part };
  const below = margin + titleHeight + extent.height * side + margin;
  const key = keyOf(sheet, { x: margin, y: below, width: inner }, side, ids);
  const body = [title(sheet, about, inner), mapBody(drawing), over?.(drawing) ?? '', key.content].join('\n');
  const view = part ?? { x: 0, y: 0, width, height };
  return { width: view.width, height: view.height, svg: svgPage(view, drawing, body, style) };
}

/** The map itself, without title and key. */
export const mapBody = (drawing: Drawing): string => `${drawGround(drawing)}\n${drawThings(drawing)}`;

function title({ name }: PictureSheet, about: string, width: number): string {
  const letters = Math.max(12, Math.min(titleLetters, width / Math.max(1, widthOf(name))));
  const { ink } = mapPaints.parchment;
  return [
    `<text x="${margin}" y="${margin + titleLetters}" class="title" font-size="${px(letters)}" font-weight="600" ${paint('fill', ink)}>${svgText(fitted(name, letters, width))}</text>`,
    `<text x="${margin}" y="${margin + titleLetters + 18}" class="key" font-size="12" ${paint('fill', ink)}>${svgText(about)}</text>`,
  ].join('\n');
}

const rules = `
text { font-family: 'Alegreya', 'Source Sans 3', Georgia, serif; }
.figures text, .key, .key text { font-family: 'Source Sans 3', Arial, sans-serif; font-weight: 500; }
.figures text, .names text, .words { text-anchor: middle; }
.names text { font-weight: 600; }
.words { font-style: italic; }
.lattice path { vector-effect: non-scaling-stroke; }
`;

/** A document of its own that shows a part of a drawing's plane. */
export function svgPage(view: Box, drawing: Drawing, body: string, style = ''): string {
  const box = [view.x, view.y, view.width, view.height].map(px).join(' ');
  const codes = countsOf(drawing.sheet.layers.terrain);
  const used = new Set<Look>(
    [...looksOf(drawing)].flatMap(([code, look]) => (codes.has(code) ? [look] : [])),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px(view.width)}" height="${px(view.height)}" viewBox="${box}" role="img">`,
    `<title>${svgText(drawing.sheet.name)}</title>`,
    `<style>${style}${rules}</style>`,
    `<defs>\n${symbolDefinitions(used, drawing.side, drawing.ids)}${keyDefinitions(used, drawing.ids)}</defs>`,
    `<rect x="${px(view.x)}" y="${px(view.y)}" width="${px(view.width)}" height="${px(view.height)}" fill="#ffffff"/>`,
    body,
    '</svg>',
    '',
  ].join('\n');
}
