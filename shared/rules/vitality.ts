import type { Reasoned } from './common/reason.ts';

/** What hit points alone say of somebody. */
export const bodyStates = ['able', 'down', 'dying', 'dead'] as const;
export type BodyState = (typeof bodyStates)[number];

/** Somebody as the rules of 0 hit points take them. */
export interface Body {
  hp: number;
  level: number;
  /** Beasts and other creatures may fall where a character holds on. */
  isCharacter: boolean;
}

type Settings = Readonly<Record<string, unknown>>;

/** How a system takes hit points of 0 and below; `able` has no reasons. */
export interface VitalityRules {
  stateAt: (body: Body, settings: Settings) => { state: BodyState } & Reasoned;
  /** What whoever is brought back by healing has at least; left out, the healing alone counts. */
  leastHealed?: number;
  /** Whether any further damage kills the dying, whatever their hit points. */
  dyingDieOfDamage?: true;
}

/** Nothing ails them. */
export const able = { state: 'able' as const, reasons: [] };
