import type { Dice } from '../../dice/dice.ts';
import type { Ratio } from '../common/arithmetic.ts';
import type { Rolled } from '../common/dice-tray.ts';
import type { Reasoned } from '../common/reason.ts';

/** What a wind may do beside the way it gives. */
export type Hazard = 'nearGale' | 'gale' | null;

/** What a day's wind makes of a vessel's miles, why, and by which rule. */
export interface WindEffect {
  speed: Ratio;
  hazard: Hazard;
  source: string;
  rule: string;
}

/** How a vessel meets the wind. */
export interface InWind {
  propulsion: 'sail' | 'oar';
  /** By the finer table, where the rules have two. */
  windVariable: boolean;
  /** Her course lies against it. */
  tacking: boolean;
}

/** The wind of a day on the water, by one system's figures. */
export interface WindRules {
  /** What is thrown for it. */
  dice: string;
  /** The rule behind the dice. */
  rule: string;
  /** On open water it is thrown for oars and what drifts, too. */
  alwaysOnOpenWater: boolean;
  /** A course against it is another than one before it. */
  tacks: boolean;
  /** Throws `bad-die`. */
  roll: (
    asked: { windVariable: boolean },
    dice?: Dice,
  ) => { total: number; wind: string } & Reasoned & Rolled;
  /** Throws `bad-input`. */
  effect: (total: number, vessel: InWind) => WindEffect;
}
