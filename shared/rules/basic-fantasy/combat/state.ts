import type { CombatClock } from '../../combat.ts';
import type { FightFighter, FightState } from '../../fight/state.ts';
import type { Vehicle, Vitals } from '../terms.ts';
import type { Arsenal } from './fighter/arsenal.ts';
import type { Flask, flights, Stats } from './stats.ts';

/** What follows from the stats, worked out once. Distances in feet on the line of the fight. */
export interface Kit {
  readonly attackBonus: number;
  /** Against death rays and poison. */
  readonly saveTarget: number;
  readonly movementFeet: number;
  readonly flies: (typeof flights)[number] | null;
  readonly turningFeet: number;
  readonly height: number;
  readonly rank: number;
  /** Enemies this near are engaged; here he stops when he walks up to someone. */
  readonly reachFeet: number;
  readonly attacks: number;
  readonly brawls: boolean;
  readonly arsenal: Arsenal;
}

/** Of one of his weapons. */
export interface Gear {
  /** Pieces left; null is no end of them. */
  readonly left: number | null;
  /** Another has wrested it from him, with all that belongs to it. BF-WRES-10. */
  readonly taken?: true;
  readonly loaded: boolean;
  readonly reloadRoundsDone: number;
}

/** Indices in `plan` are those of fighters, as text, which is how the order of battle names them. */
export type Plan =
  | { readonly kind: 'wait-until'; readonly number: number }
  | { readonly kind: 'wait-for'; readonly id: string }
  | { readonly kind: 'reach'; readonly closing: string }
  | { readonly kind: 'set-weapon'; readonly against: string };

/** What he has done of this round. */
export interface Turn {
  /** `coming`: on a later number. `due`: now. `waiting`: for a moment he has not named. */
  readonly stage: 'idle' | 'coming' | 'due' | 'waiting' | 'done';
  readonly moved: boolean;
  /** So far along the line. Feet. */
  readonly forwardFeet: number;
  /** Has climbed or dived. */
  readonly levelled: boolean;
  readonly ran: boolean;
  /** Whom he charged. */
  readonly charged: number | null;
  /** Attacks made, and with which weapons. */
  readonly attacks: number;
  readonly used: readonly string[];
  /** Whom he struck at last. */
  readonly against: number | null;
  readonly reloading: boolean;
  readonly extinguishing: boolean;
  /** The weapon braced against a charge. */
  readonly setWith: string | null;
  /** Has put off his number once. */
  readonly waited: boolean;
  /** Burnt by oil on the ground. */
  readonly scorched: boolean;
  /** Has suffered the touch of whom he wrestles. */
  readonly touched: boolean;
  /** Has nothing to do in the round that is about to begin, by the referee's word. */
  readonly sitsOut: boolean;
}

/** Knocked out: since when, and the dice of his waking. */
interface Asleep {
  readonly since: number;
  readonly wakeTurns: number;
  readonly rouseRounds: number;
  /** The last round in which somebody tried to rouse him. */
  readonly helped: number | null;
}

export interface BasicFantasyFighter extends FightFighter {
  readonly stats: Stats;
  readonly kit: Kit;
  readonly gear: readonly Gear[];
  /** Spells left, in the order of the stats. */
  readonly spells: readonly number[];
  /** Uses left of each power, in the order of the stats; null without end. */
  readonly powers: readonly (number | null)[];
  /** Foes whom he has struck by a sneak attack: once each. */
  readonly sneaked: readonly number[];
  readonly surprised: boolean;
  /** His initiative number of this round. */
  readonly total: number | null;
  readonly plan: Plan | null;
  readonly turn: Turn;
  /** Out of it as soon as the numbers now acting have acted. */
  readonly fallen: Exclude<Vitals['status'], 'active'> | null;
  readonly subdualTaken: number;
  readonly asleep: Asleep | null;
  /** Dies at the end of this round unless he is saved. */
  readonly diesAfter: number | null;
  readonly heldBy: readonly number[];
  readonly holding: number | null;
  /** The holder who keeps him from speaking. */
  readonly silencedBy: number | null;
  readonly broken: 'morale' | 'turned' | null;
  /** The round of his failed turning. */
  readonly turningFailed: number | null;
  readonly negativeLevels: number;
  readonly drainHpLost: number;
  readonly roundsRun: number;
  readonly roundsRested: number;
  readonly exhausted: boolean;
  /** The round in which burning oil hurts him once more. */
  readonly burnsIn: number | null;
  /** Which way along the line he faces, and how far he has gone since he turned; null while he is free to turn. */
  readonly facing: 1 | -1 | null;
  readonly sinceTurnFeet: number;
  /** Of a vehicle, the damage each side has taken; null for everybody else. */
  readonly hull: Vehicle['sides'] | null;
}

/** Those who act on one number. */
export interface Segment {
  readonly number: number;
  readonly who: readonly number[];
}

/** Someone with a long weapon may meet one who closes. */
interface Meeting {
  readonly who: number;
  readonly closing: number;
}

/** What must be answered before the fight goes on. */
export type Question =
  /** Does the flask that missed splash its target? */
  | {
      readonly kind: 'splash';
      readonly target: number;
      readonly by: number;
      readonly id: string;
      readonly flask: Flask;
    }
  /** The grab for an item failed: does the held one turn the hold, or break out of it? */
  | { readonly kind: 'reversal'; readonly held: number; readonly holder: number }
  | {
      readonly kind: 'morale';
      readonly side: string;
      readonly group: string;
      readonly reason: 'first-encounter' | 'half-strength';
    }
  /** The save that may put death off. He falls once it is thrown, or with those of his number. */
  | { readonly kind: 'death'; readonly who: number; readonly now: boolean }
  /** The save against burning oil. */
  | { readonly kind: 'fire'; readonly who: number; readonly by: number; readonly id: string }
  /** How long the knocked out sleep. */
  | { readonly kind: 'waking'; readonly who: number }
  /** Too slow to stay in the air: is he forced to dive? */
  | { readonly kind: 'stall'; readonly who: number };

/** Burning oil on the ground. */
interface Pool {
  readonly atFeet: number;
  readonly litIn: number;
}

/** Monsters that check morale together. */
export interface MoraleParty {
  readonly side: string;
  readonly group: string;
  readonly first: boolean;
  readonly half: boolean;
}

export interface Options {
  readonly groupInitiative: boolean;
  readonly missIntoMelee: boolean;
  readonly missIntoMeleeMaxTries: number;
  readonly wrestlingNonHumanoids: boolean;
  readonly moraleAdjustmentLimit: number;
  readonly undeadSlayersRise: boolean;
  readonly deathAtZero: 'standard' | 'linger';
  readonly outdoors: boolean;
  /** Altitudes are kept, and fliers climb and dive. */
  readonly climbing: boolean;
  /** Facing is kept, and turning about costs way. */
  readonly turning: boolean;
  /** Morale, and other dice that fall within another's act, are asked before they are thrown. */
  readonly askMorale: boolean;
}

export type Phase = 'surprise' | 'initiative' | 'count';

export interface BasicFantasyState extends FightState {
  readonly fighters: readonly BasicFantasyFighter[];
  readonly clock: CombatClock & { readonly round: number; readonly phase: Phase };
  readonly options: Options;
  /** Numbers still to come this round. */
  readonly segments: readonly Segment[];
  /** Those of the present number who have not acted. */
  readonly due: readonly number[];
  /** The numbers are through, and those who waited have their last chance. */
  readonly lastCall: boolean;
  readonly offers: readonly Meeting[];
  readonly question: Question | null;
  /** Those after it, in order. */
  readonly further: readonly Question[];
  readonly pools: readonly Pool[];
  readonly moraleParties: readonly MoraleParty[];
}

export const freshTurn: Turn = {
  stage: 'idle',
  moved: false,
  forwardFeet: 0,
  levelled: false,
  ran: false,
  charged: null,
  attacks: 0,
  used: [],
  against: null,
  reloading: false,
  extinguishing: false,
  setWith: null,
  waited: false,
  scorched: false,
  touched: false,
  sitsOut: false,
};
