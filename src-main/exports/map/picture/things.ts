import { chunkPlace } from '../../../../shared/hex/runs.ts';
import { cornersOf, type Point } from '../../../../shared/hex/pixel.ts';
import { lineLooks } from '../../../../shared/map/drawing/line-looks.ts';
import { stretchesOf } from '../../../../shared/map/drawing/line-stretches.ts';
import { mapPaints } from '../../../../shared/map/drawing/map-paints.ts';
import { withRoom } from '../../../../shared/map/drawing/name-room.ts';
import { regionNames } from '../../../../shared/map/drawing/region-names.ts';
import type { MapLabel, MapLine, MapSite } from '../../../../shared/map/map-sheet.ts';
import type { LineKind } from '../../../../shared/map/map-words.ts';
import { knowledgeRings, siteSymbols } from '../../../../shared/map/site-symbols.ts';
import { drawCompany } from './company.ts';
import type { Drawing } from './drawing.ts';
import { isIn } from './drawing.ts';
import { paint, px, svgText, widthOf } from './svg.ts';

/** Lines, sites, notes and words, over the ground. */

const paints = mapPaints.parchment;
const siteLetters = 12;
const lineLetters = 11;

/** How words stand out from any ground. */
const haloed = (width: number): string =>
  `${paint('stroke', paints.halo)} stroke-width="${px(width)}" stroke-linejoin="round" paint-order="stroke"`;

export const drawThings = (drawing: Drawing): string =>
  [
    ...drawing.sheet.lines.map((line) => drawLine(drawing, line)),
    ...drawSites(drawing),
    ...drawNoteMarks(drawing),
    ...drawWords(drawing),
    ...(drawing.sheet.company === undefined ? [] : drawCompany(drawing, drawing.sheet.company)),
  ].join('\n');

/** The line itself, with its halo; also as it stands in the key. */
export function lineStroke(
  points: readonly Point[],
  { kind, maintained, secret }: Pick<MapLine, 'maintained' | 'secret'> & { kind: LineKind },
  scale: number,
): string {
  const look = lineLooks[kind];
  const width = Math.max(0.8, look.width * Math.min(1.4, scale));
  const path = `<path d="M${points.map(({ x, y }) => `${px(x)} ${px(y)}`).join('L')}"`;
  const dashes = (secret ? [1, 1.2] : look.dashes).map((dash) => px(dash * width)).join(' ');
  const ends = look.dashes.length === 0 || kind === 'other' ? ' stroke-linecap="round"' : '';
  return [
    `<g fill="none" stroke-linejoin="round"${ends}>`,
    `${path} ${paint('stroke', paints.halo)} stroke-width="${px(width + 2)}"/>`,
    `${path} ${paint('stroke', paints[look.colour])} stroke-width="${px(width)}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`,
    maintained && width > 2
      ? `${path} ${paint('stroke', paints.empty)} stroke-width="${px(width / 3)}"/>`
      : '',
    '</g>',
  ].join('');
}

function drawLine(drawing: Drawing, line: MapLine): string {
  const { side, at, sheet, detail } = drawing;
  const stretches = stretchesOf(line.path, at, cornersOf(sheet, side)).filter((stretch) =>
    stretch.some((point) => isIn(drawing, point, 2 * side)),
  );
  const strokes = stretches.map((points) => lineStroke(points, line, side / 24));
  const longest = stretches.toSorted((one, other) => other.length - one.length)[0];
  const named = longest !== undefined && line.name !== '' && side >= detail.symbols;
  return [...strokes, named ? lineName(drawing, longest, line) : ''].join('');
}

/** Its name over the middle, turned along it. */
function lineName(drawing: Drawing, points: readonly Point[], { kind, name }: MapLine): string {
  const inside = points.filter((point) => isIn(drawing, point, 0));
  const middle = inside[Math.floor(inside.length / 2)];
  const place = middle === undefined ? -1 : points.indexOf(middle);
  const [from, to] = [points[Math.max(0, place - 1)], points[Math.min(points.length - 1, place + 1)]];
  if (place < 0 || !from || !to) return '';
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const upright = Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle;
  const turn = `translate(${px((from.x + to.x) / 2)} ${px((from.y + to.y) / 2)}) rotate(${px((upright * 180) / Math.PI)})`;
  return `<text class="words" transform="${turn}" y="-5" font-size="${lineLetters}" font-weight="600" ${paint('fill', paints[lineLooks[kind].colour])} ${haloed(3)}>${svgText(name)}</text>`;
}

const discOf = (side: number): number => Math.max(5, Math.min(side * 0.5, 22));

/** A site about a point; also as it stands in the key. */
export function siteMark(
  { kind, knowledge }: Pick<MapSite, 'kind' | 'knowledge'>,
  { x, y }: Point,
  disc: number,
): string {
  const dashes = knowledgeRings[knowledge].join(' ');
  return [
    `<g transform="translate(${px(x)} ${px(y)})">`,
    `<circle r="${px(disc)}" ${paint('fill', paints.halo)} ${paint('stroke', paints.ink)} stroke-width="${px(Math.min(1.75, disc / 6))}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`,
    `<path transform="scale(${px(disc * 1.35)})" d="${siteSymbols[kind]}" fill-rule="evenodd" ${paint('fill', paints.ink)}/></g>`,
  ].join('');
}

function drawSites(drawing: Drawing): string[] {
  const { sheet, side, at, detail } = drawing;
  const disc = discOf(side);
  const seen = sheet.sites
    .map((site) => ({ site, point: at(site) }))
    .filter(({ point }) => isIn(drawing, point, 2 * side + 90));
  const marks = seen.map(({ site, point }) => siteMark(site, point, side < detail.symbols ? 3.5 : disc));
  if (side < detail.names) return marks;
  const wishes = seen
    .filter(({ site }) => site.name !== '' && (site.kind === 'settlement' || side >= detail.symbols))
    .map(({ site, point }) => {
      const width = widthOf(site.name) * siteLetters + 4;
      const weight = (site.kind === 'settlement' ? 2 : 0) + (site.knowledge === 'known' ? 1 : 0);
      const top = point.y + disc + 2;
      return {
        name: site.name,
        point,
        x: point.x - width / 2,
        y: top,
        width,
        height: siteLetters * 1.1,
        weight,
      };
    });
  const names = withRoom(wishes).map(
    ({ name, point, y }) =>
      `<text x="${px(point.x)}" y="${px(y + siteLetters * 0.8)}">${svgText(name)}</text>`,
  );
  if (names.length === 0) return marks;
  const how = `class="names" font-size="${siteLetters}" ${paint('fill', paints.ink)} ${haloed(3)}`;
  return [...marks, `<g ${how}>`, ...names, '</g>'];
}

/** A small square leaf at the upper right of each hex that has a note. */
function drawNoteMarks(drawing: Drawing): string[] {
  const { sheet, side, at, detail } = drawing;
  if (side < detail.numbers) return [];
  const half = side * 0.08;
  return sheet.hexNotes
    .map((hex) => at(hex))
    .filter((point) => isIn(drawing, point, side))
    .map(
      ({ x, y }) =>
        `<rect x="${px(x + side * 0.42 - half)}" y="${px(y - side * 0.46 - half)}" width="${px(2 * half)}" height="${px(2 * half)}" ${paint('fill', paints.halo)} ${paint('stroke', paints.ink)}/>`,
    );
}

function drawWords(drawing: Drawing): string[] {
  const { sheet, side, at, detail } = drawing;
  if (side < detail.names) return [];
  const region = sheet.layers.region;
  const places = [...(region?.keys() ?? [])].map(chunkPlace);
  const names = regionNames(sheet.regions, places, ({ cx, cy }) => region?.get(`${cx},${cy}`) ?? null);
  const labels = names.map(({ words, ...rest }): MapLabel => ({ ...rest, text: words }));
  return [...labels, ...sheet.labels].flatMap(({ text, size, turn, secret, ...hex }) => {
    const { x, y } = at(hex);
    const letters = Math.min(64, Math.max(8, (side * 0.75 * size) / 100));
    if (!isIn(drawing, { x, y }, text.length * letters)) return [];
    const place = `translate(${px(x)} ${px(y)})${turn === 0 ? '' : ` rotate(${turn})`}`;
    return [
      `<text class="words" transform="${place}" dy="0.32em" font-size="${px(letters)}" font-weight="500" letter-spacing="${px(letters * 0.12)}" ${paint('fill', paints.ink)} ${haloed(letters / 5)}>${svgText(secret ? `(${text})` : text)}</text>`,
    ];
  });
}
