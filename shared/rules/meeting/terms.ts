import type { Dice } from '../../dice/dice.ts';
import type { Reason, Reasoned } from '../common/reason.ts';
import type { Answers, MeetingOption } from './answers.ts';
import type { DistanceUnit, Ground } from './ground.ts';

/** What every system answers about a meeting with monsters: its steps, its circumstances, its dice, its words. */

/** One of the party, as far as a meeting asks. Scores are null where nobody knows them. */
export interface MeetingPerson {
  id: number;
  name: string;
  classId: string | null;
  raceId: string | null;
  /** Class and people as the sheet words them. */
  className: string;
  charisma: number | null;
  constitution: number | null;
  dexterity: number | null;
  deafened: boolean;
  blinded: boolean;
  /** Able to act: neither down nor helpless. */
  able: boolean;
}

/** What is known of a meeting before a step of it is weighed. */
export interface MeetingFacts {
  ground: Ground;
  /** What its distances are in. */
  unit: DistanceUnit;
  settings: Readonly<Record<string, boolean | string | number>>;
  party: readonly MeetingPerson[];
  /** The party shows a light. */
  partyLight: boolean;
  /** How far the party's light reaches, in feet; 0 without one. */
  lightFeet: number;
  /** Null until surprise is settled. */
  partySurprised: boolean | null;
  monstersSurprised: boolean | null;
  /** How many foes there are; null while nobody knows. */
  foes: number | null;
  /** Who speaks for the party. */
  speaker: MeetingPerson | null;
}

/** What decides whether the rules ask for a step. */
export type SkipFacts = Pick<MeetingFacts, 'settings' | 'partySurprised' | 'monstersSurprised'>;

/** Dice a step wants. */
export interface WantedDice {
  id: string;
  title: string;
  sides: number[];
  rolls: boolean;
  by: 'players' | 'referee';
  /** What the dice decide, or why they are not thrown. */
  why: string;
  reasons: Reason[];
}

/** A step as it would be settled with the answers given. */
export interface Weighed extends Reasoned {
  text: string;
  options: MeetingOption[];
  dice: WantedDice[];
  modifier: number;
}

export interface SurpriseResult extends Reasoned {
  party: { surprised: boolean; die: number | null };
  monsters: { surprised: boolean; die: number | null };
  /** Those of the party, where each is asked by name; null where the side stands together. */
  surprisedIds: number[] | null;
  /** How many of the foes, where they differ among themselves; null where they stand together. */
  surprisedFoes: number | null;
}

/** Who of a meeting is surprised. */
export interface Surprised {
  party: boolean;
  monsters: boolean;
  /** Those of the party, where not all of it is. */
  names: readonly string[] | null;
  /** How many of the foes, where not all of them are. */
  foes: { surprised: number; of: number } | null;
}

export interface SurpriseWords {
  /** "nobody is surprised". */
  text: string;
  /** What it gives and costs. */
  effect: string;
}

export interface SurpriseRules {
  rule: string;
  weigh: (facts: MeetingFacts, answers: Answers) => Weighed;
  /** Dice: those of `weigh` that roll, in their order. Throws `bad-die`, `bad-input`. */
  settle: (facts: MeetingFacts, answers: Answers, dice: Dice) => SurpriseResult;
  words: (surprised: Surprised) => SurpriseWords;
  /** What the answers overrule of what the rules know; null where nothing. */
  overruled: (facts: MeetingFacts, answers: Answers) => string | null;
  /** Whether the surprised may drop what they hold; null where the rules know no such thing. */
  drops: {
    sides: number;
    rule: string;
    /** Throws `bad-die`, `bad-input`. */
    settle: (
      held: readonly { id: string; held: readonly string[]; natural: number; pick: number | null }[],
      settings: MeetingFacts['settings'],
    ) => { id: string; items: string[] }[];
  } | null;
}

export interface DistanceRules {
  rule: string;
  /** What distances are usually in on such ground. */
  unitOn: (ground: Ground) => DistanceUnit;
  weigh: (facts: MeetingFacts, answers: Answers) => Weighed;
  /** In the unit of the facts. */
  settle: (facts: MeetingFacts, answers: Answers, dice: Dice) => { distance: number } & Reasoned;
}

export interface ReactionResult extends Reasoned {
  /** Null where nothing was thrown. */
  total: number | null;
  result: string;
}

export interface ReactionRules {
  rule: string;
  /** Why the rules do not ask for it; null where they do. */
  skipped: (facts: SkipFacts) => string | null;
  weigh: (facts: MeetingFacts, answers: Answers) => Weighed;
  settle: (facts: MeetingFacts, answers: Answers, dice: Dice) => ReactionResult;
  /** What one who speaks adds. */
  speaker: (person: MeetingPerson) => { modifier: number } & Reasoned;
  byTotal: (total: number) => ReactionResult;
  /** The whole table from the worst to the best, in words. */
  results: readonly { result: string; text: string; span: string; rule: string }[];
}

export interface MoraleAsk {
  rating: number;
  adjustment: number;
  successes: number;
  settings: MeetingFacts['settings'];
}

/** What calls for a check of morale, and how the note of one says so. */
export const moraleMarks = {
  meeting: 'the first meeting',
  firstDeath: 'the first of them is down',
  half: 'half of them are out of action',
} as const;
export type MoraleMark = keyof typeof moraleMarks;

/** Who of the foes is left, and what has been checked. */
export interface MoraleState {
  total: number;
  down: number;
  gone: number;
  /** Hit points of one who is alone. */
  alone: { current: number; max: number } | null;
  /** What has been checked for in this encounter. */
  marks: readonly MoraleMark[];
  settings: MeetingFacts['settings'];
  mindless: boolean;
  /** Checks passed in this encounter. */
  successes: number;
}

export interface MoraleRules {
  /** The dice of a check; none where the rules throw none. */
  sides: readonly number[];
  text: (settings: MeetingFacts['settings'], mindless: boolean) => string;
  rule: string;
  /** What calls for a check now. */
  due: (state: MoraleState) => MoraleMark[];
  /** Throws `bad-die`, `bad-input`. */
  check: (ask: MoraleAsk, dice: Dice) => { holds: boolean; text: string } & Reasoned;
}

export interface Pace {
  /** Feet a turn. */
  baseFeet: number;
  /** Feet a round. */
  encounterFeet: number;
}

/** The parts of a meeting in which the systems differ. */
export interface MeetingParts {
  surprise: SurpriseRules;
  distance: DistanceRules;
  reaction: ReactionRules;
  morale: MoraleRules;
}
