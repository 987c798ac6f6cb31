import { countsOf } from '../../../../shared/hex/hexes.ts';
import { cornersOf, type Point } from '../../../../shared/hex/pixel.ts';
import { mapPaints } from '../../../../shared/map/drawing/map-paints.ts';
import { groundColour } from '../../../../shared/map/looks.ts';
import { knowledges, lineKinds, siteKinds, type Look } from '../../../../shared/map/map-words.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { CompanyShown, WayKind } from '../company.ts';
import { wayKinds } from '../company.ts';
import { companyMark, doubtRing, thoughtMark, wayStroke } from './company.ts';
import type { Box, PictureSheet } from './drawing.ts';
import { symbolDefinitions, symbolName } from './ground.ts';
import { fitted, paint, px, svgText, widthOf } from './svg.ts';
import { lineStroke, siteMark } from './things.ts';

/** What the signs of a picture mean, and how far a mile is. */

interface Entry {
  /** About the middle of its sign. */
  sign: string;
  words: string;
}

const row = 24;
const signWidth = 44;
const letters = 13;
const hexSide = 10;
const greatestWords = 240;
const paints = mapPaints.parchment;

const knowledgeWords = { known: 'Known to the players', rumour: 'Hearsay', secret: 'Secret' } as const;

/** What occurs on the map, each once, in the order of the lists. */
function entriesOf(sheet: PictureSheet, ids: string): Entry[] {
  const { kinds, sites, lines, layers, company } = sheet;
  const used = countsOf(layers.terrain);
  const corners = cornersOf(sheet, hexSide).map(({ x, y }) => `${px(x)},${px(y)}`);
  const grounds = kinds
    .filter(({ code }) => used.has(code))
    .map((kind): Entry => {
      const ground = groundColour(kind, 'parchment');
      const hex = `<polygon points="${corners.join(' ')}" ${paint('fill', ground)} ${paint('stroke', paints.edge)}/>`;
      return { sign: `${hex}<use href="#${symbolName(ids, kind.look, 'key')}"/>`, words: kind.name };
    });
  const knowledge = knowledges.filter((each) => sites.some((site) => site.knowledge === each));
  const ends = [
    { x: -16, y: 0 },
    { x: 16, y: 0 },
  ];
  return [
    ...grounds,
    ...siteKinds
      .filter((kind) => sites.some((site) => site.kind === kind))
      .map((kind) => ({
        sign: siteMark({ kind, knowledge: 'known' }, { x: 0, y: 0 }, hexSide),
        words: capital(kind),
      })),
    ...lineKinds.flatMap((kind) =>
      [true, false]
        .filter((maintained) => lines.some((line) => line.kind === kind && line.maintained === maintained))
        .map((maintained) => ({
          sign: lineStroke(ends, { kind, maintained, secret: false }, 1),
          words: kind === 'road' && maintained ? 'Road, kept up' : capital(kind),
        })),
    ),
    ...(knowledge.some((each) => each !== 'known') ? knowledge : []).map((each) => ({
      sign: siteMark({ kind: 'other', knowledge: each }, { x: 0, y: 0 }, hexSide),
      words: knowledgeWords[each],
    })),
    ...(lines.some(({ secret }) => secret)
      ? [
          {
            sign: lineStroke(ends, { kind: 'trail', maintained: false, secret: true }, 1),
            words: 'Secret line',
          },
        ]
      : []),
    ...(company === undefined ? [] : entriesOfCompany(company, ends)),
  ];
}

const wayWords: Readonly<Record<WayKind, string>> = {
  trail: 'The party’s trail',
  thought: 'As they believed they went',
  course: 'Its course',
};

function entriesOfCompany({ ways, here, thinks, doubt }: CompanyShown, ends: readonly Point[]): Entry[] {
  const middle = { x: 0, y: 0 };
  return [
    ...(here === null ? [] : [{ sign: companyMark(middle, hexSide), words: 'The party' }]),
    ...(thinks === null ? [] : [{ sign: thoughtMark(middle, hexSide), words: 'Where they think they are' }]),
    ...(doubt === null ? [] : [{ sign: doubtRing(middle, hexSide), words: 'They may be anywhere in it' }]),
    ...wayKinds
      .filter((kind) => ways.some(({ is }) => is === kind))
      .map((kind) => ({ sign: wayStroke(ends, kind), words: wayWords[kind] })),
  ];
}

/** So many hexes that the bar is neither short nor long. */
function barOf(
  hexMiles: number,
  side: number,
  width: number,
): { hexes: number; miles: number; length: number } {
  const across = Math.sqrt(3) * side;
  const most = Math.max(across, Math.min(200, width * 0.6));
  const hexes = [50, 20, 10, 5, 4, 3, 2].find((each) => each * across <= most) ?? 1;
  return { hexes, miles: hexes * hexMiles, length: hexes * across };
}

/** The symbols of grounds as large as they stand in the key. */
export const keyDefinitions = (used: ReadonlySet<Look>, ids: string): string =>
  symbolDefinitions(used, hexSide, ids, 'key');

/** The key of a map in columns under each other, and how high it is. */
export function keyOf(
  sheet: PictureSheet,
  { x: left, y: top, width }: Omit<Box, 'height'>,
  side: number,
  ids = '',
): { height: number; content: string } {
  const entries = entriesOf(sheet, ids);
  const longest = Math.max(
    60,
    ...entries.map(({ words }) => Math.min(greatestWords, widthOf(words) * letters)),
  );
  const columns = Math.max(1, Math.floor(width / (signWidth + longest + 12)));
  const lines = Math.ceil(entries.length / columns);
  const step = width / columns;
  const parts = entries.map(({ sign, words }, at) => {
    const x = left + Math.floor(at / lines) * step;
    const y = top + (at % lines) * row + row / 2;
    return [
      `<g transform="translate(${px(x + signWidth / 2)} ${px(y)})">${sign}`,
      `<text x="${signWidth / 2 + 4}" y="4.5">${svgText(fitted(words, letters, greatestWords))}</text></g>`,
    ].join('');
  });
  const below = top + lines * row + 14;
  const bar = barOf(sheet.hexMiles, side, width);
  const scale = [
    `<path d="M${px(left + 4)} ${px(below)}v6h${px(bar.length)}v-6" fill="none" ${paint('stroke', paints.ink)} stroke-width="1.5"/>`,
    `<text x="${px(left + 4 + bar.length + 8)}" y="${px(below + 8)}">${counted(bar.miles, 'mile')}${
      bar.hexes === 1 ? ', a hex' : ` (${bar.hexes} hexes of ${counted(sheet.hexMiles, 'mile')})`
    }</text>`,
  ];
  return {
    height: lines * row + 30,
    content: [
      `<g class="key" font-size="${letters}" ${paint('fill', paints.ink)}>`,
      ...parts,
      ...scale,
      '</g>',
    ].join('\n'),
  };
}
