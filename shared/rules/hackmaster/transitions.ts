import { countNextAction, halfSpeed, nextSecondOf } from './count.ts';
import { entering, type CombatantState, type CountState } from './count-state.ts';
import { inForce, spellFatigue } from './effects.ts';
import { tables } from './tables.ts';
import type { DefensivePenalty, Effect } from './terms.ts';

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
  | { kind: 'wait' | 'giveGround' | 'dropDefensive' | 'stand' | 'out'; id: string }
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

/** The combatant without a key that stands only while it holds. */
function rid(one: CombatantState, ...keys: Passing[]): CombatantState {
  if (!keys.some((key) => key in one)) return one;
  const left = { ...one };
  if (keys.includes('fleeing')) delete left.fleeing;
  if (keys.includes('pursueFrom')) delete left.pursueFrom;
  if (keys.includes('casting')) delete left.casting;
  return left;
}

/** Both clocks to this second, nothing begun any more. */
const restarted = (one: CombatantState, ready: number): CombatantState => ({
  ...rid(one, 'fleeing', 'casting'),
  nextSecond: ready,
  weaponReadySecond: ready,
  busyUntil: null,
  aimCounts: 0,
});

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
  return { ...restarted(one, nextSecond), effects: [...kept, ...declared(event, second)] };
};

const action = (one: CombatantState, counts: number, second: number, aimCounts: number): CombatantState => ({
  ...one,
  nextSecond: second + counts,
  busyUntil: counts > 0 ? second + counts : one.busyUntil,
  aimCounts,
});

const fullParry: Change<'fullParry'> = (one, { weaponSpeed }, second) => {
  const { nextSecond: until } = countNextAction({ second, kind: 'reset', weaponSpeed });
  const kept = without(one.effects, 'fightDefensively', 'fullParry');
  return { ...restarted(one, until), effects: [...kept, { kind: 'fullParry', until }] };
};

const flee: Change<'flee'> = (one, { weaponSpeed }, second) => {
  const { nextSecond } = countNextAction({ second, kind: 'reset', weaponSpeed });
  return {
    ...restarted(one, nextSecond),
    nextSecond: second + 1,
    effects: without(one.effects, 'fightDefensively', 'fullParry', 'fightingWithdrawal'),
    fleeing: true,
  };
};

const giveGround: Change<'giveGround'> = (one) => {
  const gave = one.effects.some(({ kind }) => kind === 'gaveGround');
  const effects = gave
    ? one.effects.map((effect) =>
        effect.kind === 'gaveGround' ? { ...effect, times: effect.times + 1 } : effect,
      )
    : [...one.effects, { kind: 'gaveGround' as const, times: 1 }];
  return { ...one, effects };
};

const withdraw: Change<'withdraw'> = (one, { on }) => {
  const withdrawing = one.effects.some(({ kind }) => kind === 'fightingWithdrawal');
  if (!on) return { ...one, effects: without(one.effects, 'fightingWithdrawal') };
  return withdrawing ? one : { ...one, effects: [...one.effects, { kind: 'fightingWithdrawal' }] };
};

const spellCast: Change<'spellCast'> = (one, { castingTime }, second) => {
  const { until } = spellFatigue({ second, castingTime });
  const earlier = one.effects.find((effect) => effect.kind === 'spellFatigue');
  const fatigue: Effect = { kind: 'spellFatigue', until: Math.max(until, earlier?.until ?? 0) };
  const effects = [...without(one.effects, 'spellFatigue'), fatigue];
  return { ...rid(one, 'casting'), effects, nextSecond: second + 1 };
};

const trauma: Change<'trauma'> = (one, { helplessSeconds }, second) => {
  const until = Math.max(one.helplessUntil ?? 0, second + helplessSeconds);
  return {
    ...rid(one, 'fleeing', 'casting'),
    helplessUntil: until,
    nextSecond: until,
    weaponReadySecond: Math.max(one.weaponReadySecond, until),
    prone: true,
    busyUntil: null,
    aimCounts: 0,
    effects: one.effects.filter(({ kind }) => kind === 'charge' || kind === 'spellFatigue'),
  };
};

const comesBack: Change<'return'> = (one, { prone = one.prone }, second) => ({
  ...one,
  out: false,
  prone,
  nextSecond: second + 1,
  weaponReadySecond: Math.max(one.weaponReadySecond, second + 1),
  busyUntil: null,
  aimCounts: 0,
});

const alert: Change<'alert'> = (one, { fromSecond, acts = false }) => ({
  ...one,
  alertSecond: fromSecond,
  ...(acts ? { nextSecond: fromSecond, weaponReadySecond: fromSecond } : {}),
});

function wounded(one: CombatantState, { losesAim = true, losesSpell = false }: EventOf<'wounded'>) {
  const left = losesSpell && one.casting ? { ...rid(one, 'casting'), busyUntil: null } : one;
  return losesAim && left.aimCounts > 0 ? { ...left, aimCounts: 0 } : left;
}

/** Breaks off a counted action: free again on this very second, the counts spent are lost. */
const abort: Change<'abort'> = (one, _event, second) =>
  one.busyUntil === null
    ? one
    : { ...rid(one, 'casting'), nextSecond: second, busyUntil: null, aimCounts: 0 };

type Solo = Exclude<Kind, 'join' | 'advance' | 'queueFreeAttack' | 'useFreeAttack'>;

const changes: { [K in Solo]: Change<K> } = {
  attack,
  action: (one, { counts }, second) => action(one, counts, second, 0),
  aim: (one, { counts }, second) => action(one, counts, second, one.aimCounts + counts),
  fullParry,
  flee,
  wait: (one, _event, second) => ({
    ...one,
    nextSecond: one.weaponReadySecond > second ? one.weaponReadySecond : second + 1,
  }),
  giveGround,
  withdraw,
  dropDefensive: (one) => ({ ...one, effects: without(one.effects, 'fightDefensively') }),
  spellCast,
  trauma,
  stand: (one, _event, second) => ({
    ...action(one, tables.actions.changePosture.counts, second, 0),
    prone: false,
  }),
  out: (one) => ({ ...rid(one, 'fleeing', 'casting'), out: true }),
  knockback: (one, { falls = false }) => (falls ? { ...one, prone: true } : one),
  stopFleeing: (one) => rid(one, 'fleeing'),
  abort,
  pursuitDelay: (one, { weaponSpeed }, second) => ({ ...one, pursueFrom: second + halfSpeed(weaponSpeed) }),
  return: comesBack,
  alert,
  cast: (one, { castingTime }, second) => ({
    ...action(one, castingTime, second, 0),
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
  const current = (one.pursueFrom ?? Infinity) <= second ? rid(one, 'pursueFrom') : one;
  return {
    ...current,
    busyUntil: over(one.busyUntil, second) ? null : one.busyUntil,
    helplessUntil: over(one.helplessUntil, second) ? null : one.helplessUntil,
    effects: one.effects.filter((effect) => inForce(effect, second)),
  };
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

function alone(state: CountState, event: EventOf<Solo>): CountState {
  const at = state.combatants.findIndex(({ id }) => id === event.id);
  const one = state.combatants[at];
  if (!one) return state;
  const change = changes[event.kind] as Change<Solo>;
  const combatants = state.combatants.slice();
  combatants[at] = change(one, event, state.second);
  return { ...state, combatants, freeAttacks: lapsed(state, event) };
}

function used(state: CountState, { id, against }: EventOf<'useFreeAttack'>): CountState {
  const at = state.freeAttacks.findIndex(
    (free) => free.id === id && free.against === against && free.second === state.second,
  );
  return at < 0 ? state : { ...state, freeAttacks: state.freeAttacks.toSpliced(at, 1) };
}

/** The state after a checked event of checked form. */
export function transition(state: CountState, event: CountEvent): CountState {
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
      return alone(state, event);
  }
}
