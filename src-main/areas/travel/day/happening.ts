import type { Hex } from '../../../../shared/hex/grid.ts';
import type { Leader, LostRisk, TravelRules } from '../../../../shared/rules/travel/rules.ts';
import type { WeatherTable } from '../../../../shared/weather/weather.ts';
import type { Country } from '../../../facts/map/country.ts';
import type { Passed } from '../map/passing.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import type {
  GaleOutcome,
  GaleWord,
  Propulsion,
  RoadDayKind,
  RoadGround,
  Way,
} from '../../../../shared/ipc/travel/travel-words.ts';

/** What a day out of doors is played from, and what happens in it. */

export interface LegAhead extends Country {
  /** Null on a map, where the plan is walked by miles alone. */
  id: number | null;
  /** The hex it truly leads into; null without a map. */
  to: Hex | null;
  way: Way;
  /** What bars the way into it, in words; null where nothing does. */
  bar: string | null;
  /** Whole miles left of it. */
  miles: number;
}

/** Where a check falls: at a second of the clock, and of a march at a share of its allowance, which comes first. */
export interface CheckMoment {
  at: number;
  share: readonly [number, number] | null;
}

/** The vessel under the company, and what the day afloat has thrown so far. */
export interface SeaFacts {
  vessel: string;
  goes: Propulsion;
  /** Base rate as she goes, and by each means or null, after hull and oarsmen. */
  baseFeet: number;
  sailFeet: number | null;
  oarFeet: number | null;
  rateReasons: readonly Reason[];
  seaworthy: boolean;
  navigator: boolean;
  takenOnWater: boolean;
  windVariable: boolean;
  /** Her course lies against the wind, where the figures of the day know of it. */
  tacking: boolean;
  /** What the referee says of a gale today; null until he says it. */
  gale: GaleWord | null;
  /** Whether land is in sight, where the referee says it; null: as the water has it. */
  sight: boolean | null;
  /** The harbour in a hex, by its name; null where they know of none. */
  harbourIn: (hex: Hex) => string | null;
  /** Land that comes into sight, and a harbour on the way that they know, stop the day. */
  looksOut: boolean;
  /** Whether the way it sweeps her meets land, where a map says it; null: the referee does. */
  shore: (degrees: number, miles: number) => GaleWord | null;
  /** Wind and miles of the day are known. */
  settled: boolean;
  wind: number | null;
  /** As its table has it. */
  windName: string | null;
  /** The die of the current, where it is known before it falls. */
  currentDie: number | null;
  galeDegrees: number | null;
  galeOutcome: GaleOutcome | null;
  sweptMiles: number;
  supperSaid: boolean;
}

/** What can be gone of the way ahead. */
export interface WayOn {
  legs: readonly LegAhead[];
  /** Why they cannot go on behind those legs; null where they only end. */
  barrier: string | null;
  /** What would let them go on there. */
  remedy: string;
}

export interface DayFacts extends WayOn {
  /** By whose figures the day goes. */
  rules: TravelRules;
  /** Who leads the way, where that bears on it. */
  leader: Leader | null;
  kind: RoadDayKind;
  phase: 'way' | 'camp';
  /** Seconds of the clock now. */
  now: number;
  /** Whole seconds that its whole allowance takes, and those marched of it. */
  marchSeconds: number;
  marched: number;
  /** Allowed and spent, in parts of a clear mile, or in sixths of any mile afloat. */
  parts: number;
  spent: number;
  /** The same gone so many degrees off the course, as they truly go. */
  turned: (offsetDegrees: number) => WayOn;
  /** Ground that slows none of them. */
  fullSpeedIn: readonly RoadGround[];
  /** The company's vessel; null ashore. */
  sea: SeaFacts | null;
  /** On which the day's weather is thrown; null where none is, or it is known. */
  weather: { table: WeatherTable; shift: -1 | 0 | 1 } | null;
  /** From when on a march goes on in the dark; null where that was said, and where no season says it. */
  darkAt: number | null;
  /** Sites in a hex of which they do not know. */
  sitesIn: (hex: Hex) => readonly Passed[];
  /** Why less of it is left than of a whole day: they sailed before they marched, or the other way; null where they did not. */
  carried: Reason | null;
  /** Dense fog lies today, as far as the weather is known. */
  fog: boolean;
  /** They go through the air. */
  aloft: boolean;
  /** On which they stand. */
  country: Country;
  guided: boolean;
  /** The die for the direction has been thrown today. */
  thrown: boolean;
  /** The checks that are still to come, in their order. */
  moments: readonly CheckMoment[];
  /** On every check. */
  modifier: number;
  /** On an ordinary march, and not yet today. */
  forages: boolean;
  /** On a day of hunting, and not yet today. */
  hunts: boolean;
  /** Portions that the hunt has brought home, as the referee says now. */
  brought: number;
  /** The evening waits for the referee, whoever goes short or not. */
  waitsAtEvening: boolean;
  /** When camp is made by those who do not march. */
  evening: number;
  morning: number;
  /** Who goes short at supper, with so many portions found; null where nobody does or it has been said already. */
  wants: (fed: number, country: Country) => string | null;
  /** The next midnight, as the day of the clock ends. */
  midnight: number;
  /** Who throws to heal as it ends. */
  heals: (country: Country) => readonly Healer[];
}

export interface Healer {
  id: number;
  name: string;
  count: number;
  sides: number;
  rule: string;
}

export type Happening =
  /** Of the day a part has gone by in another way. */
  | { is: 'carried'; reasons: Reason[] }
  | { is: 'brought'; portions: number }
  | { is: 'weather'; total: number; words: string; fog: boolean; reasons: Reason[] }
  | {
      is: 'direction';
      ground: RoadGround;
      /** Lost where the die shows no more, and how many sides it has. */
      chance: number;
      sides: LostRisk['sides'];
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
      country: Country;
    }
  | ({
      is: 'check';
      at: number;
      chanceInSix: number;
      die: number | null;
      encounter: boolean;
      reasons: Reason[];
    } & Country)
  | { is: 'sought'; by: 'forage' | 'hunt'; found: boolean; feeds: number; reasons: Reason[] }
  | { is: 'wind'; total: number; name: string; tacking: boolean; reasons: Reason[] }
  | { is: 'nearGale'; takesOnWater: boolean; chancePercent: number; reasons: Reason[] }
  /** Where a gale sweeps her, and how far in a day. */
  | { is: 'blown'; degrees: number; miles: number; reasons: Reason[] }
  /** The referee is asked for a word on the gale. */
  | { is: 'galeAsks'; seaworthy: boolean; degrees: number | null; miles: number }
  | { is: 'gale'; outcome: GaleOutcome; ground: RoadGround; reasons: Reason[] }
  /** What wind and current allow. */
  | {
      is: 'allowed';
      parts: number;
      miles: number;
      current: { die: number; miles: number } | null;
      reasons: Reason[];
    }
  | { is: 'supper'; at: number; wants: string | null }
  | { is: 'swept'; at: number; degrees: number; miles: number }
  /** Land comes into sight from the open sea, or they run into a harbour. */
  | { is: 'landfall'; at: number; harbour: string | null }
  /** They come by sites of which they do not know. */
  | { is: 'passes'; at: number; sites: readonly Passed[] }
  /** The march goes on in the dark. */
  | { is: 'dark'; at: number }
  | { is: 'arrived'; barrier: string | null }
  | { is: 'camp'; at: number; wants: string | null }
  | { is: 'dayEnd'; at: number; healed: { id: number; faces: number[] }[] }
  | { is: 'morning'; at: number };
