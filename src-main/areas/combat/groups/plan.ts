import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type {
  CombatAction,
  CombatEvent,
  CombatMachine,
  CombatState,
  FighterState,
  LegalAction,
} from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { Course } from '../strokes/course.ts';

export type Plan = ParsedInput<'combat.plan'>['plan'];

/** An act of a plan, with the entry that allows it. */
export interface PlannedAct {
  readonly act: CombatAction & { readonly actor: string };
  readonly entry: LegalAction;
}

/** How many have struck at each so far. */
type Strikers = Map<string, number>;

/** A state as those of a plan look at it. */
export interface Ground {
  readonly machine: CombatMachine;
  readonly state: CombatState;
  readonly plan: Plan;
  readonly stands: ReadonlyMap<string, FighterState>;
  /** Whom each struck at last. */
  readonly against: ReadonlyMap<string, string | null>;
  /** Mortally hit, though some books let them fall later. */
  readonly falling: ReadonlySet<string>;
  readonly legal: readonly LegalAction[];
}

export function groundOf(machine: CombatMachine, state: CombatState, plan: Plan): Ground {
  const seen = machine.seen(state);
  return {
    machine,
    state,
    plan,
    stands: new Map(state.fighters.map((each) => [each.id, each])),
    against: new Map(seen.map(({ id, against }) => [id, against])),
    falling: new Set(seen.filter(({ standing }) => standing === 'falls').map(({ id }) => id)),
    legal: machine.legalActions(state),
  };
}

interface Choosing {
  readonly ground: Ground;
  readonly strikers: ReadonlyMap<string, number>;
  /** Those who are down already, though the step is not over. */
  readonly fallen: ReadonlySet<string>;
}

const falls = new Set(['mortallyHit', 'dies', 'unconscious']);

/** Whom the stroke has felled so far: they are struck no more, though some books let them fall later. */
const felledIn = (events: readonly CombatEvent[]): Set<string> =>
  new Set(events.flatMap(({ as, id }) => (id !== null && falls.has(as) ? [id] : [])));

const gap = (one: FighterState | undefined, other: FighterState | undefined): number =>
  one && other ? Math.abs(one.atFeet - other.atFeet) : Infinity;

/** Of those who can be chosen the plan's; null where nobody is left to strike. */
function chosen({ ground, strikers, fallen }: Choosing, by: string, open: readonly string[]) {
  const { plan, stands, falling, against } = ground;
  const left = open.filter((id) => {
    const one = stands.get(id);
    return one?.status === 'active' && one.hp > 0 && !fallen.has(id) && !falling.has(id);
  });
  if (plan.aim === 'one' && plan.at !== null && left.includes(plan.at)) return plan.at;
  const last = plan.aim === 'again' ? against.get(by) : null;
  if (last != null && left.includes(last)) return last;
  const own = stands.get(by);
  const rank = (id: string): readonly [number, number] => {
    const far = gap(own, stands.get(id));
    return plan.aim === 'spread' ? [strikers.get(id) ?? 0, far] : [far, strikers.get(id) ?? 0];
  };
  const ranked = left.map((id) => ({ id, rank: rank(id) }));
  ranked.sort((one, other) => one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1]);
  return ranked[0]?.id ?? null;
}

const aimed = (entry: LegalAction, by: string, target: string, way: string | null): PlannedAct => {
  const ways = entry.ways ?? [];
  const [first] = ways;
  const taken = way !== null && ways.includes(way) ? way : first;
  return {
    entry,
    act: { kind: entry.kind, actor: by, target, ...(taken !== undefined && { way: taken }) },
  };
};

/** The blow of one of them as the fight stands. */
export function blowOf(
  choosing: Choosing,
  by: string,
  own: readonly LegalAction[] = ownOf(choosing, by),
): PlannedAct | null {
  const { way } = choosing.ground.plan;
  const blows = own.filter(({ role, targets }) => role === 'attack' && targets !== undefined);
  const sorted = [...blows.filter(({ ways }) => way !== null && ways?.includes(way)), ...blows];
  for (const entry of sorted) {
    const target = chosen(choosing, by, entry.targets ?? []);
    if (target !== null) return aimed(entry, by, target, way);
  }
  return null;
}

/** A walk that brings him nearer to whom the plan has him strike, without a die. */
function walkOf(choosing: Choosing, by: string, own: readonly LegalAction[]): PlannedAct | null {
  const { machine, state } = choosing.ground;
  const spot = (from: CombatState, id: string) => from.fighters.find((each) => each.id === id);
  for (const entry of own.filter(({ role, targets }) => role === 'move' && targets !== undefined)) {
    const target = chosen(choosing, by, entry.targets ?? []);
    if (target === null) continue;
    const walk = aimed(entry, by, target, null);
    const tried = attempt(machine, state, walk.act, []);
    if (tried.wanted !== null || tried.step.refused !== null) continue;
    const after = tried.step.state;
    const before = gap(spot(state, by), spot(state, target));
    if (gap(spot(after, by), spot(after, target)) < before) return walk;
  }
  return null;
}

const ownOf = ({ ground }: Choosing, by: string): LegalAction[] =>
  ground.legal.filter(({ actor }) => actor === by);

/** What one of them does now: he strikes, else he walks up; null where he keeps his act. */
function actOf(choosing: Choosing, by: string): PlannedAct | null {
  const own = ownOf(choosing, by);
  return blowOf(choosing, by, own) ?? walkOf(choosing, by, own);
}

const counted = (strikers: Strikers, { act, entry }: PlannedAct): void => {
  if (entry.role === 'attack' && act.target !== undefined)
    strikers.set(act.target, (strikers.get(act.target) ?? 0) + 1);
};

/** What each would do as they stand now: nothing is thrown, and nobody falls. */
export function shownPlan(ground: Ground) {
  const strikers: Strikers = new Map();
  const acts: PlannedAct[] = [];
  const idle: string[] = [];
  for (const by of ground.plan.members) {
    const planned = actOf({ ground, strikers, fallen: new Set() }, by);
    if (planned === null) idle.push(by);
    else {
      counted(strikers, planned);
      acts.push(planned);
    }
  }
  return { acts, idle };
}

/**
 * The members act one after another, each on the state the others left: where a target falls the rest turn to the next
 * of the plan, and who has nobody left keeps his act. Who walked up has done what the plan showed of him: a blow that
 * his step still allows is an act of its own, shown and asked for like any other.
 */
export const planned = (machine: CombatMachine, plan: Plan): Course => ({
  title: plan.name,
  gang: plan.name,
  begin: () => {
    const strikers: Strikers = new Map();
    let at = 0;
    return ({ state, events }) => {
      const fallen = felledIn(events);
      const ground = groundOf(machine, state, plan);
      for (;;) {
        const by = plan.members[at];
        if (by === undefined) return null;
        at += 1;
        const next = actOf({ ground, strikers, fallen }, by);
        if (next === null) continue;
        counted(strikers, next);
        return { act: next.act };
      }
    };
  },
});
