import type { CombatClock, FighterStatus } from '../../combat.ts';
import { feetApart } from '../../fight/aim/space.ts';
import type { FightFighter, FightState, Writable } from '../../fight/state.ts';
import type { Settings } from '../rounds/choices.ts';
import { isOut } from '../rounds/over.ts';
import type { Combatant, CombatState, PhaseId } from '../rounds/terms.ts';
import { hitDiceOf } from '../characters/hit-dice.ts';
import { isAble } from '../rounds/rejection.ts';
import { tables } from '../tables.ts';
import type { AC, Attacker, Rated } from '../terms.ts';
import type { SwordsStats, SwordsWeapon } from './fighter/stats.ts';

/** What is worked out of a fighter's stats once. */
export interface Build {
  /** With the shield. */
  readonly ac: AC;
  /** Weapons that strike in melee. */
  readonly strikers: readonly string[];
  readonly shoots: boolean;
  /** Feet above the ground, and which row he stands in. */
  readonly height: number;
  readonly rank: number;
  /** Has a power or wand for his own side. */
  readonly helps: boolean;
}

/** Shots not yet fired of those of this round: they stay, or go on to another target. */
export interface Volley {
  readonly way: string;
  readonly left: number;
}

export interface SwordsFighter extends FightFighter {
  readonly stats: SwordsStats;
  readonly build: Build;
  readonly subdual: number;
  /** Weapons on the ground. */
  readonly dropped: readonly string[];
  /** Copies left of each spell, shots of each weapon, charges and uses of each device; null without end. */
  readonly spells: readonly number[];
  readonly shots: readonly (number | null)[];
  readonly charges: readonly (number | null)[];
  readonly uses: readonly (number | null)[];
  readonly volley: Volley | null;
  /** Slow weapons by name: the round, or segment by their clock, from which each shoots again. */
  readonly reloading: Readonly<Record<string, number>>;
  /** Whom he attacked last. */
  readonly against: string | null;
}

/** Key by key: one is made in every act, and a spread costs several times as much. */
export const copyOf = (one: SwordsFighter): Writable<SwordsFighter> => ({
  id: one.id,
  side: one.side,
  hp: one.hp,
  maxHp: one.maxHp,
  atFeet: one.atFeet,
  status: one.status,
  stats: one.stats,
  kept: one.kept,
  build: one.build,
  subdual: one.subdual,
  dropped: one.dropped,
  spells: one.spells,
  shots: one.shots,
  charges: one.charges,
  uses: one.uses,
  volley: one.volley,
  reloading: one.reloading,
  against: one.against,
});

/** A fight between two steps. `battle` is what `combat.next` goes by. */
export interface SwordsState extends FightState {
  readonly fighters: readonly SwordsFighter[];
  readonly settings: Settings;
  readonly battle: CombatState;
  /** Who has nothing more to do in this phase. */
  readonly passed: readonly string[];
  /** How those who act together have rolled it off; empty until they have. */
  readonly queue: readonly string[];
  /** First actions announced before the segments are rolled: ids of spells by fighter. */
  readonly intents: Readonly<Record<string, string>>;
  /** The surprised, until it is known what they dropped. */
  readonly startled: readonly string[];
  /** Nobody waits for those who could declare spells where there are none. */
  readonly passesDeclaring: boolean;
}

const titles: Record<PhaseId, string> = {
  surpriseAction: 'Surprise',
  declare: 'Declare spells',
  initiative: 'Initiative',
  moveMissile: 'Moves and missiles',
  meleeSpells: 'Melee and spells',
  secondShot: 'Second shots',
  act: 'Act',
  heldActions: 'Held actions',
  spells: 'Spells',
  missiles: 'Missiles',
  melee: 'Melee',
  move: 'Moves',
  segment: 'Segment',
  endOfRound: 'End of the round',
  over: 'Over',
};

/** Names nobody. */
export const phaseTitle = (phase: PhaseId, segment?: number): string =>
  phase === 'segment' && segment !== undefined ? `${titles.segment} ${segment}` : titles[phase];

export const clockOf = ({ round, phase, segment }: CombatState): CombatClock => ({
  round,
  phase,
  title: phaseTitle(phase, segment),
  count: phase === 'segment' ? (segment ?? null) : null,
});

export function statusOf(one: Combatant): FighterStatus {
  if (one.absent) return 'absent';
  if (one.dead) return 'dead';
  if (one.unconscious) return 'unconscious';
  if (one.fled) return 'fled';
  return one.surrendered ? 'surrendered' : 'active';
}

/** Where somebody is, along the line and above it. */
export interface Spot {
  readonly atFeet: number;
  readonly build: Pick<Build, 'height'>;
}

export const distance = (one: Spot, other: Spot): number =>
  feetApart(Math.abs(one.atFeet - other.atFeet), Math.abs(one.build.height - other.build.height));

/** What anyone can fight with who has nothing in hand. */
export const FIST = 'fist';

export const isInHand = ({ dropped }: SwordsFighter, weapon: SwordsWeapon): boolean =>
  dropped.length === 0 || !dropped.includes(weapon.id);

/** Whether there is a shot left for it. */
export const isLoaded = ({ stats, shots }: SwordsFighter, weapon: SwordsWeapon): boolean =>
  shots[stats.weapons.indexOf(weapon)] !== 0;

/** Feet a round, by the rate of an unburdened human where nothing is noted. SW-SEG-10. */
const { rate, feet } = tables.outside.combatMove;
const usualRate = tables.outside.usualRate;
export const speedOf = ({ speedFeet }: SwordsStats): number => speedFeet ?? (usualRate / rate) * feet;
export const movementRateOf = (stats: SwordsStats): number => (speedOf(stats) / feet) * rate;

export const hitDiceIn = ({ hitDice, skill }: SwordsStats): number => hitDice ?? hitDiceOf(skill);

/** Who attacks: by what is written of him, else by class and level or as a creature. */
export const attackerOf = ({ skill, attackBonus }: SwordsStats): Attacker | Rated =>
  attackBonus === undefined ? skill : { attackBonus };

export const levelOf = ({ skill }: SwordsStats): number => ('class' in skill ? skill.level : 0);
export const kindOf = ({ skill }: SwordsStats): 'character' | 'creature' =>
  'class' in skill ? 'character' : 'creature';

export const spellsLeft = ({ stats, spells }: SwordsFighter): string[] =>
  (stats.spells ?? []).filter((_, at) => (spells[at] ?? 0) > 0).map(({ id }) => id);

/** Whether he can strike somebody who turns his back. */
export function mayStrikeFreely(battle: CombatState, one: Combatant): boolean {
  const surprised = battle.phase === 'surpriseAction' && !battle.phaseSides.includes(one.side);
  return !isOut(one) && isAble(battle, one) && !one.pinned && !one.struggling && !surprised;
}
