import type { LegalAction } from '../../../combat.ts';
import { feetApart } from '../../../fight/aim/space.ts';
import { statusAt, type CombatantStatus } from '../../initiative/combat.ts';
import type { CombatantState } from '../../initiative/count-state.ts';
import { maneuverCombine } from '../../attack/maneuvers.ts';
import type { Maneuver } from '../../terms.ts';
import type { Weapon } from '../fighter/build.ts';
import { isRushing } from '../gaits.ts';
import { reachOf, weaponOf, type HackmasterFighter, type HackmasterState } from '../state.ts';

/** The whole fight at a glance, place by place, with every list of actions that still holds. */
export interface Field {
  readonly state: HackmasterState;
  readonly looks: readonly Seen[];
  /** Everyone's place by his id. */
  readonly places: ReadonlyMap<string, number>;
  /** The places by reach, the longest first, then as listed. */
  readonly byReach: readonly number[];
  /** How many are ready; how many of the active keep someone at bay, and were pushed on this second. */
  readonly ready: number;
  readonly holding: number;
  readonly shoves: number;
  /** What one may wait for on this second, by whether his weapon and whether a foe is among it; listed when asked. */
  readonly waits: (readonly string[] | undefined)[];
}

/** Target lists of one fighter, kept while he and his enemies stay where they are. */
export interface Targets {
  /** Enemies within his reach, enemies beyond it with the nearest first, enemies his missile weapon can hit. */
  near: readonly string[] | null;
  beyond: readonly string[] | null;
  inRange: readonly string[] | null;
}

/** One fighter in his moment, with what several questions about him need. `fieldOf` brings it up to date. */
export interface Seen {
  readonly field: Field;
  readonly at: number;
  readonly id: string;
  readonly side: string;
  fighter: HackmasterFighter;
  clock: CombatantState;
  second: number;
  standing: CombatantStatus | null;
  /** What the clock alone has made open or closed to him, in one figure: see `momentOf`. */
  moment: number;
  active: boolean;
  /** Neither out nor helpless. */
  able: boolean;
  ready: boolean;
  busy: boolean;
  /** Ready, or with only his weapon to wait for. */
  free: boolean;
  attacks: boolean;
  weapon: Weapon | null;
  feet: number;
  height: number;
  reach: number;
  /** How far he keeps enemies in check with a melee weapon, and how far he may strike on this very second; -1 for nobody. */
  threatens: number;
  strikes: number;
  /** How many enemies have him in reach so. */
  threats: number;
  strikers: number;
  threatened: boolean;
  /** An enemy who may strike on this second has him in reach. */
  attacked: boolean;
  /** Runs or sprints, and must halt before he does anything else. */
  rushing: boolean;
  readonly targets: Targets;
  /** All he may do, as long as it holds. */
  actions: readonly LegalAction[] | null;
  /** Actions that name neither target nor way, by the place of their kind: always the same. */
  readonly plain: (LegalAction | undefined)[];
}

/** The same as everyone but the field has it. */
export type Look = Readonly<Seen>;

export const NOBODY = -1;

/** Along the line and in height. Feet. */
export const feetBetween = (one: Look, other: Look): number =>
  feetApart(Math.abs(one.feet - other.feet), Math.abs(one.height - other.height));

/** Standing nowhere yet. */
export const unseen = (
  field: Field,
  at: number,
  fighter: HackmasterFighter,
  clock: CombatantState,
): Seen => ({
  field,
  at,
  id: fighter.id,
  side: fighter.side,
  fighter,
  clock,
  second: 0,
  standing: null,
  moment: 0,
  active: false,
  able: false,
  ready: false,
  busy: false,
  free: false,
  attacks: false,
  weapon: null,
  feet: NaN,
  height: NaN,
  reach: NaN,
  threatens: NOBODY,
  strikes: NOBODY,
  threats: 0,
  strikers: 0,
  threatened: false,
  attacked: false,
  rushing: false,
  targets: { near: null, beyond: null, inRange: null },
  actions: null,
  plain: [],
});

/** Nothing known of where his targets stand. */
export function forgetTargets({ targets }: Seen): void {
  targets.near = null;
  targets.beyond = null;
  targets.inRange = null;
}

/** All that passing time alone may change in what one may do, in one figure. */
function momentOf(
  fighter: HackmasterFighter,
  { alertSecond, weaponReadySecond }: CombatantState,
  second: number,
) {
  return (
    Number(second >= fighter.firstSecond) +
    2 * Number(second >= alertSecond) +
    4 * Number(second >= weaponReadySecond) +
    8 * Number(second > fighter.begunOn) +
    16 * Number(second === fighter.drewOn) +
    32 * Number(second - 1 <= fighter.movedOn)
  );
}

/** What he is about, which nobody else's figures hang on. Says whether anything is other than before. */
export function seeHimself(
  look: Seen,
  fighter: HackmasterFighter,
  clock: CombatantState,
  second: number,
): boolean {
  const active = fighter.status === 'active';
  const standing = active ? statusAt(clock, second) : 'out';
  const moment = momentOf(fighter, clock, second);
  const stale = look.ready && second !== look.second;
  look.second = second;
  const same = fighter === look.fighter && clock === look.clock && !stale;
  if (same && standing === look.standing && moment === look.moment) return false;
  const ready = standing === 'ready';
  const begun = second >= fighter.firstSecond && second >= clock.alertSecond;
  look.fighter = fighter;
  look.clock = clock;
  look.standing = standing;
  look.moment = moment;
  look.active = active;
  look.able = standing !== 'out' && standing !== 'helpless';
  look.ready = ready;
  look.busy = standing === 'busy';
  look.free = ready || (standing === 'waiting' && begun);
  look.attacks = ready && clock.weaponReadySecond <= second;
  look.weapon = weaponOf(fighter);
  look.rushing = isRushing(fighter, second);
  look.actions = null;
  forgetTargets(look);
  return true;
}

/** How far he reaches, and so whom he keeps in check and may strike. */
export function reachesOf({ fighter, clock, weapon, able, attacks }: Look) {
  const reach = reachOf(fighter);
  const armed = able && weapon !== null && weapon.ranged === null;
  return {
    reach,
    threatens: armed && clock.fleeing !== true ? reach : NOBODY,
    strikes: armed && attacks ? reach : NOBODY,
  };
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
