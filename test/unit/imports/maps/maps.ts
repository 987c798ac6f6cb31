import { noRegionFacts } from '../../../../shared/map/map-sheet.ts';
import { byTheRules } from '../../../../shared/map/ground-figures.ts';
import { noSiteFacts } from '../../../../shared/map/map-sheet.ts';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import { sides } from '../../../../shared/hex/grid.ts';
import { neighbour } from '../../../../shared/hex/moves.ts';
import { elevationCell } from '../../../../shared/map/cells.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import { knowledges, lineKinds, siteKinds } from '../../../../shared/map/map-words.ts';
import type { GroundKind } from '../../../../shared/map/usual-grounds.ts';
import { usualGrounds } from '../../../../shared/map/usual-grounds.ts';
import type { MapChoices } from '../../../../src-main/imports/maps/map-draft.ts';
import { CellPainter } from '../../../../src-main/imports/maps/map-draft.ts';
import { readMap } from '../../../../src-main/imports/maps/read-map.ts';
import type { MapContext, MapReading } from '../../../../src-main/imports/maps/read-map.ts';
import type { OwnMeaning } from '../../../../src-main/imports/maps/words/word-meaning.ts';

/** Files of maps for tests, and what is read of them. */

interface Told {
  name?: string;
  kinds?: readonly GroundKind[];
  meanings?: readonly OwnMeaning[];
  kept?: MapContext['kept'];
  choices?: MapChoices;
}

export const readBytes = (bytes: Uint8Array, told: Told = {}): MapReading =>
  readMap(
    { bytes, name: told.name ?? 'The vale.txt' },
    {
      kinds: told.kinds ?? usualGrounds,
      meanings: told.meanings ?? [],
      kept: told.kept ?? [],
      choices: told.choices ?? {},
    },
    () => undefined,
  );

export const readText = (text: string, told: Told = {}): MapReading => readBytes(Buffer.from(text), told);

/** The sentence a file is refused with. */
export function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (thrown) {
    if (thrown instanceof TurnkeeperError) return thrown.message;
    throw thrown;
  }
  throw new Error('It was read.');
}

/** As Worldographer packs its files. */
export const packedWxx = (xml: string): Buffer =>
  gzipSync(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(xml, 'utf16le').swap16()]));

/** Hexes of a layer with what they hold, in order: "3,4 7". */
export function cellsOf({ layers }: MapSheet, layer: keyof MapSheet['layers']): string[] {
  const cells: string[] = [];
  for (const [key, chunk] of layers[layer] ?? []) {
    const [cx = 0, cy = 0] = key.split(',').map(Number);
    chunk.forEach((code, at) => {
      if (code !== 0) cells.push(`${cx * 16 + (at % 16)},${cy * 16 + Math.floor(at / 16)} ${code}`);
    });
  }
  return cells.sort();
}

/** The name of the ground of a hex. */
export const groundAt = (sheet: MapSheet, col: number, row: number): string | null => {
  const cell = cellsOf(sheet, 'terrain').find((each) => each.startsWith(`${col},${row} `));
  return sheet.kinds.find(({ code }) => code === Number(cell?.split(' ')[1]))?.name ?? null;
};

const word = fc.stringMatching(/^[A-Za-zäöü'().!?-]{1,8}( [A-Za-zäöü'().!?-]{1,8}){0,2}$/);
const hex = (least: number, most: number): fc.Arbitrary<Hex> =>
  fc.record({ col: fc.integer({ min: least, max: most }), row: fc.integer({ min: least, max: most }) });

function walked(grid: HexGrid, from: Hex, turns: readonly number[]): Hex[] {
  const path = [from];
  for (const turn of turns) path.push(neighbour(grid, path.at(-1) ?? from, sides[turn] ?? 0));
  return path;
}

const painted = (cells: readonly [Hex, number][]) => {
  const painter = new CellPainter();
  for (const [at, code] of cells) painter.set(at, code);
  return painter.chunks;
};

interface Kept {
  grid: HexGrid;
  /** How far hexes lie out. */
  reach: number;
}

/** A map of what Text Mapper and a table of hexes can hold alike. */
export const plainSheet = ({ grid, reach }: Kept): fc.Arbitrary<MapSheet> => {
  const place = hex(-reach, reach);
  const few = { maxLength: 12 };
  return fc.record({
    name: word,
    layout: fc.constant(grid.layout),
    raised: fc.constant(grid.raised),
    hexMiles: fc.constant(6),
    numbering: fc.constant({ firstCol: 0, firstRow: 0, order: 'col-row' as const, digits: 2, separator: '' }),
    notes: fc.constant(''),
    kinds: fc.constant(usualGrounds),
    layers: fc
      .uniqueArray(fc.tuple(place, fc.integer({ min: 1, max: usualGrounds.length })), {
        maxLength: 60,
        selector: ([{ col, row }]) => `${col},${row}`,
      })
      .map((cells) => ({ terrain: painted(cells) })),
    lines: fc.array(
      fc
        .record({
          kind: fc.constantFrom(...lineKinds),
          name: fc.oneof(fc.constant(''), word),
          from: place,
          turns: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 8 }),
        })
        .map(({ kind, name, from, turns }) => ({
          kind,
          name,
          along: 'centres' as const,
          path: walked(grid, from, turns),
          maintained: kind === 'road',
          secret: false,
          notes: '',
          bars: false,
        })),
      { maxLength: 4 },
    ),
    sites: fc.array(
      fc.record({ at: place, kind: fc.constantFrom(...siteKinds), name: word }).map(({ at, kind, name }) => ({
        ...at,
        kind,
        name,
        knowledge: 'secret' as const,
        notes: '',
        ...noSiteFacts,
      })),
      few,
    ),
    labels: fc.array(
      fc
        .record({
          at: place,
          text: word,
          size: fc.integer({ min: 10, max: 80 }),
          turn: fc.integer({ min: -180, max: 180 }),
        })
        .map(({ at, text, size, turn }) => ({ ...at, text, size: size * 5, turn, secret: false })),
      few,
    ),
    regions: fc.constant([]),
    hexNotes: fc.constant([]),
  });
};

/** A map with everything a map may have. */
export const wholeSheet: fc.Arbitrary<MapSheet> = fc
  .record({
    layout: fc.constantFrom('flat' as const, 'pointy' as const),
    raised: fc.constantFrom('odd' as const, 'even' as const),
  })
  .chain((grid) =>
    fc
      .record({
        plain: plainSheet({ grid, reach: 40 }),
        hexMiles: fc.integer({ min: 1, max: 100 }),
        numbering: fc.record({
          firstCol: fc.integer({ min: -9, max: 9 }),
          firstRow: fc.integer({ min: -9, max: 9 }),
          order: fc.constantFrom('col-row' as const, 'row-col' as const),
          digits: fc.integer({ min: 1, max: 5 }),
          separator: fc.constantFrom('', '.', ', '),
        }),
        notes: word,
        heights: fc.array(
          fc.tuple(
            hex(-40, 40),
            fc.integer({ min: -400, max: 2000 }).map((steps) => elevationCell(steps * 25)),
          ),
          { maxLength: 20 },
        ),
        known: fc.array(fc.tuple(hex(-40, 40), fc.integer({ min: 1, max: 7 })), { maxLength: 20 }),
        theirs: fc.array(fc.tuple(hex(-40, 40), fc.integer({ min: 1, max: 18 })), { maxLength: 20 }),
        region: fc.array(fc.tuple(hex(-40, 40), fc.constantFrom(1, 2)), { maxLength: 20 }),
        knowledge: fc.constantFrom(...knowledges),
        secret: fc.boolean(),
        edge: hex(-40, 40),
        noted: hex(-40, 40),
      })
      .map(({ plain, heights, known, theirs, region, knowledge, secret, edge, noted, ...own }): MapSheet => ({
        ...plain,
        ...own,
        kinds: plain.kinds.map((kind) => ({ ...kind, lostInSix: 4, food: secret, parchment: '#a0b0c0' })),
        layers: {
          ...plain.layers,
          elevation: painted(heights),
          known: painted(known),
          theirs: painted(theirs),
          region: painted(region),
        },
        lines: [
          ...plain.lines.map((line) => ({ ...line, secret, maintained: secret, bars: secret })),
          {
            kind: 'border',
            name: '',
            along: 'edges',
            path: [{ ...edge, side: 2 }],
            maintained: false,
            secret,
            notes: 'Old.',
            bars: true,
          },
        ],
        sites: plain.sites.map((site) => ({
          ...site,
          knowledge,
          notes: 'A note.',
          bars: secret ? 'vessels' : 'everybody',
          water: !secret,
          seenMiles: secret ? 12 : null,
        })),
        labels: plain.labels.map((label) => ({ ...label, secret })),
        regions: [
          { code: 1, name: 'Westmark', notes: '', ...noRegionFacts },
          { code: 2, name: 'Eastmark', notes: 'Poor.', checkInSix: 3, checksPerDay: 2, climate: 'cold' },
        ],
        hexNotes: [{ ...noted, notes: 'A cairn.', ...byTheRules, mileParts: 12, water: secret }],
      })),
  );
