import type { Roll } from '../../shared/dice/dice.ts';
import { manualDice } from '../../shared/dice/manual.ts';
import { recordingDice } from '../../shared/dice/recording.ts';
import type { RecordingDice } from '../../shared/dice/recording.ts';
import { TurnkeeperError, refused } from '../../shared/errors.ts';
import { stepEntry } from '../../shared/ipc/contract.ts';
import type { CommandOutput, NeedsOf, ParsedInput, StepName } from '../../shared/ipc/contract.ts';
import { counted } from '../../shared/words/figures.ts';
import type { ContentOf } from '../content/content-for.ts';
import { contentFor } from '../content/content-for.ts';
import { areMends, mendKind } from '../db/amiss/over-mends.ts';
import { recordAmiss } from '../db/amiss/shut-rows.ts';
import { redo, runCommand, runCommandSlowly, undo } from '../db/journal/journal.ts';
import { query } from '../db/sql.ts';
import type { Sql } from '../db/sql.ts';
import type { Desk } from '../desk/desk.ts';
import type { OpenCampaign } from '../desk/open-campaign.ts';
import { readCampaign } from '../facts/campaign/read-campaign.ts';
import { slowStepHandlers, stepHandlers } from './registry.ts';
import { soAlready } from './so-already.ts';
import type { QuickStepName, SlowStepName, SlowStepOf, StepOf } from './step-context.ts';

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
  while (campaign.busy !== null) await campaign.busy;
  requireOpen(campaign);
  const { value, summary, tables, letGo } = await amissOr(desk, async () =>
    isSlow(name)
      ? campaign.alone(() => commitSlowly(desk, name, input as ParsedInput<SlowStepName>, content as never))
      : commit(desk, name, input as never, content as never),
  );
  const wentBack = name === 'rewind.goBackTo';
  // Only once it has been taken: where it is refused, every window still shows the past.
  if (wentBack) campaign.returnToNow();
  const isLookedAtAnew = lookAtRecords(campaign, wentBack || name === mendKind);
  desk.announce(wentBack || isLookedAtAnew ? 'everything' : tables);
  void campaign.backUpAfter(name);
  return { value: value as CommandOutput<Name>, said: summary, letGo };
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
  while (campaign.busy !== null) await campaign.busy;
  requireOpen(campaign);
  const replay = name === 'journal.undo' ? undo : redo;
  const { summary, tables, steps, isOverMends } = replay(campaign.file, through);
  desk.announce(lookAtRecords(campaign, isOverMends) ? 'everything' : tables);
  const said = steps === 1 ? summary : `${counted(steps, 'step')}, the last of them: ${summary}`;
  return { value: null, said, letGo: 0 };
}

/** What cannot be done while some record makes no sense most likely needs that one. */
export async function amissOr<T>({ campaign, ports }: Desk, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof TurnkeeperError || campaign.file.records.amiss.length === 0) throw thrown;
    ports.keepError(thrown);
    throw recordAmiss();
  }
}

/** Records are looked at anew where some made no sense, or may make none again. */
function lookAtRecords({ file: { records } }: OpenCampaign, isWished: boolean): boolean {
  const isNeeded = records.amiss.length > 0 || isWished;
  if (isNeeded) records.look();
  return isNeeded;
}

async function readyToWrite(campaign: OpenCampaign, name: string): Promise<void> {
  requirePresent(campaign, name);
  await campaign.readyToWrite();
  requirePresent(campaign, name);
  requireOpen(campaign);
}

function requireOpen({ file }: OpenCampaign): void {
  if (!file.db.open)
    throw new TurnkeeperError('cancelled', 'The campaign was closed before this step; it was not taken.');
}

/** While the past is looked at, the one step that can be taken is to go back to it. */
function requirePresent({ past }: OpenCampaign, name: string): void {
  if (past !== null && name !== 'rewind.goBackTo')
    throw refused(
      `You are looking at how things stood after step ${past.seq}. Nothing was changed; return to now first.`,
    );
}

const isSlow = (name: StepName): name is SlowStepName => name in slowStepHandlers;

/** The dice of a step, which keep what they showed. */
function diceOf({ ports }: Desk) {
  const used: Pick<RecordingDice, 'rolls'>[] = [];
  const dice = (...typed: (number | null)[]) => {
    const recorded = recordingDice(manualDice(typed, ports.dice));
    used.push(recorded);
    return recorded;
  };
  const fell = (rolls: readonly Roll[]): void => void used.push({ rolls });
  return { dice, fell, rolls: () => used.flatMap((each) => each.rolls) };
}

function commit<Name extends QuickStepName>(
  desk: Desk,
  name: Name,
  input: ParsedInput<Name>,
  content: ContentOf<NeedsOf<Name>>,
) {
  const { file } = desk.campaign;
  const handler = stepHandlers[name] as StepOf<Name>;
  const realTime = desk.ports.now().toISOString();
  const isOverMends =
    name === 'rewind.goBackTo' &&
    areMends(file.sql, (input as ParsedInput<'rewind.goBackTo'>).seq + 1, Number.MAX_SAFE_INTEGER);
  return runCommand(file, { kind: name, input, realTime, isOverMends }, (sql) => {
    const { dice, fell, rolls } = diceOf(desk);
    const before = imagesSoFar(sql);
    const done = handler({ sql, campaign: readCampaign(sql), content, desk, dice, fell, realTime }, input);
    return changing(sql, before, { ...done, rolls: rolls() });
  });
}

/** In slices, with the file for itself: every other step and question waits meanwhile. */
function commitSlowly<Name extends SlowStepName>(
  desk: Desk,
  name: Name,
  input: ParsedInput<Name>,
  content: ContentOf<NeedsOf<Name>>,
) {
  const { file } = desk.campaign;
  const handler = slowStepHandlers[name] as SlowStepOf<Name>;
  const realTime = desk.ports.now().toISOString();
  return runCommandSlowly(file, { kind: name, input, realTime }, function* (sql) {
    const { dice, fell, rolls } = diceOf(desk);
    const before = imagesSoFar(sql);
    const context = { sql, campaign: readCampaign(sql), content, desk, dice, fell, realTime };
    const done = yield* handler(context, input);
    return changing(sql, before, { ...done, rolls: rolls() });
  });
}

/** A line that changed nothing could not be taken back: undo would reach past it. */
function changing<Done extends { rolls: readonly unknown[] }>(sql: Sql, before: number, done: Done): Done {
  if (done.rolls.length === 0 && imagesSoFar(sql) === before) throw soAlready();
  return done;
}

const newestImage = query
  .selectFrom('journal_row')
  .select(({ fn }) => fn.max('id').as('last'))
  .compile();

const imagesSoFar = (sql: Sql): number => sql.get(newestImage)?.last ?? 0;
