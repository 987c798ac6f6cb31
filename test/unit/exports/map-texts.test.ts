import { byTheRules } from '../../../shared/map/ground-figures.ts';
import { plainFacts } from '../../../shared/map/usual-grounds.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapSheet } from '../../../shared/map/map-sheet.ts';
import { pathText } from '../../../shared/map/line-path.ts';
import { knownBits } from '../../../shared/map/cells.ts';
import { mapCsv } from '../../../src-main/exports/map/formats/map-csv.ts';
import { ownMapText } from '../../../src-main/exports/map/formats/own-json.ts';
import { textMapperText } from '../../../src-main/exports/map/formats/text-mapper.ts';
import { extentOf, screenDetail } from '../../../src-main/exports/map/picture/drawing.ts';
import { atlas } from '../../../src-main/exports/map/picture/pages.ts';
import { pictureOf } from '../../../src-main/exports/map/picture/picture.ts';
import { playersSheet } from '../../../src-main/exports/map/players-sheet.ts';
import { CellPainter } from '../../../src-main/imports/maps/map-draft.ts';
import { cellsOf, plainSheet, readText, wholeSheet } from '../imports/maps/maps.ts';

const flat = { layout: 'flat', raised: 'odd' } as const;

/** What a map says, without the order in which its things stand. */
const told = (sheet: MapSheet) => ({
  grid: [sheet.layout, sheet.raised],
  terrain: cellsOf(sheet, 'terrain'),
  elevation: cellsOf(sheet, 'elevation'),
  sites: sheet.sites.map((site) => JSON.stringify(site)).sort(),
  labels: sheet.labels.map((label) => JSON.stringify(label)).sort(),
  lines: sheet.lines.map(({ path, ...line }) => JSON.stringify({ ...line, path: pathText(path) })).sort(),
  notes: sheet.hexNotes.map((note) => JSON.stringify(note)).sort(),
});

describe('maps come back as they were written', () => {
  it('as this program’s own JSON, whatever is on them', () => {
    fc.assert(
      fc.property(wholeSheet, (sheet) => {
        const { text, losses } = ownMapText(sheet);
        const read = readText(text);
        expect([read.format, read.unread, losses]).toEqual(['Turnkeeper map', [], []]);
        expect(read.sheet).toEqual(sheet);
      }),
      { numRuns: 60 },
    );
  });

  it.each([90, 900])('as Text Mapper, hexes up to %i out', (reach) => {
    fc.assert(
      fc.property(plainSheet({ grid: flat, reach }), (sheet) => {
        fc.pre(told(sheet).terrain.length + sheet.sites.length + sheet.lines.length > 0);
        const { text, losses } = textMapperText(sheet);
        expect(losses).toEqual([]);
        const { sheet: back, unread } = readText(text);
        expect(unread).toEqual([]);
        expect(told(back)).toEqual(told(sheet));
      }),
      { numRuns: 60 },
    );
  });

  it('as a table of hexes', () => {
    fc.assert(
      fc.property(
        plainSheet({ grid: flat, reach: 300 }),
        fc.integer({ min: -99, max: 999 }),
        (plain, steps) => {
          const heights = new CellPainter();
          heights.set({ col: 3, row: -4 }, 1000 + steps);
          const sheet: MapSheet = {
            ...plain,
            layers: { ...plain.layers, elevation: heights.chunks },
            lines: [],
            labels: plain.labels.map((label) => ({ ...label, size: 100, turn: 0 })),
            hexNotes: [{ col: 3, row: -4, notes: 'One line,\nand "another"; =1+1', ...byTheRules }],
          };
          const { text, losses } = mapCsv(sheet);
          expect(losses).toEqual([]);
          const { sheet: back, unread } = readText(text);
          expect(unread).toEqual([]);
          expect(told(back)).toEqual(told(sheet));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('in Text Mapper with columns renumbered where even ones stand higher, as near to their numbers as can be', () => {
    const ground = new CellPainter();
    ground.set({ col: 0, row: 0 }, 5);
    const sheet: MapSheet = {
      ...emptySheet,
      raised: 'even',
      numbering: { ...emptySheet.numbering, firstCol: 1, firstRow: 1 },
      layers: { terrain: ground.chunks },
    };
    const { text, losses } = textMapperText(sheet);
    expect([text, losses]).toEqual(['# Vale\n0101 forest\n', []]);
    const other = textMapperText({ ...sheet, raised: 'odd' });
    expect(other).toEqual({
      text: '# Vale\n0001 forest\n',
      losses: [{ what: 'the numbers of columns', count: 1 }],
    });
  });
});

/** What the players get as a picture and as an atlas; nothing of a map of which they know nothing. */
function pictures(sheet: MapSheet): string[] {
  if (extentOf(sheet) === null) return [];
  const order = { side: 28, detail: screenDetail, about: 'As the players know it' };
  return [pictureOf(sheet, order).svg, atlas(sheet, 'A4', 12, order.about, '')];
}

const emptySheet: MapSheet = {
  ...flat,
  name: 'Vale',
  hexMiles: 6,
  numbering: { firstCol: 0, firstRow: 0, order: 'col-row', digits: 2, separator: '' },
  notes: '',
  kinds: [
    { code: 5, name: 'Forest', ground: 'forest', look: 'forest', ...plainFacts },
    { code: 7, name: 'Town', ground: 'city', look: 'town', ...plainFacts },
  ],
  layers: {},
  lines: [],
  sites: [],
  labels: [],
  regions: [],
  hexNotes: [],
};

describe('what a format cannot hold is told', () => {
  it('by kind, with how many there are', () => {
    fc.assert(
      fc.property(wholeSheet, (sheet) => {
        const said = (text: { losses: { what: string }[] }) => text.losses.map(({ what }) => what);
        for (const losses of [said(textMapperText(sheet)), said(mapCsv(sheet))]) {
          expect(losses).toEqual(expect.arrayContaining(['regions', 'notes of the map']));
          if (sheet.sites.length > 0) expect(losses).toContain('notes of sites');
        }
        expect(said(textMapperText(sheet))).toContain('lines along the sides of hexes');
        expect(said(mapCsv(sheet))).toContain('lines');
      }),
      { numRuns: 20 },
    );
  });

  it('a ground called as a site is written so that it comes back as a ground', () => {
    const ground = new CellPainter();
    ground.set({ col: 1, row: 1 }, 7);
    const sheet: MapSheet = { ...emptySheet, layers: { terrain: ground.chunks } };
    const { text } = textMapperText(sheet);
    expect(text).toContain('0101 town-ground');
    expect(cellsOf(readText(text, { kinds: sheet.kinds }).sheet, 'terrain')).toEqual(['1,1 7']);
  });
});

describe('the players’ map', () => {
  it('is the same to the byte for two maps that differ in what is hidden alone', () => {
    fc.assert(
      fc.property(wholeSheet, wholeSheet, (sheet, other) => {
        const shown = new Set(
          [...cellsOf(sheet, 'known'), ...cellsOf(sheet, 'theirs')].map((cell) => cell.split(' ')[0]),
        );
        const terrain = new CellPainter();
        const put = (from: MapSheet, isWanted: (at: string) => boolean) => {
          for (const cell of cellsOf(from, 'terrain')) {
            const [at = '', code] = cell.split(' ');
            const [col = 0, row = 0] = at.split(',').map(Number);
            if (isWanted(at)) terrain.set({ col, row }, Number(code));
          }
        };
        put(sheet, (at) => shown.has(at));
        put(other, (at) => !shown.has(at));
        const hidden: MapSheet = {
          ...sheet,
          notes: other.notes,
          layers: {
            ...sheet.layers,
            terrain: terrain.chunks,
            elevation: other.layers.elevation ?? new Map(),
            region: other.layers.region ?? new Map(),
          },
          lines: [...sheet.lines, ...other.lines.map((line) => ({ ...line, secret: true }))],
          sites: [...sheet.sites, ...other.sites.map((site) => ({ ...site, knowledge: 'rumour' as const }))],
          labels: [...sheet.labels, ...other.labels.map((label) => ({ ...label, secret: true }))],
          regions: other.regions.slice(0, 1),
          hexNotes: other.hexNotes,
        };
        for (const write of [ownMapText, textMapperText, mapCsv, pictures])
          expect(write(playersSheet(hidden))).toEqual(write(playersSheet(sheet)));
      }),
      { numRuns: 60 },
    );
  });

  it('shows the ground as they have it, and lines as far as they know the way', () => {
    const terrain = new CellPainter();
    const known = new CellPainter();
    const theirs = new CellPainter();
    for (const row of [0, 1, 2, 3]) terrain.set({ col: 0, row }, 5);
    for (const row of [0, 1]) known.set({ col: 0, row }, knownBits.seen);
    theirs.set({ col: 0, row: 1 }, 7);
    const path = [0, 1, 2, 3].map((row) => ({ col: 0, row }));
    const { layers, lines, kinds } = playersSheet({
      ...emptySheet,
      layers: { terrain: terrain.chunks, known: known.chunks, theirs: theirs.chunks },
      lines: [
        {
          kind: 'road',
          name: '',
          along: 'centres',
          path,
          maintained: true,
          secret: false,
          notes: 'Watched.',
          bars: true,
        },
      ],
    });
    expect(cellsOf({ ...emptySheet, layers }, 'terrain')).toEqual(['0,0 5', '0,1 7']);
    expect(lines.map((line) => [pathText(line.path), line.notes])).toEqual([['0,0 0,1', '']]);
    expect(kinds.map(({ name }) => name)).toEqual(['Forest', 'Town']);
  });
});
