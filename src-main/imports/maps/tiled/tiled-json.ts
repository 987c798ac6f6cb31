import { isObject } from '../../reading.ts';
import { notRead } from '../map-refusals.ts';
import { cleanText } from '../map-text.ts';
import type { MapUnread } from '../map-unread.ts';
import { needArea, packedIds } from './tile-data.ts';
import type { TiledCells, TiledMap, TiledObject, TiledTileset } from './tiled-map.ts';

/** Tiled's JSON, each of whose fields may be anything. */

type Fields = Partial<
  Record<
    | 'orientation'
    | 'layers'
    | 'tilesets'
    | 'tilewidth'
    | 'tileheight'
    | 'hexsidelength'
    | 'staggeraxis'
    | 'staggerindex'
    | 'firstgid'
    | 'name'
    | 'source'
    | 'tiles'
    | 'id'
    | 'class'
    | 'type'
    | 'objects'
    | 'chunks'
    | 'width'
    | 'height'
    | 'data'
    | 'compression'
    | 'x'
    | 'y'
    | 'text'
    | 'polyline'
    | 'polygon',
    unknown
  >
>;

const numberOf = (value: unknown, otherwise = NaN): number => (typeof value === 'number' ? value : otherwise);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);

export const isTiledJson = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value['orientation'] === 'string' && Array.isArray(value['layers']);

const readFields: Readonly<Record<'map' | 'tileset' | 'layer' | 'object', readonly string[]>> = {
  map: 'height width tileheight tilewidth hexsidelength staggeraxis staggerindex orientation infinite layers tilesets type version tiledversion nextlayerid nextobjectid renderorder compressionlevel'.split(
    ' ',
  ),
  tileset: 'firstgid name source tiles columns tilecount tilewidth tileheight spacing margin'.split(' '),
  layer:
    'name type id width height x y data chunks encoding compression layers objects startx starty visible opacity draworder'.split(
      ' ',
    ),
  object: 'id name x y width height type class text polygon polyline rotation visible point'.split(' '),
};

function tellOthers(fields: Fields, of: keyof typeof readFields, unread: MapUnread): void {
  for (const field of Object.keys(fields))
    if (!readFields[of].includes(field))
      unread.add(
        `${of} ${cleanText(field, 60)}`,
        'Pictures, colours and figures of the program it came from.',
      );
}

function tilesetOf(fields: Fields, unread: MapUnread): TiledTileset {
  tellOthers(fields, 'tileset', unread);
  const source = textOf(fields.source);
  if (source !== '')
    unread.add(`tileset ${source}`, 'Other files are never fetched: its tiles are told apart by number.');
  const words = new Map<number, string>();
  for (const tile of listOf(fields.tiles)) {
    const word = cleanText(textOf(tile.class) || textOf(tile.type), 80);
    if (word !== '') words.set(numberOf(tile.id), word);
  }
  const name = cleanText(textOf(fields.name) || source.replace(/^.*[/\\]|\.[^.]*$/g, ''), 60);
  return { firstId: numberOf(fields.firstgid), name, words };
}

class Layers {
  readonly layers: TiledMap['layers'] = [];
  readonly objects: TiledObject[] = [];
  readonly #unread: MapUnread;

  constructor(unread: MapUnread) {
    this.#unread = unread;
  }

  take(list: Fields[], depth = 0): void {
    if (depth > 50) throw notRead('Its layers are nested too deeply.');
    for (const layer of list) {
      tellOthers(layer, 'layer', this.#unread);
      if (layer.type === 'group') this.take(listOf(layer.layers), depth + 1);
      else if (layer.type === 'tilelayer') this.#tiles(layer);
      else if (layer.type === 'objectgroup')
        for (const object of listOf(layer.objects)) this.objects.push(this.#object(object));
      else
        this.#unread.add(`layer of the type ${cleanText(textOf(layer.type), 40)}`, 'Pictures are not read.');
    }
  }

  #tiles(layer: Fields): void {
    const pieces = Array.isArray(layer.chunks) ? listOf(layer.chunks) : [layer];
    const cells = pieces.map((piece): TiledCells => {
      const width = numberOf(piece.width);
      const height = numberOf(piece.height);
      const wanted = needArea(width, height);
      const { data } = piece;
      if (typeof data === 'string')
        return {
          x: numberOf(piece.x, 0),
          y: numberOf(piece.y, 0),
          width,
          height,
          ids: packedIds(data, textOf(layer.compression), wanted),
        };
      if (!Array.isArray(data) || data.length !== wanted)
        throw notRead(`A layer has not the ${wanted.toLocaleString('en')} hexes of its columns and rows.`);
      return {
        x: numberOf(piece.x, 0),
        y: numberOf(piece.y, 0),
        width,
        height,
        ids: data.map((id) => numberOf(id)),
      };
    });
    this.layers.push({ name: cleanText(textOf(layer.name), 80), cells });
  }

  #object(object: Fields): TiledObject {
    tellOthers(object, 'object', this.#unread);
    const points = listOf(object.polyline ?? object.polygon);
    return {
      x: numberOf(object.x),
      y: numberOf(object.y),
      name: cleanText(textOf(object.name), 80),
      word: cleanText(textOf(object.class) || textOf(object.type), 80),
      text: isObject(object.text) ? textOf(object.text['text']) : null,
      points: points.map(({ x, y }) => ({ x: numberOf(x), y: numberOf(y) })),
      closed: Array.isArray(object.polygon),
    };
  }
}

export function tiledOfJson(fields: Fields, unread: MapUnread): { map: TiledMap; orientation: string } {
  tellOthers(fields, 'map', unread);
  const layers = new Layers(unread);
  layers.take(listOf(fields.layers));
  return {
    orientation: textOf(fields.orientation),
    map: {
      tileWidth: numberOf(fields.tilewidth),
      tileHeight: numberOf(fields.tileheight),
      side: numberOf(fields.hexsidelength, 0),
      staggerAxis: textOf(fields.staggeraxis),
      staggerIndex: textOf(fields.staggerindex),
      tilesets: listOf(fields.tilesets).map((tileset) => tilesetOf(tileset, unread)),
      layers: layers.layers,
      objects: layers.objects,
    },
  };
}
