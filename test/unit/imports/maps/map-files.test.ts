import { describe, expect, it } from 'vitest';
import { pathText } from '../../../../shared/map/line-path.ts';
import { elevationOf } from '../../../../shared/map/cells.ts';
import type { MapReading } from '../../../../src-main/imports/maps/read-map.ts';
import { cellsOf, groundAt, packedWxx, readBytes, readText } from './maps.ts';
import {
  newerAzgaar,
  olderAzgaar,
  csvSample,
  textMapperSample,
  tiledJsonSample,
  tmxSample,
  wxxSample,
} from './samples.ts';

const sitesOf = ({ sheet }: MapReading) =>
  sheet.sites.map(({ col, row, kind, name }) => `${col},${row} ${kind} ${name}`);
const linesOf = ({ sheet }: MapReading) =>
  sheet.lines.map(({ kind, name, path }) => `${kind} ${name}: ${pathText(path)}`);
const unreadOf = ({ unread }: MapReading) => unread.map(({ path, count }) => `${path} ${count}`).sort();
const unknownOf = ({ words }: MapReading) =>
  words.filter(({ means }) => means === null).map(({ word, count }) => `${word} ${count}`);

describe('Text Mapper', () => {
  const read = readText(textMapperSample, { name: 'Vale.txt' });

  it('is hexes with grounds, sites called by their texts, and labels', () => {
    expect([read.format, read.sheet.name, read.sheet.layout, read.sheet.raised]).toEqual([
      'Text Mapper',
      'Vale',
      'flat',
      'odd',
    ]);
    const at = (col: number, row: number) => groundAt(read.sheet, col, row);
    expect([at(1, 1), at(1, 2), at(1, 3), at(2, 1), at(2, 2), at(2, 3), at(-1, 2)]).toEqual([
      'Mountains',
      'Forest',
      'Settled land',
      'Swamp',
      null,
      'Hills',
      'Sea',
    ]);
    expect(sitesOf(read)).toEqual(['1,2 settlement Alder', '1,3 settlement Thorn Gate', '2,3 ruin Watch']);
    expect(read.sheet.labels.map(({ text, size, turn }) => [text, size, turn])).toEqual([
      ['the gate', 75, 0],
      ['fen', 150, -45],
      ['Grim Horn', 100, 0],
    ]);
    expect(read.sheet.notes).toBe('Ours, freely');
  });

  it('is lines over every hex between their corners', () => {
    expect(linesOf(read)).toEqual(['road King’s way: 1,2 2,2 2,3 3,3', 'river : 1,4 1,5 1,6']);
  });

  it('names a line by a word that nobody knows, without what cannot be shown', () => {
    const { sheet } = readText('0101 forest\n0101-0103 sm\u000euggle\n', { name: 'x.txt' });
    expect(sheet.lines.map(({ name }) => name)).toEqual(['sm uggle']);
  });

  it('leaves nothing out unsaid', () => {
    expect(unreadOf(read)).toEqual([
      '<...> 1',
      'attributes, path, lib, xml 1',
      'hexes 1',
      'include 1',
      'left, right, 50% 1',
      'levels 1',
      'path attributes 1',
      'transforms 1',
      'url="..." 1',
    ]);
    expect(unknownOf(read)).toEqual(['whirlwind 1']);
  });

  it('takes the referee’s word for what words mean', () => {
    const { sheet, words } = readText(textMapperSample, {
      meanings: [
        { place: 'hex', word: 'whirlwind', means: { is: 'ground', ground: 'Barren land' } },
        { place: 'hex', word: 'village', means: { is: 'nothing' } },
        { place: 'line', word: 'road', means: { is: 'line', line: 'trail' } },
      ],
    });
    expect(groundAt(sheet, 2, 2)).toBe('Barren land');
    expect(sheet.sites.some(({ name }) => name === 'Alder')).toBe(false);
    expect(sheet.labels.some(({ text }) => text === 'Alder')).toBe(true);
    expect(sheet.lines[0]).toMatchObject({ kind: 'trail', maintained: false });
    expect(words.find(({ word }) => word === 'whirlwind')?.means).toEqual({
      is: 'ground',
      ground: 'Barren land',
    });
  });
});

describe.each(['2017', '2025'] as const)('Worldographer %s', (version) => {
  const read = readBytes(packedWxx(wxxSample(version)), { name: 'Vale.wxx' });

  it('is the level looked at last, a column of hexes each tilerow', () => {
    expect(read.format).toBe(`Worldographer ${version}`);
    expect([read.sheet.layout, read.sheet.raised, read.sheet.numbering.firstCol]).toEqual([
      'flat',
      'even',
      1,
    ]);
    const at = (col: number, row: number) => groundAt(read.sheet, col, row);
    expect([at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2)]).toEqual([
      null,
      'Forest',
      'High mountains',
      'Forest',
      null,
      'Forest',
    ]);
    const heights = cellsOf(read.sheet, 'elevation').map((cell) => elevationOf(Number(cell.split(' ')[1])));
    expect(heights).toEqual([300, 9000]);
  });

  it('has features, labels, notes and shapes in the hexes they lie in', () => {
    expect(sitesOf(read)).toEqual(['1,1 settlement Rivertown']);
    expect(read.sheet.labels).toEqual([
      { col: 0, row: 1, text: 'The Wood', size: 200, turn: 15, secret: true },
    ]);
    expect(read.sheet.hexNotes).toMatchObject([{ col: 0, row: 0, notes: 'Lair\n\nTwo wyverns.' }]);
    expect(linesOf(read)).toEqual(['river : 0,0 1,0 1,1']);
    expect(read.sheet.lines[0]?.secret).toBe(true);
  });

  it('leaves nothing out unsaid', () => {
    expect(unreadOf(read)).toEqual(
      expect.arrayContaining([
        '<information> 1',
        'GM only hexes 1',
        'background 1',
        'feature rotate 1',
        'features 1',
        'hexes 1',
        'icy 1',
        'level KINGDOM 1',
        'lines 1',
        'map hexWidth 1',
        'resources 1',
      ]),
    );
  });

  it('is another level where that was looked at last', () => {
    const looked = wxxSample(version).replace('lastViewLevel="WORLD"', 'lastViewLevel="KINGDOM"');
    const { sheet } = readBytes(packedWxx(looked));
    expect(cellsOf(sheet, 'terrain')).toHaveLength(1);
    expect(sheet.sites.map(({ name }) => name)).toEqual(['Whatnot']);
  });
});

it('Worldographer’s rows of hexes stand on a point', () => {
  const rows = wxxSample('2017')
    .replace('"COLUMNS"', '"ROWS"')
    .replace('x="375.0" y="600.0"/>\n<label', 'x="600.0" y="375.0"/>\n<label');
  const read = readText(rows, { name: 'rows.wxx' });
  expect(read.sheet.layout).toBe('pointy');
  expect(sitesOf(read)).toEqual(['1,1 settlement Rivertown']);
});

describe.each([
  ['JSON', JSON.stringify(tiledJsonSample)],
  ['XML', tmxSample],
])('Tiled’s %s', (_form, text) => {
  const read = readText(text);

  it('is hexes with the words of their tiles, upper layers after lower ones', () => {
    expect([read.sheet.layout, read.sheet.raised]).toEqual(['flat', 'even']);
    const at = (col: number, row: number) => groundAt(read.sheet, col, row);
    expect([at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1)]).toEqual([
      'Forest',
      'Hills',
      null,
      null,
      'Forest',
    ]);
    expect(unknownOf(read)).toEqual(['land 2 1']);
    expect(sitesOf(read)).toEqual(['1,0 settlement Castle', '0,0 ruin Old Keep']);
  });

  it('has objects as sites, lines and labels', () => {
    expect(linesOf(read)).toEqual(['road : 0,0 1,0 2,0']);
    expect(read.sheet.labels.map(({ col, row, text: said }) => [col, row, said])).toEqual([
      [0, 1, 'The Vale'],
    ]);
    expect(unreadOf(read)).toEqual(expect.arrayContaining(['turned tiles 1']));
    expect(unreadOf(read).some((line) => line.includes('image'))).toBe(true);
  });
});

it('Tiled’s hexes may be pieces of a map without end', () => {
  const endless = {
    ...tiledJsonSample,
    infinite: true,
    layers: [{ type: 'tilelayer', chunks: [{ x: -2, y: 4, width: 2, height: 1, data: [1, 2] }] }],
  };
  const { sheet } = readText(JSON.stringify(endless));
  expect(cellsOf(sheet, 'terrain').map((cell) => cell.split(' ')[0])).toEqual(['-1,4', '-2,4']);
});

describe.each([
  ['newer', newerAzgaar],
  ['older', olderAzgaar],
])('Azgaar’s %s full JSON', (_shape, sample) => {
  const read = readText(JSON.stringify(sample()), { choices: { hexMiles: 12 } });

  it('is laid onto hexes of the chosen size, each as the nearest cell', () => {
    const at = (col: number, row: number) => groundAt(read.sheet, col, row);
    expect([read.sheet.name, read.sheet.hexMiles]).toEqual(['Brandland', 12]);
    // A hex is 12 miles across and 10.4 from column to column.
    expect([at(4, 5), at(13, 5), at(22, 5), at(28, 5)]).toEqual(['Sea', 'Forest', 'Hills', 'Mountains']);
    expect(at(15, 13)).toBe('Lake');
    expect(read.sheet.regions).toMatchObject([{ code: 1, name: 'Realm of Brand', notes: '' }]);
    expect(cellsOf(read.sheet, 'region').every((cell) => Number(cell.split(',')[0]) > 8)).toBe(true);
  });

  it('has burgs, markers with their notes, rivers and roads', () => {
    expect(sitesOf(read)).toEqual(['10,9 settlement Haven', '27,24 landmark Mount Ire']);
    expect(read.sheet.sites.map(({ notes }) => notes)).toEqual(['Salt & sails.', 'It smokes.']);
    expect(read.sheet.lines.map(({ kind, name }) => [kind, name])).toEqual([
      ['river', 'Alder'],
      ['road', ''],
    ]);
    expect(unreadOf(read)).toEqual(
      expect.arrayContaining([
        'cultures 2',
        'nameBases 1',
        'notes 1',
        'routes of the group searoutes 1',
        'vertices 2',
      ]),
    );
  });

  it('takes the smallest usual hexes that make no giant of it', () => {
    expect(readText(JSON.stringify(sample())).sheet.hexMiles).toBe(6);
    const ofScale = (distanceScale: number) =>
      readText(JSON.stringify({ ...sample(), settings: { distanceUnit: 'mi', distanceScale } })).sheet
        .hexMiles;
    expect(ofScale(12)).toBe(24);
  });

  it('takes smaller hexes where land so small would be lost, and none below a mile', () => {
    const ofScale = (distanceScale: number) =>
      readText(JSON.stringify({ ...sample(), settings: { distanceUnit: 'mi', distanceScale } })).sheet
        .hexMiles;
    expect([ofScale(0.3), ofScale(0.2), ofScale(0.01)]).toEqual([3, 2, 1]);
  });

  it('knows the generator’s own markers', () => {
    const kinds = [
      'waterfalls',
      'necropolises',
      'sacred-pineries',
      'water-sources',
      'brigands',
      'lake-monsters',
    ];
    const { pack, ...rest } = newerAzgaar();
    const markers = kinds.map((type, i) => ({ i: i + 9, type, x: 5, y: 5 }));
    const found = readText(JSON.stringify({ ...rest, pack: { ...pack, markers } }));
    const of = new Map(found.words.map(({ word, means }) => [word, means]));
    expect(kinds.map((kind) => of.get(kind))).toEqual(
      ['landmark', 'dungeon', 'landmark', 'spring', 'lair', 'lair'].map((site) => ({ is: 'site', site })),
    );
  });
});

describe('a table of hexes', () => {
  const read = readText(csvSample);

  it('is a line a hex, further lines for further sites', () => {
    expect([groundAt(read.sheet, 1, 1), groundAt(read.sheet, 1, 2)]).toEqual(['Forest', 'Swamp']);
    expect(sitesOf(read)).toEqual(['1,1 ruin Old Keep', '1,1 settlement Alder']);
    expect(read.sheet.hexNotes).toMatchObject([{ col: 1, row: 1, notes: 'A note; with\ntwo lines' }]);
    expect(read.sheet.labels.map(({ text }) => text)).toEqual(['The Fen']);
  });

  it('says what it could not use', () => {
    expect(unreadOf(read)).toEqual(['column weather 1', 'elevation 1', 'lines 1', 'lines 1', 'terrain 1']);
    expect(unknownOf(read)).toEqual(['gloom 1']);
  });
});
