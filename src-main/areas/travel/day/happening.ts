import type { Reason } from '../../../../shared/rules/common/reason.ts';
import type { Terrain } from '../../../../shared/rules/ose/terms.ts';
import type { RoadDayKind, Way } from '../../../../shared/ipc/travel/travel-words.ts';

/** What a day out of doors is played from, and what happens in it. */

export interface LegAhead {
  id: number;
  ground: Terrain;
  way: Way;
  /** Whole miles left of it. */
  miles: number;
}

/** Where a check falls: at so many parts of the allowance, or at a second of the clock. */
export type CheckMoment = { parts: number } | { at: number };

export interface DayFacts {
  kind: RoadDayKind;
  phase: 'way' | 'camp';
  /** Seconds of the clock now. */
  now: number;
  /** Whole seconds that its whole allowance takes, and those marched of it. */
  marchSeconds: number;
  marched: number;
  /** Allowed and spent, sixths of a clear mile. */
  parts: number;
  spent: number;
  legs: readonly LegAhead[];
  /** Why they cannot go on behind those legs; null where they only end. */
  barrier: string | null;
  /** On which they stand. */
  ground: Terrain;
  guided: boolean;
  /** The die for the direction has been thrown today. */
  thrown: boolean;
  /** The checks that are still to come, in their order. */
  moments: readonly CheckMoment[];
  /** On every check. */
  modifier: number;
  /** On an ordinary march, and not yet today. */
  forages: boolean;
  /** The evening waits for the referee, whoever goes short or not. */
  waitsAtEvening: boolean;
  /** When camp is made by those who do not march. */
  evening: number;
  morning: number;
  /** Who goes short at supper, with so many portions found; null where nobody does or it has been said already. */
  wants: (fed: number, ground: Terrain) => string | null;
  /** The next midnight, as the day of the clock ends. */
  midnight: number;
  /** Who throws to heal as it ends. */
  heals: (ground: Terrain) => readonly Healer[];
}

export interface Healer {
  id: number;
  name: string;
  count: number;
  sides: number;
  rule: string;
}

export type Happening =
  | {
      is: 'direction';
      ground: Terrain;
      chanceInSix: number;
      die: number | null;
      offsetDegrees: number;
      reasons: Reason[];
    }
  | {
      is: 'walk';
      /** Of the legs in their order, those over which miles were made. */
      miles: (LegAhead & { made: number })[];
      spent: number;
      marched: number;
      until: number;
      ground: Terrain;
    }
  | {
      is: 'check';
      at: number;
      ground: Terrain;
      chanceInSix: number;
      die: number | null;
      encounter: boolean;
      reasons: Reason[];
    }
  | { is: 'sought'; by: 'forage' | 'hunt'; found: boolean; feeds: number; reasons: Reason[] }
  | { is: 'arrived'; barrier: string | null }
  | { is: 'camp'; at: number; wants: string | null }
  | { is: 'dayEnd'; at: number; healed: { id: number; faces: number[] }[] }
  | { is: 'morning'; at: number };
