import { amount, bool, given, list, refuse, text, whole } from '../../common/input.ts';
import { knownIds } from './count.ts';
import { checkedEffects } from '../harm/effects.ts';
import type { Effect } from '../terms.ts';

/** One combatant's clocks; all seconds are absolute. The optional keys stand only while they hold. */
export interface CombatantState {
  id: string;
  /** When the count next calls on him. */
  nextSecond: number;
  /** The first second on which he may make an attack of his own. */
  weaponReadySecond: number;
  /** The first second on which he is no longer surprised. */
  alertSecond: number;
  /** The end of a counted action. */
  busyUntil: number | null;
  helplessUntil: number | null;
  reachFt: number;
  prone: boolean;
  out: boolean;
  aimCounts: number;
  effects: Effect[];
  /** Runs away, and defends as one who flees, until he stops. */
  fleeing?: true;
  /** May not pursue before this second. */
  pursueFrom?: number;
  /** A spell he is casting: when it is finished, and how long it takes. */
  casting?: { until: number; castingTime: number };
}

export interface QueuedAttack {
  id: string;
  against: string;
  second: number;
}

/** Where the count stands. `second` is 0 before the first. */
export interface CountState {
  second: number;
  combatants: CombatantState[];
  freeAttacks: QueuedAttack[];
}

const orNull = (value: unknown, field: string): number | null =>
  value === null ? null : whole(value, field);

type Lasting = Pick<CombatantState, 'fleeing' | 'pursueFrom' | 'casting'>;

/** The keys that stand only while they hold. */
function lasting({ fleeing, pursueFrom, casting }: Lasting): Lasting {
  const kept: Lasting = {};
  if (fleeing !== undefined) kept.fleeing = bool(fleeing, 'combatants.fleeing') || refuse(...onlyTrue);
  if (pursueFrom !== undefined) kept.pursueFrom = whole(pursueFrom, 'combatants.pursueFrom');
  if (casting !== undefined) {
    const { until, castingTime } = given(casting, 'combatants.casting');
    kept.casting = {
      until: whole(until, 'combatants.casting.until'),
      castingTime: whole(castingTime, 'combatants.casting.castingTime'),
    };
  }
  return kept;
}

const onlyTrue = ['combatants.fleeing', 'true or left out'] as const;

const checkedCombatant = (one: CombatantState): CombatantState => ({
  id: text(given(one, 'combatants').id, 'combatants.id'),
  nextSecond: whole(one.nextSecond, 'combatants.nextSecond'),
  weaponReadySecond: whole(one.weaponReadySecond, 'combatants.weaponReadySecond'),
  alertSecond: whole(one.alertSecond, 'combatants.alertSecond'),
  busyUntil: orNull(one.busyUntil, 'combatants.busyUntil'),
  helplessUntil: orNull(one.helplessUntil, 'combatants.helplessUntil'),
  reachFt: amount(one.reachFt, 'combatants.reachFt'),
  prone: bool(one.prone, 'combatants.prone'),
  out: bool(one.out, 'combatants.out'),
  aimCounts: whole(one.aimCounts, 'combatants.aimCounts'),
  effects: checkedEffects(one.effects),
  ...lasting(one),
});

/** A state from outside, cleaned of what does not belong to it. Throws `bad-input`. */
export function checkedState(state: CountState): CountState {
  const second = whole(given(state, 'state').second, 'state.second');
  const combatants = Array.from(list(state.combatants, 'state.combatants'), checkedCombatant);
  const ids = knownIds(combatants);
  const known = (id: string, field: string): string =>
    ids.has(id) ? id : refuse(field, 'the id of a combatant');
  const freeAttacks = Array.from(list(state.freeAttacks, 'state.freeAttacks'), (free) => ({
    id: known(given(free, 'state.freeAttacks').id, 'state.freeAttacks.id'),
    against: known(free.against, 'state.freeAttacks.against'),
    second: whole(free.second, 'state.freeAttacks.second'),
  }));
  return { second, combatants, freeAttacks };
}

/**
 * A copy without the optional keys that are gone. Written out key by key: it is made in every step of a fight, and a
 * spread costs many times as much and leaves objects that are slower to read.
 */
export function copied(one: CombatantState, gone: readonly (keyof Lasting)[]): CombatantState {
  const { fleeing, pursueFrom, casting } = one;
  const copy: CombatantState = {
    id: one.id,
    nextSecond: one.nextSecond,
    weaponReadySecond: one.weaponReadySecond,
    alertSecond: one.alertSecond,
    busyUntil: one.busyUntil,
    helplessUntil: one.helplessUntil,
    reachFt: one.reachFt,
    prone: one.prone,
    out: one.out,
    aimCounts: one.aimCounts,
    effects: one.effects,
  };
  if (fleeing !== undefined && !gone.includes('fleeing')) copy.fleeing = fleeing;
  if (pursueFrom !== undefined && !gone.includes('pursueFrom')) copy.pursueFrom = pursueFrom;
  if (casting !== undefined && !gone.includes('casting')) copy.casting = casting;
  return copy;
}

/** Someone who enters the count on this second. */
export const entering = (id: string, firstSecond: number, reachFt: number): CombatantState => ({
  id,
  nextSecond: firstSecond,
  weaponReadySecond: firstSecond,
  alertSecond: firstSecond,
  busyUntil: null,
  helplessUntil: null,
  reachFt,
  prone: false,
  out: false,
  aimCounts: 0,
  effects: [],
});
