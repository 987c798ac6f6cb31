import type { Hex } from '../../../shared/hex/grid.ts';
import { hexKey } from '../../../shared/hex/grid.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import { elevationOf } from '../../../shared/map/cells.ts';
import type { GroundFigures } from '../../../shared/map/ground-figures.ts';
import type { Barred, Knowledge, SiteKind } from '../../../shared/map/map-words.ts';
import { figure } from '../../../shared/words/figures.ts';
import type { CellsShown } from './their-cells.ts';
import type { GroundView, MapSheetView, MapThings, SiteView } from './map-types.ts';
import { lineWords } from './paint/paint-words.ts';

export const siteWords: Readonly<Record<SiteKind, string>> = {
  settlement: 'Settlement',
  ruin: 'Ruin',
  dungeon: 'Dungeon',
  lair: 'Lair',
  landmark: 'Landmark',
  ferry: 'Ferry',
  bridge: 'Bridge',
  ford: 'Ford',
  harbour: 'Harbour',
  spring: 'Spring',
  other: 'Other',
};

export const knowledgeWords: Readonly<Record<Knowledge, string>> = {
  secret: 'The players know nothing of it',
  rumour: 'They have heard of it',
  known: 'They know where it is',
};

export const barWords: Readonly<Record<Barred, string>> = {
  nobody: 'nobody',
  walkers: 'those afoot',
  vessels: 'vessels',
  everybody: 'everybody',
};

export const figureWords: Readonly<Record<keyof GroundFigures, string>> = {
  mileParts: 'Speed off the road',
  lostInSix: 'Losing the way',
  checkInSix: 'Each wandering check',
  water: 'Water',
  food: 'Green for beasts',
};

const clearParts = 6;
const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));

/** "½ of a clear mile’s speed" of sixths of a clear mile. */
export function partsText(parts: number): string {
  if (parts === clearParts) return 'as over clear ground';
  const divisor = common(clearParts, parts);
  return `${clearParts / divisor}/${parts / divisor} of clear ground`;
}

const saidTexts: Readonly<Record<keyof GroundFigures, (said: number | boolean) => string>> = {
  mileParts: (parts) => `speed ${partsText(Number(parts))}`,
  lostInSix: (chance) => `lost ${Number(chance)} in 6`,
  checkInSix: (chance) => `each check ${Number(chance)} in 6`,
  water: (is) => (is === true ? 'water' : 'no water'),
  food: (is) => (is === true ? 'beasts graze' : 'nothing for beasts'),
};

/** What is said of ground, in a line; empty where nothing is. */
export const saidText = (figures: Partial<GroundFigures>): string =>
  (Object.keys(saidTexts) as (keyof GroundFigures)[])
    .flatMap((figure) => {
      const said = figures[figure];
      return said === null || said === undefined ? [] : [saidTexts[figure](said)];
    })
    .join(', ');

/** What lies where, by hex. */
export interface ThingsByHex {
  sites: ReadonlyMap<number, readonly SiteView[]>;
  /** Lines once each, named or by their kind. */
  lines: ReadonlyMap<number, readonly string[]>;
  notes: ReadonlySet<number>;
}

export function thingsByHex(things: MapThings | null): ThingsByHex {
  const sites = new Map<number, SiteView[]>();
  const lines = new Map<number, string[]>();
  for (const site of things?.sites ?? []) sites.set(hexKey(site), [...(sites.get(hexKey(site)) ?? []), site]);
  for (const { kind, name, path, secret, bars } of things?.lines ?? []) {
    const plain = name === '' ? lineWords[kind].toLowerCase() : name;
    const words = `${plain}${secret ? ', secret' : ''}${bars ? ', bars the way' : ''}`;
    for (const key of new Set(path.map(hexKey))) lines.set(key, [...(lines.get(key) ?? []), words]);
  }
  return { sites, lines, notes: new Set((things?.notes ?? []).map(hexKey)) };
}

const heardOf: Readonly<Record<Knowledge, string>> = {
  secret: ', unknown to the players',
  rumour: ', a rumour',
  known: '',
};

/** A site with what is not seen of it by its name: what the players know, and whom it bars. */
const spokenSite = ({ kind, name, knowledge, bars }: SiteView): string =>
  `${siteWords[kind]} ${name}${heardOf[knowledge]}${bars === 'nobody' ? '' : `, bars ${barWords[bars]}`}`;

/** Everything about a hex in a line: number, ground, region, height, sites, lines, note; `bare` where it has no ground. */
export function hexWords(
  map: MapSheetView,
  grounds: readonly GroundView[],
  cells: CellsShown,
  things: MapThings | null,
  byHex: ThingsByHex,
  hex: Hex,
  bare: string,
): string {
  const key = hexKey(hex);
  const code = cells.code('terrain', hex);
  const region = cells.code('region', hex);
  const height = elevationOf(cells.code('elevation', hex));
  const regionName = things?.regions.find((each) => each.code === region)?.name;
  return [
    hexNumber(map.numbering, hex),
    grounds.find((ground) => ground.code === code)?.name ?? bare,
    ...(regionName === undefined ? [] : [regionName]),
    ...(height === null ? [] : [`${figure(height)} feet`]),
    ...(byHex.sites.get(key) ?? []).map(spokenSite),
    ...(byHex.lines.get(key) ?? []),
    ...(byHex.notes.has(key) ? ['note'] : []),
  ].join(', ');
}

/** As a page is read: row by row. */
export const inReadingOrder = (one: Hex, other: Hex): number => one.row - other.row || one.col - other.col;
