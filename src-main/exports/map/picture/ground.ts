import type { Hex } from '../../../../shared/hex/grid.ts';
import { cellReader } from '../../../../shared/hex/hexes.ts';
import { hexInChunk } from '../../../../shared/hex/chunks.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import { edges, latticeStep, outlines } from '../../../../shared/hex/outline.ts';
import { hexKey } from '../../../../shared/hex/grid.ts';
import type { Chunks } from '../../../../shared/hex/runs.ts';
import { chunkPlace } from '../../../../shared/hex/runs.ts';
import { elevationOf } from '../../../../shared/map/cells.ts';
import { mapPaints } from '../../../../shared/map/drawing/map-paints.ts';
import { regionColour, regionStrength } from '../../../../shared/map/drawing/region-colours.ts';
import { groundColour, lookDrawings, symbolLine } from '../../../../shared/map/looks.ts';
import { looks, type Look } from '../../../../shared/map/map-words.ts';
import { figure } from '../../../../shared/words/figures.ts';
import type { Drawing } from './drawing.ts';
import { piecesIn } from './drawing.ts';
import { paint, px, svgText } from './svg.ts';

/** Everything that fills hexes: ground, symbols, regions, edges, numbers and heights. */

/** Letters of numbers, of a side. */
const numberLetters = 0.28;

type Held = Hex & { code: number };

/** The hexes of a piece, row by row. */
const hexesIn = (key: string, cells: Uint16Array): Held[] =>
  [...cells].flatMap((code, at) => (code === 0 ? [] : [{ ...hexInChunk(chunkPlace(key), at), code }]));

function byPaint<Name>(hexes: readonly Held[], nameOf: (hex: Held) => Name): Map<Name, Held[]> {
  const groups = new Map<Name, Held[]>();
  for (const hex of hexes) {
    const group = groups.get(nameOf(hex));
    if (group) group.push(hex);
    else groups.set(nameOf(hex), [hex]);
  }
  return groups;
}

/** Where a symbol stands: on hexes, or in the key, where hexes have a size of their own. */
export const symbolName = (ids: string, look: Look, where: 'map' | 'key' = 'map'): string =>
  `${ids}${where}-${look}`;

/** The symbols of looks, to be used at the centre of each hex. */
export function symbolDefinitions(
  used: ReadonlySet<Look>,
  side: number,
  ids: string,
  where: 'map' | 'key' = 'map',
): string {
  return looks
    .filter((look) => used.has(look))
    .map((look) => {
      const { symbol, solid, parchment } = lookDrawings[look];
      const how = solid
        ? paint('fill', parchment.ink)
        : `fill="none" ${paint('stroke', parchment.ink)} stroke-width="${symbolLine}" stroke-linecap="round" stroke-linejoin="round"`;
      return `<g id="${symbolName(ids, look, where)}"><path transform="scale(${px(side)})" d="${symbol}" ${how}/></g>\n`;
    })
    .join('');
}

export const looksOf = ({ sheet }: Drawing): Map<number, Look> =>
  new Map(sheet.kinds.map(({ code, look }) => [code, look]));

export function drawGround(drawing: Drawing): string {
  const { sheet, side, detail, at } = drawing;
  const kinds = new Map(sheet.kinds.map((kind) => [kind.code, kind]));
  const { layers } = sheet;
  const paints = mapPaints.parchment;
  const groundAt = cellReader(layers.terrain);
  const onLattice = lattice(drawing);
  const parts: string[] = [];
  const above: string[] = [];
  for (const [key, cells] of piecesIn(drawing, layers.terrain)) {
    const hexes = hexesIn(key, cells);
    for (const [code, those] of byPaint(hexes, (hex) => hex.code)) {
      const kind = kinds.get(code);
      if (!kind) continue;
      const colour = groundColour(kind, 'parchment');
      parts.push(
        `<path d="${joinedOutlines(drawing, those)}" ${paint('fill', colour)} ${paint('stroke', colour)}/>`,
      );
      if (side >= detail.symbols)
        for (const hex of those) {
          const { x, y } = at(hex);
          above.push(`<use href="#${symbolName(drawing.ids, kind.look)}" x="${px(x)}" y="${px(y)}"/>`);
        }
    }
  }
  const lines =
    side < detail.edges
      ? []
      : piecesIn(drawing, layers.terrain).map(
          ([key, cells]) => `<path d="${edges(sheet, hexesIn(key, cells), (hex) => groundAt(hex) !== 0)}"/>`,
        );
  return [
    `<g ${onLattice} stroke-width="0.6" stroke-linejoin="round">`,
    ...parts,
    '</g>',
    ...above,
    ...drawRegions(drawing, layers.region),
    `<g ${onLattice} fill="none" ${paint('stroke', paints.edge)} stroke-width="1" stroke-linejoin="round">`,
    ...lines,
    '</g>',
    ...(side < detail.numbers ? [] : [drawNumbers(drawing)]),
    '',
  ].join('\n');
}

/** Lines keep their width where the lattice is drawn out of its proportions. */
function lattice({ sheet, side, at }: Drawing): string {
  const { x, y } = at({ col: 0, row: 0 });
  const step = latticeStep(sheet);
  const scale = [step.x, step.y].map((each) => Math.round(each * side * 1e5) / 1e5).join(' ');
  return `transform="translate(${px(x)} ${px(y)}) scale(${scale})" class="lattice"`;
}

function joinedOutlines({ sheet }: Drawing, hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(hexKey));
  return outlines(sheet, hexes, (hex) => inside.has(hexKey(hex)));
}

function drawRegions(drawing: Drawing, chunks: Chunks | undefined): string[] {
  const parts = piecesIn(drawing, chunks).flatMap(([key, cells]) =>
    [...byPaint(hexesIn(key, cells), ({ code }) => code)].map(
      ([code, hexes]) => `<path d="${joinedOutlines(drawing, hexes)}" ${paint('fill', regionColour(code))}/>`,
    ),
  );
  return parts.length === 0
    ? []
    : [`<g ${lattice(drawing)} fill-opacity="${regionStrength}">`, ...parts, '</g>'];
}

function drawNumbers(drawing: Drawing): string {
  const { sheet, side, at } = drawing;
  const { layers, numbering } = sheet;
  const letters = px(side * numberLetters);
  const numbers: string[] = [];
  const heights: string[] = [];
  const above = side * (sheet.layout === 'flat' ? 0.83 : 0.8) - side * numberLetters * 0.75;
  for (const [key, cells] of piecesIn(drawing, layers.terrain))
    for (const hex of hexesIn(key, cells)) {
      const { x, y } = at(hex);
      numbers.push(`<text x="${px(x)}" y="${px(y - above)}">${svgText(hexNumber(numbering, hex))}</text>`);
    }
  for (const [key, cells] of piecesIn(drawing, layers.elevation))
    for (const { code, ...hex } of hexesIn(key, cells)) {
      const { x, y } = at(hex);
      heights.push(
        `<text x="${px(x)}" y="${px(y + side * 0.8)}">${figure(elevationOf(code) ?? 0)}&#39;</text>`,
      );
    }
  const { ink } = mapPaints.parchment;
  return [
    `<g class="figures" font-size="${letters}" ${paint('fill', ink)} fill-opacity="0.8">`,
    ...numbers,
    '</g>',
    ...(heights.length === 0
      ? []
      : [
          `<g class="figures" font-size="${letters}" font-weight="600" ${paint('fill', ink)}>`,
          ...heights,
          '</g>',
        ]),
  ].join('\n');
}
