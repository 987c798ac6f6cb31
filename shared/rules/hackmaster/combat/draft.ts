import type { Dice } from '../../../dice/dice.ts';
import type { CombatEvent } from '../../combat.ts';
import type { CombatantState, CountState } from '../count-state.ts';
import { tables } from '../tables.ts';
import { transition, type CountEvent } from '../transitions.ts';
import {
  apart,
  clockOf,
  clocksAt,
  copyOf,
  fighterAt,
  placeOf,
  standingOf,
  type Due,
  type FighterNow,
  type HackmasterState,
} from './fight.ts';

/** A fight while one action changes it: the lists are its own, what stands in them is replaced, never changed. */
export interface Draft {
  readonly before: HackmasterState;
  readonly dice: Dice;
  readonly settings: HackmasterState['settings'];
  readonly events: CombatEvent[];
  fighters: FighterNow[];
  sides: readonly string[];
  count: CountState;
  due: readonly Due[];
  running: string | null;
  phase: 'initiative' | 'count';
}

export const draftOf = (state: HackmasterState, dice: Dice): Draft => ({
  before: state,
  dice,
  settings: state.settings,
  events: [],
  fighters: state.fighters.slice(),
  sides: state.sides,
  count: state.count,
  due: state.due,
  running: state.running,
  phase: state.clock.phase === 'initiative' ? 'initiative' : 'count',
});

export const one = (draft: Draft, at: number): FighterNow => fighterAt(draft, at);

export const clocks = (draft: Draft, at: number): CombatantState => clocksAt(draft, at);

export function change(draft: Draft, at: number, changes: Partial<FighterNow>): void {
  draft.fighters[at] = Object.assign(copyOf(one(draft, at)), changes);
}

/** A transition of the count. */
export function counted(draft: Draft, event: CountEvent): void {
  draft.count = transition(draft.count, event, 'id' in event ? placeOf(draft, event.id) : -1);
}

export function tell(draft: Draft, event: CombatEvent): void {
  draft.events.push(event);
}

/** He stops what he was about: nothing aimed, set, held or begun any more. */
export const idle = {
  aimAt: null,
  setFrom: null,
  holding: null,
  yielding: false,
  gait: 'standing',
  gaitSeconds: 0,
  joggedFt: 0,
  sprintFt: 0,
  towards: null,
} as const satisfies Partial<FighterNow>;

const useful = (draft: Draft, { by, against, kind }: Due): boolean => {
  const attacker = placeOf(draft, by);
  const target = placeOf(draft, against);
  const [striker, struck] = [draft.fighters[attacker], draft.fighters[target]];
  if (striker?.status !== 'active' || struck?.status !== 'active' || striker.pending?.out) return false;
  if (standingOf(draft, attacker) === 'helpless') return false;
  const weapon = striker.stats.weapons[striker.wielded];
  if (kind === 'handToHand') return apart(striker, struck) <= tables.nearPerfectFeet;
  return weapon !== undefined && weapon.ranged === null && apart(striker, struck) <= weapon.reachFt;
};

/** Free attacks that can still be made. */
export function pruneDue(draft: Draft): void {
  if (draft.due.length > 0) draft.due = draft.due.filter((free) => useful(draft, free));
}

const fights = ({ status }: FighterNow): boolean => status === 'active';

/** Sides with someone left to fight. */
export const standing = ({ sides, fighters }: Pick<HackmasterState, 'sides' | 'fighters'>): string[] =>
  sides.filter((side) => fighters.some((fighter) => fighter.side === side && fights(fighter)));

/** Whether two sides at least have someone left to fight. */
export function contested({ fighters }: Pick<HackmasterState, 'fighters'>): boolean {
  let first: string | null = null;
  for (const fighter of fighters) {
    if (!fights(fighter)) continue;
    if (first !== null && fighter.side !== first) return true;
    first = fighter.side;
  }
  return false;
}

/** The fight as it stands now. It is over when one side is left and nobody struck down has his blow still to come. */
export function finished(draft: Draft): HackmasterState {
  const { before, fighters, sides, count, due, running, phase } = draft;
  const over = !contested(draft);
  const sameMoment = phase === before.clock.phase && count.second === before.count.second;
  return {
    sides,
    fighters,
    clock: sameMoment ? before.clock : clockOf(phase, count.second),
    over,
    standing: over ? standing(draft) : [],
    settings: before.settings,
    surprised: before.surprised,
    count,
    due: over ? [] : due,
    running: over ? null : running,
  };
}
