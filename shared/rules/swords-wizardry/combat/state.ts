import type { CombatClock, CombatState as CommonState, FighterState, FighterStatus } from '../../combat.ts';
import type { Settings } from '../choices.ts';
import { isOut } from '../combat-over.ts';
import type { Combatant, CombatState, PhaseId } from '../combat-terms.ts';
import { hitDiceOf } from '../hit-dice.ts';
import { isAble } from '../rejection.ts';
import { tables } from '../tables.ts';
import type { AC } from '../terms.ts';
import type { SwordsStats, SwordsWeapon } from './stats.ts';

export interface SwordsFighter extends FighterState {
  readonly stats: SwordsStats;
  /** With the shield. */
  readonly ac: AC;
  readonly subdual: number;
  /** Weapons on the ground. */
  readonly dropped: readonly string[];
  /** Spells lost or cast, one entry for each copy. */
  readonly spent: readonly string[];
}

/** An enemy as those who may strike at him see him. */
export interface Foe {
  readonly id: string;
  readonly atFeet: number;
  readonly subduable: boolean;
  /** Who holds him pinned, and since which round; nobody if he is not. */
  readonly heldBy: readonly string[];
  readonly pinnedRound: number;
}

/** A fight between two steps. `battle` is what `combat.next` goes by. */
export interface SwordsState extends CommonState {
  readonly fighters: readonly SwordsFighter[];
  readonly settings: Settings;
  readonly battle: CombatState;
  /** The active enemies of each side; the list stays the same one as long as nothing in it changes. */
  readonly foes: Readonly<Record<string, readonly Foe[]>>;
  /** Who has nothing more to do in this phase. */
  readonly passed: readonly string[];
  /** How those who act together have rolled it off; empty until they have. */
  readonly queue: readonly string[];
  /** First actions announced before the segments are rolled: ids of spells by fighter. */
  readonly intents: Readonly<Record<string, string>>;
  /** The surprised, until it is known what they dropped. */
  readonly startled: readonly string[];
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

export function titleOf(phase: PhaseId, sides: readonly string[], segment?: number): string {
  if (phase === 'segment') return segment === undefined ? titles.segment : `${titles.segment} ${segment}`;
  const split = phase !== 'declare' && phase !== 'initiative' && phase !== 'endOfRound';
  return split && sides.length > 0 ? `${titles[phase]}: ${sides.join(', ')}` : titles[phase];
}

export const clockOf = ({ round, phase, phaseSides, segment }: CombatState): CombatClock => ({
  round,
  phase,
  title: titleOf(phase, phaseSides, segment),
  count: phase === 'segment' ? (segment ?? null) : null,
});

export function statusOf(one: Combatant): FighterStatus {
  if (one.dead) return 'dead';
  if (one.unconscious) return 'unconscious';
  if (one.fled) return 'fled';
  return one.surrendered ? 'surrendered' : 'active';
}

export const distance = (one: { readonly atFeet: number }, other: { readonly atFeet: number }): number =>
  Math.abs(one.atFeet - other.atFeet);

export const strikes = (weapon: SwordsWeapon): boolean => weapon.melee ?? weapon.rangeFeet === undefined;
const shoots = (weapon: SwordsWeapon): boolean => weapon.rangeFeet !== undefined;

/** What anyone can fight with who has nothing in hand. */
export const FIST = 'fist';

export const isInHand = ({ dropped }: SwordsFighter, weapon: SwordsWeapon): boolean =>
  dropped.length === 0 || !dropped.includes(weapon.id);

/** What follows from a fighter's stats for every list of his options. */
interface Form {
  /** Weapons that strike in melee. */
  readonly strikers: readonly string[];
  readonly shoots: boolean;
}

/** Worked out once; stats in a fight never change in place. */
const forms = new WeakMap<SwordsStats, Form>();

export function formOf(stats: SwordsStats): Form {
  let form = forms.get(stats);
  if (!form) {
    const strikers = stats.weapons.filter(strikes).map(({ id }) => id);
    form = { strikers, shoots: stats.weapons.some(shoots) };
    forms.set(stats, form);
  }
  return form;
}

/** Feet a round, by the rate of an unburdened human where nothing is noted. SW-SEG-10. */
const { rate, feet } = tables.outside.combatMove;
const usualRate = tables.outside.usualRate;
export const speedOf = ({ speedFeet }: SwordsStats): number => speedFeet ?? (usualRate / rate) * feet;
export const movementRateOf = (stats: SwordsStats): number => (speedOf(stats) / feet) * rate;

export const hitDiceIn = ({ hitDice, skill }: SwordsStats): number => hitDice ?? hitDiceOf(skill);

export const levelOf = ({ skill }: SwordsStats): number => ('class' in skill ? skill.level : 0);
export const kindOf = ({ skill }: SwordsStats): 'character' | 'creature' =>
  'class' in skill ? 'character' : 'creature';

/** How often each spell is still there. */
function copiesLeft({ stats, spent }: SwordsFighter, id: string): number {
  const known = stats.spells?.find((spell) => spell.id === id);
  return (known?.copies ?? (known ? 1 : 0)) - spent.filter((used) => used === id).length;
}

export const spellsLeft = (fighter: SwordsFighter): string[] =>
  (fighter.stats.spells ?? []).filter(({ id }) => copiesLeft(fighter, id) > 0).map(({ id }) => id);

/** Whether he can strike somebody who turns his back. */
export function mayStrikeFreely(battle: CombatState, one: Combatant): boolean {
  const surprised = battle.phase === 'surpriseAction' && !battle.phaseSides.includes(one.side);
  return !isOut(one) && isAble(battle, one) && !one.pinned && !one.struggling && !surprised;
}
