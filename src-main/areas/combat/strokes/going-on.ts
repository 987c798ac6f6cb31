import type { CombatMachine, CombatState, LegalAction } from '../../../../shared/rules/combat.ts';
import type { Course, NextAct } from './course.ts';

/** So many steps without anything to do are passed over at once. */
const mostIdle = 200;

const plainly = ({ kind }: LegalAction): NextAct => ({ act: { kind, actor: null } });

/** What the table does where it has nothing to decide. */
function tablesOwn(machine: CombatMachine, state: CombatState): NextAct | null {
  const table = machine.legalActions(state).filter(({ actor }) => actor === null);
  const [only] = table;
  return only && table.length === 1 && !only.ways && !only.targets ? plainly(only) : null;
}

/** What the table would close now others still wait for within it. */
export const cutsOff = (machine: CombatMachine, state: CombatState): boolean =>
  machine.legalActions(state).some((action) => action.actor === null && action.cutsOff === true);

/** On from where nobody can do anything and nothing is decided; no die falls meanwhile. */
function idle(machine: CombatMachine, state: CombatState): NextAct | null {
  if (state.over || machine.seen(state).some(({ standing }) => standing === 'mayAct')) return null;
  const [pass] = cutsOff(machine, state) ? machine.rest(state) : [];
  const next = pass === undefined ? tablesOwn(machine, state) : { act: pass };
  return next && { ...next, ifQuiet: true };
}

/** Ends the step at hand, whoever still could act, and goes on to where somebody has something to do. */
export const goingOn = (machine: CombatMachine): Course => ({
  title: 'The fight goes on',
  gang: null,
  begin: () => {
    let first = true;
    return ({ state, done }) => {
      if (done >= mostIdle) return null;
      const next = first ? tablesOwn(machine, state) : idle(machine, state);
      first = false;
      return next;
    };
  },
});

/** Whoever is left passes; what is no longer open to one when his turn comes is left out. */
export const restPasses = (machine: CombatMachine): Course => ({
  title: 'The rest pass',
  gang: null,
  begin: () => {
    let queue: readonly NextAct[] | null = null;
    let at = 0;
    return ({ state, done }) => {
      queue ??= machine.rest(state).map((act) => ({ act, ifOpen: true }));
      const next = queue[at];
      at += 1;
      if (next !== undefined) return next;
      return done === 0 || done >= mostIdle ? null : idle(machine, state);
    };
  },
});
