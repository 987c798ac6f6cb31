import type { CombatantState } from '../count-state.ts';
import { maneuverCombine } from '../maneuvers.ts';
import type { Maneuver } from '../terms.ts';
import { reached, type Field } from './field.ts';
import {
  apart,
  clocksAt,
  fighterAt,
  standingOf,
  weaponOf,
  type FighterNow,
  type HackmasterState,
} from './fight.ts';
import { rushing } from './moves.ts';
import type { Weapon } from './stats.ts';

/** One fighter in his moment, with what several questions about him need. */
export interface Look {
  readonly field: Field;
  readonly state: HackmasterState;
  readonly at: number;
  readonly fighter: FighterNow;
  readonly clock: CombatantState;
  readonly second: number;
  readonly ready: boolean;
  readonly busy: boolean;
  /** Ready, or with only his weapon to wait for. */
  readonly free: boolean;
  readonly attacks: boolean;
  readonly weapon: Weapon | null;
  readonly reach: number;
  readonly threatened: boolean;
  /** An enemy who may strike on this second has him in reach. */
  readonly attacked: boolean;
  /** Runs or sprints, and must halt before he does anything else. */
  readonly rushing: boolean;
  /** Enemies he could strike at. */
  readonly near: readonly string[];
}

/** Nothing to see of one who can do nothing. */
export function lookAt(field: Field, at: number): Look | null {
  const { state, second } = field;
  const fighter = fighterAt(state, at);
  const clock = clocksAt(state, at);
  const standing = standingOf(state, at);
  if (standing === 'helpless' || standing === 'out') return null;
  const ready = standing === 'ready';
  const begun = second >= fighter.firstSecond && second >= clock.alertSecond;
  const attacks = ready && clock.weaponReadySecond <= second;
  const reach = field.reach[at] ?? 0;
  return {
    field,
    state,
    at,
    fighter,
    clock,
    second,
    ready,
    busy: standing === 'busy',
    free: ready || (standing === 'waiting' && begun),
    attacks,
    weapon: weaponOf(fighter),
    reach,
    threatened: reached(field, field.threatens, at),
    attacked: field.anyReady && reached(field, field.strikes, at),
    rushing: rushing(fighter, second),
    near: attacks ? within(field, fighter, reach) : none,
  };
}

const none: readonly string[] = [];

/** Enemies no farther away than this. */
function within({ state, active }: Field, fighter: FighterNow, reach: number): string[] {
  const ids: string[] = [];
  state.fighters.forEach((foe, place) => {
    if (active[place] === true && foe.side !== fighter.side && apart(foe, fighter) <= reach) ids.push(foe.id);
  });
  return ids;
}

const standingManeuvers: Partial<Record<string, Maneuver>> = {
  aggressive: 'aggressive',
  charge: 'charge',
  fightDefensively: 'fightDefensively',
  fightingWithdrawal: 'fightingWithdrawal',
  fullParry: 'fullParry',
};

/** Whether a manoeuvre goes together with those that still stand. */
export function combines({ clock }: Look, maneuver: Maneuver): boolean {
  if (clock.effects.length === 0) return true;
  const standing = clock.effects
    .map(({ kind }) => standingManeuvers[kind])
    .filter((kind) => kind !== undefined);
  return standing.length === 0 || maneuverCombine({ maneuvers: [...standing, maneuver] }).allowed;
}
