import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import type { JsonlStep } from './jsonl-reader.ts';

/** Fights told again from the lines of a log alone, as docs/exports.md says it is done: no rule and no table is asked. */

type Facts = NonNullable<StepOutcome['fight']>;
type Stood = NonNullable<Facts['stand']>[number];

export interface FightRead {
  readonly id: number;
  readonly name: string;
  readonly n: number;
  readonly round: number | null;
  readonly phase: string;
  readonly count: number | null;
  readonly over: boolean;
  /** Everybody by his id, as he stands. */
  readonly stand: ReadonlyMap<string, Stood>;
  readonly names: ReadonlyMap<string, string>;
  /** Who lies, and who felled him; '' where it was nobody's blow. */
  readonly felled: ReadonlyMap<string, string>;
}

type Fights = ReadonlyMap<number, FightRead>;

function felledBy(before: ReadonlyMap<string, string>, events: NonNullable<Facts['events']>) {
  const felled = new Map(before);
  for (const { as, id, by } of events) {
    if (id === null) continue;
    if (as === 'revives' || as === 'leaves') felled.delete(id);
    if (as === 'dies' || as === 'unconscious') felled.set(id, by ?? felled.get(id) ?? '');
  }
  return felled;
}

function goneOn(before: FightRead | undefined, facts: Facts): FightRead {
  const { stand = [], names = {}, events = [], ...clock } = facts;
  return {
    ...clock,
    stand: new Map([...(before?.stand ?? []), ...stand.map((one) => [one.id, one] as const)]),
    names: new Map([...(before?.names ?? []), ...Object.entries(names)]),
    felled: felledBy(before?.felled ?? new Map(), events),
  };
}

/** Every fight after each step that stands, by the step's number; 0 is before the first. */
export function fightsAfterEach(steps: readonly JsonlStep[]): ReadonlyMap<number, Fights> {
  const after = new Map<number, Fights>([[0, new Map()]]);
  let fights: Fights = new Map();
  for (const { seq, status, outcome } of steps) {
    if (status !== 'done') continue;
    const { fight, wentBack } = outcome as StepOutcome;
    // Back to an earlier step; what the step itself did comes on top of that.
    if (wentBack) fights = after.get(wentBack.to) ?? fights;
    if (fight) fights = new Map([...fights, [fight.id, goneOn(fights.get(fight.id), fight)]]);
    after.set(seq, fights);
  }
  return after;
}
