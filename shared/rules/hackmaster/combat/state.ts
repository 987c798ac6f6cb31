import type { CombatClock } from '../../combat.ts';
import { feetApart } from '../../fight/aim/space.ts';
import type { FightFighter, FightState, Writable } from '../../fight/state.ts';
import { statusAt, type CombatantStatus } from '../initiative/combat.ts';
import type { CombatantState, CountState } from '../initiative/count-state.ts';
import { tables } from '../tables.ts';
import type { Gait, Shield } from '../terms.ts';
import type { Build, Spell, Weapon } from './fighter/build.ts';
import type { FightSettings } from './fighter/settings.ts';
import type { HackmasterStats, WeaponStats } from './stats.ts';

/** What a result of this second will do to one who still strikes in it. */
export interface Pending {
  readonly out: boolean;
  readonly helplessSeconds: number;
}

/** Pushed on this second: whence he was, and whether his own blow still comes from there. */
export interface Shove {
  readonly from: number;
  readonly answers: boolean;
}

/** How he has a weapon: at hand, packed away, or let fall. */
export type Carrying = 'carried' | 'stowed' | 'dropped';

/** One who fights, besides his clocks, which stand at the same place of the count. */
export interface HackmasterFighter extends FightFighter {
  readonly stats: HackmasterStats;
  readonly build: Build;
  /** Place of the weapon in hand, -1 for none. */
  readonly wielded: number;
  readonly shield: Shield | null;
  /** Missiles left, by the place of the weapon; null without end. */
  readonly ammo: readonly (number | null)[];
  readonly carrying: readonly Carrying[];
  /** Castings left, by the place of the spell; null without end. */
  readonly uses: readonly (number | null)[];
  /** How often each power is left; null without end. */
  readonly powers: readonly (number | null)[];
  /** Along the line: 1 towards higher figures, -1 towards lower ones. */
  readonly facing: 1 | -1;
  readonly gait: Gait;
  /** Seconds in that gait. */
  readonly gaitSeconds: number;
  /** Straight feet covered at a jog or faster, and at a sprint, up to now. */
  readonly joggedFt: number;
  readonly sprintFt: number;
  /** Whom he last moved toward, and on which second. */
  readonly towards: string | null;
  readonly movedOn: number;
  /** Whom he last attacked. */
  readonly foe: string | null;
  /** With whom he has crossed weapons. */
  readonly met: readonly string[];
  readonly aimAt: string | null;
  /** The second from which his weapon is set against a charge. */
  readonly setFrom: number | null;
  /** Whom he holds at bay. */
  readonly holding: string | null;
  /** Will step back from the next blow of this second. */
  readonly yielding: boolean;
  /** Behind his shield. */
  readonly crouching: boolean;
  /** The spell he is casting, and at whom if that was said. */
  readonly spell: string | null;
  readonly spellAt: string | null;
  /** It, as it was known when it was begun; what is said of it later holds from the next time. */
  readonly casts: Spell | null;
  /** Those it is aimed at beside him. */
  readonly spellBesides: readonly string[];
  /** When he began his counted action. */
  readonly begunOn: number;
  /** The last second on which he drew a weapon at no cost. */
  readonly drewOn: number;
  /** His first second in the fight. */
  readonly firstSecond: number;
  /** Until when he waits for a foe to come within reach. */
  readonly watchUntil: number | null;
  readonly pending: Pending | null;
  readonly shoved: Shove | null;
}

/** A free attack to be made at once. */
export interface Due {
  readonly by: string;
  readonly against: string;
  readonly kind: 'weapon' | 'handToHand';
  /** It answers a flight: the pursuit waits for half a weapon speed. */
  readonly flight: boolean;
}

/** A light its bearer ran or was knocked back with, and of which the referee is asked whether it goes out. */
export interface Gust {
  readonly light: string;
  readonly bearer: string;
}

/** Something that burns, struck with on this second. */
export interface Swung {
  readonly source: string;
  readonly bearer: string;
}

/** A weapon that lies on the ground: let fall, or thrown. */
export interface Lying {
  readonly weapon: WeaponStats;
  readonly atFeet: number;
}

export interface HackmasterState extends FightState {
  readonly fighters: readonly HackmasterFighter[];
  readonly settings: FightSettings;
  /** Who is surprised until his first second: those listed, or null for everyone. */
  readonly surprised: readonly string[] | null;
  readonly count: CountState;
  readonly due: readonly Due[];
  /** Who runs as soon as the free attacks against him are over. */
  readonly running: string | null;
  readonly ground: readonly Lying[];
  readonly gusts: readonly Gust[];
  readonly swung: readonly Swung[];
}

/** A copy to be changed. Written out key by key: a spread costs many times as much, and every action makes one. */
export const copyOf = (one: HackmasterFighter): Writable<HackmasterFighter> => ({
  id: one.id,
  side: one.side,
  hp: one.hp,
  maxHp: one.maxHp,
  atFeet: one.atFeet,
  status: one.status,
  stats: one.stats,
  kept: one.kept,
  build: one.build,
  wielded: one.wielded,
  shield: one.shield,
  ammo: one.ammo,
  carrying: one.carrying,
  uses: one.uses,
  powers: one.powers,
  facing: one.facing,
  gait: one.gait,
  gaitSeconds: one.gaitSeconds,
  joggedFt: one.joggedFt,
  sprintFt: one.sprintFt,
  towards: one.towards,
  movedOn: one.movedOn,
  foe: one.foe,
  met: one.met,
  aimAt: one.aimAt,
  setFrom: one.setFrom,
  holding: one.holding,
  yielding: one.yielding,
  crouching: one.crouching,
  spell: one.spell,
  spellAt: one.spellAt,
  casts: one.casts,
  spellBesides: one.spellBesides,
  begunOn: one.begunOn,
  drewOn: one.drewOn,
  firstSecond: one.firstSecond,
  watchUntil: one.watchUntil,
  pending: one.pending,
  shoved: one.shoved,
});

export const weaponOf = ({ build, wielded }: HackmasterFighter): Weapon | null =>
  wielded < 0 ? null : (build.weapons[wielded] ?? null);

/** How far he strikes with what he has in hand; without a melee weapon no farther than fist and foot. Feet. */
export function reachOf(fighter: HackmasterFighter): number {
  const weapon = weaponOf(fighter);
  return weapon && weapon.ranged === null ? weapon.reachFt : tables.monsterReach.short;
}

export const meleeOf = (fighter: HackmasterFighter): Weapon | null => {
  const weapon = weaponOf(fighter);
  return weapon && weapon.ranged === null ? weapon : null;
};

/** The shield he can use: none with both hands at the weapon. */
export function shieldOf(fighter: HackmasterFighter): Shield | null {
  const hands = weaponOf(fighter)?.hands ?? 1;
  return hands > 1 ? null : fighter.shield;
}

type Placed = Pick<HackmasterFighter, 'atFeet'> & { readonly build: Pick<Build, 'height'> };

/** Along the line and in height. Feet. */
export const apart = (a: Placed, b: Placed): number =>
  feetApart(Math.abs(a.atFeet - b.atFeet), Math.abs(a.build.height - b.build.height));

/** Crouches, and has a shield to crouch behind. HM-SHD-7. */
export const isCrouching = (fighter: HackmasterFighter): boolean =>
  fighter.crouching && shieldOf(fighter) !== null;

/** Whether a blow of one could land on the other from where they stand. */
export const inReach = (by: HackmasterFighter, against: HackmasterFighter): boolean =>
  apart(by, against) <= reachOf(by);

/** Whether the other stands at his back. */
export const isBehind = (target: HackmasterFighter, other: HackmasterFighter): boolean =>
  Math.sign(other.atFeet - target.atFeet) === -target.facing;

/** The enemy nearest to him, if any is left. */
export function nearestEnemy(
  fighters: readonly HackmasterFighter[],
  fighter: HackmasterFighter,
): HackmasterFighter | null {
  let near: HackmasterFighter | null = null;
  for (const foe of fighters) {
    if (foe.side === fighter.side || foe.status !== 'active') continue;
    if (near === null || apart(foe, fighter) < apart(near, fighter)) near = foe;
  }
  return near;
}

/** Towards the enemy he finds nearest as he enters. */
export function facingAt(fighters: readonly HackmasterFighter[], fighter: HackmasterFighter): 1 | -1 {
  const near = nearestEnemy(fighters, fighter);
  return near !== null && near.atFeet < fighter.atFeet ? -1 : 1;
}

/** The fighters and their clocks, as a state or a draft of one has them. */
export type Ranks = Pick<HackmasterState, 'fighters' | 'count'>;

/** The clocks of the fighter at this place. */
export function clocksAt({ count }: Pick<Ranks, 'count'>, at: number): CombatantState {
  const clocks = count.combatants[at];
  if (!clocks) throw new RangeError(`Nobody stands at ${at} in the count.`);
  return clocks;
}

export const placeOf = ({ fighters }: Pick<Ranks, 'fighters'>, id: string): number =>
  fighters.findIndex((one) => one.id === id);

export const standingOf = (ranks: Ranks, at: number): CombatantStatus =>
  statusAt(clocksAt(ranks, at), ranks.count.second);

/** Stands in the fight and can do something about it. */
export const isAble = (ranks: Ranks, at: number): boolean =>
  ranks.fighters[at]?.status === 'active' && standingOf(ranks, at) !== 'helpless';

/** May make an attack of his own on this second. */
export const mayAttack = (ranks: Ranks, at: number): boolean =>
  standingOf(ranks, at) === 'ready' && clocksAt(ranks, at).weaponReadySecond <= ranks.count.second;

/** Whether an able enemy with a melee weapon has him in reach. */
export function isThreatened(ranks: Ranks, one: HackmasterFighter): boolean {
  return ranks.fighters.some(
    (foe, place) =>
      foe.side !== one.side &&
      foe.status === 'active' &&
      inReach(foe, one) &&
      meleeOf(foe) !== null &&
      clocksAt(ranks, place).fleeing !== true &&
      isAble(ranks, place),
  );
}

/** The place of him who keeps one at bay, -1 if nobody does. */
export const holderOf = (ranks: Ranks, { id, side }: HackmasterFighter): number =>
  ranks.fighters.findIndex((foe, place) => foe.holding === id && foe.side !== side && isAble(ranks, place));

export const isTired = (ranks: Ranks, at: number): boolean =>
  clocksAt(ranks, at).effects.some(({ kind }) => kind === 'spellFatigue');

export const clockOf = (phase: string, second: number): CombatClock => ({
  round: null,
  phase,
  title: phase === 'initiative' ? 'Initiative' : `Second ${second}`,
  count: phase === 'initiative' ? null : second,
});
