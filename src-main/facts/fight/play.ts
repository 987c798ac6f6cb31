import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CombatEvent, CombatMachine, CombatSetup, CombatState } from '../../../shared/rules/combat.ts';
import { dieComings } from '../../../shared/ipc/fight/combat-acts.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { attempt } from '../../../shared/rules/fight/attempt.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import { storedJson } from '../stored-json.ts';
import { readSetups, readSteps } from './read-fight.ts';
import type { KeptAct, StoredStep } from './read-fight.ts';

/** How a fight stands: its setup and every act with its dice, played through the machine of the campaign's rules. */
export interface Played {
  readonly state: CombatState;
  /** How many steps lead there. */
  readonly steps: number;
  /** Throws for initiative and tests of courage, step by step; of steps without any nothing. */
  readonly turning: readonly (readonly CombatEvent[])[];
  /**
   * The step from which on the rules would have it otherwise than it was played, or which cannot be read; the state is
   * the one before it. Null while they agree.
   */
  readonly broken: { readonly n: number; readonly why: string } | null;
}

/** States of so many steps are kept, so that undo finds them. */
const statesKept = 64;

interface Remembered {
  setup: string;
  /** As stored; with the state it led to, of the newest ones. */
  steps: { acts: string; state: CombatState | null; turning: readonly CombatEvent[] }[];
  start: CombatState;
}

const memory = new WeakMap<Sql, Map<number, Remembered>>();

/** What can be seen of a fight, as a digest: another after every act that changes anything anybody would notice. */
export function markOf({ fighters, clock, over }: CombatState): string {
  const seen = fighters.map(({ id, side, hp, maxHp, atFeet, status }) => [
    id,
    side,
    hp,
    maxHp,
    atFeet,
    status,
  ]);
  const text = JSON.stringify([seen, clock.round, clock.phase, clock.count, over]);
  return createHash('sha256').update(text).digest('base64').slice(0, 12);
}

/**
 * Plays a fight to where it stands. What was played before is taken up again as far as the acts are the same, so that
 * an act, its undo and its redo cost one act.
 */
export const playFight = (
  sql: Sql,
  machine: CombatMachine,
  fightId: number,
  /** The last step that is played. */
  until = Infinity,
): Played => played(sql, machine, fightId, until);

const played = whileUnchanged(playedFrom);

function playedFrom(
  sql: Sql,
  machine: CombatMachine,
  fightId: number,
  until: number,
  /** Whether every step must look as it did, not only the last. */
  isWary = false,
): Played {
  const setup = readSetups(sql, fightId).findLast(({ from_step: from }) => from <= until);
  if (!setup) throw new TurnkeeperError('file-damaged', 'How this fight began is no longer there.');
  const stored = readSteps(sql, fightId).filter(({ n }) => n > setup.from_step && n <= until);
  const remembered = recalled(sql, machine, fightId, setup.setup);
  const common = sharedSteps(remembered, stored);
  remembered.steps.length = common;
  let state = remembered.steps.at(-1)?.state ?? remembered.start;
  const checksAll = isWary || setup.version !== machine.version;
  let at = common === 0 ? setup.from_step : (stored[common - 1]?.n ?? 0);
  for (const step of stored.slice(common)) {
    const next = step.n === at + 1 ? replayed(machine, state, step.acts) : 'the step before it is gone';
    const isLast = step === stored.at(-1);
    const differs = typeof next !== 'string' && (checksAll || isLast) && markOf(next.state) !== step.mark;
    if (differs && !checksAll) {
      remembered.steps.length = 0;
      return playedFrom(sql, machine, fightId, until, true);
    }
    if (differs || typeof next === 'string')
      return {
        state,
        steps: stored.at(-1)?.n ?? at,
        turning: turningOf(remembered),
        broken: { n: step.n, why: typeof next === 'string' ? next : 'it comes out otherwise' },
      };
    ({ state } = next);
    at = step.n;
    remembered.steps.push({ acts: step.acts, state, turning: next.events.filter(isTurning) });
    const old = remembered.steps.at(-1 - statesKept);
    if (old) old.state = null;
  }
  const steps = stored.at(-1)?.n ?? setup.from_step;
  return { state, steps, turning: turningOf(remembered), broken: null };
}

const isTurning = ({ as }: CombatEvent): boolean => as === 'initiative' || as === 'stands' || as === 'breaks';

const turningOf = ({ steps }: Remembered): (readonly CombatEvent[])[] =>
  steps.flatMap(({ turning }) => (turning.length > 0 ? [turning] : []));

function recalled(sql: Sql, machine: CombatMachine, fightId: number, setup: string): Remembered {
  const fights = memory.get(sql) ?? new Map<number, Remembered>();
  memory.set(sql, fights);
  const known = fights.get(fightId);
  if (known?.setup === setup) return known;
  const fresh = { setup, steps: [], start: started(machine, setup) };
  fights.set(fightId, fresh);
  return fresh;
}

/** Throws file-damaged where the rules cannot begin from what is stored. */
function started(machine: CombatMachine, setup: string): CombatState {
  try {
    return machine.start(storedJson(setup) as CombatSetup);
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    throw new TurnkeeperError('file-damaged', `How this fight began cannot be read: ${thrown.message}`);
  }
}

/** How many of the stored steps were played before, the last of them to a state that is still known. */
function sharedSteps({ steps }: Remembered, stored: readonly StoredStep[]): number {
  const differs = steps.findIndex(({ acts }, at) => stored[at]?.acts !== acts);
  const same = differs === -1 ? steps.length : differs;
  for (let at = same; at > 0; at--) if (steps[at - 1]?.state !== null) return at;
  return 0;
}

/** A stored step played again; why not, where the rules do not allow it as it was. */
function replayed(
  machine: CombatMachine,
  from: CombatState,
  acts: string,
): { readonly state: CombatState; readonly events: readonly CombatEvent[] } | string {
  let state = from;
  const events: CombatEvent[] = [];
  const kept = keptActs(acts);
  if (kept === null) return 'it cannot be read';
  for (const { action, dice } of kept) {
    const faces = dice.map(([, face]) => face);
    try {
      const tried = attempt(machine, state, action, faces);
      if (tried.wanted !== null) return 'it wants another die';
      if (tried.step.refused !== null) return 'it is not allowed';
      ({ state } = tried.step);
      events.push(...tried.step.events);
    } catch (thrown) {
      if (!(thrown instanceof TurnkeeperError)) throw thrown;
      return thrown.message;
    }
  }
  return { state, events };
}

const keptAct = z.object({
  action: z.looseObject({ kind: z.string() }),
  dice: z.array(z.tuple([z.int(), z.int(), z.enum(dieComings)])),
});

/** The acts of a stored step; null where they are none. What an act says the rules check themselves. */
export function keptActs(acts: string): KeptAct[] | null {
  const parsed = z.array(keptAct).safeParse(storedJson(acts));
  return parsed.success ? (parsed.data as unknown as KeptAct[]) : null;
}
