import type { GroundFigures } from './ground-figures.ts';
import { byTheRules } from './ground-figures.ts';
import type { Ground, Look } from './map-words.ts';

/** A kind of ground of a campaign's own list. */
export interface GroundKind extends GroundFigures {
  /** 1 to 4,095: what a hex holds. */
  code: number;
  name: string;
  /** What it is by the rules. */
  ground: Ground;
  look: Look;
  /** Of the usual sight over open ground; null: as the rules have it. */
  sightPercent: number | null;
  /** It shows from so far; null: no further than other ground. */
  seenMiles: number | null;
  /** Colours of its own, `#rrggbb` by theme; null: its look's. */
  parchment: string | null;
  lantern: string | null;
}

/** Of ground of which nothing is said. */
export const plainFacts = {
  ...byTheRules,
  sightPercent: null,
  seenMiles: null,
  parchment: null,
  lantern: null,
} as const;

const kinds: readonly [name: string, ground: Ground, look: Look][] = [
  ['Plain', 'clear', 'plain'],
  ['Grassland', 'grassland', 'grass'],
  ['Settled land', 'settled', 'farmland'],
  ['City', 'city', 'town'],
  ['Forest', 'forest', 'forest'],
  ['Pine forest', 'forest', 'pines'],
  ['Jungle', 'jungle', 'jungle'],
  ['Hills', 'hills', 'hills'],
  ['Mountains', 'mountains', 'mountains'],
  ['High mountains', 'mountains', 'peaks'],
  ['Swamp', 'swamp', 'swamp'],
  ['Desert', 'desert', 'desert'],
  ['Barren land', 'barren', 'barren'],
  ['Broken land', 'broken', 'broken'],
  ['Snow', 'barren', 'snow'],
  ['Lake', 'lake', 'shallows'],
  ['River', 'river', 'shallows'],
  ['Sea', 'ocean', 'deeps'],
];

/** What a campaign's first map begins with; the referee changes it freely. */
export const usualGrounds: readonly GroundKind[] = kinds.map(([name, ground, look], at) => ({
  code: at + 1,
  name,
  ground,
  look,
  ...plainFacts,
}));
