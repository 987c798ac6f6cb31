import { countNextAction, halfSpeed, nextSecondOf } from './count.ts';
import { copied, entering, type CombatantState, type CountState } from './count-state.ts';
import { inForce, spellFatigue } from '../harm/effects.ts';
import { tables } from '../tables.ts';
import type { DefensivePenalty, Effect } from '../terms.ts';

interface AttackEvent {
  kind: 'attack';
  id: string;
  weaponSpeed: number;
  jabSpeed?: number | null;
  targetHelpless?: boolean;
  maneuver?: 'aggressive' | 'charge' | null;
  defensive?: DefensivePenalty | null;
}

/** What may happen in the count. Those from `knockback` on close gaps of the printed list of transitions. */
export type CountEvent =
  | { kind: 'join'; id: string; firstSecond: number; reachFt?: number }
  | { kind: 'advance' }
  | AttackEvent
  | { kind: 'action' | 'aim'; id: string; counts: number }
  | { kind: 'fullParry' | 'flee'; id: string; weaponSpeed: number }
  | { kind: 'wait'; id: string; until?: number }
  | { kind: 'giveGround' | 'dropDefensive' | 'stand' | 'out'; id: string }
  | { kind: 'call'; id: string; on: number; strikes?: boolean }
  | { kind: 'withdraw'; id: string; on: boolean }
  | { kind: 'queueFreeAttack'; id: string; against: string }
  | { kind: 'spellCast'; id: string; castingTime: number }
  | { kind: 'trauma'; id: string; helplessSeconds: number }
  | { kind: 'knockback'; id: string; falls?: boolean }
  | { kind: 'stopFleeing' | 'abort'; id: string }
  | { kind: 'pursuitDelay'; id: string; weaponSpeed: number }
  | { kind: 'useFreeAttack'; id: string; against: string }
  | { kind: 'return'; id: string; prone?: boolean }
  | { kind: 'alert'; id: string; fromSecond: number; acts?: boolean }
  | { kind: 'cast'; id: string; castingTime: number }
  | { kind: 'wounded'; id: string; losesAim?: boolean; losesSpell?: boolean };

type Kind = CountEvent['kind'];
export type EventOf<K extends Kind> = CountEvent & { kind: K };

/** A change of one combatant; null or left out changes nothing. */
type Change<K extends Kind> = (one: CombatantState, event: EventOf<K>, second: number) => CombatantState;

const without = (effects: readonly Effect[], ...kinds: Effect['kind'][]): Effect[] =>
  effects.filter(({ kind }) => !kinds.includes(kind));

type Passing = 'fleeing' | 'pursueFrom' | 'casting';

/** A copy with these changes, without the keys that hold no longer. */
const changed = (one: CombatantState, changes: Partial<CombatantState>, ...gone: Passing[]): CombatantState =>
  Object.assign(copied(one, gone), changes);

/** Both clocks to this second, nothing begun any more. */
const restarted = (one: CombatantState, ready: number, effects: Effect[]): CombatantState =>
  changed(
    one,
    { nextSecond: ready, weaponReadySecond: ready, busyUntil: null, aimCounts: 0, effects },
    'fleeing',
    'casting',
  );

function declared({ maneuver, defensive }: AttackEvent, second: number): Effect[] {
  const effects: Effect[] = [];
  if (maneuver === 'aggressive') effects.push({ kind: 'aggressive' });
  if (maneuver === 'charge') {
    effects.push({ kind: 'charge', until: second + tables.maneuvers.charge.dexBonusLostSeconds });
  }
  if (defensive) effects.push({ kind: 'fightDefensively', attackPenalty: defensive });
  return effects;
}

const attack: Change<'attack'> = (one, event, second) => {
  const { weaponSpeed, jabSpeed, targetHelpless = false } = event;
  const { nextSecond } =
    jabSpeed === undefined || jabSpeed === null
      ? countNextAction({ second, kind: 'attack', weaponSpeed, targetHelpless })
      : countNextAction({ second, kind: 'jab', jabSpeed });
  const kept = without(
    one.effects,
    'aggressive',
    'gaveGround',
    'fightDefensively',
    'fightingWithdrawal',
    'fullParry',
  );
  return restarted(one, nextSecond, [...kept, ...declared(event, second)]);
};

const action = (one: CombatantState, counts: number, second: number, aimCounts: number): CombatantState =>
  changed(one, {
    nextSecond: second + counts,
    busyUntil: counts > 0 ? second + counts : one.busyUntil,
    aimCounts,
  });

const fullParry: Change<'fullParry'> = (one, { weaponSpeed }, second) => {
  const { nextSecond: until } = countNextAction({ second, kind: 'reset', weaponSpeed });
  const kept = without(one.effects, 'fightDefensively', 'fullParry');
  return restarted(one, until, [...kept, { kind: 'fullParry', until }]);
};

const flee: Change<'flee'> = (one, { weaponSpeed }, second) => {
  const { nextSecond } = countNextAction({ second, kind: 'reset', weaponSpeed });
  const kept = without(one.effects, 'fightDefensively', 'fullParry', 'fightingWithdrawal');
  return changed(restarted(one, nextSecond, kept), { nextSecond: second + 1, fleeing: true });
};

const giveGround: Change<'giveGround'> = (one) => {
  const gave = one.effects.some(({ kind }) => kind === 'gaveGround');
  const effects = gave
    ? one.effects.map((effect) =>
        effect.kind === 'gaveGround' ? { ...effect, times: effect.times + 1 } : effect,
      )
    : [...one.effects, { kind: 'gaveGround' as const, times: 1 }];
  return changed(one, { effects });
};

const withdraw: Change<'withdraw'> = (one, { on }) => {
  const withdrawing = one.effects.some(({ kind }) => kind === 'fightingWithdrawal');
  if (!on) return changed(one, { effects: without(one.effects, 'fightingWithdrawal') });
  return withdrawing ? one : changed(one, { effects: [...one.effects, { kind: 'fightingWithdrawal' }] });
};

const spellCast: Change<'spellCast'> = (one, { castingTime }, second) => {
  const { until } = spellFatigue({ second, castingTime });
  const earlier = one.effects.find((effect) => effect.kind === 'spellFatigue');
  const fatigue: Effect = { kind: 'spellFatigue', until: Math.max(until, earlier?.until ?? 0) };
  const effects = [...without(one.effects, 'spellFatigue'), fatigue];
  return changed(one, { effects, nextSecond: second + 1 }, 'casting');
};

const trauma: Change<'trauma'> = (one, { helplessSeconds }, second) => {
  const until = Math.max(one.helplessUntil ?? 0, second + helplessSeconds);
  const changes = {
    helplessUntil: until,
    nextSecond: until,
    weaponReadySecond: Math.max(one.weaponReadySecond, until),
    prone: true,
    busyUntil: null,
    aimCounts: 0,
    effects: one.effects.filter(({ kind }) => kind === 'charge' || kind === 'spellFatigue'),
  };
  return changed(one, changes, 'fleeing', 'casting');
};

const comesBack: Change<'return'> = (one, { prone = one.prone }, second) =>
  changed(one, {
    out: false,
    prone,
    nextSecond: second + 1,
    weaponReadySecond: Math.max(one.weaponReadySecond, second + 1),
    busyUntil: null,
    aimCounts: 0,
  });

const alert: Change<'alert'> = (one, { fromSecond, acts = false }) =>
  changed(one, {
    alertSecond: fromSecond,
    ...(acts ? { nextSecond: fromSecond, weaponReadySecond: fromSecond } : {}),
  });

function wounded(one: CombatantState, { losesAim = true, losesSpell = false }: EventOf<'wounded'>) {
  const left = losesSpell && one.casting ? changed(one, { busyUntil: null }, 'casting') : one;
  return losesAim && left.aimCounts > 0 ? changed(left, { aimCounts: 0 }) : left;
}

/** Breaks off a counted action: free again on this very second, the counts spent are lost. */
const abort: Change<'abort'> = (one, _event, second) =>
  one.busyUntil === null
    ? one
    : changed(one, { nextSecond: second, busyUntil: null, aimCounts: 0 }, 'casting');

type Solo = Exclude<Kind, 'join' | 'advance' | 'queueFreeAttack' | 'useFreeAttack'>;

const changes: { [K in Solo]: Change<K> } = {
  attack,
  action: (one, { counts }, second) => action(one, counts, second, 0),
  aim: (one, { counts }, second) => action(one, counts, second, one.aimCounts + counts),
  fullParry,
  flee,
  wait: (one, { until = one.weaponReadySecond }, second) =>
    changed(one, { nextSecond: Math.max(until, second + 1) }),
  call: (one, { on, strikes = false }) =>
    changed(one, { nextSecond: on, ...(strikes && { weaponReadySecond: on }) }),
  giveGround,
  withdraw,
  dropDefensive: (one) => changed(one, { effects: without(one.effects, 'fightDefensively') }),
  spellCast,
  trauma,
  stand: (one, _event, second) =>
    changed(action(one, tables.actions.changePosture.counts, second, 0), { prone: false }),
  out: (one) => changed(one, { out: true }, 'fleeing', 'casting'),
  knockback: (one, { falls = false }) => (falls ? changed(one, { prone: true }) : one),
  stopFleeing: (one) => changed(one, {}, 'fleeing'),
  abort,
  pursuitDelay: (one, { weaponSpeed }, second) =>
    changed(one, { pursueFrom: second + halfSpeed(weaponSpeed) }),
  return: comesBack,
  alert,
  cast: (one, { castingTime }, second) =>
    changed(action(one, castingTime, second, 0), {
      casting: { until: second + castingTime, castingTime },
    }),
  wounded,
};

const over = (until: number | null, second: number): boolean => until !== null && until <= second;

/** What has ended by this second is dropped. */
function ticked(one: CombatantState, second: number): CombatantState {
  const stale =
    over(one.busyUntil, second) ||
    over(one.helplessUntil, second) ||
    (one.pursueFrom ?? Infinity) <= second ||
    !one.effects.every((effect) => inForce(effect, second));
  if (!stale) return one;
  const changes = {
    busyUntil: over(one.busyUntil, second) ? null : one.busyUntil,
    helplessUntil: over(one.helplessUntil, second) ? null : one.helplessUntil,
    effects: one.effects.filter((effect) => inForce(effect, second)),
  };
  return (one.pursueFrom ?? Infinity) <= second ? changed(one, changes, 'pursueFrom') : changed(one, changes);
}

function advance(state: CountState): CountState {
  const second = nextSecondOf(state.combatants, state.freeAttacks, state.second);
  if (second === null) return state;
  return {
    ...state,
    second,
    combatants: state.combatants.map((one) => ticked(one, second)),
    freeAttacks: state.freeAttacks.filter((free) => free.second >= second),
  };
}

/** Free attacks lost by what has happened to someone. */
function lapsed(state: CountState, event: EventOf<Solo>): CountState['freeAttacks'] {
  const { freeAttacks } = state;
  if (freeAttacks.length === 0) return freeAttacks;
  if (event.kind === 'trauma') return freeAttacks.filter(({ id }) => id !== event.id);
  if (event.kind !== 'out') return freeAttacks;
  return freeAttacks.filter(({ id, against }) => id !== event.id && against !== event.id);
}

function alone(state: CountState, event: EventOf<Solo>, place: number): CountState {
  const { second } = state;
  const known = state.combatants[place]?.id === event.id;
  const at = known ? place : state.combatants.findIndex(({ id }) => id === event.id);
  const one = state.combatants[at];
  if (!one) return state;
  const change = changes[event.kind] as Change<Solo>;
  const combatants = state.combatants.slice();
  combatants[at] = change(one, event, second);
  return { second, combatants, freeAttacks: lapsed(state, event) };
}

function used(state: CountState, { id, against }: EventOf<'useFreeAttack'>): CountState {
  const at = state.freeAttacks.findIndex(
    (free) => free.id === id && free.against === against && free.second === state.second,
  );
  return at < 0 ? state : { ...state, freeAttacks: state.freeAttacks.toSpliced(at, 1) };
}

/** The state after a checked event of checked form. Who knows the place of the combatant may save the search for it. */
export function transition(state: CountState, event: CountEvent, place = -1): CountState {
  switch (event.kind) {
    case 'join': {
      const { id, firstSecond, reachFt = 0 } = event;
      return { ...state, combatants: [...state.combatants, entering(id, firstSecond, reachFt)] };
    }
    case 'advance':
      return advance(state);
    case 'queueFreeAttack': {
      const { id, against } = event;
      return { ...state, freeAttacks: [...state.freeAttacks, { id, against, second: state.second + 1 }] };
    }
    case 'useFreeAttack':
      return used(state, event);
    default:
      return alone(state, event, place);
  }
}
