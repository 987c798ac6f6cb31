import type { StepOutcome } from '../../shared/ipc/outcome.ts';
import type { TurnActivity } from '../../shared/ipc/vocabulary.ts';
import type { DelveRow } from '../db/tables.ts';
import type { Delve } from '../facts/delve/read-delve.ts';
import type { StepContext } from '../steps/step-context.ts';
import type { CheckRolled } from './roll-check.ts';

/** What time is passed with. */
export type Passing = Pick<StepContext, 'sql' | 'campaign' | 'dice'>;

/** What passing time changes. */
export interface Standing extends Pick<Delve, 'lights' | 'fatigue'> {
  /** The delve under way, null outside. */
  row: DelveRow | null;
}

/** What came of it so far, told and counted. */
export interface Tally {
  events: string[];
  burned: NonNullable<StepOutcome['burned']>;
  checks: CheckRolled[];
}

/** Some seconds in which the company does one thing; of a delve, none beyond the end of a turn. */
export interface Lapse extends Passing {
  from: number;
  to: number;
  /** Turns that end in it: in a delve at most the turn at hand, and then with its last second. */
  turns: number;
  does: TurnActivity;
  /** How things stood at its beginning. */
  before: Standing;
  tally: Tally;
}
