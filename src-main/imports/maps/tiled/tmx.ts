import type { Point } from '../../../../shared/hex/pixel.ts';
import { notRead } from '../map-refusals.ts';
import type { MapTick } from '../map-draft.ts';
import { cleanText } from '../map-text.ts';
import type { MapUnread } from '../map-unread.ts';
import { readXml } from '../xml.ts';
import type { XmlListener } from '../xml.ts';
import { csvIds, needArea, packedIds } from './tile-data.ts';
import type { TiledMap, TiledObject } from './tiled-map.ts';

type Attributes = Partial<
  Record<
    | 'orientation'
    | 'infinite'
    | 'tilewidth'
    | 'tileheight'
    | 'hexsidelength'
    | 'staggeraxis'
    | 'staggerindex'
    | 'firstgid'
    | 'name'
    | 'source'
    | 'width'
    | 'height'
    | 'x'
    | 'y'
    | 'id'
    | 'gid'
    | 'type'
    | 'class'
    | 'points'
    | 'encoding'
    | 'compression',
    string
  >
>;

export const looksLikeTmx = (text: string): boolean =>
  /<map\s[^>]{0,4000}\borientation=/.test(text.slice(0, 8000));

const numberOf = (text: string | undefined, otherwise = NaN): number =>
  text === undefined ? otherwise : Number(text);

const readElements = new Set(
  'map tileset tile layer data chunk objectgroup object polygon polyline text group ellipse point'.split(' '),
);
const pictures = 'Pictures, colours and figures of the program it came from.';

/** Tiled's XML as it is heard. */
class TmxFile implements XmlListener {
  map: Attributes = {};
  readonly tilesets: { firstId: number; name: string; words: Map<number, string> }[] = [];
  readonly layers: TiledMap['layers'] = [];
  readonly objects: TiledObject[] = [];
  readonly #unread: MapUnread;
  readonly #path: string[] = [];
  #size = { width: NaN, height: NaN };
  #data: Attributes = {};
  #piece: Point & { width: number; height: number } = { x: 0, y: 0, width: NaN, height: NaN };
  #ids: number[] = [];
  #text = '';

  constructor(unread: MapUnread) {
    this.#unread = unread;
  }

  readonly open = (name: string, attributes: Attributes): void => {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    this.#text = '';
    if (!readElements.has(name)) this.#unread.add(`<${name}>`, pictures);
    else if (name === 'map') this.map = attributes;
    else if (name === 'tileset') this.#tileset(attributes);
    else if (name === 'layer') {
      this.#size = { width: numberOf(attributes.width), height: numberOf(attributes.height) };
      this.layers.push({ name: cleanText(attributes.name ?? '', 80), cells: [] });
    } else if (name === 'data') {
      this.#data = attributes;
      this.#piece = { x: 0, y: 0, ...this.#size };
      this.#ids = [];
    } else if (name === 'chunk') {
      const { x, y, width, height } = attributes;
      this.#piece = { x: numberOf(x), y: numberOf(y), width: numberOf(width), height: numberOf(height) };
      this.#ids = [];
    } else if (name === 'tile') this.#tile(parent, attributes);
    else if (name === 'object' && parent === 'objectgroup' && this.#path.at(-3) !== 'tile')
      this.#object(attributes);
    else if ((name === 'polyline' || name === 'polygon') && parent === 'object')
      this.#points(name, attributes);
  };

  readonly text = (text: string): void => {
    this.#text += text;
  };

  readonly close = (name: string): void => {
    this.#path.pop();
    const isWhole = name === 'data' && this.map.infinite !== '1' && this.layers.at(-1)?.cells.length === 0;
    if (name === 'chunk' || isWhole) this.#cells();
    if (name === 'text') {
      const object = this.objects.at(-1);
      if (object) object.text = this.#text;
    }
    this.#text = '';
  };

  #tileset({ firstgid, name, source }: Attributes): void {
    if (source !== undefined)
      this.#unread.add(
        `tileset ${source}`,
        'Other files are never fetched: its tiles are told apart by number.',
      );
    const called = cleanText(name ?? source?.replace(/^.*[/\\]|\.[^.]*$/g, '') ?? '', 60);
    this.tilesets.push({ firstId: numberOf(firstgid), name: called, words: new Map() });
  }

  #tile(parent: string | undefined, { id, gid, type, class: kind }: Attributes): void {
    if (parent !== 'tileset') this.#ids.push(numberOf(gid, 0));
    else {
      const word = cleanText(kind ?? type ?? '', 80);
      if (word !== '') this.tilesets.at(-1)?.words.set(numberOf(id), word);
    }
  }

  #object({ x, y, name = '', type, class: kind }: Attributes): void {
    this.objects.push({
      x: numberOf(x),
      y: numberOf(y),
      name: cleanText(name, 80),
      word: cleanText(kind ?? type ?? '', 80),
      text: null,
      points: [],
      closed: false,
    });
  }

  #points(name: string, { points = '' }: Attributes): void {
    const object = this.objects.at(-1);
    if (!object) return;
    object.closed = name === 'polygon';
    object.points = points.split(/\s+/).map((point) => {
      const [x, y] = point.split(',');
      return { x: numberOf(x), y: numberOf(y) };
    });
  }

  #cells(): void {
    const { encoding = '', compression = '' } = this.#data;
    const { x, y, width, height } = this.#piece;
    const wanted = needArea(width, height);
    const layer = this.layers.at(-1);
    if (!layer) return;
    if (encoding === 'csv') layer.cells.push({ x, y, width, height, ids: csvIds(this.#text, wanted) });
    else if (encoding === 'base64')
      layer.cells.push({ x, y, width, height, ids: packedIds(this.#text, compression, wanted) });
    else if (this.#ids.length === wanted) layer.cells.push({ x, y, width, height, ids: this.#ids });
    else throw notRead(`A layer has ${this.#ids.length} hexes where ${wanted} are wanted.`);
  }
}

/** Throws `bad-input` for broken XML, and for layers that cannot be unpacked. */
export function tiledOfXml(
  text: string,
  unread: MapUnread,
  tick: MapTick,
): { map: TiledMap; orientation: string } {
  const file = new TmxFile(unread);
  readXml(text, file, tick);
  const {
    tilewidth,
    tileheight,
    hexsidelength,
    staggeraxis = '',
    staggerindex = '',
    orientation = '',
  } = file.map;
  return {
    orientation,
    map: {
      tileWidth: numberOf(tilewidth),
      tileHeight: numberOf(tileheight),
      side: numberOf(hexsidelength, 0),
      staggerAxis: staggeraxis,
      staggerIndex: staggerindex,
      tilesets: file.tilesets,
      layers: file.layers,
      objects: file.objects,
    },
  };
}
