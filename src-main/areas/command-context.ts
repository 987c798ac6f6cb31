import type { z } from 'zod';
import type { Dice } from '../../shared/dice/dice.ts';
import type { CampaignCommandName, Commands } from '../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../shared/ipc/outcome.ts';
import type { CampaignContent } from '../content/campaign-content.ts';
import type { Sql } from '../db/sql.ts';
import type { Desk } from '../desk/desk.ts';
import type { Campaign } from './campaign/read-campaign.ts';

/** What a command works with. Everything it writes through `sql` is one step of the journal. */
export interface CommandContext {
  readonly sql: Sql;
  readonly campaign: Campaign;
  /** The starter content of the campaign's system, as far as this command's area asks for it. */
  readonly content: CampaignContent;
  readonly desk: Desk;
  readonly realTime: string;
  /** Dice that take the typed faces first (null where the program shall roll) and land in the journal. */
  readonly dice: (...typed: (number | null)[]) => Dice;
}

/** What a command leaves behind: its sentence for the log, its facts, and the answer for the window. */
export interface StepDone<Value> {
  summary: string;
  outcome: StepOutcome;
  value: Value;
}

/** Undo and redo go round the journal, not through it. */
export type JournaledCommandName = Exclude<CampaignCommandName, 'journal.undo' | 'journal.redo'>;

export type ParsedInput<Name extends CampaignCommandName> = z.output<Commands[Name]['input']>;

export type CommandHandler<Name extends JournaledCommandName> = (
  context: CommandContext,
  input: ParsedInput<Name>,
) => StepDone<z.output<Commands[Name]['output']>>;

/** Every journaled command whose name begins with one of the areas; a missing one does not compile. */
export type CommandsOf<Area extends string> = {
  [Name in JournaledCommandName as Name extends `${Area}.${string}` ? Name : never]: CommandHandler<Name>;
};

/** A step that answers nothing. */
export const step = (summary: string, outcome: StepOutcome = {}): StepDone<null> => ({
  summary,
  outcome,
  value: null,
});
