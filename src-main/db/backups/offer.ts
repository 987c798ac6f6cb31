import { TurnkeeperError } from '../../../shared/errors.ts';
import { newestGoodBackup } from './good-backup.ts';
import { originIn } from './origin.ts';

const lacksContent = new Set(['file-missing', 'file-empty', 'file-foreign', 'file-newer', 'file-damaged']);

/** `2026-11-22T00:34:56.144Z` as `2026-11-22, 00:34 UTC`. */
const readable = (moment: string): string => `${moment.slice(0, 10)}, ${moment.slice(11, 16)} UTC`;

/** What hindered the opening of a campaign, with its newest good backup in `details.backup` where there is one. */
export const offeringBackup = async (thrown: unknown, path: string): Promise<unknown> => {
  if (!(thrown instanceof TurnkeeperError) || !lacksContent.has(thrown.code)) return thrown;
  const backup = await newestGoodBackup(path);
  if (backup === null) return thrown;
  const name = originIn(backup.path)?.name ?? '';
  const offered = new TurnkeeperError(
    thrown.code,
    `${thrown.message} The newest good backup of "${name}", of ${readable(backup.takenAt)} at step ${backup.step}, can be restored into a new file.`,
    { ...thrown.details, backup: backup.path },
  );
  offered.cause = thrown.cause;
  return offered;
};
