import type { Dice } from '../../dice/dice.ts';
import type { PersonFacts } from '../characters/character.ts';
import type { Rolled } from '../common/dice-tray.ts';
import { diceTray } from '../common/dice-tray.ts';
import type { Reasoned } from '../common/reason.ts';
import type { Terrain } from './grounds.ts';
import type { WindRules } from './wind.ts';

/** The road and the sea by one system's figures. What a system leaves out, the one that governs exploration says. */

/** A stretch of one ground. */
export interface Leg {
  terrain: Terrain;
  /** A road that is kept up. */
  road?: boolean;
  trail?: boolean;
  /** Whole miles. */
  miles: number;
  /** Sixths of a clear mile that a mile takes, where the referee overrules the ground's speed. */
  mileParts?: number;
}

export interface Pace {
  /** Feet a turn, of everybody who goes. */
  baseRatesFeet: number[];
  flying?: boolean;
  forcedMarch?: boolean;
}

/** What a day allows, in the parts of a clear mile that the system counts in. */
export type Allowance = { parts: number; clearMiles: number } & Reasoned;

export interface Onward {
  allowance: number;
  partsSpent?: number;
  legs: Leg[];
  flying?: boolean;
}

export type Stretched = { milesTravelled: number[]; partsSpent: number; done: boolean } & Reasoned;

/** Lost where the die shows no more than the chance; 0 is never, all sides is certain. */
export interface LostRisk extends Reasoned {
  chance: number;
  sides: 6 | 20 | 100;
  /** The rule behind the die. */
  rule: string;
}

/** Who leads the way, where that bears on it: what must be reached on the die, and what is added to it. */
export interface Leader {
  name: string;
  save: number;
  wisdom: number;
}

/** When a check falls: at a minute since midnight before setting out, on the way at a share of the day's hours. */
export interface CheckTime {
  share: readonly [number, number] | null;
  minute: number;
}

/** What a leader of the way is asked for. */
export interface Leading {
  /** The figure of a sheet, under which the referee may have typed it over. */
  figure: string;
  /** With that word of the referee's, or null. */
  of: (person: PersonFacts, said: number | null) => Omit<Leader, 'name'>;
}

export interface TravelRules {
  /** The system whose figures these are. */
  by: string;
  /** In how many parts a clear mile is counted, so that every figure is a whole number. */
  partsPerMile: number;
  allowance: (pace: Pace) => Allowance;
  /** Whole miles of each leg until the allowance is spent. Throws `bad-input`. */
  stretch: (onward: Onward) => Stretched;
  /** What the way over land is lost by, without road, trail, guide or landmark. Throws `bad-input`. */
  lostOnLand: (course: { terrain: Terrain; leader: Leader | null }) => LostRisk;
  /** How well somebody leads; null: it never matters who does. */
  leading: Leading | null;
  /** How many checks a day has, by the campaign's own word on it, which is none at least where that is none. */
  checksPerDay: (asked: number) => number;
  checkTimes: (asked: { day: CheckedDay; checksPerDay: number; setOutHour: number; hours?: number }) => {
    moments: readonly CheckTime[];
  };
  check: (asked: CheckAsked, dice?: Dice) => { chanceInSix: number; encounter: boolean } & Reasoned & Rolled;
  /** Hours a day on the water, under sail and at the oars; null: as the campaign has them. */
  waterHours: number | null;
  wind: WindRules;
  /** The rules behind a check. */
  checkRule: { land: string; water: string };
}

export type CheckedDay = 'march' | 'forced' | 'hunt' | 'rest' | 'camp' | 'sail' | 'adrift' | 'town';

export type CheckAsked = {
  modifier: number;
  /** Where the referee overrules the ground's chance. */
  chanceInSix?: number;
  natural?: number;
} & (
  | { environment: 'aerial' }
  | { environment: 'wilderness'; terrain: Terrain }
  | { environment: 'water'; terrain: 'ocean' | 'river' | 'lake' | 'swamp' }
);

/** Of the road and the sea, what a system has figures of its own for. */
export interface OwnTravel {
  /** The end of a sentence: what is otherwise by its figures. */
  differs: string;
  figures: Partial<Omit<TravelRules, 'by'>>;
}

/** Part by part the system's own word, and else that of the system that governs exploration. */
export function travelRules(exploration: TravelRules, { figures }: OwnTravel, by: string): TravelRules {
  return { ...exploration, ...figures, by };
}

/** Whether the way is lost. Dice: one of so many sides, unless it is certain. Throws `bad-die`, `bad-input`. */
export function throwLost(
  risk: LostRisk,
  natural?: number,
  dice?: Dice,
): LostRisk & { lost: boolean } & Rolled {
  const { chance, sides } = risk;
  const tray = diceTray(dice);
  const certain = chance === 0 || chance === sides;
  const lost = certain ? chance === sides : tray.face(natural, sides, 'natural') <= chance;
  return { ...risk, lost, ...tray.log() };
}
