import type { CombatState, FighterState } from '../../combat.ts';
import type { initiativeTieRules } from '../terms.ts';
import type { Build } from './build.ts';

/** The settings a fight depends on. */
export interface FightSettings {
  readonly individualInitiative: boolean;
  readonly initiativeTies: (typeof initiativeTieRules)[number];
  readonly morale: boolean;
  readonly ascendingAc: boolean;
  readonly thac0: boolean;
  readonly variableWeaponDamage: boolean;
  readonly invulnerabilitiesByHd: boolean;
  readonly subdual: boolean;
}

/** The steps of the acting group, in their order, after the declarations. */
export type Step = 'declare' | 'morale' | 'movement' | 'missile' | 'spells' | 'melee';

/** What a combatant declared and did this round. */
export interface Turn {
  readonly declared: 'spell' | 'withdrawal' | 'retreat' | null;
  readonly spell: string | null;
  /** The declared spell was cast or lost. */
  readonly spent: boolean;
  /** He changed the weapon in his hand. */
  readonly readied: boolean;
  /** He acts among the slow. */
  readonly slow: boolean;
  readonly moved: boolean;
  readonly attacks: number;
  /** Attacks by weapon, in the order of the weapons; empty before the first. */
  readonly byWeapon: readonly number[];
  /** Mortally hit by one who acts at the same moment; falls when the step ends. */
  readonly falling: boolean;
}

export const fresh: Turn = {
  declared: null,
  spell: null,
  spent: false,
  readied: false,
  slow: false,
  moved: false,
  attacks: 0,
  byWeapon: [],
  falling: false,
};

export interface OseFighter extends FighterState {
  readonly build: Build;
  /** The weapon he means to use: a slow one makes him act last. */
  readonly hand: string | null;
  /** Copies left of each spell, shots left of each weapon, in their order. */
  readonly spells: readonly number[];
  readonly shots: readonly (number | null)[];
  readonly subdual: number;
  readonly roundsMoved: number;
  /** His morale broke: he flees or surrenders. */
  readonly broken: boolean;
  readonly turn: Turn;
}

/** Those who act together: whole sides, or fighters. */
export interface Moment {
  readonly by: 'side' | 'fighter';
  readonly members: readonly string[];
  readonly slow: boolean;
  /** The initiative number. */
  readonly count: number | null;
}

/** Morale of one side over the fight; successes by morale rating. */
export interface Nerve {
  readonly firstDeathDone: boolean;
  readonly halfDone: boolean;
  readonly successes: Readonly<Record<string, number>>;
}

export interface OseCombatState extends CombatState {
  readonly settings: FightSettings;
  readonly outdoors: boolean;
  readonly fighters: readonly OseFighter[];
  readonly round: number;
  readonly step: Step;
  /** Sides that stand still in round 0. */
  readonly surprised: readonly string[];
  /** The order of the round; empty while declaring. */
  readonly moments: readonly Moment[];
  readonly moment: number;
  /** In the order of the sides. */
  readonly nerves: readonly Nerve[];
}

export function fighterAt(state: OseCombatState, index: number): OseFighter {
  const fighter = state.fighters[index];
  if (!fighter) throw new RangeError(`There is no fighter ${index}.`);
  return fighter;
}

/** On his feet and not mortally hit. */
export const able = (fighter: OseFighter): boolean => fighter.status === 'active' && !fighter.turn.falling;

export const has = (fighter: OseFighter, condition: Build['conditions'][number]): boolean =>
  fighter.build.conditions.includes(condition);
