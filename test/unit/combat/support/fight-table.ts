import { expect } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import type {
  CombatAction,
  CombatEvent,
  CombatMachine,
  CombatSetup,
  CombatState,
  LegalAction,
  Overrule,
} from '../../../../shared/rules/combat.ts';
import { deepFreeze } from './soundness.ts';

/** Reads `actor kind @target /way`; the table is `table`. */
export function actionFrom(text: string): CombatAction {
  const [actor = '', kind = '', ...rest] = text.split(' ');
  const named = (sign: string) => rest.find((word) => word.startsWith(sign))?.slice(1);
  const target = named('@');
  const way = named('/');
  return {
    kind,
    actor: actor === 'table' ? null : actor,
    ...(target === undefined ? {} : { target }),
    ...(way === undefined ? {} : { way }),
  };
}

/** `actor kind @targets /ways`, as it is read. */
export const actionText = ({ actor, kind, targets, ways }: LegalAction): string =>
  [actor ?? 'table', kind, targets && `@${targets.join(',')}`, ways && `/${ways.join(',')}`]
    .filter((word) => word !== undefined)
    .join(' ');

/** What happened to whom, by whom, how much. */
export const eventText = ({ kind, id, by, amount, detail }: CombatEvent): string =>
  [kind, id, by && `by ${by}`, amount, detail]
    .filter((word) => word !== undefined && word !== null && word !== '')
    .join(' ');

type Act<Stats> = CombatAction | Overrule<Stats>;

/** Does it with just these dice to a state that cannot be changed; it must not be refused. */
export function taken<State extends CombatState, Stats>(
  machine: CombatMachine<State, Stats>,
  state: State,
  act: Act<Stats>,
  faces: readonly number[],
) {
  const dice = scriptedDice(faces);
  const step = machine.apply(state, act, dice);
  expect(step.refused, JSON.stringify(act)).toBeNull();
  dice.finish();
  return { ...step, state: deepFreeze(step.state) };
}

/** A fight at the table, played step by step. */
export class FightTable<State extends CombatState, Stats> {
  state: State;
  /** What the last step told. */
  events: readonly CombatEvent[] = [];
  readonly machine: CombatMachine<State, Stats>;

  constructor(machine: CombatMachine<State, Stats>, setup: CombatSetup<Stats>) {
    this.machine = machine;
    this.state = deepFreeze(machine.start(deepFreeze(setup)));
  }

  take(act: Act<Stats>, faces: readonly number[]): readonly CombatEvent[] {
    const { state, events } = taken(this.machine, this.state, act, faces);
    this.state = state;
    this.events = events;
    return events;
  }

  /** Why it is refused; the state stays, and nothing is told. */
  refusal(action: CombatAction): string | null {
    const step = this.machine.apply(this.state, action, scriptedDice([]));
    expect(step.state).toBe(this.state);
    expect(step.events).toEqual([]);
    return step.refused;
  }

  one(id: string): State['fighters'][number] {
    const found = this.state.fighters.find((fighter) => fighter.id === id);
    if (!found) throw new RangeError(`There is no ${id}.`);
    return found;
  }

  /** What one of them may do, by its kinds. */
  kindsOf(id: string): string[] {
    const own = this.machine.legalActions(this.state).filter(({ actor }) => actor === id);
    return [...new Set(own.map(({ kind }) => kind))];
  }
}
