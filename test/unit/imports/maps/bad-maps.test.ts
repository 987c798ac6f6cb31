import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import { usualGrounds } from '../../../../shared/map/usual-grounds.ts';
import { ownMapText } from '../../../../src-main/exports/map/formats/own-json.ts';
import type { MapReading } from '../../../../src-main/imports/maps/read-map.ts';
import { cellsOf, groundAt, packedWxx, readBytes, readText, refusalOf, wholeSheet } from './maps.ts';
import {
  newerAzgaar,
  csvSample,
  textMapperSample,
  tiledJsonSample,
  tmxSample,
  wxxSample,
} from './samples.ts';

const wxx = wxxSample('2025');
const azgaar = newerAzgaar();
const [sampleSheet] = fc.sample(wholeSheet, { numRuns: 1, seed: 7 });
if (!sampleSheet) throw new Error('There is no map to spoil.');
const own = JSON.parse(ownMapText(sampleSheet).text) as Record<string, unknown>;
const minimal = { states: azgaar.pack.states, burgs: azgaar.pack.burgs };

describe('a file that is no map, or a broken one, is refused with its reason', () => {
  it.each<[what: string, read: () => unknown, sentence: string]>([
    ['an empty file', () => readText(''), 'The file is empty.'],
    ['plain prose', () => readText('Once upon a time'), 'Nothing in it was recognised'],
    [
      'a picture',
      () => readBytes(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2])),
      'It is a picture, in which no hexes can be told.',
    ],
    ['a drawing', () => readText('<svg xmlns="x"></svg>'), 'It is a picture'],
    ['an archive', () => readBytes(Buffer.from('PK\u0003\u0004xx')), 'It is a ZIP archive'],
    ['Hexographer', () => readText('version\t1', { name: 'old.hxm' }), 'save it as .wxx'],
    ['Hex Kit', () => readText('{"layers":[{"tiles":[{"source":"HK-x"}]}]}'), 'It is a map of Hex Kit'],
    [
      'a saved map of Azgaar',
      () => readText('1.9|File|2024|x|y|z', { name: 'a.map' }),
      'choose Export, JSON, full',
    ],
    [
      'a minimal export',
      () => readText(JSON.stringify({ ...azgaar, pack: minimal })),
      'it is no full export',
    ],
    [
      'hexes too small',
      () =>
        readText(JSON.stringify({ ...azgaar, settings: { distanceUnit: 'mi', distanceScale: 900 } }), {
          choices: { hexMiles: 1 },
        }),
      'Choose larger ones.',
    ],
    [
      '.wxx that is no gzip',
      () => readText('Not packed', { name: 'a.wxx' }),
      'such a file is packed with gzip',
    ],
    ['.wxx cut off', () => readBytes(packedWxx(wxx).subarray(0, 300)), 'It is packed with gzip and damaged'],
    [
      '.wxx cut off before packing',
      () => readBytes(packedWxx(wxx.slice(0, 1200))),
      'It is broken XML at line',
    ],
    [
      'a bomb',
      () => readBytes(gzipSync(Buffer.alloc(70 * 1024 * 1024, 32))),
      'Unpacked it holds more than 64 MB.',
    ],
    [
      'a document type',
      () => readText(wxx.replace('<map type', '<!DOCTYPE map [<!ENTITY a "b">]><map type')),
      'a document type of its own',
    ],
    ['an entity', () => readText(wxx.replace('Rivertown', '&xxe;')), 'It is broken XML at line'],
    [
      'nesting without end',
      () => readText(wxx.replace('<labels>', '<labels>'.repeat(300))),
      'nested too deeply',
    ],
    ['an icosahedron', () => readText(wxx.replace('"FLAT"', '"ICOSAHEDRAL"')), 'lies on an icosahedron'],
    [
      'a column too few',
      () => readText(wxx.replace('tilesWide="2"', 'tilesWide="3"')),
      'It has 2 columns of hexes where 3 are wanted.',
    ],
    [
      'a column of a wrong length',
      () => readText(wxx.replace('tilesHigh="3"', 'tilesHigh="4"')),
      'Column 1 has 3 hexes where 4 are wanted.',
    ],
    ['no hexes', () => readText(wxx.replaceAll(/<tiles[^]*<\/tiles>/g, '')), 'There are no hexes in it.'],
    [
      'tiles that are squares',
      () => readText(JSON.stringify({ ...tiledJsonSample, orientation: 'orthogonal' })),
      'It is a map of orthogonal tiles.',
    ],
    [
      'layers packed as zstd',
      () => readText(tmxSample.replace('compression="zlib"', 'compression="zstd"')),
      'packed as zstd. Set the layer format to zlib, gzip or CSV',
    ],
    [
      'a layer of too many hexes',
      () => readText(tmxSample.replaceAll('width="3"', 'width="30000"')),
      'hexes where 60,000 are wanted',
    ],
    [
      'a layer beyond a million',
      () => readText(tmxSample.replaceAll('width="3"', 'width="3000000"')),
      'more than 1,000,000 hexes',
    ],
    ['broken JSON', () => readText('{"orientation":'), 'It is broken JSON.'],
    ['other JSON', () => readText('{"a":1}'), 'It is JSON, but no map'],
    [
      'a later form of our own',
      () => readText(JSON.stringify({ ...own, version: 2 })),
      'written by a newer Turnkeeper',
    ],
    [
      'miles of 0',
      () => readText(JSON.stringify({ ...own, hexMiles: 0 })),
      'hexMiles: A whole number from 1 to 100.',
    ],
    [
      'a piece of 511 characters',
      () =>
        readText(JSON.stringify({ ...own, layers: { terrain: [{ cx: 0, cy: 0, cells: 'A'.repeat(511) }] } })),
      'layers.terrain.0.cells: A piece has 512 characters.',
    ],
    [
      'a piece of strange characters',
      () =>
        readText(JSON.stringify({ ...own, layers: { terrain: [{ cx: 0, cy: 0, cells: '*'.repeat(512) }] } })),
      'a character that is none of its kind',
    ],
    [
      'a piece of a ground that is not told',
      () =>
        readText(
          JSON.stringify({
            ...own,
            grounds: [],
            layers: { theirs: [{ cx: 2, cy: -1, cells: `AH${'A'.repeat(510)}` }] },
          }),
        ),
      'layers.theirs: the piece 2,-1 holds the ground 7, which the file does not tell.',
    ],
    [
      'a piece twice',
      () =>
        readText(
          JSON.stringify({
            ...own,
            layers: { terrain: [1, 2].map(() => ({ cx: 0, cy: 0, cells: 'A'.repeat(512) })) },
          }),
        ),
      'stands in it twice',
    ],
    [
      'hexes too far out',
      () => readText(JSON.stringify({ ...own, hexNotes: [{ col: 5000, row: 0, notes: 'x' }] })),
      'hexNotes.0.col: A whole number from -4,096 to 4,095.',
    ],
    [
      'a line of one point',
      () => readText(JSON.stringify({ ...own, lines: [lineOf('3,4')] })),
      'A line wants two hexes at least.',
    ],
    [
      'a line of 4,001 points',
      () =>
        readText(
          JSON.stringify({
            ...own,
            lines: [lineOf(Array.from({ length: 4001 }, (_, at) => `0,${at - 2000}`).join(' '))],
          }),
        ),
      'A line has at most 4,000 points.',
    ],
    [
      'a line that jumps',
      () => readText(JSON.stringify({ ...own, lines: [lineOf('3,4 3,9')] })),
      'jumps between its points 1 and 2',
    ],
    [
      'a label of 10,000 letters',
      () => readText(JSON.stringify({ ...own, labels: [labelOf('x'.repeat(10_000))] })),
      'labels.0.text: A name has at most 80 characters.',
    ],
    [
      'a label that turns its direction',
      () => readText(JSON.stringify({ ...own, labels: [labelOf('a\u202eb')] })),
      'A name has no control characters.',
    ],
    [
      '5,000 grounds',
      () =>
        readText(JSON.stringify({ ...own, grounds: Array.from({ length: 5000 }, () => usualGrounds[0]) })),
      'grounds:',
    ],
  ])('%s', (_what, read, sentence) => {
    expect(refusalOf(read)).toContain(sentence);
  });
});

const lineOf = (path: string) => ({
  kind: 'road',
  name: '',
  along: 'centres',
  path,
  maintained: true,
  secret: false,
  notes: '',
});
const labelOf = (text: string) => ({ col: 0, row: 0, text, size: 100, turn: 0, secret: false });

describe('what is odd but can be read is read', () => {
  it('a text of a million lines, numbers below 0 and of three levels, both forms mixed', () => {
    const lines = Array.from(
      { length: 1_000_000 },
      (_, at) => `${(at % 2000) + 10}.${Math.floor(at / 2000) + 10} forest`,
    );
    const { sheet, unread } = readText(
      ['-05-03 hills', '010203 sea', '01.02.03 sea', '0102 swamp', ...lines.slice(0, -4)].join('\n'),
    );
    expect([groundAt(sheet, -5, -3), groundAt(sheet, 1, 2), groundAt(sheet, 2009, 10)]).toEqual([
      'Hills',
      'Swamp',
      'Forest',
    ]);
    expect(unread).toEqual([{ path: 'levels', why: 'Only the first level of a map is read.', count: 2 }]);
    expect(refusalOf(() => readText([...lines, '0001 forest'].join('\n')))).toContain(
      'more than 1,000,000 hexes',
    );
  }, 60_000);

  it('texts of right-to-left marks and of tags are texts', () => {
    const { sheet } = readText('0101 hill "a\u202eb" "<script>x</script>" rotate(0)');
    expect(sheet.labels.map(({ text }) => text)).toEqual(['<script>x</script>', 'a b']);
  });

  it('squares are read as hexes, a file that would be fetched is not: both are told', () => {
    const { unread } = readText(
      [
        'include gridmapper.txt',
        'include http://example.org/traveller-square.txt',
        'include https://example.org/colours.txt',
        '0101 forest',
      ].join('\n'),
    );
    expect(unread).toEqual([
      {
        path: 'squares',
        why: 'The list that is included draws squares; the map is read as one of hexes.',
        count: 2,
      },
      { path: 'include', why: 'Other files are never fetched.', count: 1 },
    ]);
  });

  it('a hex of a terrain that the file does not name stays bare, and the number is told', () => {
    const { sheet, unread } = readBytes(packedWxx(wxx));
    expect([groundAt(sheet, 1, 1), groundAt(sheet, 1, 0)]).toEqual([null, 'Forest']);
    expect(unread).toContainEqual({
      path: 'hexes',
      why: 'The file names no terrain of the number 9.',
      count: 1,
    });
  });

  it('a tile that is turned is the tile, and that it was turned is told', () => {
    const turned = structuredClone(tiledJsonSample);
    const forest = cellsOf(readText(JSON.stringify(tiledJsonSample)).sheet, 'terrain');
    const spin = (data: unknown) =>
      Array.isArray(data) ? data.map((gid: number) => (gid === 0 ? 0 : (gid | 0x20000000) >>> 0)) : data;
    const layers = (turned.layers as { data?: unknown }[]).map((layer) => ({
      ...layer,
      data: spin(layer.data),
    }));
    const { sheet, unread } = readText(JSON.stringify({ ...turned, layers }));
    expect(cellsOf(sheet, 'terrain')).toEqual(forest);
    expect(unread).toContainEqual(
      expect.objectContaining({ path: 'turned tiles', why: 'Grounds have no direction.' }),
    );
  });

  it('of two lines that say different grounds of one hex the first is kept, and that is told', () => {
    const { sheet, unread } = readText('hex\tterrain\n0101\tForest\n0101\tDesert\n0102\tHills\n');
    expect([groundAt(sheet, 1, 1), groundAt(sheet, 1, 2)]).toEqual(['Forest', 'Hills']);
    expect(unread).toEqual([
      { path: 'terrain', why: 'An earlier line says another ground of the same hex.', count: 1 },
    ]);
  });

  it('a table with a byte order mark, and one with commas', () => {
    expect(cellsOf(readBytes(Buffer.from(`\ufeff${csvSample}`)).sheet, 'terrain')).toHaveLength(2);
    expect(groundAt(readText('Column,Row,Terrain\n3,4,Hills\n').sheet, 3, 4)).toBe('Hills');
  });

  it('Worldographer’s XML in UTF-8', () => {
    expect(readText(wxx.replace('utf-16', 'utf-8')).format).toBe('Worldographer 2025');
  });
});

/** The map, or null where a sentence says why there is none. */
function readOrRefused(read: () => MapReading): MapSheet | null {
  try {
    return read().sheet;
  } catch (thrown) {
    if (thrown instanceof TurnkeeperError) return null;
    throw thrown;
  }
}

/** Files with bytes changed, cut out and put in at random. */
const spoiled = (
  bytes: Buffer,
  changes: readonly [at: number, byte: number, cut: boolean][],
  end: number,
): Buffer => {
  const copy = Buffer.from(bytes);
  for (const [at, byte] of changes) copy[at % copy.length] = byte;
  const [first] = changes;
  const kept = copy.subarray(0, Math.floor(copy.length * end));
  return first?.[2]
    ? Buffer.concat([kept.subarray(0, first[0] % kept.length), kept.subarray((first[0] % kept.length) + 5)])
    : kept;
};

describe('a spoiled file is read or refused, and nothing else', () => {
  const files: [string, Buffer][] = [
    ['Text Mapper', Buffer.from(textMapperSample)],
    ['Worldographer, packed', packedWxx(wxx)],
    ['Worldographer, its XML', Buffer.from(wxx)],
    ['Tiled JSON', Buffer.from(JSON.stringify(tiledJsonSample))],
    ['Tiled XML', Buffer.from(tmxSample)],
    [
      'Azgaar',
      Buffer.from(
        JSON.stringify({
          ...azgaar,
          pack: { ...azgaar.pack, cells: azgaar.pack.cells.slice(0, 40) },
        }),
      ),
    ],
    ['a table', Buffer.from(csvSample)],
    ['our own', Buffer.from(JSON.stringify(own))],
  ];
  it.each(files)('%s', (_name, bytes) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }), fc.boolean()), { maxLength: 6 }),
        fc.oneof(fc.constant(1), fc.double({ min: 0.05, max: 1, noNaN: true })),
        (changes, end) => {
          const sheet = readOrRefused(() => readBytes(spoiled(bytes, changes, end), { name: 'x' }));
          // Whatever was read can be taken: our own form has the same limits.
          if (sheet) expect(readText(ownMapText(sheet).text).sheet.name).toBe(sheet.name);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['Tiled', tiledJsonSample],
  ['Azgaar', { ...azgaar, pack: { ...azgaar.pack, cells: azgaar.pack.cells.slice(0, 9) } }],
  ['our own', own],
])('any value in any field of %s is read or refused', (_name, value) => {
  const odd = fc.constantFrom(null, [], {}, '', -1, 1e300, 0.5, 'x', [null], [{}], true, [[1]]);
  fc.assert(
    fc.property(fc.nat(), odd, (at, instead) => {
      let left = at % JSON.stringify(value).split(':').length;
      const spoil = (_key: string, each: unknown): unknown => {
        left -= 1;
        return left === 0 ? instead : each;
      };
      readOrRefused(() => readText(JSON.stringify(value, spoil)));
    }),
    { numRuns: 300 },
  );
});
