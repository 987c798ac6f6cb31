import { manualDice } from '../../shared/dice/manual.ts';
import { recordingDice } from '../../shared/dice/recording.ts';
import type { RecordingDice } from '../../shared/dice/recording.ts';
import { TurnkeeperError, refused } from '../../shared/errors.ts';
import { stepEntry } from '../../shared/ipc/contract.ts';
import type { CommandOutput, NeedsOf, ParsedInput, StepName } from '../../shared/ipc/contract.ts';
import { counted } from '../../shared/words/figures.ts';
import type { ContentOf } from '../content/content-for.ts';
import { contentFor } from '../content/content-for.ts';
import { redo, runCommand, undo } from '../db/journal/journal.ts';
import { query } from '../db/sql.ts';
import type { Sql } from '../db/sql.ts';
import type { Desk } from '../desk/desk.ts';
import type { OpenCampaign } from '../desk/open-campaign.ts';
import { readCampaign } from '../facts/campaign/read-campaign.ts';
import { stepHandlers } from './registry.ts';
import type { StepOf } from './step-context.ts';

/** What a command answers: its value, and the sentence that now stands in the log where it is a step of the journal. */
export interface Done<Value> {
  value: Value;
  said: string | null;
  /** How many steps that were taken back can now not be done again. */
  letGo: number;
}

/**
 * Runs one step of the open campaign: one transaction, one line of the journal, one word to every window.
 * Waits until the file is known to be sound before it writes. Throws cancelled where the file was closed meanwhile.
 */
export async function runStep<Name extends StepName>(
  desk: Desk,
  name: Name,
  input: ParsedInput<Name>,
): Promise<Done<CommandOutput<Name>>> {
  const { campaign } = desk;
  await readyToWrite(campaign, name);
  const { sql } = campaign.file;
  const { needs = [] } = stepEntry(name);
  const content =
    needs.length === 0 ? {} : await contentFor(needs, { sql, systemId: readCampaign(sql).system.id });
  const { value, summary, tables, letGo } = commit(desk, name, input, content as ContentOf<NeedsOf<Name>>);
  const wentBack = name === 'rewind.goBackTo';
  // Only once it has been taken: where it is refused, every window still shows the past.
  if (wentBack) campaign.returnToNow();
  desk.announce(wentBack ? 'everything' : tables);
  void campaign.backUpAfter(name);
  return { value, said: summary, letGo };
}

/**
 * Undo and redo go round the journal, not through it. They say the sentence of the step they moved over; of several,
 * the last one's, and how many they were.
 */
export async function runReplay(
  desk: Desk,
  name: 'journal.undo' | 'journal.redo',
  { through }: ParsedInput<'journal.undo'>,
): Promise<Done<null>> {
  const { campaign } = desk;
  await readyToWrite(campaign, name);
  const replay = name === 'journal.undo' ? undo : redo;
  const { summary, tables, steps } = replay(campaign.file, through);
  desk.announce(tables);
  const said = steps === 1 ? summary : `${counted(steps, 'step')}, the last of them: ${summary}`;
  return { value: null, said, letGo: 0 };
}

async function readyToWrite(campaign: OpenCampaign, name: string): Promise<void> {
  requirePresent(campaign, name);
  await campaign.readyToWrite();
  requirePresent(campaign, name);
  if (!campaign.file.db.open)
    throw new TurnkeeperError('cancelled', 'The campaign was closed before this step; it was not taken.');
}

/** While the past is looked at, the one step that can be taken is to go back to it. */
function requirePresent({ past }: OpenCampaign, name: string): void {
  if (past !== null && name !== 'rewind.goBackTo')
    throw refused(
      `You are looking at how things stood after step ${past.seq}. Nothing was changed; return to now first.`,
    );
}

function commit<Name extends StepName>(
  desk: Desk,
  name: Name,
  input: ParsedInput<Name>,
  content: ContentOf<NeedsOf<Name>>,
) {
  const { ports } = desk;
  const { file } = desk.campaign;
  const handler = stepHandlers[name] as StepOf<Name>;
  const realTime = ports.now().toISOString();
  return runCommand(file, { kind: name, input, realTime }, (sql) => {
    const used: RecordingDice[] = [];
    const dice = (...typed: (number | null)[]) => {
      const recorded = recordingDice(manualDice(typed, ports.dice));
      used.push(recorded);
      return recorded;
    };
    const before = imagesSoFar(sql);
    const done = handler({ sql, campaign: readCampaign(sql), content, desk, dice, realTime }, input);
    const rolls = used.flatMap((each) => each.rolls);
    // A line that changed nothing could not be taken back: undo would reach past it.
    if (rolls.length === 0 && imagesSoFar(sql) === before)
      throw refused('It is so already. Nothing was changed.');
    return { ...done, rolls };
  });
}

const imagesSoFar = (sql: Sql): number =>
  sql.get(query.selectFrom('journal_row').select(({ fn }) => fn.max('id').as('last')))?.last ?? 0;
