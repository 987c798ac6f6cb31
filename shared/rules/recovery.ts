import type { Dice } from '../dice/dice.ts';
import type { Rolled } from './common/dice-tray.ts';
import type { Reasoned } from './common/reason.ts';

/** Days of the same rest for one creature. Hours are those slept in every 24. */
export interface RestedDays {
  hp: number;
  maxHp: number;
  days: number;
  /** None, a night's sleep, or complete rest by day and night. */
  rest: 'none' | 'night' | 'full';
  enoughSleep: boolean;
  /** Days of complete rest on end before these. */
  restedBefore: number;
}

export type Healed = { hp: number; healed: number } & Reasoned & Rolled;

/** A night's sleep, where the rules ask for it; penalties are 0 or negative. */
export interface SleepRules {
  required: (constitution: number | null) => { hours: number } & Reasoned;
  /** What one night does to the nights short before it. */
  night: (input: { constitution: number | null; hoursSlept: number; nightsShortBefore: number }) => {
    sufficient: boolean;
    nightsShort: number;
  };
  /** What so many nights short of sleep cost. */
  standing: (nightsShort: number) => { penalty: number; on: string } & Reasoned;
}

/** How a system heals by rest, and what it asks of the night. */
export interface RecoveryRules {
  /** The rule in a sentence, and where it stands. */
  text: string;
  rule: string;
  /** Sides of the die a day of rest heals; null where it heals a set figure or the referee says. */
  die: number | null;
  /** Dice thrown at most; fewer where the maximum is reached sooner. */
  throws: (rested: RestedDays) => number;
  rest: (rested: RestedDays, dice?: Dice) => Healed;
  sleep: SleepRules | null;
}

/** Healing by rest for a system that names none: as the one that governs exploration has it, and it says so. */
export const borrowedRecovery = (recovery: RecoveryRules): RecoveryRules => ({
  ...recovery,
  text: `These rules name no healing by rest, so that of exploration serves. ${recovery.text}`,
});

/** Nothing healed. */
export const unhealed = (hp: number): Healed => ({ hp, healed: 0, reasons: [] });
