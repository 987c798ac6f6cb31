import { deflateSync } from 'node:zlib';

/** Small files of our own, after the shape of those that the programs write. */

export const textMapperSample = `# A vale
0101 mountain "Grim Horn"
0102 dark-green trees village "Alder" 24
0103 soil fields large-town "Thorn Gate" "the gate" 15 translate(10,20)
0201 swamp2 "fen" 30 rotate(-45)
0202 whirlwind
0203 hill name="Watch" ruined-tower url="x"
-0102 ocean
0203 desert
010102 forest
0102-0203-0303 road "King’s way" left 20%
01.04-01.06 river
include https://example.org/gnomeyland.txt
forest attributes fill="#228b22"
road path attributes stroke="black"
license <text>Ours, <a href="x">freely</a></text>
<g id="x"/>
`;

const tile = (fields: string) => fields.replaceAll(' ', '\t');

export const wxxSample = (version: '2017' | '2025'): string => `<?xml version='${
  version === '2017' ? '1.0' : '1.1'
}' encoding='utf-16'?>
<map type="WORLD" ${version === '2017' ? 'version="1.77"' : 'release="2025" version="2.06"'} lastViewLevel="WORLD"
hexOrientation="COLUMNS" mapProjection="FLAT" hexWidth="46.18">
<gridandnumbering numberFirstCol="1" numberFirstRow="1" numberOrder="COL_ROW" numberPrePad="DOUBLE_ZERO" numberSeparator="."/>
<terrainmap>Blank\t0\tFlat Forest Deciduous\t1\tMountain Snowcapped\t2</terrainmap>
<tiles viewLevel="WORLD" tilesWide="2" tilesHigh="3">
<tilerow>
${tile('0 1 0 0 0 Z')}
${tile('1 300 0 0 0 Z')}
${tile('2 9000 1 1 4 5 0 0 1 2 3')}
</tilerow>
<tilerow>
${tile('1 0 0 0 0 Z')}
${tile('9 0 0 0 0 Z')}
${tile('1 0 0 0 0 Z 0.1,0.2,0.3,1.0')}
</tilerow>
</tiles>
<tiles viewLevel="KINGDOM" tilesWide="1" tilesHigh="1"><tilerow>${tile('2 0 0 0 0 Z')}</tilerow></tiles>
<features>
<feature type="Classic/Settlement City" rotate="0.0" isGMOnly="false"><location viewLevel="WORLD" x="375.0" y="600.0"/>
<label isGMOnly="false"><location viewLevel="WORLD" x="1.0" y="1.0" scale="25.0"/>Rivertown</label></feature>
<feature type="Whatnot"><location viewLevel="KINGDOM" x="150.0" y="150.0"/></feature>
</features>
<labels><label rotate="15.0" isGMOnly="true"><location viewLevel="WORLD" x="150.0" y="450.0" scale="50.0"/>The Wood</label></labels>
<shapes>
<shape type="Path" isGMOnly="true" currentShapeViewLevel="WORLD" tags="river"><p x="150.0" y="150.0"/><p x="375.0" y="600.0"/></shape>
<shape type="Path" currentShapeViewLevel="WORLD" tags="road"><p x="150.0" y="150.0"/><p x="151.0" y="151.0"/></shape>
</shapes>
<notes><note key="n" viewLevel="WORLD" x="150.0" y="150.0" title="Lair"><notetext><![CDATA[<html><body><p>Two wyverns.</p></body></html>]]></notetext></note></notes>
<informations><information type="Nation" title="Frankholt"><![CDATA[<h2>x</h2>]]></information></informations>
</map>`;

const tileset = {
  firstgid: 1,
  name: 'land',
  image: 'land.png',
  tiles: [
    { id: 0, type: 'forest' },
    { id: 1, class: 'hills' },
    { id: 3, type: 'castle' },
  ],
};

const ids = [1, 2, 0, 3, 0x80000001, 0];
const above = [0, 4, 0, 0, 0, 0];

const packed = (list: readonly number[]): string =>
  deflateSync(Buffer.from(new Uint32Array(list).buffer)).toString('base64');

export const tiledJsonSample = {
  type: 'map',
  orientation: 'hexagonal',
  width: 3,
  height: 2,
  tilewidth: 60,
  tileheight: 52,
  hexsidelength: 30,
  staggeraxis: 'x',
  staggerindex: 'odd',
  infinite: false,
  tilesets: [tileset],
  layers: [
    {
      type: 'tilelayer',
      name: 'ground',
      width: 3,
      height: 2,
      encoding: 'base64',
      compression: 'zlib',
      data: packed(ids),
    },
    {
      type: 'group',
      name: 'more',
      layers: [{ type: 'tilelayer', name: 'above', width: 3, height: 2, data: above }],
    },
    {
      type: 'objectgroup',
      objects: [
        { name: 'Old Keep', class: 'ruin', x: 30, y: 26 },
        {
          name: '',
          type: 'road',
          x: 30,
          y: 26,
          polyline: [
            { x: 0, y: 0 },
            { x: 90, y: 0 },
          ],
        },
        { name: '', x: 30, y: 78, text: { text: 'The Vale' } },
      ],
    },
    { type: 'imagelayer', name: 'parchment' },
  ],
};

export const tmxSample = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="hexagonal" width="3" height="2" tilewidth="60" tileheight="52" hexsidelength="30" staggeraxis="x" staggerindex="odd">
 <tileset firstgid="1" name="land"><tile id="0" type="forest"/><tile id="1" class="hills"/><tile id="3" type="castle"/></tileset>
 <layer name="ground" width="3" height="2"><data encoding="csv">
${ids.slice(0, 3).join(',')},
${ids.slice(3).join(',')}
</data></layer>
 <layer name="above" width="3" height="2"><data encoding="base64" compression="zlib">${packed(above)}</data></layer>
 <objectgroup><object name="Old Keep" class="ruin" x="30" y="26"/>
 <object type="road" x="30" y="26"><polyline points="0,0 90,0"/></object>
 <object x="30" y="78"><text>The Vale</text></object></objectgroup>
 <imagelayer name="parchment"/>
</map>`;

/** A square of 30 by 30 cells: sea in the west, land in the east, hills and a mountain further on. */
function azgaarParts() {
  const cells = Array.from({ length: 900 }, (_, i) => {
    const [x, y] = [(i % 30) * 10 + 5, Math.floor(i / 30) * 10 + 5];
    const height = x < 100 ? 5 : x < 200 ? 30 : x < 280 ? 60 : 80;
    return {
      i,
      p: [x, y],
      h: height,
      biome: height < 20 ? 0 : 6,
      state: x < 100 ? 0 : 1,
      f: 1,
      v: [],
      c: [],
      culture: 2,
    };
  });
  const lake = cells[15 * 30 + 15];
  if (lake) Object.assign(lake, { h: 18, f: 2 });
  const pack = {
    cells,
    vertices: [{}, {}],
    features: [0, { i: 1, type: 'island' }, { i: 2, type: 'lake' }],
    cultures: [{ i: 0 }, { i: 1, name: 'Elvish' }],
    religions: [{ i: 0 }],
    provinces: [0],
    states: [
      { i: 0, name: 'Neutrals' },
      { i: 1, name: 'Brand', fullName: 'Realm of Brand', military: [] },
    ],
    burgs: [
      {},
      { i: 1, name: 'Haven', x: 105, y: 105, capital: 1 },
      { i: 2, name: 'Gone', x: 1, y: 1, removed: true },
    ],
    rivers: [{ i: 1, name: 'Alder', cells: [465, 464, 463, 462, 461, 460] }],
    routes: [
      {
        i: 1,
        group: 'roads',
        points: [
          [105, 105, 0],
          [205, 105, 0],
        ],
      },
      {
        i: 2,
        group: 'searoutes',
        points: [
          [5, 5],
          [55, 5],
        ],
      },
    ],
    markers: [{ i: 3, type: 'volcanoes', x: 285, y: 285 }],
  };
  const notes = [
    { id: 'marker3', name: 'Mount Ire', legend: 'It <i>smokes</i>.' },
    { id: 'burg1', name: 'Haven', legend: '<p>Salt &amp; sails.</p>' },
    { id: 'regiment1-0', name: '1st Regiment', legend: 'Formed long ago.' },
  ];
  const settings = { distanceUnit: 'mi', distanceScale: '1', heightExponent: '1.8', mapName: 'Brandland' };
  const biomes = {
    i: [0, 1, 2, 3, 4, 5, 6],
    name: [
      'Marine',
      'Hot desert',
      'Cold desert',
      'Savanna',
      'Grassland',
      'Tropical seasonal forest',
      'Temperate deciduous forest',
    ],
  };
  const info = {
    version: '1.99',
    description: "Azgaar's Fantasy Map Generator output: azgaar.github.io/Fantasy-map-generator",
    mapName: 'Brandland',
  };
  return { info, settings, pack, biomes, notes };
}

export function newerAzgaar() {
  const { info, biomes, ...rest } = azgaarParts();
  return {
    ...rest,
    info: { ...info, width: 300, height: 300 },
    grid: { cells: [] },
    biomesData: biomes,
    nameBases: [],
  };
}

export function olderAzgaar() {
  const { pack, ...rest } = azgaarParts();
  return { ...rest, cells: pack, coords: {}, nameBases: [] };
}

export const csvSample = `hex;terrain;elevation;site;name;label;note;weather
0101;Forest;300;ruin;Old Keep;;"A note; with
two lines";rain
01.02;bog;-25;;;The Fen;;
0101;;;settlement;Alder;;;
0101;Desert;;;;;;
nowhere;Hills;;;;;;
9999.1;Hills;;;;;;
0103;gloom;tall;;;;;
`;
