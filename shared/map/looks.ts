import { contrast } from './contrast.ts';
import type { Look } from './map-words.ts';
import type { GroundKind } from './usual-grounds.ts';

/** How kinds of ground are drawn: colours of both themes and a symbol, told apart by its shape alone. */

export const mapThemes = ['parchment', 'lantern'] as const;
export type MapTheme = (typeof mapThemes)[number];

export interface LookColours {
  /** Of the whole hex, `#rrggbb`. */
  ground: string;
  /** Of the symbol on it, at least 3 to 1. */
  ink: string;
}

export interface LookDrawing extends Record<MapTheme, LookColours> {
  /** SVG path data about the centre of a hex whose side is 1 long; it stays within half a side of it. */
  symbol: string;
  /** Filled, or drawn as a line of `symbolLine` width with round ends. */
  solid: boolean;
}

/** Of the side of a hex. */
export const symbolLine = 0.085;

const tuft = (x: number, y: number): string =>
  `M${x} ${y}v-.3M${x - 0.13} ${y}q0-.13-.09-.2M${x + 0.13} ${y}q0-.13 .09-.2`;

const wave = (y: number): string => `M-.42 ${y}q.14-.19 .28 0t.28 0t.28 0`;

const pine = (x: number, y: number): string => `M${x} ${y - 0.4}l.19 .34h-.14v.12h-.1v-.12h-.14z`;

const crown = (x: number, y: number): string => `M${x - 0.05} ${y}v-.12a.17 .17 0 1 1 .1 0v.12z`;

const house = (x: number, y: number): string => `M${x - 0.17} ${y}v-.2l.17-.17l.17 .17v.2z`;

const pebble = (x: number, y: number): string =>
  `M${x - 0.06} ${y}a.06 .06 0 1 0 .12 0a.06 .06 0 1 0 -.12 0z`;

const field = (x: number, y: number): string => `M${x} ${y}h.32v.24h-.32z`;

const cross = (x: number, y: number): string => `M${x - 0.1} ${y - 0.1}l.2 .2m0-.2l-.2 .2`;

const line = (symbol: string, parchment: LookColours, lantern: LookColours): LookDrawing => ({
  symbol,
  solid: false,
  parchment,
  lantern,
});

const solid = (symbol: string, parchment: LookColours, lantern: LookColours): LookDrawing => ({
  ...line(symbol, parchment, lantern),
  solid: true,
});

const on = (ground: string, ink: string): LookColours => ({ ground, ink });

export const lookDrawings: Readonly<Record<Look, LookDrawing>> = {
  plain: line('M-.16 .04h.32', on('#f0e4c6', '#7d6f4c'), on('#3d362a', '#a8997c')),
  grass: line(
    tuft(-0.2, 0.05) + tuft(0.2, 0.05) + tuft(0, 0.36),
    on('#dde5b3', '#64732f'),
    on('#343c24', '#97a76a'),
  ),
  farmland: line(
    field(-0.37, -0.29) + field(0.05, -0.29) + field(-0.37, 0.05) + field(0.05, 0.05),
    on('#f0d196', '#80580f'),
    on('#544020', '#c9a355'),
  ),
  forest: solid(
    crown(-0.22, 0.02) + crown(0.22, 0.02) + crown(0, 0.38),
    on('#b9cf97', '#39601f'),
    on('#26412a', '#8bb983'),
  ),
  pines: solid(
    pine(-0.22, 0.04) + pine(0.22, 0.04) + pine(0, 0.34),
    on('#a5c4a2', '#23543a'),
    on('#1f3b33', '#7cb79c'),
  ),
  jungle: line(
    'M0 .38q.04-.3 0-.5M0-.12q-.2-.2-.4-.02M0-.12q.2-.2 .4-.02M0-.12q-.28-.02-.32 .24M0-.12q.28-.02 .32 .24M0-.12q-.02-.16 .1-.26',
    on('#93c281', '#1f5417'),
    on('#1d4a1c', '#86cc6d'),
  ),
  hills: line(
    'M-.2-.1q.2-.4 .4 0M-.46 .28q.22-.44 .44 0M.02 .28q.22-.44 .44 0',
    on('#e2cb9d', '#7a5620'),
    on('#4a3b24', '#c09f68'),
  ),
  mountains: line(
    'M-.42 .3l.28-.58l.28 .58M.06 .14l.14-.28l.24 .44',
    on('#cfc1b0', '#5c4b3b'),
    on('#443e39', '#b5a899'),
  ),
  peaks: solid(
    'M-.44 .36l.44-.8l.44 .8h-.16l-.1-.36l-.1 .12l-.08-.2l-.1 .18l-.1-.12l-.08 .38z',
    on('#bdb6b4', '#453f42'),
    on('#524f53', '#d0cbce'),
  ),
  swamp: line(
    `${tuft(-0.2, -0.06)}${tuft(0.2, -0.06)}M-.4 .1h.28M.02 .1h.36M-.22 .3h.44`,
    on('#b7c9b6', '#35594f'),
    on('#293f3b', '#86ad9d'),
  ),
  desert: solid(
    [
      pebble(-0.28, -0.1),
      pebble(0, -0.24),
      pebble(0.28, -0.1),
      pebble(-0.14, 0.14),
      pebble(0.14, 0.14),
      pebble(0, 0.36),
    ].join(''),
    on('#f6df9f', '#8a6410'),
    on('#5b4a1f', '#dcb95f'),
  ),
  barren: line(
    cross(-0.22, -0.14) + cross(0.22, -0.14) + cross(0, 0.22),
    on('#dccab8', '#75553f'),
    on('#463830', '#b39581'),
  ),
  broken: line(
    'M-.42-.14l.2-.14l.16 .2l.2-.2l.3 .2M-.3 .28l.2-.2l.16 .2l.24-.24',
    on('#d8b9a4', '#7d3f22'),
    on('#4d3026', '#cb8c6d'),
  ),
  snow: line(
    'M0-.36v.72M-.31-.18l.62 .36M-.31 .18l.62-.36',
    on('#f4f6f7', '#5f7886'),
    on('#56626a', '#d9e6ee'),
  ),
  town: solid(
    house(-0.22, 0) + house(0.22, 0) + house(0, 0.4),
    on('#eab58d', '#74300f'),
    on('#5f3520', '#f0ac80'),
  ),
  shallows: line(wave(-0.1) + wave(0.16), on('#b3d7e8', '#1c6288'), on('#204a62', '#83bddb')),
  deeps: line(wave(-0.22) + wave(0.04) + wave(0.3), on('#85b3d3', '#134669'), on('#173150', '#6fa3d2')),
};

/** Of a kind of ground: its own colour, else its look's. */
export const groundColour = (kind: Pick<GroundKind, 'look' | MapTheme>, theme: MapTheme): string =>
  kind[theme] ?? lookDrawings[kind.look][theme].ground;

/** Symbols stand out from their ground by so much. */
const leastContrast = 3;

/** Whether the symbol of a look is told apart on a ground of that colour. */
export const showsSymbol = (look: Look, theme: MapTheme, colour: string): boolean =>
  contrast(colour, lookDrawings[look][theme].ink) >= leastContrast;

/** Of a symbol where its ground is another colour than its look's: its own ink while that is seen on it, else the lightest or the darkest. */
export function symbolInk(look: Look, theme: MapTheme, colour: string): string {
  const { ink } = lookDrawings[look][theme];
  return [ink, '#f3ecdf', '#13110e'].find((each) => contrast(colour, each) >= leastContrast) ?? ink;
}
