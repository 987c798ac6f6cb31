import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { hexesOf } from '../../../../shared/hex/hexes.ts';
import { cornersOf } from '../../../../shared/hex/pixel.ts';
import { centreOf } from '../../../../shared/hex/pixel.ts';
import { edges, latticeStep, outlines } from '../../../../shared/hex/outline.ts';
import { sameHex, type Hex } from '../../../../shared/hex/grid.ts';
import { painted } from '../../../../shared/hex/runs.ts';
import { noSiteFacts } from '../../../../shared/map/map-sheet.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import { cutOf, sheetPath } from '../../../../shared/map/picture-cut.ts';
import { usualGrounds } from '../../../../shared/map/usual-grounds.ts';
import { extentOf, paperDetail, screenDetail } from '../../../../src-main/exports/map/picture/drawing.ts';
import { atlas, atlasOf, onePage } from '../../../../src-main/exports/map/picture/pages.ts';
import { pictureOf, pictureSize } from '../../../../src-main/exports/map/picture/picture.ts';
import { pictureExtent, pictureLosses } from '../../../../src-main/exports/map/picture/write-picture.ts';
import { wholeSheet } from '../../imports/maps/maps.ts';
import { hostileTexts } from '../hostile-text.ts';

const flat = { layout: 'flat', raised: 'odd' } as const;
const grids = fc.record({
  layout: fc.constantFrom('flat' as const, 'pointy' as const),
  raised: fc.constantFrom('odd' as const, 'even' as const),
});
const order = { side: 28, detail: screenDetail, about: 'The referee’s map' };
const choice = {
  pixels: 48,
  pages: 'one',
  paper: 'A4',
  millimetres: 12,
  company: false,
  trail: false,
  course: false,
} as const;

const block = (width: number, height: number, code = 5): MapSheet => ({
  ...flat,
  name: 'Vale',
  hexMiles: 6,
  numbering: { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' },
  notes: '',
  kinds: usualGrounds,
  layers: {
    terrain: painted(
      new Map(),
      Array.from({ length: height }, (_, row) => ({ col: 0, row, length: width, code })),
    ),
  },
  lines: [],
  sites: [],
  labels: [],
  regions: [],
  hexNotes: [],
});

/** Reads as XML of one root; throws where it is none. */
function elementsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => counts.set(name, (counts.get(name) ?? 0) + 1));
  parser.write(text).close();
  return counts;
}

/** The points of path data of whole steps, each stretch apart. */
function stretchesIn(path: string): [number, number][][] {
  return path
    .split('M')
    .slice(1)
    .map((stretch) => {
      const figures = stretch.match(/-?\d+/g)?.map(Number) ?? [];
      const points: [number, number][] = [];
      let [x, y] = [0, 0];
      for (let at = 0; at < figures.length; at += 2) {
        x += figures[at] ?? 0;
        y += figures[at + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}

describe('the borders of hexes on their lattice', () => {
  it('are the corners of the drawing, hex by hex', () => {
    fc.assert(
      fc.property(
        grids,
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        (grid, col, row) => {
          const [around] = stretchesIn(outlines(grid, [{ col, row }], () => false));
          const step = latticeStep(grid);
          const centre = centreOf(grid, { col, row }, 1);
          const corners = cornersOf(grid, 1).map(({ x, y }) => [x + centre.x, y + centre.y]);
          expect(around).toHaveLength(6);
          around?.forEach(([x, y], at) => {
            expect(x * step.x).toBeCloseTo(corners[at]?.[0] ?? NaN);
            expect(y * step.y).toBeCloseTo(corners[at]?.[1] ?? NaN);
          });
        },
      ),
    );
  });

  it('run once around two that touch, and each edge is drawn once', () => {
    const two: Hex[] = [
      { col: 0, row: 0 },
      { col: 0, row: 1 },
    ];
    const isIn = (hex: Hex) => two.some((each) => sameHex(each, hex));
    expect(outlines(flat, two, isIn)).toBe('M-1-1l2 0 1 1-1 1 1 1-1 1-2 0-1-1 1-1-1-1z');
    const drawn = stretchesIn(edges(flat, two, isIn)).reduce((sum, { length }) => sum + length - 1, 0);
    expect(drawn).toBe(11);
  });

  it('leave a hole where a hex is missing', () => {
    const seven = block(3, 3).layers.terrain;
    const hexes = [...hexesOf(seven)].filter((hex) => !sameHex(hex, { col: 1, row: 1 }));
    const isIn = (hex: Hex) => hexes.some((each) => sameHex(each, hex));
    const stretches = stretchesIn(outlines(flat, hexes, isIn)).map(({ length }) => length);
    expect(stretches.sort((one, other) => one - other)[0]).toBe(6);
    expect(stretches).toHaveLength(2);
  });
});

describe('a map as a picture', () => {
  it('is well-formed whatever stands on it, and holds no element that somebody wrote', () => {
    const hostile = fc.constantFrom(...hostileTexts, '\u202eHtron\u2066', '\u0000\u0008\ud800]]>');
    fc.assert(
      fc.property(wholeSheet, hostile, (sheet, words) => {
        const named: MapSheet = {
          ...sheet,
          name: words,
          sites: sheet.sites.map((site) => ({ ...site, name: words })),
          lines: sheet.lines.map((line) => ({ ...line, name: words })),
          labels: sheet.labels.map((label) => ({ ...label, text: words })),
          regions: sheet.regions.map((region) => ({ ...region, name: words })),
          kinds: sheet.kinds.map((kind) => ({ ...kind, name: words })),
        };
        fc.pre(extentOf(named) !== null);
        const found = elementsOf(pictureOf(named, order).svg);
        const known = [
          'svg',
          'title',
          'style',
          'defs',
          'g',
          'path',
          'use',
          'text',
          'rect',
          'circle',
          'polygon',
        ];
        expect([...found.keys()].filter((name) => !known.includes(name))).toEqual([]);
        expect([found.get('svg'), found.get('style')]).toEqual([1, 1]);
        expect(onePage(named, 'Letter', '', '')).not.toContain('<script');
      }),
      { numRuns: 60 },
    );
  });

  it('draws each hex by colour, symbol and number, and says in the key what occurs', () => {
    const sheet: MapSheet = {
      ...block(3, 2),
      sites: [
        { col: 1, row: 1, kind: 'settlement', name: 'Alder', knowledge: 'known', notes: '', ...noSiteFacts },
      ],
    };
    const { svg } = pictureOf(sheet, order);
    const found = elementsOf(svg);
    expect(svg.match(/<use href="#map-forest"/g)).toHaveLength(6);
    expect(svg.match(/<text[^>]*>[^<]+/g)?.map((text) => text.replace(/^[^>]*>/, ''))).toEqual([
      ...['Vale', 'The referee’s map', '0101', '0201', '0301', '0102', '0202', '0302'],
      ...['Alder', 'Forest', 'Settlement', '24 miles (4 hexes of 6 miles)'],
    ]);
    // The map's own and the key's.
    expect(found.get('circle')).toBe(2);
    expect(pictureSize(sheet, order)).toEqual({ width: 452, height: 282 });
  });

  it('has symbols and numbers from so many pixels on, and tells what is left out', () => {
    const small = { ...choice, pixels: 16 };
    const { svg } = pictureOf(block(3, 2), { ...order, side: 16 / Math.sqrt(3) });
    expect(svg).not.toContain('href="#map-forest"');
    expect(svg).not.toContain('0101');
    expect(pictureLosses(block(3, 2), 'svg', small).map(({ what }) => what)).toEqual([
      'symbols of grounds, at so few pixels',
      'numbers of hexes, at so few pixels',
    ]);
    expect(pictureLosses(block(3, 2), 'pdf', small)).toEqual([]);
  });

  it('of 100,000 hexes stays below 15 MB, and of pixels is cut into sheets, to a number that fits', () => {
    const large = block(400, 250);
    expect(pictureOf(large, order).svg.length).toBeLessThan(15_000_000);
    expect(pictureExtent(large, 'png', { ...choice, pixels: 20 }).cut).toBeNull();
    const { cut, most, width } = pictureExtent(large, 'png', { ...choice, pixels: 60 });
    expect(width).toBeGreaterThan(16_384);
    expect([cut?.columns, cut?.rows, most]).toEqual([3, 2, null]);
    const fits = pictureExtent(large, 'png', { ...choice, pixels: 400 }).most ?? 0;
    const sheetsAt = (pixels: number) => {
      const each = cutOf(pictureSize(large, { side: pixels / Math.sqrt(3) }));
      return each.columns * each.rows;
    };
    expect(sheetsAt(fits)).toBeLessThanOrEqual(64);
    expect(sheetsAt(fits + 1)).toBeGreaterThan(64);
  });

  it('is cut so that no sheet is too large, and they cover the whole without a seam', () => {
    const sides = fc.integer({ min: 1, max: 65_536 });
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const cut = cutOf({ width, height });
        expect(Math.max(cut.width, cut.height)).toBeLessThanOrEqual(16_384);
        expect(cut.width * cut.height).toBeLessThanOrEqual(134_217_728);
        expect(cut.width * cut.columns - width).toBeGreaterThanOrEqual(0);
        expect(cut.width * (cut.columns - 1)).toBeLessThan(width);
        expect(cut.height * cut.rows - height).toBeGreaterThanOrEqual(0);
        expect(cut.height * (cut.rows - 1)).toBeLessThan(height);
      }),
    );
    expect(sheetPath('/maps.old/vale', 0, 0)).toBe('/maps.old/vale A1');
    expect(sheetPath('C:\\maps\\vale.png', 27, 9)).toBe('C:\\maps\\vale AB10.png');
  });

  it('as a part has what reaches into it, at the places of the whole', () => {
    const whole = pictureOf(block(60, 40), order);
    const box = { x: 900, y: 700, width: 500, height: 400 };
    const part = pictureOf(block(60, 40), { ...order, part: box });
    expect(part).toMatchObject({ width: 500, height: 400 });
    expect(part.svg).toContain('viewBox="900 700 500 400"');
    const numbers = (svg: string) => new Set(svg.match(/<text x="[^"]*" y="[^"]*">\d{4}</g));
    const inPart = numbers(part.svg);
    expect(inPart.size).toBeLessThan(numbers(whole.svg).size / 2);
    const isIn = (text: string) => {
      const [, x, y] = /x="([^"]*)" y="([^"]*)"/.exec(text) ?? [];
      return Number(x) > 900 && Number(x) < 1400 && Number(y) > 700 && Number(y) < 1100;
    };
    const wanted = [...numbers(whole.svg)].filter(isIn);
    expect(wanted.length).toBeGreaterThan(50);
    for (const each of wanted) expect(inPart).toContain(each);
  });
});

describe('a map on paper', () => {
  it('fits one page, title, map and key', () => {
    for (const [width, height] of [
      [1, 1],
      [40, 12],
      [12, 60],
      [300, 200],
    ] as const) {
      const html = onePage(block(width, height), 'A4', '', '');
      const [wide, high] = /viewBox="0 0 (\d+) (\d+)"/.exec(html)?.slice(1).map(Number) ?? [];
      const room = html.includes('size: A4 landscape') ? [1046, 717] : [717, 1046];
      expect(wide).toBeLessThanOrEqual(room[0] ?? 0);
      expect(high).toBeLessThanOrEqual(room[1] ?? 0);
    }
  });

  it('as an atlas shows every hex whole on some sheet, and names the sheets beside each', () => {
    const sheet = block(60, 40);
    const { sheets, drawing } = atlasOf(sheet, 'A4', 12);
    for (const hex of hexesOf(sheet.layers.terrain)) {
      const { x, y } = drawing.at(hex);
      const whole = sheets.some(
        ({ box }) =>
          x - drawing.side >= box.x - 1 &&
          x + drawing.side <= box.x + box.width + 1 &&
          y - drawing.side >= box.y - 1 - drawing.side &&
          y + drawing.side <= box.y + box.height + drawing.side,
      );
      expect(whole, `${hex.col},${hex.row}`).toBe(true);
    }
    const html = atlas(sheet, 'A4', 12, 'The referee’s map', '');
    expect(html.match(/<section>/g)).toHaveLength(sheets.length + 1);
    expect(html).toContain(`· ${sheets.length} sheets`);
    expect(html).toContain('sheet A1 · right B1 · below A2');
  });

  it('leaves out sheets on which nothing lies, and refuses too many', () => {
    const two = (far: Hex): MapSheet => {
      const runs = [{ col: 0, row: 0 }, far].map((hex) => ({ ...hex, length: 1, code: 5 }));
      return { ...block(0, 0), layers: { terrain: painted(new Map(), runs) } };
    };
    const sheets = atlasOf(two({ col: 99, row: 99 }), 'Letter', 12).sheets;
    expect(sheets.map(({ at }) => at.column > 0)).toEqual([false, true]);
    expect(() => atlasOf(two({ col: 199, row: 199 }), 'A4', 40)).toThrow(
      / sheets, and an atlas has at most 200\./,
    );
    expect(() => onePage(two({ col: 4000, row: 9 }), 'A4', '', '')).toThrow(
      'This map is too large for one page.',
    );
    expect(paperDetail.numbers).toBeLessThan(screenDetail.numbers);
  });
});
