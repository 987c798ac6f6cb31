import { readFileSync, writeSync } from 'node:fs';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { runCommand, undoState } from '../../../src-main/db/journal/journal.ts';

/**
 * Opens the campaign it is given, says what came of it in one line, and keeps it open until its input ends.
 * The line: an error's code, or `writing <steps>`, or `reading <steps> <what a command was told>`.
 */
const say = (line: string): void => void writeSync(1, `${line}\n`);

const tryToWrite = (file: ReturnType<typeof openCampaign>): string => {
  try {
    const step = { kind: 'test.step', input: {}, realTime: '2026-11-21T12:00:00.000Z' };
    runCommand(file, step, () => ({ summary: 'A step', outcome: {}, rolls: [], value: null }));
    return 'written';
  } catch (cause) {
    if (cause instanceof TurnkeeperError) return cause.code;
    throw cause;
  }
};

try {
  const file = openCampaign(process.argv[2] ?? '');
  const { steps } = undoState(file);
  say(file.readOnly ? `reading ${steps} ${tryToWrite(file)}` : `writing ${steps}`);
  readFileSync(0);
  file.close();
} catch (cause) {
  if (!(cause instanceof TurnkeeperError)) throw cause;
  say(cause.code);
}
