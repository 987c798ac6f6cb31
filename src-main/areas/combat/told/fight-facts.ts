import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import type { CombatEvent, CombatState, FighterState } from '../../../../shared/rules/combat.ts';
import type { FightNow } from '../fight-now.ts';

export type FightFacts = NonNullable<StepOutcome['fight']>;

/** A fight as it stands, for the journal. */
export const fightFacts = ({ row, state, played }: FightNow): FightFacts => ({
  id: row.id,
  name: row.name,
  n: played.steps,
  ...clockOf(state),
});

const clockOf = ({ clock, over }: CombatState) => ({
  round: clock.round,
  phase: clock.phase,
  count: clock.count,
  over,
});

const stood = ({ id, side, hp, maxHp, atFeet, status }: FighterState) => ({
  id,
  side,
  hp,
  maxHp,
  atFeet,
  status,
});

/** Everybody of it, as it begins, or begins anew. */
export function beginFacts(now: FightNow): FightFacts {
  const { fighters } = now.state;
  const names = Object.fromEntries(fighters.map(({ id }) => [id, now.nameOf(id)]));
  return { ...fightFacts(now), stand: fighters.map(stood), names };
}

/** Those who stand otherwise than before, or are new. */
function changedSince(before: CombatState, after: CombatState): ReturnType<typeof stood>[] {
  const known = new Map(before.fighters.map((fighter) => [fighter.id, JSON.stringify(stood(fighter))]));
  return after.fighters.map(stood).filter((fighter) => known.get(fighter.id) !== JSON.stringify(fighter));
}

/** A fight after steps of it that are no act of their own: whom they changed. */
export function laterFacts(before: FightNow, after: FightNow): FightFacts {
  const stand = changedSince(before.state, after.state);
  const names = Object.fromEntries(stand.map(({ id }) => [id, after.nameOf(id)]));
  return { ...fightFacts(after), ...(stand.length > 0 && { stand, names }) };
}

/** An act as it left the fight: what happened, and whom it changed. */
export function actFacts(
  { row, played, state, nameOf }: FightNow,
  after: { readonly state: CombatState; readonly events: readonly CombatEvent[] },
): FightFacts {
  const changed = changedSince(state, after.state);
  const named = new Set([
    ...changed.map(({ id }) => id),
    ...after.events.flatMap(({ id, by }) => [id ?? [], by ?? []].flat()),
  ]);
  return {
    id: row.id,
    name: row.name,
    n: played.steps + 1,
    ...clockOf(after.state),
    events: after.events,
    stand: changed,
    names: Object.fromEntries([...named].map((id) => [id, nameOf(id)])),
  };
}
