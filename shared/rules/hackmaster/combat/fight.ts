import type { CombatClock, CombatState, Fighter, FighterState, FighterStatus } from '../../combat.ts';
import { amount, given, signed, text, whole } from '../../input.ts';
import { statusAt, type CombatantStatus } from '../combat.ts';
import type { CombatantState, CountState } from '../count-state.ts';
import { tables } from '../tables.ts';
import type { Gait, Shield } from '../terms.ts';
import type { FightSettings } from './campaign.ts';
import { checkedStats, type Stats, type Weapon } from './stats.ts';

/** What a result of this second will do to one who still strikes in it. */
export interface Pending {
  out: boolean;
  helplessSeconds: number;
}

/** One who fights, besides his clocks, which stand at the same place of the count. */
export interface FighterNow extends FighterState {
  readonly stats: Stats;
  /** Place of the weapon in hand, -1 for none. */
  readonly wielded: number;
  readonly shield: Shield | null;
  /** Missiles left, by the place of the weapon; null without end. */
  readonly ammo: readonly (number | null)[];
  readonly stowed: readonly boolean[];
  /** Castings left, by the place of the spell; null without end. */
  readonly uses: readonly (number | null)[];
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
  /** The spell he is casting. */
  readonly spell: string | null;
  /** When he began his counted action. */
  readonly begunOn: number;
  /** The last second on which he drew a weapon at no cost. */
  readonly drewOn: number;
  /** His first second in the fight. */
  readonly firstSecond: number;
  readonly pending: Pending | null;
}

/** A free attack to be made at once. */
export interface Due {
  readonly by: string;
  readonly against: string;
  readonly kind: 'weapon' | 'handToHand';
  /** It answers a flight: the pursuit waits for half a weapon speed. */
  readonly flight: boolean;
}

export interface HackmasterState extends CombatState {
  readonly fighters: readonly FighterNow[];
  readonly settings: FightSettings;
  /** Who is surprised until his first second: those listed, or null for everyone. */
  readonly surprised: readonly string[] | null;
  readonly count: CountState;
  readonly due: readonly Due[];
  /** Who runs as soon as the free attacks against him are over. */
  readonly running: string | null;
}

/** A distance is kept within what a line on a table can show. Feet. */
const FARTHEST = 1_000_000;

export const place = (atFeet: unknown, field: string): number =>
  amount(atFeet, field, { min: -FARTHEST, max: FARTHEST });

/** A fighter as he enters, checked. Throws `bad-input`. */
export function entrant(fighter: Fighter, atZero: FighterStatus): FighterNow {
  const { id, side, hp, maxHp, atFeet, stats: raw } = given(fighter, 'fighter');
  const most = whole(maxHp, 'fighter.maxHp', { min: 1 });
  const left = signed(hp, 'fighter.hp');
  const stats = checkedStats(raw);
  return {
    id: text(id, 'fighter.id'),
    side: text(side, 'fighter.side'),
    hp: Math.min(left, most),
    maxHp: most,
    atFeet: place(atFeet, 'fighter.atFeet'),
    status: left > 0 ? 'active' : atZero,
    stats,
    wielded: stats.weapons.findIndex(({ stowed }) => !stowed),
    shield: stats.shield,
    ammo: stats.weapons.map(({ ammo }) => ammo),
    stowed: stats.weapons.map(({ stowed }) => stowed),
    uses: stats.spells.map(({ uses }) => uses),
    facing: 1,
    gait: 'standing',
    gaitSeconds: 0,
    joggedFt: 0,
    sprintFt: 0,
    towards: null,
    movedOn: -1,
    foe: null,
    met: [],
    aimAt: null,
    setFrom: null,
    holding: null,
    yielding: false,
    spell: null,
    begunOn: -1,
    drewOn: -1,
    firstSecond: 0,
    pending: null,
  };
}

/** A copy to be changed. Written out key by key: a spread costs many times as much, and every action makes one. */
export const copyOf = (one: FighterNow): { -readonly [Key in keyof FighterNow]: FighterNow[Key] } => ({
  id: one.id,
  side: one.side,
  hp: one.hp,
  maxHp: one.maxHp,
  atFeet: one.atFeet,
  status: one.status,
  stats: one.stats,
  wielded: one.wielded,
  shield: one.shield,
  ammo: one.ammo,
  stowed: one.stowed,
  uses: one.uses,
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
  spell: one.spell,
  begunOn: one.begunOn,
  drewOn: one.drewOn,
  firstSecond: one.firstSecond,
  pending: one.pending,
});

export const weaponOf = ({ stats, wielded }: FighterNow): Weapon | null =>
  wielded < 0 ? null : (stats.weapons[wielded] ?? null);

/** How far he strikes with what he has in hand; without a melee weapon no farther than fist and foot. Feet. */
export function reachOf(fighter: FighterNow): number {
  const weapon = weaponOf(fighter);
  return weapon && weapon.ranged === null ? weapon.reachFt : tables.monsterReach.short;
}

export const meleeOf = (fighter: FighterNow): Weapon | null => {
  const weapon = weaponOf(fighter);
  return weapon && weapon.ranged === null ? weapon : null;
};

/** The shield he can use: none with both hands at the weapon. */
export function shieldOf(fighter: FighterNow): Shield | null {
  const hands = weaponOf(fighter)?.hands ?? 1;
  return hands > 1 ? null : fighter.shield;
}

export const apart = (a: FighterNow, b: FighterNow): number => Math.abs(a.atFeet - b.atFeet);

type Seen = Pick<HackmasterState, 'fighters' | 'count'>;

/** The enemy nearest to him, if any is left. */
export function nearestEnemy(fighters: readonly FighterNow[], fighter: FighterNow): FighterNow | null {
  let near: FighterNow | null = null;
  for (const foe of fighters) {
    if (foe.side === fighter.side || foe.status !== 'active') continue;
    if (near === null || apart(foe, fighter) < apart(near, fighter)) near = foe;
  }
  return near;
}

/** Towards the enemy he finds nearest as he enters. */
export function facingAt(fighters: readonly FighterNow[], fighter: FighterNow): 1 | -1 {
  const near = nearestEnemy(fighters, fighter);
  return near !== null && near.atFeet < fighter.atFeet ? -1 : 1;
}

/** The clocks of the fighter at this place. */
export function clocksAt(state: Seen, at: number): CombatantState {
  const clocks = state.count.combatants[at];
  if (!clocks) throw new RangeError(`Nobody stands at ${at} in the count.`);
  return clocks;
}

export function fighterAt(state: Seen, at: number): FighterNow {
  const fighter = state.fighters[at];
  if (!fighter) throw new RangeError(`Nobody stands at ${at} in the fight.`);
  return fighter;
}

/** Where ids stood when last asked for; checked before use, so that a wrong one only costs a search. */
const lastPlaces = new Map<string, number>();
const MOST_PLACES = 1000;

export function placeOf({ fighters }: Pick<HackmasterState, 'fighters'>, id: string): number {
  const known = lastPlaces.get(id);
  if (known !== undefined && fighters[known]?.id === id) return known;
  const at = fighters.findIndex((one) => one.id === id);
  if (lastPlaces.size >= MOST_PLACES) lastPlaces.clear();
  lastPlaces.set(id, at);
  return at;
}

export const standingOf = (state: Seen, at: number): CombatantStatus =>
  statusAt(clocksAt(state, at), state.count.second);

/** Stands in the fight and can do something about it. */
export const able = (state: Seen, at: number): boolean => {
  const fighter = state.fighters[at];
  return fighter?.status === 'active' && standingOf(state, at) !== 'helpless';
};

/** May make an attack of his own on this second. */
export function mayAttack(state: Seen, at: number): boolean {
  const clocks = clocksAt(state, at);
  return standingOf(state, at) === 'ready' && clocks.weaponReadySecond <= state.count.second;
}

/** Whether a blow of one could land on the other from where they stand. */
export const inReach = (by: FighterNow, against: FighterNow): boolean => apart(by, against) <= reachOf(by);

/** Whether an able enemy with a melee weapon has him in reach. */
export function threatened(state: Seen, at: number): boolean {
  const one = fighterAt(state, at);
  return state.fighters.some(
    (foe, place) =>
      foe.side !== one.side &&
      foe.status === 'active' &&
      inReach(foe, one) &&
      meleeOf(foe) !== null &&
      clocksAt(state, place).fleeing !== true &&
      able(state, place),
  );
}

/** Who keeps him at bay, if anyone does. */
export function holderOf(state: Seen, at: number): number {
  const { id, side } = fighterAt(state, at);
  return state.fighters.findIndex(
    (foe, place) => foe.holding === id && foe.side !== side && able(state, place),
  );
}

export const clockOf = (phase: 'initiative' | 'count', second: number): CombatClock => ({
  round: null,
  phase,
  title: phase === 'initiative' ? 'Initiative' : `Second ${second}`,
  count: phase === 'initiative' ? null : second,
});
