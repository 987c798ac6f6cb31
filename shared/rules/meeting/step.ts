import type { Dice } from '../../dice/dice.ts';
import type { MeetingFacts, MoraleState, SkipFacts, Weighed } from './terms.ts';
import type { Reasoned } from '../common/reason.ts';
import type { Answers, MeetingOption } from './answers.ts';

/** What of a settled step is kept beside its figure: plain data. */
export type Kept = null | boolean | number | string | readonly Kept[] | { readonly [key: string]: Kept };

/** What came of a step. */
export interface Settled extends Reasoned {
  figure: number | null;
  result: Kept;
  /** What the referee decided against the rule. */
  overruled: string | null;
}

/** What a step asks beyond the circumstances of the meeting. */
export interface StepFacts extends MeetingFacts {
  /** "4 × Goblin", "goblins". */
  counted: string;
  /** What their number is thrown with; empty where nobody knows. */
  numberDice: string;
  /** The creature they are, where it stands in the content. */
  creature: { name: string; morale: number | null } | null;
  /** Who of them is left, and what has been checked. */
  strength: Omit<MoraleState, 'settings'>;
  /** How far anybody sees in dense fog, in yards; null where none lies. OSE-WATER-10. */
  fogYards: number | null;
  /** What was settled before, the newest of each step. */
  settled: ReadonlyMap<string, Settled>;
}

/** The answers to the circumstances, and the referee's own word instead of dice. */
export interface Asked {
  answers: Answers;
  said: Answers;
}

export interface StepWeighed extends Weighed {
  /** What the referee may say outright. */
  sayings: MeetingOption[];
}

/**
 * One step of a meeting: what it asks, what its dice decide, and how it is told. It is settled anew as often as the
 * referee likes; the last settling stands.
 */
export interface MeetingStep {
  id: string;
  title: string;
  rule: string;
  /** "Settle the distance first.", "Roll the distance". */
  called: string;
  /** Ids of the steps that must be settled before. */
  after: readonly string[];
  /** Whether every meeting walks through it; the others are settled as they fall due. */
  walked: boolean;
  /** Whether it is passed over once the parties have taken a course. */
  untilCourse: boolean;
  /** Whether only the referee may know. */
  hidden: boolean;
  /** Said where it no longer stands, as the rules no longer ask for it. */
  lapsed: string;
  /** Why the rules do not ask for it; null where they do. It can be settled all the same. */
  skipped: (facts: SkipFacts) => string | null;
  /** As it would be settled. Throws `bad-input`. */
  weigh: (facts: StepFacts, asked: Asked) => StepWeighed;
  /** Dice: those of `weigh` that roll, in their order. Throws `bad-die`, `bad-input`, `refused`, `not-found`. */
  settle: (facts: StepFacts, asked: Asked, dice: Dice) => Settled;
  /** The figure in short, and what came of it in words. */
  told: (facts: StepFacts, settled: Settled) => { figure: string; text: string };
  /** Its sentence for the log; `again` where it was settled before. */
  sentence: (facts: StepFacts, settled: Settled, again: boolean) => string;
}

/** Reads what a step kept, where it is an object. */
export const keptObject = (result: Kept): Partial<Record<string, Kept>> =>
  typeof result === 'object' && result !== null && !Array.isArray(result)
    ? (result as Partial<Record<string, Kept>>)
    : {};
