import { amount, bool, flag, given, list, oneOf, refuse, text, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { checkedState, entering, type CombatantState, type CountState } from './count-state.ts';
import { knownIds } from './count.ts';
import { checkedPenalty } from '../harm/effects.ts';
import { transition, type CountEvent } from './transitions.ts';

export type CombatantStatus = 'out' | 'helpless' | 'ready' | 'busy' | 'waiting';

/**
 * The count before its first second: each combatant's clocks at his initiative result. Throws `bad-input`.
 * HM-TIME-2, HM-INIT-3, HM-STATE-1.
 */
export function combatStart(input: { combatants: { id: string; firstSecond: number; reachFt?: number }[] }): {
  state: CountState;
} {
  const combatants = Array.from(list(given(input).combatants, 'combatants'), (one) => {
    const { id, firstSecond, reachFt = 0 } = given(one, 'combatants');
    const first = whole(firstSecond, 'combatants.firstSecond');
    return entering(text(id, 'combatants.id'), first, amount(reachFt, 'combatants.reachFt'));
  });
  knownIds(combatants);
  return { state: { second: 0, combatants, freeAttacks: [] } };
}

type Check = (value: unknown, field: string) => unknown;
const optional =
  (check: Check): Check =>
  (value, field) =>
    value === undefined ? undefined : check(value, field);
const nullable =
  (check: Check): Check =>
  (value, field) =>
    value === undefined || value === null ? undefined : check(value, field);

const maneuver: Check = (value, field) => oneOf(value, field, ['aggressive', 'charge']);

/** What each event must bring besides the combatant it concerns. */
const wanted: Record<CountEvent['kind'], Readonly<Record<string, Check>>> = {
  join: { firstSecond: whole, reachFt: optional(amount) },
  advance: {},
  attack: {
    weaponSpeed: whole,
    jabSpeed: nullable(whole),
    targetHelpless: flag,
    maneuver: nullable(maneuver),
    defensive: nullable(checkedPenalty),
  },
  action: { counts: whole },
  aim: { counts: whole },
  fullParry: { weaponSpeed: whole },
  flee: { weaponSpeed: whole },
  wait: { until: optional(whole) },
  giveGround: {},
  withdraw: { on: bool },
  dropDefensive: {},
  queueFreeAttack: { against: text },
  spellCast: { castingTime: whole },
  trauma: { helplessSeconds: whole },
  stand: {},
  out: {},
  knockback: { falls: flag },
  call: { on: whole, strikes: flag },
  stopFleeing: {},
  abort: {},
  pursuitDelay: { weaponSpeed: whole },
  useFreeAttack: { against: text },
  return: { prone: optional(bool) },
  alert: { fromSecond: whole, acts: flag },
  cast: { castingTime: whole },
  wounded: { losesAim: optional(bool), losesSpell: flag },
};

const kinds = Object.keys(wanted) as CountEvent['kind'][];

function checkedEvent(state: CountState, event: CountEvent): CountEvent {
  const kind = oneOf(given(event, 'event').kind, 'event.kind', kinds);
  const raw = event as unknown as Readonly<Record<string, unknown>>;
  const checked: Record<string, unknown> = { kind };
  for (const [key, check] of Object.entries(wanted[kind])) {
    const value = check(raw[key], `event.${key}`);
    if (value !== undefined) checked[key] = value;
  }
  if (kind === 'advance') return { kind };
  const known = (id: unknown): boolean => state.combatants.some((one) => one.id === id);
  checked['id'] = text(raw['id'], 'event.id');
  if (known(raw['id']) === (kind === 'join')) {
    refuse('event.id', kind === 'join' ? 'new to the fight' : 'the id of a combatant');
  }
  if ('against' in checked && !known(checked['against'])) refuse('event.against', 'the id of a combatant');
  return checked as unknown as CountEvent;
}

/**
 * The count after an event: a new state, with nothing else changed. Whether the event is legal is not checked;
 * with nobody left to act, `advance` gives the state back. Throws `bad-input`.
 * HM-TIME-1 to 7, 9, HM-OUT-6, HM-PAIN-5, HM-MAN-1 to 7, HM-ACT-4, HM-DEF-8, HM-INIT-3, HM-STATE-1.
 */
export function combatApply(input: { state: CountState; event: CountEvent }): { state: CountState } {
  const state = checkedState(given(input).state);
  return { state: transition(state, checkedEvent(state, input.event)) };
}

/** How one stands in the count on this second. */
export function statusAt(one: CombatantState, second: number): CombatantStatus {
  if (one.out) return 'out';
  if (one.helplessUntil !== null && second < one.helplessUntil) return 'helpless';
  if (one.nextSecond <= second) return 'ready';
  return one.busyUntil !== null && second < one.busyUntil ? 'busy' : 'waiting';
}

/**
 * Whether a combatant is out, helpless, ready, busy or waiting on this second, may attack, and is still surprised.
 * Throws `bad-input`. HM-TIME-2, 9, 10, HM-INIT-3.
 */
export function combatStatus(input: { state: CountState; id: string }): {
  status: CombatantStatus;
  canAttack: boolean;
  surprised: boolean;
} & Reasoned {
  const state = checkedState(given(input).state);
  const one = state.combatants.find(({ id }) => id === input.id);
  if (!one) refuse('id', 'the id of a combatant');
  const status = statusAt(one, state.second);
  return {
    status,
    canAttack: status === 'ready' && one.weaponReadySecond <= state.second,
    surprised: state.second < one.alertSecond,
    reasons: [
      because('now', state.second, 'HM-TIME-1'),
      because('acts from', one.nextSecond, 'HM-TIME-2'),
      because('weapon ready', one.weaponReadySecond, 'HM-TIME-2'),
      because('on guard from', one.alertSecond, 'HM-INIT-3'),
    ],
  };
}

export const combatOps = {
  'combat.start': combatStart,
  'combat.apply': combatApply,
  'combat.status': combatStatus,
} as const;
