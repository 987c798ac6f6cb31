import type { Dice, Roll } from '../../shared/dice/dice.ts';
import type { ContentNeed } from '../../shared/ipc/contract-entry.ts';
import type { CommandOutput, NeedsOf, ParsedInput, StepName } from '../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../shared/ipc/outcome.ts';
import type { ContentOf } from '../content/content-for.ts';
import type { Slowly } from '../db/journal/journal.ts';
import type { Sql } from '../db/sql.ts';
import type { Desk } from '../desk/desk.ts';
import type { Campaign } from '../facts/campaign/read-campaign.ts';

/** What a step works with. Everything it writes through `sql` is one line of the journal. */
export interface StepContext<Needs extends ContentNeed = never> {
  readonly sql: Sql;
  readonly campaign: Campaign;
  /** The starter content of the campaign's system that the step's entry in the contract says it needs. */
  readonly content: ContentOf<Needs>;
  readonly desk: Desk;
  readonly realTime: string;
  /** Dice that take the typed faces first (null where the program shall roll) and land in the journal. */
  readonly dice: (...typed: (number | null)[]) => Dice;
  /** Notes dice that fell before the step, typed or thrown: they land in the journal with it. */
  readonly fell: (rolls: readonly Roll[]) => void;
}

/** What a step leaves behind: its sentence for the log, its facts, and the answer for the window. */
export interface StepDone<Value> {
  summary: string;
  outcome: StepOutcome;
  value: Value;
}

export type StepOf<Name extends StepName> = (
  context: StepContext<NeedsOf<Name>>,
  input: ParsedInput<Name>,
) => StepDone<CommandOutput<Name>>;

/** A step that may take seconds: it yields wherever it can be laid aside for a moment. */
export type SlowStepOf<Name extends StepName> = (
  context: StepContext<NeedsOf<Name>>,
  input: ParsedInput<Name>,
) => Slowly<StepDone<CommandOutput<Name>>>;

/** The steps that are taken in slices. */
export type SlowStepName = 'import.take' | 'import.takeMap' | 'map.generate' | 'map.grow';
export type QuickStepName = Exclude<StepName, SlowStepName>;

/** Every step whose name begins with one of the areas; a missing one does not compile. */
export type StepsOf<Area extends string> = {
  [Name in QuickStepName as Name extends `${Area}.${string}` ? Name : never]: StepOf<Name>;
};

/** A step that answers nothing but its sentence. */
export const step = (summary: string, outcome: StepOutcome = {}): StepDone<null> => ({
  summary,
  outcome,
  value: null,
});
