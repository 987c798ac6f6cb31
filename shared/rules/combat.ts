import type { Dice } from '../dice/dice.ts';
import type { RolledDie } from './dice-tray.ts';
import type { Reason } from './reason.ts';

/** What became of one who fights. Only the active act; the others stand, lie or are gone. */
export const fighterStatuses = ['active', 'unconscious', 'dead', 'fled', 'surrendered'] as const;
export type FighterStatus = (typeof fighterStatuses)[number];

/** One who fights, as he enters; `stats` in the system's own terms. */
export interface Fighter<Stats = unknown> {
  id: string;
  side: string;
  hp: number;
  maxHp: number;
  /** Where he stands on the one line the fight is measured along. Feet. */
  atFeet: number;
  stats: Stats;
}

export interface CombatSetup<Stats = unknown> {
  /** The campaign's settings; what is missing takes its default. */
  settings: Readonly<Record<string, boolean | string | number>>;
  /** Sides stand in the order their first member is listed. */
  fighters: readonly Fighter<Stats>[];
  /** Ids of the surprised. Where a system surprises whole sides, one member surprises his side. */
  surprised?: readonly string[];
  /** Under the open sky, where a system reads ranges and rates in yards. */
  outdoors?: boolean;
}

/** A fighter as every driver may read him. */
export interface FighterState {
  readonly id: string;
  readonly side: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly atFeet: number;
  readonly status: FighterStatus;
}

/** Where the fight stands in its own sequence. */
export interface CombatClock {
  /** Counted from 1, 0 while the surprised stand still; null where there are no rounds. */
  readonly round: number | null;
  /** The system's word for the step, and its title for the window. */
  readonly phase: string;
  readonly title: string;
  /** The count within the sequence (initiative number, segment, second) where it has one. */
  readonly count: number | null;
}

/** What every machine's state shows; the rest of it is the system's own. Plain JSON, never changed in place. */
export interface CombatState {
  readonly sides: readonly string[];
  readonly fighters: readonly FighterState[];
  readonly clock: CombatClock;
  readonly over: boolean;
  /** Sides with someone left to fight, once it is over. */
  readonly standing: readonly string[];
}

/** What an action is for, so that a driver can choose without knowing the system. */
export const actionRoles = [
  'table',
  'attack',
  'magic',
  'defend',
  'move',
  'prepare',
  'recover',
  'wait',
  'leave',
] as const;
export type ActionRole = (typeof actionRoles)[number];

/** Something that may be done now. One kind and actor may stand in several entries, each with its own targets and ways. */
export interface LegalAction {
  /** The system's own word. */
  readonly kind: string;
  readonly role: ActionRole;
  /** Who does it; null for the table (initiative, ending a phase). */
  readonly actor: string | null;
  readonly title: string;
  /** The rule that allows it. */
  readonly rule: string;
  /** Whom it may be aimed at: one must be named. Absent where it is aimed at nobody. */
  readonly targets?: readonly string[];
  /** Ways to do it (weapons, spells, manoeuvres): one must be named. Absent where there is but one. */
  readonly ways?: readonly string[];
}

/** A legal action, chosen. */
export interface CombatAction {
  readonly kind: string;
  readonly actor: string | null;
  readonly target?: string;
  readonly way?: string;
}

/** What the referee may do at any moment, whoever's turn it is. */
export type Overrule<Stats = unknown> =
  | { readonly kind: 'overrule'; readonly change: 'join'; readonly fighter: Fighter<Stats> }
  | {
      readonly kind: 'overrule';
      readonly change: 'hurt' | 'heal';
      readonly id: string;
      readonly amount: number;
    }
  | {
      readonly kind: 'overrule';
      readonly change: 'status';
      readonly id: string;
      readonly status: FighterStatus;
    }
  | { readonly kind: 'overrule'; readonly change: 'place'; readonly id: string; readonly atFeet: number }
  /** New stats in place of the old: armour shed, cover taken, blinded, freed. */
  | { readonly kind: 'overrule'; readonly change: 'stats'; readonly id: string; readonly stats: Stats };

/** What happened, for the log. `id` is whom it happened to, `by` who brought it about. */
export interface CombatEvent {
  readonly kind: string;
  readonly id: string | null;
  readonly by?: string;
  readonly amount?: number;
  readonly detail?: string;
  readonly reasons?: readonly Reason[];
  readonly rolled?: readonly RolledDie[];
}

export interface CombatStep<State> {
  readonly state: State;
  readonly events: readonly CombatEvent[];
  /** Why the rules refuse the action; the state is then the one given. */
  readonly refused: string | null;
}

/** What comes next if nobody interferes: later steps of this round, or the next moment of each fighter. */
export interface Upcoming {
  readonly round: number | null;
  readonly count: number | null;
  readonly phase: string;
  readonly title: string;
  /** Who may act then, as far as it is known now. */
  readonly actors: readonly string[];
}

/**
 * A combat sequence. Pure: states are plain JSON and never changed, chance comes from `dice`, so undo is keeping the
 * former state. Until the fight is over there is always at least one legal action.
 */
export interface CombatMachine<State extends CombatState = CombatState, Stats = unknown> {
  /** Opens the fight. Throws a `RulesError` for a setup that cannot be. */
  start(setup: CombatSetup<Stats>): State;
  /** All that may be done now, by the table or by anyone whose moment it is. Empty only when the fight is over. */
  legalActions(state: State): readonly LegalAction[];
  /** Does it. A refusal by the rules is data; impossible input (an unknown id, a face outside its die) throws. */
  apply(state: State, action: CombatAction | Overrule<Stats>, dice: Dice): CombatStep<State>;
  /** In order of time. */
  upcoming(state: State): readonly Upcoming[];
}
