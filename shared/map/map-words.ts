import { terrains } from '../rules/ose/terms.ts';

/** The closed lists of words of hex maps. */

/** What a kind of ground may be by the rules: the land's own, and waters nobody walks on. */
const waters = ['ocean', 'lake', 'river'] as const;
export const grounds = [...terrains, ...waters] as const;
export type Ground = (typeof grounds)[number];

/** How a kind of ground is drawn; each has a colour for either theme and a symbol. */
export const looks = [
  'plain',
  'grass',
  'farmland',
  'forest',
  'pines',
  'jungle',
  'hills',
  'mountains',
  'peaks',
  'swamp',
  'desert',
  'barren',
  'broken',
  'snow',
  'town',
  'shallows',
  'deeps',
] as const;
export type Look = (typeof looks)[number];

/** What a map keeps of each hex; `theirs` is the ground as the players have it, right or wrong. */
export const mapLayers = ['terrain', 'elevation', 'region', 'known', 'theirs'] as const;
export type MapLayer = (typeof mapLayers)[number];

export const lineKinds = ['road', 'trail', 'river', 'border', 'wall', 'other'] as const;
export type LineKind = (typeof lineKinds)[number];

/** A line runs from the centre of a hex to the next, or along the sides between them. */
export const lineCourses = ['centres', 'edges'] as const;
export type LineCourse = (typeof lineCourses)[number];

export const siteKinds = [
  'settlement',
  'ruin',
  'dungeon',
  'lair',
  'landmark',
  'ferry',
  'bridge',
  'ford',
  'harbour',
  'spring',
  'other',
] as const;
export type SiteKind = (typeof siteKinds)[number];

/** Whom a site does not let pass unasked. */
export const barredWords = ['nobody', 'walkers', 'vessels', 'everybody'] as const;
export type Barred = (typeof barredWords)[number];

/** Kinds of files of other programs, each with words of its own. */
export const mapDialects = ['textMapper', 'worldographer', 'tiled', 'azgaar', 'csv'] as const;
export type MapDialect = (typeof mapDialects)[number];

/** Where in such a file a word stands: as the ground of a hex, as anything in one, as a thing at one, along a line. */
export const wordPlaces = ['ground', 'hex', 'thing', 'line'] as const;
export type WordPlace = (typeof wordPlaces)[number];

/** What the players know of a site: nothing, hearsay, or that it is there. */
export const knowledges = ['secret', 'rumour', 'known'] as const;
export type Knowledge = (typeof knowledges)[number];
