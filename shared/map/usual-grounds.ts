import type { Ground, Look } from './map-words.ts';

/** A kind of ground of a campaign's own list. */
export interface GroundKind {
  /** 1 to 4,095: what a hex holds. */
  code: number;
  name: string;
  /** What it is by the rules. */
  ground: Ground;
  look: Look;
}

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
}));
