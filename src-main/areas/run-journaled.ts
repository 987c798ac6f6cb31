import { manualDice } from '../../shared/dice/manual.ts';
import { recordingDice } from '../../shared/dice/recording.ts';
import type { RecordingDice } from '../../shared/dice/recording.ts';
import { TurnkeeperError } from '../../shared/errors.ts';
import type { CampaignCommandName } from '../../shared/ipc/contract.ts';
import type { CampaignFile } from '../db/campaign-file.ts';
import { redo, runCommand, undo } from '../db/journal.ts';
import { query } from '../db/sql.ts';
import type { Sql } from '../db/sql.ts';
import type { Desk } from '../desk/desk.ts';
import type { Ports } from '../desk/ports.ts';
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
  await campaign.readyToWrite();
  if (!file.db.open)
    throw new TurnkeeperError('cancelled', 'The campaign was closed before this step; it was not taken.');
  if (name === 'journal.undo' || name === 'journal.redo') {
    const { summary, tables } = name === 'journal.undo' ? undo(file) : redo(file);
    desk.announce(tables);
    return { summary };
  }
  const { value, tables } = commit(file, desk.ports, name, input as ParsedInput<JournaledCommandName>);
  desk.announce(tables);
  void campaign.backUpAfter(name);
  return value;
}

function commit<Name extends JournaledCommandName>(
  file: CampaignFile,
  ports: Ports,
  name: Name,
  input: ParsedInput<Name>,
) {
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
    const done = handler({ sql, campaign: readCampaign(sql), dice, realTime }, input);
    const rolls = used.flatMap((each) => each.rolls);
    // A line that changed nothing could not be taken back: undo would reach past it.
    if (rolls.length === 0 && imagesSoFar(sql) === before)
      throw new TurnkeeperError('refused', 'It is so already. Nothing was changed.');
    return { ...done, rolls };
  });
}

const imagesSoFar = (sql: Sql): number =>
  sql.get(query.selectFrom('journal_row').select(({ fn }) => fn.max('id').as('last')))?.last ?? 0;
