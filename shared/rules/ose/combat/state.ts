import type { FightFighter, FightState, Writable } from '../../fight/state.ts';
import type { initiativeTieRules } from '../terms.ts';
import type { Build } from './fighter/build.ts';
import type { OseStats } from './stats.ts';

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

/** Their keys. */
export const fightSettings = Object.keys({
  individualInitiative: 0,
  initiativeTies: 0,
  morale: 0,
  ascendingAc: 0,
  thac0: 0,
  variableWeaponDamage: 0,
  invulnerabilitiesByHd: 0,
  subdual: 0,
} satisfies Record<keyof FightSettings, 0>);

/** The steps of the acting group, in their order, after the declarations. */
export type Step = 'declare' | 'morale' | 'movement' | 'missile' | 'spells' | 'melee';

/** What a combatant declared and did this round. */
export interface Turn {
  readonly declared: 'spell' | 'withdrawal' | 'retreat' | null;
  readonly spell: string | null;
  /** The declared spell was cast or lost, or a power used in place of a blow. */
  readonly spent: boolean;
  /** He changed the weapon in his hand. */
  readonly readied: boolean;
  /** He acts among the slow. */
  readonly slow: boolean;
  readonly moved: boolean;
  readonly attacks: number;
  /** Attacks by weapon, in the order of the weapons; empty before the first. */
  readonly byWeapon: readonly number[];
  /** Whom he attacked last. */
  readonly against: string | null;
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
  against: null,
  falling: false,
};

export interface OseFighter extends FightFighter {
  readonly stats: OseStats;
  readonly build: Build;
  /** The weapon he means to use: a slow one makes him act last. */
  readonly hand: string | null;
  /** Copies left of each spell, shots of each weapon, uses of each power, in their order; null without end. */
  readonly spells: readonly number[];
  readonly shots: readonly (number | null)[];
  readonly powers: readonly (number | null)[];
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

export interface OseCombatState extends FightState {
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

/**
 * A copy of a fighter with another turn. Key by key and always in this order: one is made in every act, and a spread costs
 * several times as much.
 */
export const withTurn = (fighter: OseFighter, turn: Turn): Writable<OseFighter> => ({
  id: fighter.id,
  side: fighter.side,
  hp: fighter.hp,
  maxHp: fighter.maxHp,
  atFeet: fighter.atFeet,
  status: fighter.status,
  stats: fighter.stats,
  kept: fighter.kept,
  build: fighter.build,
  hand: fighter.hand,
  spells: fighter.spells,
  shots: fighter.shots,
  powers: fighter.powers,
  subdual: fighter.subdual,
  roundsMoved: fighter.roundsMoved,
  broken: fighter.broken,
  turn,
});

/** A turn with some of it changed. */
export const turned = (turn: Turn, now: Partial<Turn>): Turn =>
  Object.assign(
    {
      declared: turn.declared,
      spell: turn.spell,
      spent: turn.spent,
      readied: turn.readied,
      slow: turn.slow,
      moved: turn.moved,
      attacks: turn.attacks,
      byWeapon: turn.byWeapon,
      against: turn.against,
      falling: turn.falling,
    },
    now,
  );

/** On his feet and not mortally hit. */
export const able = (fighter: OseFighter): boolean => fighter.status === 'active' && !fighter.turn.falling;

export const has = (fighter: OseFighter, condition: Build['conditions'][number]): boolean =>
  fighter.build.conditions.includes(condition);
