import { seededDice } from '../../../../shared/dice/seeded.ts';
import { RulesError } from '../../../../shared/errors.ts';
import { actionRoles, fighterStatuses } from '../../../../shared/rules/combat.ts';
import type {
  CombatAction,
  CombatEvent,
  CombatMachine,
  CombatState,
  CombatStep,
  LegalAction,
  Upcoming,
} from '../../../../shared/rules/combat.ts';
import { everyMove } from './choosers.ts';
import type { Move } from './choosers.ts';

export class Unsound extends Error {
  override name = 'Unsound';
}

export function must(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Unsound(what());
}

/** What is frozen through and through, and what of that was found plain: states share most of their parts. */
const frozen = new WeakSet<object>();
const plain = new WeakSet<object>();

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

/** Plain JSON that survives being stored: no undefined, no classes, no NaN, no -0. */
export function plainJson(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    must(Number.isFinite(value) && !Object.is(value, -0), () => `${path} is ${String(value)}`);
    return;
  }
  must(typeof value === 'object', () => `${path} is of type ${typeof value}`);
  if (plain.has(value)) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  must(prototype === Object.prototype || Array.isArray(value), () => `${path} is no plain object`);
  for (const [key, inner] of Object.entries(value)) plainJson(inner, `${path}.${key}`);
  if (frozen.has(value)) plain.add(value);
}

/** What every state must show, whatever the system. */
export function soundState(state: CombatState): void {
  const ids = new Set<string>();
  for (const { id, side, hp, maxHp, atFeet, status } of state.fighters) {
    must(!ids.has(id), () => `${id} is listed twice`);
    ids.add(id);
    must(Number.isInteger(hp) && hp <= maxHp, () => `${id} has ${hp} of ${maxHp} hit points`);
    must(Number.isFinite(atFeet), () => `${id} stands at ${atFeet} feet`);
    must([...fighterStatuses, 'absent'].includes(status), () => `${id} is ${status}`);
    must(state.sides.includes(side), () => `${id} fights for ${side}, which is no side`);
  }
  must(new Set(state.sides).size === state.sides.length, () => 'a side is listed twice');
  if (!state.over) return;
  const standing = state.sides.filter((side) =>
    state.fighters.some((one) => one.side === side && one.status === 'active'),
  );
  must(standing.length <= 1, () => `the fight is over with ${standing.join(' and ')} still fighting`);
  must(
    JSON.stringify(standing) === JSON.stringify(state.standing),
    () => `standing is [${state.standing.join()}], but [${standing.join()}] stand`,
  );
}

/** What every list of legal actions must show. */
export function soundActions(state: CombatState, legal: readonly LegalAction[]): void {
  must(legal.length > 0 !== state.over, () => `${legal.length} legal actions, over: ${String(state.over)}`);
  const byId = new Map(state.fighters.map((one) => [one.id, one]));
  for (const { kind, role, actor, targets, ways, title, rule } of legal) {
    const what = `${kind} of ${actor ?? 'the table'}`;
    must(actionRoles.includes(role), () => `${what} has the role ${role}`);
    must(title !== '' && rule !== '', () => `${what} wants a title or a rule`);
    if (actor !== null) {
      const one = byId.get(actor);
      must(
        one?.status === 'active' || (one !== undefined && role === 'recover'),
        () => `${what}: ${one?.status ?? 'nobody'}`,
      );
    }
    if (targets) soundNames(targets, (id) => byId.has(id), `${what}: targets`);
    if (ways) soundNames(ways, (way) => way !== '', `${what}: ways`);
  }
}

/** Those who are said to have something to do are all who have. */
export function soundCandidates(machine: CombatMachine, state: CombatState): void {
  const candidates = machine.candidates(state);
  must(new Set(candidates).size === candidates.length, () => `[${candidates.join()}] names a place twice`);
  state.fighters.forEach(({ id }, at) => {
    const open = machine.options(state, id).length;
    must(open === 0 || candidates.includes(at), () => `${id} may do ${open} things, but is no candidate`);
  });
  must(
    candidates.every((at) => at in state.fighters),
    () => `[${candidates.join()}] names nobody`,
  );
}

function soundNames(names: readonly string[], known: (name: string) => boolean, what: string): void {
  must(names.length > 0, () => `${what} is an empty list`);
  must(new Set(names).size === names.length, () => `${what} [${names.join()}] has a name twice`);
  must(names.every(known), () => `${what} [${names.join()}] has an unknown name`);
}

/** Events name those they speak of, and show dice that exist. */
export function soundEvents({ fighters }: CombatState, events: readonly CombatEvent[]): void {
  for (const { kind, id, by, amount, rolled = [] } of events) {
    for (const name of [id, by ?? null]) {
      must(name === null || fighters.some((one) => one.id === name), () => `${kind} names ${name ?? ''}`);
    }
    must(amount === undefined || Number.isFinite(amount), () => `${kind} has the amount ${amount ?? ''}`);
    for (const { sides, face } of rolled) {
      must(face >= 1 && face <= sides, () => `${kind} shows a d${sides} at ${face}`);
    }
  }
}

/** What is to come names fighters there are, and is in order of time. */
export function soundUpcoming({ fighters, clock }: CombatState, upcoming: readonly Upcoming[]): void {
  let before: Upcoming | undefined;
  let direction = 0;
  for (const next of upcoming) {
    for (const id of next.actors) {
      must(
        fighters.some((one) => one.id === id),
        () => `upcoming names ${id}`,
      );
    }
    const earliest = before?.round ?? clock.round;
    must(
      next.round === null || earliest === null || next.round >= earliest,
      () => `upcoming goes back to round ${next.round ?? ''}`,
    );
    if (before?.round !== next.round || before.phase !== next.phase) direction = 0;
    else if (before.count !== null && next.count !== null && before.count !== next.count) {
      const step = Math.sign(next.count - before.count);
      must(direction === 0 || direction === step, () => 'upcoming counts back and forth');
      direction = step;
    }
    before = next;
  }
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Notes of every part of a value which part of its copy it became. */
function pairUp(value: unknown, twin: unknown, twins: Map<unknown, unknown>): void {
  if (!isObject(value) || !isObject(twin)) return;
  twins.set(value, twin);
  const others: unknown[] = Object.values(twin);
  Object.values(value).forEach((inner, nth) => {
    pairUp(inner, others[nth], twins);
  });
}

/** The same JSON to the letter; what are twins is not looked into. */
function sameJson(one: unknown, other: unknown, twins: ReadonlyMap<unknown, unknown>): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (twins.get(one) === other) return true;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const others = Object.entries(other);
  return (
    entries.length === others.length &&
    entries.every(([key, inner], nth) => {
      const [name, twin] = others[nth] ?? [];
      return key === name && sameJson(inner, twin, twins);
    })
  );
}

/** Every listed action is taken with every target and every way, and a stored state goes on like the original. */
export function listedAreTaken(
  machine: CombatMachine,
  state: CombatState,
  legal: readonly LegalAction[],
  seed: number,
): void {
  const stored = deepFreeze(copy(state));
  const twins = new Map<unknown, unknown>();
  pairUp(state, stored, twins);
  for (const move of legal.flatMap(everyMove)) {
    const step = machine.apply(state, move, seededDice(seed));
    must(step.refused === null, () => `${JSON.stringify(move)} is listed but refused: ${step.refused ?? ''}`);
    plainJson(step, 'step');
    soundState(step.state);
    soundEvents(step.state, step.events);
    const again = machine.apply(stored, move, seededDice(seed));
    must(sameJson(step, again, twins), () => `${JSON.stringify(move)} goes another way from a stored state`);
  }
}

const isListed = (legal: readonly LegalAction[], { kind, actor, target, way }: CombatAction): boolean =>
  legal.some(
    (each) =>
      each.kind === kind &&
      each.actor === actor &&
      (!each.targets || (target !== undefined && each.targets.includes(target))) &&
      (!each.ways || (way !== undefined && each.ways.includes(way))),
  );

/** Known kinds and ways, mixed as nobody may mix them now. */
function unlistedMoves(
  state: CombatState,
  legal: readonly LegalAction[],
  known: readonly LegalAction[],
): CombatAction[] {
  const ids = state.fighters.map(({ id }) => id);
  const moves = known.flatMap((action) => {
    const [target] = action.targets ?? [];
    const [way] = action.ways ?? [];
    const others = action.actor === null ? [] : ids.map((actor) => ({ ...action, actor }));
    const aimed = action.targets ? ids : [];
    return [
      ...others.flatMap(everyMove),
      ...aimed.map((id) => everyMove({ ...action, targets: [id] })[0]),
      { kind: action.kind, actor: action.actor, ...(target && { target }), ...(way && { way }) },
    ];
  });
  return moves.filter((move): move is CombatAction => move !== undefined && !isListed(legal, move));
}

function refusal(machine: CombatMachine, state: CombatState, move: Move): CombatStep<CombatState> | null {
  try {
    return machine.apply(state, move, seededDice(1));
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}

/** What is not listed is refused and changes nothing. `known` are actions listed earlier in the fight. */
export function unlistedAreRefused(
  machine: CombatMachine,
  state: CombatState,
  legal: readonly LegalAction[],
  known: readonly LegalAction[],
): void {
  for (const move of unlistedMoves(state, legal, known)) {
    const step = refusal(machine, state, move);
    if (!step) continue;
    must(step.refused !== null, () => `${JSON.stringify(move)} is not listed but taken`);
    must(
      step.state === state && step.events.length === 0,
      () => `${JSON.stringify(move)} is refused but changes the fight`,
    );
  }
  const [somebody] = state.fighters;
  const nonsense = { kind: 'no-such-kind', actor: somebody?.id ?? null };
  const answer = refusal(machine, state, nonsense);
  must(answer === null || answer.refused !== null, () => 'an unknown kind is taken');
  const stranger = refusal(machine, state, { kind: legal[0]?.kind ?? 'move', actor: 'no-such-fighter' });
  must(stranger === null, () => 'an unknown fighter is no error');
}
