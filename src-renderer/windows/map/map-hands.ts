import type { Hex } from '../../../shared/hex/grid.ts';

/** What a map does with what hands do on it, by mouse or by key. */
export interface MapHands {
  /** Hexes are painted, not gripped. */
  takesStrokes: () => boolean;
  strokeUnderWay: () => boolean;
  strokeBegins: (hex: Hex, shifted: boolean) => void;
  strokeGoesOn: (hex: Hex) => void;
  strokeEnds: () => void;
  /** It ended by no will of the hands'. */
  strokeLost: () => void;
  openHex: (hex: Hex) => void;
  /** The next site in sight in the order of reading; null after the last. */
  siteAfter: (hex: Hex, way: 1 | -1) => Hex | null;
}
