import { manualDice } from '../../shared/dice/manual.ts';
import { recordingDice } from '../../shared/dice/recording.ts';
import type { RecordingDice } from '../../shared/dice/recording.ts';
import { TurnkeeperError } from '../../shared/errors.ts';
import type { CampaignCommandName } from '../../shared/ipc/contract.ts';
import { topics } from '../../shared/ipc/vocabulary.ts';
import { campaignContent, meetingContent, noContent } from '../content/campaign-content.ts';
import type { CampaignContent } from '../content/campaign-content.ts';
import { redo, runCommand, undo } from '../db/journal.ts';
import { query } from '../db/sql.ts';
import type { Sql } from '../db/sql.ts';
import type { Desk } from '../desk/desk.ts';
import type { OpenCampaign } from '../desk/open-campaign.ts';
import { readCampaign } from './campaign/read-campaign.ts';
import type { CommandHandler, JournaledCommandName, ParsedInput } from './command-context.ts';
import { journaledCommands } from './registry.ts';

/**
 * Runs one command of the open campaign: one transaction, one step of the journal, one word to every window.
 * Waits until the file is known to be sound before it writes. Throws cancelled where the file was closed meanwhile.
 */
export async function runJournaled<Name extends CampaignCommandName>(
  desk: Desk,
  name: Name,
  input: ParsedInput<Name>,
): Promise<unknown> {
  const { campaign } = desk;
  const { file } = campaign;
  requirePresent(campaign, name);
  await campaign.readyToWrite();
  requirePresent(campaign, name);
  if (!file.db.open)
    throw new TurnkeeperError('cancelled', 'The campaign was closed before this step; it was not taken.');
  if (name === 'journal.undo' || name === 'journal.redo') {
    const { summary, tables } = name === 'journal.undo' ? undo(file) : redo(file);
    desk.announce(tables);
    return { summary };
  }
  const content = await contentFor(name, readCampaign(file.sql).system.id);
  const { value, tables } = commit(desk, name, input as ParsedInput<JournaledCommandName>, content);
  // Only once it has been taken: where it is refused, every window still shows the past.
  if (name === 'rewind.goBackTo') campaign.returnToNow();
  desk.announce(name === 'rewind.goBackTo' ? [...topics] : tables);
  void campaign.backUpAfter(name);
  return value;
}

/** While the past is looked at, the one step that can be taken is to go back to it. */
function requirePresent({ past }: OpenCampaign, name: CampaignCommandName): void {
  if (past !== null && name !== 'rewind.goBackTo')
    throw new TurnkeeperError(
      'refused',
      `You are looking at how things stood after step ${past.seq}. Nothing was changed; return to now first.`,
    );
}

/** The areas whose steps look into the starter content; the turns of a dungeon never wait for it. */
const needsContent =
  /^((character|inventory|reward|import)\.|dungeon\.(try|search|listen)$|encounter\.pursuitRound$)/;

/** Steps that ask who is met: creatures and tables. */
const needsMeetings: ReadonlySet<string> = new Set([
  'wander.takeFromContent',
  'wander.roll',
  'encounter.begin',
  'encounter.rollFoes',
  'encounter.morale',
  'encounter.flee',
]);

/** Of these, the steps that ask for creatures too. */
const needsMonsters: ReadonlySet<string> = new Set(['character.addFromContent', 'encounter.pursuitRound']);

function contentFor(name: string, systemId: string): CampaignContent | Promise<CampaignContent> {
  if (needsMeetings.has(name)) return meetingContent(systemId);
  return needsContent.test(name) ? campaignContent(systemId, needsMonsters.has(name)) : noContent;
}

function commit<Name extends JournaledCommandName>(
  desk: Desk,
  name: Name,
  input: ParsedInput<Name>,
  content: CampaignContent,
) {
  const { ports } = desk;
  const { file } = desk.campaign;
  const handler = journaledCommands[name] as CommandHandler<Name>;
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
      throw new TurnkeeperError('refused', 'It is so already. Nothing was changed.');
    return { ...done, rolls };
  });
}

const imagesSoFar = (sql: Sql): number =>
  sql.get(query.selectFrom('journal_row').select(({ fn }) => fn.max('id').as('last')))?.last ?? 0;
