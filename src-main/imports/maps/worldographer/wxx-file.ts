import type { Point } from '../../../../shared/hex/pixel.ts';
import { MapUnread } from '../map-unread.ts';
import type { XmlListener } from '../xml.ts';

/** The parts of a Worldographer file that are read, as they stand in it. */

type Attributes = Partial<
  Record<
    | 'hexOrientation'
    | 'mapProjection'
    | 'lastViewLevel'
    | 'release'
    | 'numberFirstCol'
    | 'numberFirstRow'
    | 'numberOrder'
    | 'numberPrePad'
    | 'numberSeparator'
    | 'viewLevel'
    | 'tilesWide'
    | 'tilesHigh'
    | 'type'
    | 'isGMOnly'
    | 'rotate'
    | 'x'
    | 'y'
    | 'scale'
    | 'title'
    | 'currentShapeViewLevel'
    | 'tags',
    string
  >
>;

export interface WxxTiles {
  level: string;
  wide: number;
  high: number;
  /** Of each column the lines of its hexes. */
  columns: string[];
}

/** Where on a drawing something stands, on one level of view. */
export interface WxxPlace extends Point {
  level: string;
  scale: number;
}

export interface WxxThing {
  attributes: Attributes;
  places: WxxPlace[];
  text: string;
}

export interface WxxShape {
  attributes: Attributes;
  points: Point[];
}

/** The attributes that are read, by element. */
const readAttributes: Readonly<Record<string, readonly string[]>> = {
  map: ['hexOrientation', 'mapProjection', 'lastViewLevel', 'version', 'release', 'schema', 'type'],
  gridandnumbering: ['numberFirstCol', 'numberFirstRow', 'numberOrder', 'numberPrePad', 'numberSeparator'],
  tiles: ['viewLevel', 'tilesWide', 'tilesHigh'],
  feature: ['type', 'isGMOnly', 'uuid'],
  label: ['isGMOnly', 'rotate'],
  location: ['viewLevel', 'x', 'y', 'scale'],
  note: ['viewLevel', 'x', 'y', 'title', 'isGMOnly', 'key', 'parent'],
  shape: ['type', 'isGMOnly', 'currentShapeViewLevel', 'tags'],
  p: ['x', 'y', 'type'],
};
/** Elements that are read, or only hold others. */
const plainElements = new Set([
  'terrainmap',
  'tilerow',
  'features',
  'labels',
  'shapes',
  'notes',
  'notetext',
  'informations',
  'extraTerrain',
  'configuration',
]);

const style = 'Styles and figures that mean something to the program it came from.';
const unreadElements: Readonly<Record<string, string>> = {
  information: 'The tree of nations, cultures and religions is not read.',
  terrainAndLocation: 'A hex has one ground.',
};

const numberOf = (text: string | undefined): number =>
  text === undefined || text === '' ? NaN : Number(text);

export class WxxFile implements XmlListener {
  readonly unread = new MapUnread();
  map: Attributes = {};
  numbering: Attributes = {};
  /** Names of terrain with their numbers, by tabs. */
  terrain = '';
  readonly tiles: WxxTiles[] = [];
  readonly features: WxxThing[] = [];
  readonly labels: WxxThing[] = [];
  readonly notes: WxxThing[] = [];
  readonly shapes: WxxShape[] = [];
  readonly #path: string[] = [];
  /** The texts of the elements that are open. */
  #text = '';
  #thing: WxxThing | null = null;

  readonly open = (name: string, attributes: Attributes): void => {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    this.#tell(name, attributes);
    if (name === 'map') this.map = attributes;
    else if (name === 'gridandnumbering') this.numbering = attributes;
    else if (name === 'tiles') this.#tiles(attributes);
    else if (name === 'feature') this.#begin(this.features, attributes);
    else if (name === 'label' && parent === 'labels') this.#begin(this.labels, attributes);
    else if (name === 'note') {
      this.#begin(this.notes, attributes);
      this.#thing?.places.push(placeOf(attributes));
    } else if (name === 'location' && (parent === 'feature' || this.#path.at(-3) === 'labels'))
      this.#thing?.places.push(placeOf(attributes));
    else if (name === 'shape') this.shapes.push({ attributes, points: [] });
    else if (name === 'p' && parent === 'shape')
      this.shapes.at(-1)?.points.push({ x: numberOf(attributes.x), y: numberOf(attributes.y) });
    if (['terrainmap', 'tilerow', 'label', 'notetext'].includes(name)) this.#text = '';
  };

  readonly text = (text: string): void => {
    this.#text += text;
  };

  readonly close = (name: string): void => {
    this.#path.pop();
    if (name === 'terrainmap') this.terrain = this.#text;
    else if (name === 'tilerow') this.tiles.at(-1)?.columns.push(this.#text);
    else if ((name === 'label' || name === 'notetext') && this.#thing) this.#thing.text = this.#text.trim();
    else if (name === 'feature' || name === 'note') this.#thing = null;
    if (name === 'tilerow' || name === 'information') this.#text = '';
  };

  #begin(list: WxxThing[], attributes: Attributes): void {
    this.#thing = { attributes, places: [], text: '' };
    list.push(this.#thing);
  }

  #tiles({ viewLevel = '', tilesWide, tilesHigh }: Attributes): void {
    this.tiles.push({ level: viewLevel, wide: numberOf(tilesWide), high: numberOf(tilesHigh), columns: [] });
  }

  #tell(name: string, attributes: Attributes): void {
    const known = readAttributes[name];
    if (known === undefined) {
      if (!plainElements.has(name)) this.unread.add(`<${name}>`, unreadElements[name] ?? style);
      return;
    }
    for (const [attribute, value] of Object.entries(attributes))
      if (!known.includes(attribute) && value !== '' && value !== 'null')
        this.unread.add(`${name} ${attribute}`, style);
  }
}

const placeOf = ({ viewLevel = '', x, y, scale }: Attributes): WxxPlace => ({
  level: viewLevel,
  x: numberOf(x),
  y: numberOf(y),
  scale: numberOf(scale),
});
