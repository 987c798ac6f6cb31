import type { Settings } from './choices.ts';
import type { Face, SegmentProfile } from '../terms.ts';

export const phaseIds = [
  'surpriseAction',
  'declare',
  'initiative',
  'moveMissile',
  'meleeSpells',
  'secondShot',
  'act',
  'heldActions',
  'spells',
  'missiles',
  'melee',
  'move',
  'segment',
  'endOfRound',
  'over',
] as const;
export type PhaseId = (typeof phaseIds)[number];

export interface Phase {
  id: PhaseId;
  sides: string[];
  simultaneous: boolean;
  by: 'side' | 'dexterity' | 'segment';
  allowed: string[];
  /** Segment of the round, from 1. */
  segment?: number;
}

export const actions = [
  'move',
  'missile',
  'melee',
  'castSpell',
  'turnUndead',
  'useWand',
  'secondShot',
  'hold',
  'pass',
] as const;
export type ActionId = (typeof actions)[number];

export interface Spell {
  spell: string;
  level: number;
}

export interface Casting extends Spell {
  declaredRound: number;
  dueSegment?: number;
}

export interface Combatant {
  side: string;
  dexterity?: number;
  /** Shots a round; 1 if left out. */
  rateOfFire?: number;
  dead?: boolean;
  unconscious?: boolean;
  fled?: boolean;
  surrendered?: boolean;
  /** Was never there. */
  absent?: boolean;
  pinned?: boolean;
  /** The round of the pin, and who holds him: what killing him and breaking free go by. */
  pinnedRound?: number;
  heldBy?: string[];
  struggling?: boolean;
  stunnedUntilRound?: number;
  stunnedUntilSegment?: number;
  inMelee?: boolean;
  blowsTraded?: boolean;
  bleeding?: boolean;
  casting?: Casting | null;
  held?: boolean;
  /** What he has done this round, or since his last segment. */
  done?: string[];
  /** Takes effect when the simultaneous phase ends. */
  falls?: 'dead' | 'unconscious';
  /** Joined in this phase; acts from the next. */
  justJoined?: boolean;
  nextSegment?: number;
  profile?: SegmentProfile;
}

export interface CombatState {
  settings: Partial<Settings>;
  sides: string[];
  /** 0 during the surprise action. */
  round: number;
  phase: PhaseId;
  phaseSides: string[];
  simultaneous: boolean;
  order: string[][] | null;
  winner: string | null;
  /** Phases run by Dexterity: the groups still to act. */
  turnOrder?: string[][];
  /** By segments: the absolute clock, and the ids due now. */
  segment?: number;
  due?: string[];
  combatants: Record<string, Combatant>;
}

/** A change of a combatant; `falls: null` takes back a fall that has not taken effect. */
export type CombatantChange = Partial<Omit<Combatant, 'falls'>> & { falls?: Combatant['falls'] | null };

export type CombatEvent =
  | { type: 'declareSpell'; id: string; spell: string; level: number }
  | { type: 'abandonSpell'; id: string }
  | { type: 'initiative'; naturals: Record<string, Face>; intents?: Record<string, Spell> }
  | { type: 'initiative'; order: string[][] }
  | { type: 'act'; id: string; action: ActionId; retreat?: boolean }
  | { type: 'damage'; id: string; amount: number }
  | { type: 'stun'; id: string; rounds: number }
  | { type: 'status'; id: string; set: CombatantChange; atOnce?: boolean }
  | { type: 'finishTurn'; id: string; next?: Spell }
  | { type: 'endPhase' }
  | { type: 'join'; id: string; combatant: Combatant }
  | { type: 'endCombat' };

export type Effect =
  | { type: 'spellLost' | 'spellAbandoned' | 'falls' | 'bleed'; id: string }
  | { type: 'reroll'; sides: string[] }
  | { type: 'endOfRound'; round: number }
  | { type: 'combatOver'; remaining: string[] };
