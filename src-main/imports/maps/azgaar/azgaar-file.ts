import type { Point } from '../../../../shared/hex/pixel.ts';
import { isObject } from '../../reading.ts';
import { notRead } from '../map-refusals.ts';
import { cleanText } from '../map-text.ts';
import type { MapUnread } from '../map-unread.ts';

/** The full JSON of Azgaar's generator, the newer and the older shape, each of whose fields may be anything. */

type Field =
  | 'info'
  | 'settings'
  | 'pack'
  | 'cells'
  | 'grid'
  | 'nameBases'
  | 'notes'
  | 'biomes'
  | 'biomesData'
  | 'features'
  | 'vertices'
  | 'cultures'
  | 'religions'
  | 'provinces'
  | 'zones'
  | 'states'
  | 'burgs'
  | 'markers'
  | 'rivers'
  | 'routes'
  | 'i'
  | 'p'
  | 'h'
  | 'f'
  | 'x'
  | 'y'
  | 'biome'
  | 'state'
  | 'type'
  | 'group'
  | 'points'
  | 'name'
  | 'fullName'
  | 'capital'
  | 'port'
  | 'removed'
  | 'id'
  | 'legend'
  | 'description'
  | 'mapName'
  | 'width'
  | 'height'
  | 'distanceUnit'
  | 'distanceScale'
  | 'heightExponent';
type Fields = Partial<Record<Field, unknown>>;

export interface AzgaarCell extends Point {
  height: number;
  biome: number;
  state: number;
  feature: number;
}

export interface AzgaarPlace extends Point {
  kind: string;
  name: string;
  notes: string;
}

export interface AzgaarCourse {
  kind: string;
  name: string;
  points: Point[];
}

export interface AzgaarFile {
  name: string;
  width: number;
  height: number;
  /** Miles of one unit of its plane. */
  scale: number;
  heightExponent: number;
  cells: AzgaarCell[];
  biomes: readonly string[];
  /** Numbers of features that are lakes. */
  lakes: ReadonlySet<number>;
  states: ReadonlyMap<number, string>;
  places: AzgaarPlace[];
  courses: AzgaarCourse[];
}

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);
const numberOf = (value: unknown, otherwise = NaN): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
};
const textOf = (value: unknown, most = 80): string =>
  typeof value === 'string' ? cleanText(value, most) : '';

export const isAzgaar = (value: unknown): value is Record<string, unknown> => {
  const info = fieldsOf(fieldsOf(value).info);
  return typeof info.description === 'string' && info.description.startsWith('Azgaar');
};

const pointOf = (value: unknown): Point | null => {
  const [x, y] = Array.isArray(value) ? (value as unknown[]) : [];
  const point = { x: numberOf(x), y: numberOf(y) };
  return Number.isFinite(point.x) && Number.isFinite(point.y) ? point : null;
};

const unreadParts = {
  cultures: 'Cultures are not read.',
  religions: 'Religions are not read.',
  provinces: 'Regions are states; provinces are not read.',
  zones: 'Zones are not read.',
  vertices: 'Cells are read by their centres.',
} as const;

/** The cells of land; the newer shape has them under `pack`, the older under `cells`. */
function packOf(file: Fields): Fields {
  const pack = fieldsOf(file.pack ?? file.cells);
  if (Array.isArray(pack.cells) && pack.cells.length > 0) return pack;
  throw notRead(
    'It holds no cells: it is no full export. In the generator choose Export, JSON, full, and try again.',
  );
}

function cellsOf(pack: Fields): AzgaarCell[] {
  return listOf(pack.cells).flatMap(({ p, h, biome, state, f }) => {
    const point = pointOf(p);
    return point
      ? [
          {
            ...point,
            height: numberOf(h, 0),
            biome: numberOf(biome, 0),
            state: numberOf(state, 0),
            feature: numberOf(f, 0),
          },
        ]
      : [];
  });
}

const miles: Readonly<Record<string, number>> = {
  mi: 1,
  km: 0.6214,
  lg: 3,
  nmi: 1.151,
  nlg: 3.452,
  vr: 0.6629,
};

/** Removed things stay in the file, marked so; the first of each list stands for none. */
const standing = (value: unknown): Fields[] =>
  listOf(value).filter(({ i, removed }) => removed !== true && numberOf(i, 0) > 0);

type Notes = ReadonlyMap<string, Fields>;

/** Notes by what they are of: "burg12", "marker3". */
function notesOf(file: Fields, unread: MapUnread): Notes {
  const notes = new Map(listOf(file.notes).map((note) => [textOf(note.id), note]));
  const others = [...notes.keys()].filter((id) => !/^(burg|marker)\d+$/.test(id)).length;
  unread.add('notes', 'Only those of burgs and markers are read.', others);
  return notes;
}

const legendOf = (note: Fields | undefined): string =>
  typeof note?.legend === 'string' ? note.legend.slice(0, 60_000) : '';

function burgsOf(pack: Fields, notes: Notes): AzgaarPlace[] {
  return standing(pack.burgs).map(({ i, x, y, name, capital, port }) => ({
    x: numberOf(x),
    y: numberOf(y),
    kind: numberOf(capital, 0) > 0 ? 'capital' : numberOf(port, 0) > 0 ? 'port town' : 'town',
    name: textOf(name),
    notes: legendOf(notes.get(`burg${numberOf(i, -1)}`)),
  }));
}

function markersOf(pack: Fields, notes: Notes): AzgaarPlace[] {
  return listOf(pack.markers).map(({ i, type, x, y }) => {
    const note = notes.get(`marker${numberOf(i, -1)}`);
    return {
      x: numberOf(x),
      y: numberOf(y),
      kind: textOf(type) || 'marker',
      name: textOf(note?.name),
      notes: legendOf(note),
    };
  });
}

function riversOf(pack: Fields, cells: ReadonlyMap<number, Point>): AzgaarCourse[] {
  return listOf(pack.rivers).map((river) => {
    const numbers = Array.isArray(river.cells) ? (river.cells as unknown[]) : [];
    const points = numbers.flatMap((number) => cells.get(numberOf(number, -1)) ?? []);
    return { kind: 'river', name: textOf(river.name), points };
  });
}

const routeKinds: Readonly<Record<string, string>> = { roads: 'road', trails: 'trail' };

function routesOf(pack: Fields, unread: MapUnread): AzgaarCourse[] {
  return listOf(pack.routes).flatMap(({ group, name, points }) => {
    const kind = routeKinds[textOf(group)];
    if (kind === undefined) {
      unread.add(`routes of the group ${textOf(group)}`, 'Ways over water are no lines of a map.');
      return [];
    }
    const list = Array.isArray(points) ? (points as unknown[]) : [];
    return [{ kind, name: textOf(name), points: list.flatMap((point) => pointOf(point) ?? []) }];
  });
}

/** Throws `bad-input` for an export without cells. */
export function azgaarFile(file: Fields, unread: MapUnread): AzgaarFile {
  const pack = packOf(file);
  const cells = cellsOf(pack);
  const info = fieldsOf(file.info);
  const settings = fieldsOf(file.settings);
  const notes = notesOf(file, unread);
  const byNumber = new Map(listOf(pack.cells).map(({ i, p }) => [numberOf(i, -1), pointOf(p)] as const));
  for (const part of Object.keys(unreadParts) as (keyof typeof unreadParts)[])
    unread.add(part, unreadParts[part], listOf(pack[part]).length);
  for (const part of ['grid', 'nameBases'] as const)
    if (file[part] !== undefined) unread.add(part, 'It means something to the program it came from.');
  unread.add(
    'states: military, diplomacy, coats of arms',
    'Of a state its name is read.',
    standing(pack.states).length,
  );
  const biomes = fieldsOf(file.biomesData ?? file.biomes).name;
  const unit = textOf(settings.distanceUnit);
  return {
    name: textOf(info.mapName) || textOf(settings.mapName),
    width: numberOf(info.width, greatest(cells, 'x')),
    height: numberOf(info.height, greatest(cells, 'y')),
    scale: Math.max(0.01, numberOf(settings.distanceScale, 3)) * (miles[unit] ?? 1),
    heightExponent: numberOf(settings.heightExponent, 2),
    cells,
    biomes: Array.isArray(biomes) ? biomes.map((biome) => textOf(biome)) : [],
    lakes: new Set(
      listOf(pack.features)
        .filter(({ type }) => type === 'lake')
        .map(({ i }) => numberOf(i, 0)),
    ),
    states: new Map(
      standing(pack.states).map(({ i, name, fullName }) => [
        numberOf(i, 0),
        textOf(fullName) || textOf(name),
      ]),
    ),
    places: [...burgsOf(pack, notes), ...markersOf(pack, notes)],
    courses: [
      ...riversOf(pack, new Map([...byNumber].flatMap(([i, point]) => (point ? [[i, point] as const] : [])))),
      ...routesOf(pack, unread),
    ],
  };
}

const greatest = (cells: readonly AzgaarCell[], axis: 'x' | 'y'): number =>
  cells.reduce((most, cell) => Math.max(most, cell[axis]), 1);
